import { compose, endPose, type Pose, poseAlong, tallonPose, turned } from '@holotisch/table';
import type { Ship } from '@holotisch/xwing';
import { dialOf, difficultyOf, isStressed, leavesTable, pathOf, type XWing } from '@holotisch/xwing/rules';

/** Room to fly: whether a ship finds its way on the table from where it stands. */

export type Manoeuvre = ReturnType<typeof dialOf>[number];
export type Difficulty = Manoeuvre['difficulty'];

export const stressAfter = (before: number, difficulty: Difficulty): number =>
  difficulty === 'red' ? before + 1 : difficulty === 'green' ? Math.max(0, before - 1) : before;

const turnsAbout = (m: Manoeuvre): boolean => m.bearing === 'koiogran' || m.bearing === 'segnor';

/** Where a manoeuvre ends if nobody is in the way. */
export function freeEnd(half: number, start: Pose, m: Manoeuvre): Pose {
  if (m.bearing === 'stationary') return start;
  const path = pathOf(half, m);
  if (m.bearing === 'tallon') return compose(start, tallonPose(path, 0));
  const end = compose(start, endPose(path));
  return turnsAbout(m) ? turned(end, 180) : end;
}

/** Where it may end if somebody is: earlier on the way, and without turning about. XW-FLUGRICHTUNG-13 */
export function haltedEnds(half: number, start: Pose, m: Manoeuvre): readonly Pose[] {
  if (m.bearing === 'stationary') return [];
  const path = pathOf(half, m);
  return HALTS.map((part) => compose(start, poseAlong(path, part * path.length)));
}
const HALTS = [0.35, 0.7, 0.98] as const;

interface Wings {
  readonly half: number;
  readonly moves: readonly { readonly m: Manoeuvre; readonly difficulty: Difficulty }[];
  /** The circles that it can fly without end, by their stations seen from where it stands. */
  readonly circles: readonly (readonly Pose[])[];
}

const known = new WeakMap<XWing, Map<Ship, Wings>>();

/** What a ship can fly, worked out once for each imagined table: its cards and damage do not change on it. */
function wingsOf(g: XWing, ship: Ship): Wings {
  let all = known.get(g);
  if (all === undefined) {
    all = new Map();
    known.set(g, all);
  }
  let wings = all.get(ship);
  if (wings === undefined) {
    const { half } = g.facts(ship);
    const moves = dialOf(ship).map((m) => ({ m, difficulty: difficultyOf(g, ship, m) }));
    const circles = moves.flatMap(({ m, difficulty }) => (difficulty === 'red' ? [] : circleOf(half, m)));
    wings = { half, moves, circles };
    all.set(ship, wings);
  }
  return wings;
}

const HERE: Pose = { x: 0, y: 0, hx: 0, hy: 1 };

/** The same turn or bank over and over leads back to where it began. */
function circleOf(half: number, m: Manoeuvre): readonly (readonly Pose[])[] {
  const steps = m.bearing === 'turn' ? 4 : m.bearing === 'bank' ? 8 : 0;
  if (steps === 0) return [];
  const stations: Pose[] = [];
  for (let at = HERE; stations.length < steps - 1; ) {
    at = freeEnd(half, at, m);
    stations.push(at);
  }
  return [stations];
}

/** Manoeuvres that a ship may choose without handing the choice to its opponent. */
export const flyable = (g: XWing, ship: Ship, stressed: boolean = isStressed(ship)): readonly Manoeuvre[] => {
  const { moves } = wingsOf(g, ship);
  const calm = stressed ? moves.filter((one) => one.difficulty !== 'red') : moves;
  return (calm.length > 0 ? calm : moves).map((one) => one.m);
};

/**
 * For how many manoeuvres to come a ship that stood here could stay on the table, if it flies them well; `most` means
 * for ever, because it comes to a circle that lies wholly on the table. No circle has a red manoeuvre in it, so stress
 * does not break it.
 */
export function staysFor(g: XWing, ship: Ship, at: Pose, stress: number, most: number): number {
  const { half, moves, circles } = wingsOf(g, ship);
  const stays = (pose: Pose) => !leavesTable(g, ship, pose);
  const look = (from: Pose, tokens: number, left: number): number => {
    if (circles.some((stations) => stations.every((station) => stays(compose(from, station))))) return left;
    if (left === 1) return 0;
    let longest = 0;
    for (const { m, difficulty } of moves) {
      if (difficulty === 'red' && tokens > 0) continue; // the choice would be the opponent's
      const end = freeEnd(half, from, m);
      if (!stays(end)) continue;
      longest = Math.max(longest, 1 + look(end, stressAfter(tokens, difficulty), left - 1));
      if (longest === left) break;
    }
    return longest;
  };
  return look(at, stress, most);
}

/** As far as anybody looks. */
export const FAR = 4;

/** Whether a ship that stood here could stay on the table for good. */
export const hasRoom = (g: XWing, ship: Ship, at: Pose, stress: number): boolean =>
  staysFor(g, ship, at, stress, FAR) === FAR;

/** How many of its next manoeuvres lead a ship that stood here to where it has room, counted up to `enough`. */
export function waysOut(g: XWing, ship: Ship, at: Pose, stress: number, enough: number): number {
  const { half, moves } = wingsOf(g, ship);
  let ways = 0;
  for (const { m, difficulty } of moves) {
    if (difficulty === 'red' && stress > 0) continue;
    const end = freeEnd(half, at, m);
    if (leavesTable(g, ship, end) || !hasRoom(g, ship, end, stressAfter(stress, difficulty))) continue;
    if (++ways === enough) break;
  }
  return ways;
}
