import type { Vec } from './vec.ts';

/** A simple polygon, counter-clockwise, with the bounding circle that lets most questions end early. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Vec[];
  readonly convex: boolean;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

export interface Circle {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

export type Shape = Polygon | Circle;

export interface Segment {
  readonly a: Vec;
  readonly b: Vec;
}

/**
 * A sector: all points seen from `apex` clockwise from the `left` ray to the `right` ray, edges included.
 * `left` and `right` are directions; the sector may span more than 180 degrees.
 */
export interface Arc {
  readonly apex: Vec;
  readonly left: Vec;
  readonly right: Vec;
}

/** How near two things come, and where: the very line that the ruler shows. */
export interface Measure {
  readonly distance: number;
  readonly from: Vec;
  readonly to: Vec;
}
