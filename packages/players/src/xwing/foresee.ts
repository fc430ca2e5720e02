import type { Pose } from '@holotisch/table';
import type { Ship } from '@holotisch/xwing';
import { dialOf, difficultyOf, isIonised, leavesTable, type XWing } from '@holotisch/xwing/rules';
import { flyable, freeEnd } from './room.ts';

/** A place where a ship may be when it comes to shooting, and how likely that is thought to be. */
export interface Likely {
  readonly pose: Pose;
  readonly weight: number;
}

/** The cosine of the angle between where a pose looks and where a point lies; 1 is dead ahead. */
export function facing(from: Pose, to: { readonly x: number; readonly y: number }): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  return d < 1 ? 0 : (dx * from.hx + dy * from.hy) / d;
}

export function apart(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }) {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

const PLACES = 3;

/**
 * Where a ship of the other side may go: the few ends of its dial from which it looks best at somebody of ours. One
 * that has moved already stays where it is.
 */
export function foresee(g: XWing, foe: Ship, mine: readonly Ship[]): readonly Likely[] {
  const here = foe.pose!;
  if (foe.activated || mine.length === 0) return [{ pose: here, weight: 1 }];
  const { half } = g.facts(foe);
  const all = isIonised(g, foe) ? dialOf(foe).filter((m) => m.code === 's1') : flyable(g, foe);
  const rated = all.flatMap((m) => {
    const pose = freeEnd(half, here, m);
    if (leavesTable(g, foe, pose)) return [];
    return [{ pose, weight: promise(pose, mine) * (difficultyOf(g, foe, m) === 'red' ? 0.5 : 1) }];
  });
  rated.sort((a, b) => b.weight - a.weight);
  const best = rated.slice(0, PLACES);
  const sum = best.reduce((total, one) => total + one.weight, 0);
  return sum > 0 ? best.map((one) => ({ ...one, weight: one.weight / sum })) : [{ pose: here, weight: 1 }];
}

/** How well a pose looks at the nearest of some ships: ahead and at a fair distance is best. */
function promise(at: Pose, ships: readonly Ship[]): number {
  let best = 0;
  for (const s of ships) {
    const far = Math.abs(apart(at, s.pose!) - 180);
    best = Math.max(best, (1.2 + facing(at, s.pose!)) / (1 + far / 150));
  }
  return best;
}
