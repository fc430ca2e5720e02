import type { Arc, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import { cross, unit, type Vec } from './vec.ts';

/**
 * The part of the plane on the inner side of two lines through a point: an arc of at most 180 degrees. A wider arc is
 * two of these, so that everything else only ever deals with the convex case.
 */
export interface Sector {
  readonly apex: Vec;
  /** Unit directions, the sector lying clockwise from `left` to `right`. */
  readonly left: Vec;
  readonly right: Vec;
}

export function sectorsOf(arc: Arc): readonly Sector[] {
  const { apex } = arc;
  const left = unit(arc.left);
  const right = unit(arc.right);
  if (cross(left, right) <= 0) return [{ apex, left, right }];
  const back: Vec = { x: -left.x, y: -left.y };
  return [
    { apex, left, right: back },
    { apex, left: back, right },
  ];
}

/** How far inside its two edge lines a point lies (negative: outside). */
export const depthFromLeft = (s: Sector, x: number, y: number): number =>
  s.left.y * (x - s.apex.x) - s.left.x * (y - s.apex.y);
export const depthFromRight = (s: Sector, x: number, y: number): number =>
  s.right.x * (y - s.apex.y) - s.right.y * (x - s.apex.x);

export const inSector = (s: Sector, x: number, y: number): boolean =>
  depthFromLeft(s, x, y) >= -TOLERANCE && depthFromRight(s, x, y) >= -TOLERANCE;

/** Whether the circle about a shape keeps clear of the sector (a quick no) or lies in it altogether (a quick yes). */
export const missesCircle = (s: Sector, c: Shape): boolean =>
  Math.min(depthFromLeft(s, c.cx, c.cy), depthFromRight(s, c.cx, c.cy)) < -c.radius - TOLERANCE;
export const holdsCircle = (s: Sector, c: Shape): boolean =>
  Math.min(depthFromLeft(s, c.cx, c.cy), depthFromRight(s, c.cx, c.cy)) >= c.radius;
