import { overlaps } from '../../overlap.ts';
import { rectangle } from '../../polygon.ts';
import { moved, type Pose } from '../../pose.ts';
import type { Polygon, Shape } from '../../shape.ts';

/** Half the side of a base, the `h` of every formula of movement. */
export const SMALL_BASE = 20;
export const LARGE_BASE = 40;

/**
 * The guides of every base, in pairs at front and rear. The sources measure 1.5 to 2.66 mm of protrusion;
 * 2 mm is the project's choice.
 */
const GUIDE = { inner: 9.7, outer: 13.1, protrusion: 2 } as const;

/** The base that is measured from: range, arcs and deployment ignore the guides. XW-STOPPER-02 */
export const squareBase = (p: Pose, h: number): Polygon => rectangle(p, h, h);

/** A piece made of convex parts that may cover each other: what is in one of them is in the piece. */
export type Footprint = readonly Polygon[];

/**
 * The base that moves and overlaps, guides included. XW-STOPPER-02, R-XW-14
 * Its outline has twenty corners and is concave, but it is exactly the union of three rectangles: the square and
 * two bars from the rear to the front guide of a side. Convex parts meet by separating axes, nine short tests at
 * worst and one as a rule, where the outline would need some four hundred pairs of edges.
 */
export function movementFootprint(p: Pose, h: number): Footprint {
  const across = (GUIDE.inner + GUIDE.outer) / 2;
  const halfWidth = (GUIDE.outer - GUIDE.inner) / 2;
  const halfLength = h + GUIDE.protrusion;
  return [
    rectangle(p, h, h),
    rectangle(moved(p, -across, 0), halfWidth, halfLength),
    rectangle(moved(p, across, 0), halfWidth, halfLength),
  ];
}

export const footprintOverlaps = (footprint: Footprint, shape: Shape): boolean =>
  footprint.some((part) => overlaps(part, shape));

export const footprintsOverlap = (a: Footprint, b: Footprint): boolean => b.some((part) => footprintOverlaps(a, part));
