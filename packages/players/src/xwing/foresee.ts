import { compose, endPose, type Pose, tallonPose, turned } from '@holotisch/table';
import type { Ship } from '@holotisch/xwing';
import { dialOf, difficultyOf, edgesCrossed, isIonised, isStressed, pathOf, type XWing } from '@holotisch/xwing/rules';

type Manoeuvre = ReturnType<typeof dialOf>[number];

/** A place where a ship may be when it comes to shooting, and how likely that is thought to be. */
export interface Likely {
  readonly pose: Pose;
  readonly weight: number;
}

/** Where a manoeuvre ends if nobody is in the way. */
export function freeEnd(half: number, start: Pose, m: Manoeuvre): Pose {
  if (m.bearing === 'stationary') return start;
  const path = pathOf(half, m);
  if (m.bearing === 'tallon') return compose(start, tallonPose(path, 0));
  const end = compose(start, endPose(path));
  return m.bearing === 'koiogran' || m.bearing === 'segnor' ? turned(end, 180) : end;
}

/** Manoeuvres that a ship may choose without handing the choice to its opponent. */
export const flyable = (g: XWing, ship: Ship, stressed: boolean = isStressed(ship)): readonly Manoeuvre[] => {
  const all = dialOf(ship);
  if (!stressed) return all;
  const calm = all.filter((m) => difficultyOf(g, ship, m) !== 'red');
  return calm.length > 0 ? calm : all;
};

/**
 * For how many manoeuvres to come, up to `most`, a ship that stood here could stay on the table, if it flies them well.
 * A red one leaves it stressed, a green one takes a token off.
 */
export function staysFor(g: XWing, ship: Ship, at: Pose, stress: number, most: number): number {
  if (most === 0) return 0;
  const { half } = g.facts(ship);
  let longest = 0;
  for (const m of flyable(g, ship, stress > 0)) {
    const end = freeEnd(half, at, m);
    if (edgesCrossed(g, ship, end).length > 0) continue;
    const difficulty = difficultyOf(g, ship, m);
    if (difficulty === 'red' && stress > 0) continue; // the choice would be the opponent's
    const then = difficulty === 'red' ? stress + 1 : difficulty === 'green' ? Math.max(0, stress - 1) : stress;
    longest = Math.max(longest, 1 + staysFor(g, ship, end, then, most - 1));
    if (longest === most) break;
  }
  return longest;
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
    if (edgesCrossed(g, foe, pose).length > 0) return [];
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
