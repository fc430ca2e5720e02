import { pointToSegment } from '../nearest.ts';
import type { Shape } from '../shape.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Vec } from '../vec.ts';
import { type Add, addCrossings, addEnds, type Outline, outlineOf } from './directions.ts';
import { sectionsOf } from './section.ts';
import type { Point3, Solid } from './solid.ts';

/** What an eye sees of a target: all of it, some of it or none, and the indices of the solids that hide some of it. */
export interface SightLine {
  readonly result: 'clear' | 'partly' | 'blocked';
  readonly by: readonly number[];
}

/** Slopes between two of which the eye looks in one direction of the table: height gained per millimetre. */
interface Slopes {
  readonly low: number;
  readonly high: number;
}

/** The slopes under which a piece from `near` to `far` and from `bottom` to `top`, above the eye, is seen. */
const seen = (near: number, far: number, bottom: number, top: number): Slopes => ({
  low: bottom / (bottom < 0 ? near : far),
  high: top / (top > 0 ? near : far),
});

interface View {
  readonly eye: Point3;
  readonly target: Solid;
}

/** The section of a target in one direction: it is convex, so there is one at most. */
interface Slice {
  readonly near: number;
  readonly far: number;
  readonly slopes: Slopes;
}

function sliceOf({ eye, target }: View, u: Vec): Slice | undefined {
  const [from, far] = sectionsOf(target.base, eye.x, eye.y, u.x, u.y);
  if (from === undefined || far === undefined || far <= 0) return undefined;
  const near = Math.max(0, from);
  return { near, far, slopes: seen(near, far, target.low - eye.z, target.high - eye.z) };
}

/** Adds the slopes under which a solid stands before the target in one direction. */
function addHidden({ eye, target }: View, u: Vec, slice: Slice, solid: Solid, hidden: Slopes[]): void {
  const { near, far } = slice;
  const bottom = solid.low - eye.z;
  const top = solid.high - eye.z;
  const overTarget = Math.max(bottom, target.high - eye.z);
  const underTarget = Math.min(top, target.low - eye.z);
  const sections = sectionsOf(solid.base, eye.x, eye.y, u.x, u.y);
  for (let i = 0; i < sections.length; i += 2) {
    const from = Math.max(0, sections[i]!);
    const to = sections[i + 1]!;
    // Before the front of the target ...
    if (Math.min(to, near) > from) hidden.push(seen(from, Math.min(to, near), bottom, top));
    // ... or over its lid, when the eye looks down on it, or under its floor, when it looks up.
    const past = Math.max(from, near);
    const end = Math.min(to, far);
    if (end <= past) continue;
    if (target.high < eye.z && top > overTarget) hidden.push(seen(past, end, overTarget, top));
    if (target.low > eye.z && underTarget > bottom) hidden.push(seen(past, end, bottom, underTarget));
  }
}

/** Whether some of the slice is hidden by more than the tolerance. */
function hidesSome({ slopes, far }: Slice, hidden: readonly Slopes[]): boolean {
  return hidden.some((h) => (Math.min(h.high, slopes.high) - Math.max(h.low, slopes.low)) * far > TOLERANCE);
}

/** Whether all of the slice is hidden but for the tolerance. */
function hidesAll({ slopes, far }: Slice, hidden: Slopes[]): boolean {
  hidden.sort((a, b) => a.low - b.low);
  let upTo = slopes.low;
  for (const h of hidden) {
    if ((h.low - upTo) * far > TOLERANCE) break;
    upTo = Math.max(upTo, h.high);
  }
  // Both may be infinite, straight over the eye.
  return upTo >= slopes.high || (slopes.high - upTo) * far <= TOLERANCE;
}

interface Direction extends Vec {
  readonly turn: number;
}

/**
 * Calls `visit` with one direction between every two neighbouring ones in which something changes, until it answers
 * true. In between nothing changes, so that one stands for all.
 */
