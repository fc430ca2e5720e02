import { distance, meets, type Point3, type Shape, type Solid, sightLine, TOLERANCE, type Vec } from '@holotisch/table';
import type { StandingMini } from '../legion.ts';
import type { StandingTerrain } from './terrain.ts';

/** Lines of sight from miniature to miniature, and what stands in between. */

/** Something that may stand in the way: a piece of terrain, or a unit that is treated as one. */
export interface Screen {
  readonly shape: Shape;
  readonly solid: Solid;
  /** Sight does not pass. LE-SICHTLINIE-05 */
  readonly opaque: boolean;
  /** Which piece of terrain (by place), which unit, or which token. */
  readonly terrain?: number;
  readonly unit?: number;
  readonly marker?: number;
}

export const terrainScreen = ({ shape, solid, traits }: StandingTerrain, terrain: number): Screen => ({
  shape,
  solid,
  opaque: traits.blocks,
  terrain,
});

/** LE-SICHTLINIE-02: from the highest point above the middle of the base. */
export const eyeOf = ({ pose, ground, height }: StandingMini): Point3 => ({ x: pose.x, y: pose.y, z: ground + height });

export interface Sight {
  readonly sees: boolean;
  /** Screens (by place) that hide any part of the target. LE-DECKUNG-18 */
  readonly hiding: readonly number[];
}

/** What one miniature sees of another. LE-SICHTLINIE-03, LE-SICHTLINIE-04 */
export function look(from: StandingMini, to: StandingMini, screens: readonly Screen[]): Sight {
  const eye = eyeOf(from);
  const near: number[] = [];
  const reach = reachOf(to);
  for (let i = 0; i < screens.length; i++) if (mayHide(from, to, screens[i]!, reach)) near.push(i);
  if (near.length === 0) return CLEAR;
  const hiding = new Set<number>();
  let sees = false;
  for (const target of to.solids) {
    const line = sightLine(
      eye,
      target,
      near.map((i) => screens[i]!.solid),
    );
    for (const k of line.by) hiding.add(near[k]!);
    if (line.result !== 'blocked') {
      sees = true;
      continue;
    }
    // Something hides it altogether: only what sight does not pass counts.
    const opaque = near.filter((i) => screens[i]!.opaque);
    sees ||=
      opaque.length < near.length &&
      sightLine(
        eye,
        target,
        opaque.map((i) => screens[i]!.solid),
      ).result !== 'blocked';
  }
  return { sees, hiding: [...hiding].sort((a, b) => a - b) };
}
const CLEAR: Sight = { sees: true, hiding: [] };

/**
 * Whether one miniature sees another at all: the same as what `look` finds, without asking what hides how much of it. Most see the
 * middle of each other's heads; only where something stands before that does one have to look at all of the other.
 */
export function seesAnyOf(from: StandingMini, to: StandingMini, screens: readonly Screen[]): boolean {
  const eye = eyeOf(from);
  const solids: Solid[] = [];
  const reach = reachOf(to);
  for (const screen of screens) {
    const { opaque, solid } = screen;
    if (!opaque || !mayHide(from, to, screen, reach)) continue;
    if (screen.unit === undefined || !(from.solids.includes(solid) || to.solids.includes(solid))) solids.push(solid);
  }
  if (solids.length === 0) return true;
  const head = eyeOf(to);
  if (solids.every((solid) => passes(eye, head, solid))) return true;
  return to.solids.some((target) => sightLine(eye, target, solids).result !== 'blocked');
}

/** Whether a line of sight surely passes a solid: over it, or aside of it, and not by a hair. */
export function passes(a: Point3, b: Point3, { base, high }: Solid): boolean {
  if (high < Math.min(a.z, b.z) - HAIR) return true;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= HAIR) return false;
  const [ux, uy] = [dx / length, dy / length];
  // All of it lies on one side of the line, or before its beginning, or behind its end.
  let [least, first] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [most, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const add = (x: number, y: number, radius: number): void => {
    const aside = (x - a.x) * uy - (y - a.y) * ux;
    const along = (x - a.x) * ux + (y - a.y) * uy;
    least = Math.min(least, aside - radius);
    most = Math.max(most, aside + radius);
    first = Math.min(first, along - radius);
    last = Math.max(last, along + radius);
  };
  if (base.kind === 'circle') add(base.cx, base.cy, base.radius);
  else for (const { x, y } of base.points) add(x, y, 0);
  return least > HAIR || most < -HAIR || first > length + HAIR || last < -HAIR;
}
/** Far more than the tolerance of the table, in millimetres: nearer than this it is looked at closely. */
const HAIR = 0.01;

const mayHide = ({ pose: from }: StandingMini, { pose: to }: StandingMini, { shape, solid }: Screen, wide: number) =>
  solid.high > 0 && liesNear(shape, from, to, wide + TOLERANCE);
/** Whether the circle about a shape comes so near to the way from one place to another; a quick no for what lies aside of it. */
export function liesNear({ cx, cy, radius }: Shape, from: Vec, to: Vec, wide: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((cx - from.x) * dx + (cy - from.y) * dy) / square));
  const [px, py] = [from.x + t * dx - cx, from.y + t * dy - cy];
  const reach = radius + wide;
  return px * px + py * py <= reach * reach;
}
/** How far a base reaches from the middle of its miniature. */
export const reachOf = ({ base, pose }: StandingMini): number => {
  let most = 0;
  for (const { cx, cy, radius } of base) {
    const [dx, dy] = [cx - pose.x, cy - pose.y];
    most = Math.max(most, Math.sqrt(dx * dx + dy * dy) + radius);
  }
  return most;
};

/**
 * Whether the line between the middles of two bases passes through a shape, seen from above; a mere touch is enough, so that
 * nobody is shot through the joint of two barricades. LE-DECKUNG-19, LE-DECKUNG-24
 */
export const centreLineCrosses = (from: StandingMini, to: StandingMini, shape: Shape): boolean =>
  meets({ a: from.pose, b: to.pose }, shape);

/** Whether a base stands against a piece of terrain, or on it. LE-BASISKONTAKT-03 */
export const standsAt = ({ base }: StandingMini, shape: Shape, gap: number): boolean =>
  base.some((s) => distance(s, shape) <= gap);
