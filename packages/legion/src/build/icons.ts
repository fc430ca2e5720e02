import type { Slot, Unit, Upgrade } from '../data/types.ts';

/** How many icons of each kind. */
export type Bar = { readonly [S in Slot]?: number };

type Seating = {
  /** The printed icons and those that upgrades add. */
  readonly bar: Bar;
  readonly free: Bar;
  /** Places of upgrades for which there is no icon. */
  readonly out: readonly number[];
};

/** LE-ARMEE-AUFWERTUNGSKARTEN-02: every upgrade takes up one icon of its kind, the first come first. */
export function seat(unit: Unit, upgrades: readonly (Upgrade | undefined)[]): Seating {
  const bar: { [S in Slot]?: number } = {};
  for (const slot of [...unit.slots, ...upgrades.flatMap((card) => card?.slots ?? [])])
    bar[slot] = (bar[slot] ?? 0) + 1;
  const free = { ...bar };
  const out: number[] = [];
  for (const [i, card] of upgrades.entries()) {
    if (!card || card.iconless?.includes(unit.id)) continue;
    const left = free[card.slot] ?? 0;
    if (left === 0) out.push(i);
    else free[card.slot] = left - 1;
  }
  return { bar, free, out };
}
