import { expect } from 'vitest';
import { type Spec, type Table, type TableSpec, unit } from './table.ts';
import { lay26 } from './table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from './troops.ts';

/** What rulings about the missions of 2.6 are tried in. */

/** A squad of blue a little beside a point, within reach of a token that lies there. */
export const mine = (x: number, y: number, more: Spec = {}) => rebels(x + 50, y, { ...alone(4), ...more });

/** The same of red. */
export const theirs = (x: number, y: number, more: Spec = {}) => storm(x - 50, y, { ...alone(4), ...more });

/** A trooper of blue, and one of red. */
export const us = (x: number, y: number, more: Spec = {}) => rebels(x, y, { ...alone(4), ...more });
export const them = (x: number, y: number, more: Spec = {}) => storm(x, y, { ...alone(4), ...more });

/** A point of interest of this card. */
export const poi = (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind: 'poi', x, y, by, ...more });

/** Somebody of each side far from everything. */
export const away = [unit(LEIA, 0, 60, 250), unit(VEERS, 1, 1770, 660)];

/** The end phase of round 2, after points have been scored. */
export const scored = (
  battle: Spec,
  units: readonly Spec[],
  markers: readonly Spec[],
  more: Partial<TableSpec> = {},
): Table => lay26({ units: [...units, ...away], phase: 'end', round: 2, battle, markers, ...more });
/** A point of interest of this card. */
/** What each side has then. */
export const points = (...args: Parameters<typeof scored>) => scored(...args).state.victory;

/** The first unit is active in round 2. */
export const acting = (battle: Spec, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay26({ units: [...units, ...away], active: 0, round: 2, battle, ...more });

const waiting = { status: 'reserve' };

/** Of each side units that wait beside the table, one that stands there, and one that has been defeated. */
export const ARMIES: readonly Spec[] = [
  rebels(0, 0, waiting),
  unit(LEIA, 0, 100, 60),
  unit('rebel-commandos', 0, 0, 0, waiting),
  unit('at-rt-rebel', 0, 0, 0, waiting),
  storm(0, 0, waiting),
  unit(VEERS, 1, 1700, 860),
  unit('scout-troopers', 1, 0, 0, waiting),
  unit('tsmeu-6-wheel-bikes', 1, 0, 0, waiting),
  unit('rebel-troopers', 0, 0, 0, { status: 'defeated' }),
];

/** The mission is about to be prepared. */
export const preparing = (battle: Spec) =>
  lay26({ units: ARMIES, phase: 'prepare', round: 0, battle: { primary: 'close-the-pocket', ...battle } });

/** The tokens that a card has laid, and where they lie. */
export const tokens = (t: Table, by: string) => t.state.markers.filter((m) => m.by === by);
export const places = (t: Table, by: string) =>
  tokens(t, by).map(({ kind, x, y }) => [kind, Math.round(x), Math.round(y)]);

/** Here it may not lie; a hair beside it, it may. */
export function edge(t: Table, no: readonly [number, number], yes: readonly [number, number]): void {
  const { seat } = t.ask();
  expect(t.match.decide(seat, { x: no[0], y: no[1] }), `${no}`).toBeDefined();
  t.take({ x: yes[0], y: yes[1] });
}

/** Blue has this advantage, red none. */
export const ownAdvantage = (card: string) => [card, null];
