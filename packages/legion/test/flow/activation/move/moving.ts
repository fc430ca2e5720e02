import { expect } from 'vitest';
import type { LegionGame } from '../../../../src/game.ts';
import { gap, inContact, overlapping, within } from '../../../../src/geometry/base.ts';
import { onTable } from '../../../../src/values.ts';
import { lay, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { rebels, storm } from '../../../troops.ts';

/** The words that rulings about moves are tried in. */

export const ATRT = 'at-rt-rebel';
export const ATST = 'at-st';
export const BIKES = '74-z-speeder-bikes';
export const EWEB = 'e-web-heavy-blaster-team';
export const CANNON = '1-4-fd-laser-cannon-team';
export const TAUNTAUNS = 'tauntaun-riders';
export const DROIDEKAS = 'droidekas';
export const LANDSPEEDER = 'x-34-landspeeder';

/** Millimetres that the middle of a small round base travels with the whole tool of a speed. */
export const STEP = { 1: 75 + 27, 2: 125 + 27, 3: 175 + 27 } as const;
/** The same of a notched base of this length: the tool sinks 3 mm into either notch. */
export const stride = (speed: 1 | 2 | 3, length: number): number => 25 + 50 * speed + length - 6;

/** A move as a player names it: the whole tool, straight ahead, unless something else is said. */
export const go = (kind: string, speed: number, heading = 0, more: Spec = {}): Spec => ({
  kind,
  speed,
  heading,
  bend: 0,
  way: 1,
  ...more,
});
export const standard = (speed: number, heading = 0, more: Spec = {}): Spec => go('standard', speed, heading, more);

/** The first unit is asked for its move; the other side has troopers far away. */
export function moving(mine: Spec, more: Partial<TableSpec> = {}, game?: LegionGame): Table {
  const far = mine['seat'] === 0 ? storm(1750, 860) : rebels(1750, 860);
  const { units = [], ...rest } = more;
  const t = lay({ active: 0, ...rest, units: [mine, ...units, far] }, game);
  t.until('action').take('move');
  return t;
}
/** Only the first miniature of a unit stands. */
export const single = (card: string, seat: number, x: number, y: number, of: number, more: Spec = {}): Spec =>
  unit(card, seat, x, y, { minis: [null, ...Array.from({ length: of - 1 }, () => 'fallen')], ...more });

/** From base to base. */
export const gapOf = (t: Table, [a, i]: readonly [number, number], [b, j]: readonly [number, number]): number =>
  gap(t.g.mini(t.unit(a), i).base, t.g.mini(t.unit(b), j).base);
export const areTouching = (t: Table, a: readonly [number, number], b: readonly [number, number]): boolean =>
  inContact(t.g.mini(t.unit(a[0]), a[1]).base, t.g.mini(t.unit(b[0]), b[1]).base);
/** Nobody overlaps anybody, and everybody stands wholly on the table. */
export function expectOrder(t: Table): void {
  const { g } = t;
  const all = g.state.units
    .filter(({ status }) => status === 'play')
    .flatMap((u) => onTable(u).map((mini) => ({ who: `${u.id}.${mini}`, base: g.mini(u, mini).base })));
  for (const [i, a] of all.entries()) {
    expect(within(g.battlefield, a.base), `${a.who} stands on the table`).toBe(true);
    for (const b of all.slice(i + 1)) expect(overlapping(a.base, b.base), `${a.who} overlaps ${b.who}`).toBe(false);
  }
}
