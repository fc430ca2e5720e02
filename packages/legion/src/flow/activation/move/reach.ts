import type { Refusal } from '@holotisch/engine';
import { distanceBetween, headingDegrees, sinDegrees, type Vec } from '@holotisch/table';
import type { Legion } from '../../../legion.ts';
import type { At, MoveData } from '../../../payloads.ts';
import { hasKeyword } from '../../../values.ts';
import type { MovePlan } from './plan.ts';
import { climbsOf, exactly, type Found, isFound, type Missed, moveTo, reachesOf, searchFor } from './towards.ts';

/** How far a unit gets, and how it gets to a place that it needs two moves for. */

/** Part of the ground about a leader, place by place: the slowest speed that leads there, 0 where none does. */
export type Reach = {
  /** Millimetres between two places; the middle one of the middle row is where the leader stands. */
  readonly cell: number;
  readonly side: number;
  readonly first: number;
  readonly rows: readonly (readonly number[])[];
  /** Millimetres that each speed leads where nothing is in the way. */
  readonly far: readonly number[];
  /** Where climbs end. */
  readonly climbs: readonly At[];
};

/** Millimetres between two places that are tried: less than half a base. */
const CELL = 13;

/** One slice of so many, from south to north: whoever asks for one after the other keeps nobody waiting. */
export function reachSlice(g: Legion, data: MoveData, slice: number, slices: number): Reach {
  const search = searchFor(g, data);
  const far = reachesOf(data, search.start);
  const half = Math.ceil(Math.max(0, ...far) / CELL);
  const side = 2 * half + 1;
  const [first, end] = [Math.floor((side * slice) / slices), Math.floor((side * (slice + 1)) / slices)];
  const { x, y } = search.start.from;
  const most = Math.max(0, ...far);
  const rows = Array.from({ length: end - first }, (_, row) =>
    Array.from({ length: side }, (_unused, column) => {
      const to = { x: x + (column - half) * CELL, y: y + (first + row - half) * CELL };
      if (distanceBetween(to, search.start.from) > most) return 0;
      return exactly(search, to)?.answer.speed ?? 0;
    }),
  );
  const climbs = slice === 0 ? climbsOf(search).map(({ plan: { leader } }): At => [leader.x, leader.y]) : [];
  return { cell: CELL, side, first, rows, far, climbs };
}

/** The moves that lead to a place, one after the other; or those that lead nearest to it, and why none leads there. */
interface Way {
  readonly moves: readonly Found[];
  readonly refusal: Refusal | null;
}

/** By one move, or by two where the second action is left for it. The table is moved along: it is one that nobody keeps. */
export function wayTo(g: Legion, data: MoveData, to: Vec, twice: boolean): Way {
  const single = moveTo(searchFor(g, data), to);
  if (isFound(single)) return { moves: [single], refusal: null };
  const alone: Way = { moves: single.nearest ? [single.nearest] : [], refusal: single.refusal ?? null };
  if (!twice || data.full || !isWorthTwo(g, data)) return alone;
  return byTwo(g, data, to, single) ?? alone;
}

/** One standard move an activation is all that some make. LE-SCHWERFAELLIG-01 */
const isWorthTwo = (g: Legion, { unit, kinds }: MoveData): boolean =>
  kinds.includes('standard') && !hasKeyword(g, g.unit(unit), 'plodding');

/** Aside of the straight way: something stands in it. */
const ASIDE = [0, 25, -25, 50, -50, 75, -75];

function byTwo(g: Legion, data: MoveData, to: Vec, single: Missed): Way | undefined {
  const search = searchFor(g, data);
  const { from } = search.start;
  const reach = Math.max(0, ...reachesOf(data, search.start));
  const towards = headingDegrees(to.x - from.x, to.y - from.y);
  let best: { readonly way: Way; readonly away: number } | undefined;
  const firsts = function* (): Iterable<Found> {
    if (single.nearest) yield single.nearest;
    for (const aside of ASIDE)
      for (const share of [1, 0.6]) {
        const mm = (reach - 0.01) * share;
        const at = { x: from.x + mm * sinDegrees(towards + aside), y: from.y + mm * sinDegrees(90 - towards - aside) };
        const found = exactly(search, at);
        if (found) yield found;
      }
  };
  for (const first of firsts()) {
    if (distanceBetween(first.plan.leader, to) > 2 * reach) continue;
    const second = afterMove(g, data, first.plan, (rest) => moveTo(searchFor(g, rest), to));
    const found = isFound(second) ? second : second.nearest;
    if (!found || found.answer.way === 0) continue;
    const refusal = isFound(second) ? null : (second.refusal ?? null);
    const away = distanceBetween(found.plan.leader, to);
    if (best === undefined || away < best.away - 1) best = { way: { moves: [first, found], refusal }, away };
    if (refusal === null) break;
  }
  const alone = single.nearest ? distanceBetween(single.nearest.plan.leader, to) : Number.POSITIVE_INFINITY;
  return best && best.away < alone - 1 ? best.way : undefined;
}

/** The table as it would be after a move; what was moved is put back. */
function afterMove<T>(g: Legion, data: MoveData, plan: MovePlan, look: (rest: MoveData) => T): T {
  const unit = g.unit(data.unit);
  const before = unit.minis.map(({ pose }) => pose);
  unit.minis[unit.leader]!.pose = plan.leader;
  for (const { mini, pose } of plan.others) unit.minis[mini]!.pose = pose;
  try {
    // No action is left for a climb that costs two. LE-KLIMMEN-UND-KLETTERN-03
    const kinds = g.rules.moveKinds(g, unit).filter((kind) => kind !== 'climb' || g.rules.climbing.cost === 1);
    return look({ ...data, kinds });
  } finally {
    for (const [at, pose] of before.entries()) unit.minis[at]!.pose = pose;
  }
}
