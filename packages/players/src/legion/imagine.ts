import { type Seat, unheard } from '@holotisch/engine';
import { type LegionView, legion, legion26 } from '@holotisch/legion';
import { type Legion, sideOf, unitsInPlay } from '@holotisch/legion/rules';
import { type Character, EVEN } from '../character.ts';

export type Unit = ReturnType<typeof unitsInPlay>[number];

/** The table as one seat may imagine it: everything open as it is, everything hidden blank. */
export interface Imagined {
  readonly g: Legion;
  readonly seat: Seat;
  readonly side: 0 | 1;
  readonly mine: readonly Unit[];
  readonly enemies: readonly Unit[];
  /** Looks at fewer places and reckons with averages: for thinking ahead many turns. */
  readonly hasty: boolean;
  readonly character: Character;
}

/** The tables that seats have thought with last: which cards there are and what was measured need not be found anew. */
const last: (Legion | undefined)[] = [];
const isSameGame = (a: LegionView['rules'], b: LegionView['rules']): boolean =>
  a.edition === b.edition && a.width === b.width && a.depth === b.depth && a.training === b.training;

/** A table to think with, built out of a seat's view and nothing else. */
export function imagine(view: LegionView, seat: Seat, hasty = false, character: Character = EVEN): Imagined {
  const game = view.rules.edition === '2.6' ? legion26 : legion;
  const state = game.imagine(view, seat);
  const side = state.sides[seat]!;
  const units = unitsInPlay(state);
  const before = last[seat];
  const g = game.sit(state, unheard, before && isSameGame(before.state.rules, view.rules) ? before : undefined);
  last[seat] = g;
  return {
    g,
    seat,
    hasty,
    character,
    side,
    mine: units.filter((u) => sideOf(state, u) === side),
    enemies: units.filter((u) => sideOf(state, u) !== side),
  };
}

export const isStanding = (unit: Unit): boolean => Boolean(unit.minis[unit.leader]?.pose);
export const leaderAt = (unit: Unit): { readonly x: number; readonly y: number } => unit.minis[unit.leader]!.pose!;
export const away = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