function someDirection(view: View, collect: (add: Add) => void, visit: (u: Vec) => boolean): boolean {
  const { eye, target } = view;
  const middle = middleOf(target.base);
  const ax = middle.x - eye.x;
  const ay = middle.y - eye.y;
  const away = Math.sqrt(ax * ax + ay * ay);
  // Measured from the direction of the target's middle, or from any when the eye is right over it.
  const mx = away > TOLERANCE ? ax / away : 0;
  const my = away > TOLERANCE ? ay / away : 1;
  const directions: Direction[] = [];
  const add = (x: number, y: number): void => {
    const length = Math.sqrt(x * x + y * y);
    if (length === 0) return;
    const along = (x * mx + y * my) / length;
    const aside = (y * mx - x * my) / length;
    // Grows with the angle, from -2 to 2 for a full circle, without trigonometry.
    const turn = 1 - along / (Math.abs(along) + Math.abs(aside));
    directions.push({ x: x / length, y: y / length, turn: aside < 0 ? -turn : turn });
  };
  collect(add);
  directions.push({ x: -mx, y: -my, turn: -2 }, { x: my, y: -mx, turn: -1 }, { x: mx, y: my, turn: 0 });
  directions.push({ x: -my, y: mx, turn: 1 }, { x: -mx, y: -my, turn: 2 });
  directions.sort((a, b) => a.turn - b.turn);
  const reach = away + target.base.radius;
  for (let i = 1; i < directions.length; i += 1) {
    const a = directions[i - 1]!;
    const b = directions[i]!;
    if (Math.abs(a.x * b.y - a.y * b.x) * reach <= TOLERANCE) continue;
    const x = a.x + b.x;
    const y = a.y + b.y;
    const length = Math.sqrt(x * x + y * y);
    if (visit({ x: x / length, y: y / length })) return true;
  }
  return false;
}

const isConvex = (base: Shape): boolean => base.kind === 'circle' || base.convex;

/** A point inside a convex shape. */
function middleOf(base: Shape): Vec {
  if (base.kind === 'circle') return { x: base.cx, y: base.cy };
  let x = 0;
  let y = 0;
  for (const p of base.points) {
    x += p.x / base.points.length;
    y += p.y / base.points.length;
  }
  return { x, y };
}

/** Whether a solid can hide anything at all, seen from afar. */
function isBetween({ eye, target }: View, { base, low, high }: Solid): boolean {
  if (high <= Math.min(eye.z, target.low) || low >= Math.max(eye.z, target.high)) return false;
  const wide = base.radius + target.base.radius;
  return pointToSegment(base.cx, base.cy, eye.x, eye.y, target.base.cx, target.base.cy) < wide * wide;
}

/**
 * What can be seen of a convex solid from a point. LE-SICHTLINIE-02..05
 *
 * Looking in one direction of the table the world is flat: the target shows between two slopes, every solid before
 * it hides what lies between two others, and whether all, some or none is hidden changes only in directions that can
 * be computed. It is therefore enough to look once between every two of them; the answer is exact but for slivers
 * thinner than the tolerance.
 */
export function sightLine(eye: Point3, target: Solid, blockers: readonly Solid[]): SightLine {
  const view = { eye, target };
  const aim = outlineOf(target, eye);
  const by: number[] = [];
  const outlines: Outline[] = [];
  blockers.forEach((solid, i) => {
    if (!isBetween(view, solid)) return;
    const outline = outlineOf(solid, eye);
    const hides = someDirection(
      view,
      (add) => {
        addEnds(aim, add);
        addEnds(outline, add);
        addCrossings(aim, outline, add);
      },
      (u) => {
        const slice = sliceOf(view, u);
        if (slice === undefined) return false;
        const hidden: Slopes[] = [];
        addHidden(view, u, slice, solid, hidden);
        return hidesSome(slice, hidden);
      },
    );
    if (!hides) return;
    by.push(i);
    outlines.push(outline);
  });
  if (by.length === 0) return { result: 'clear', by };

  const showsSome = (u: Vec): boolean => {
    const slice = sliceOf(view, u);
    if (slice === undefined) return false;
    const hidden: Slopes[] = [];
    for (const i of by) addHidden(view, u, slice, blockers[i]!, hidden);
    return !hidesAll(slice, hidden);
  };
  const addSingle = (add: Add): void => {
    addEnds(aim, add);
    for (const outline of outlines) {
      addEnds(outline, add);
      addCrossings(aim, outline, add);
    }
  };
  if (someDirection(view, addSingle, showsSome)) return { result: 'partly', by };
  if (by.length === 1 && isConvex(blockers[by[0]!]!.base)) return { result: 'blocked', by };

  // Nothing shows where single solids begin and end to hide; a gap between two of them would be the last chance.
  const heights = [...new Set([aim, ...outlines].flatMap((o) => o.heights))];
  const rims = [{ curves: aim.curves, heights }, ...outlines];
  const addPairs = (add: Add): void => {
    addSingle(add);
    rims.forEach((a, i) => {
      for (const b of rims.slice(i)) addCrossings(a, b, add);
    });
  };
  return { result: someDirection(view, addPairs, showsSome) ? 'partly' : 'blocked', by };
}
