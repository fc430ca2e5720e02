import * as data from '../data/index.ts';
import type { ShipCard, Slot, UpgradeCard } from '../data/types.ts';

/** The upgrade bar as it is with these cards beside the ship, and which of them find no icon. */

/** Icons by kind. Commander and title need none in the bar: every ship has a place for a title, all but flotillas one for a commander. */
export type Bar = Readonly<Partial<Record<Slot, number>>>;

function counted(slots: readonly Slot[]): Partial<Record<Slot, number>> {
  const bar: Partial<Record<Slot, number>> = {};
  for (const slot of slots) bar[slot] = (bar[slot] ?? 0) + 1;
  return bar;
}

/** AR-AUFWERTUNGSKARTEN-16, AR-AUFWERTUNGSKARTEN-17, AR-FLOTTILLEN-05 */
const printedBar = (ship: ShipCard): readonly Slot[] => [
  ...(data.isFlotilla(ship) ? [] : (['commander'] as const)),
  'title',
  ...ship.slots,
];

type Seated = {
  /** How many icons of each kind there are. */
  readonly bar: Bar;
  /** How many of them no card takes up. */
  readonly free: Bar;
  /** Which of the cards found no icon, by index. */
  readonly out: readonly number[];
};

/**
 * AR-AUFWERTUNGSKARTEN-02, AR-AUFWERTUNGSKARTEN-07, AR-AUFWERTUNGSKARTEN-08: a card takes up all of its icons or stays
 * out; where not all fit, the later ones stay out. Icons that cards bring are there wherever those cards stand in the
 * list: they all stand on printed icons themselves.
 */
export function seat(ship: ShipCard, cards: readonly (UpgradeCard | undefined)[]): Seated {
  const printed = printedBar(ship);
  const { out } = place(counted(printed), cards);
  const brought = cards.flatMap((card, i) => (out.includes(i) ? [] : (card?.adds ?? [])));
  const bar = counted([...printed, ...brought]);
  return { bar, ...place(bar, cards) };
}

function place(bar: Bar, cards: readonly (UpgradeCard | undefined)[]): Pick<Seated, 'free' | 'out'> {
  const free = { ...bar };
  const out: number[] = [];
  for (const [i, card] of cards.entries()) {
    if (!card) continue;
    if (card.slots.some((slot) => !free[slot])) out.push(i);
    else for (const slot of card.slots) free[slot] = (free[slot] ?? 0) - 1;
  }
  return { free, out };
}
