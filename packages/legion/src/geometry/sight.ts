import { distance, meets, type Point3, type Shape, type Solid, sightLine, TOLERANCE } from '@holotisch/table';
import type { StandingMini } from '../legion.ts';
import type { StandingTerrain } from './terrain.ts';

/** Lines of sight from miniature to miniature, and what stands in between. */

/** Something that may stand in the way: a piece of terrain, or a unit that is treated as one. */
export interface Screen {
  readonly shape: Shape;
  readonly solid: Solid;
  /** Sight does not pass. LE-SICHTLINIE-05 */
  readonly opaque: boolean;
  /** Which piece of terrain (by place), or which unit. */
  readonly terrain?: number;
  readonly unit?: number;
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
  for (let i = 0; i < screens.length; i++) if (mayHide(from, to, screens[i]!)) near.push(i);
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

/** A quick no for what lies aside of the line. */
function mayHide(from: StandingMini, to: StandingMini, { shape, solid }: Screen): boolean {
  if (solid.high <= 0) return false;
  const [ax, ay] = [from.pose.x, from.pose.y];
  const [dx, dy] = [to.pose.x - ax, to.pose.y - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((shape.cx - ax) * dx + (shape.cy - ay) * dy) / square));
  const [px, py] = [ax + t * dx - shape.cx, ay + t * dy - shape.cy];
  const reach = shape.radius + reachOf(to) + TOLERANCE;
  return px * px + py * py <= reach * reach;
}
const reachOf = ({ base, pose }: StandingMini): number => {
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
