import {
  type Arc,
  arcAt,
  contains,
  distance,
  legionBase,
  overlaps,
  type Pose,
  type Shape,
  type Solid,
  shapeInArc,
  type Vec,
} from '@holotisch/table';
import type { Base } from '../data/types.ts';

/** Bases of miniatures where they stand. Most are discs; oblong ones are made of several shapes. */
export type Footprint = readonly Shape[];

export const footprint = (at: Pose, base: Base): Footprint => legionBase(at, base);

/** From edge to edge, seen from above. LE-REICHWEITE-05, LE-REICHWEITE-08 */
export function gap(a: Footprint, b: Footprint): number {
  let least = Number.POSITIVE_INFINITY;
  for (const s of a)
    for (const t of b) {
      const d = s.kind === 'circle' && t.kind === 'circle' ? discGap(s, t) : distance(s, t);
      if (d < least) least = d;
    }
  return least;
}
/** Discs, as nearly all bases are, need no search. */
function discGap(a: Shape, b: Shape): number {
  const dx = a.cx - b.cx;
  const dy = a.cy - b.cy;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius);
}
/** Whether the circles about two shapes come so near to each other; a quick no for what is clearly further away. */
export function mayMeet(a: Shape, b: Shape, within: number): boolean {
  const dx = a.cx - b.cx;
  const dy = a.cy - b.cy;
  const reach = a.radius + b.radius + within;
  return dx * dx + dy * dy <= reach * reach;
}
/** Whether the gap may be less than this. */
export function mayBeNearer(a: Footprint, b: Footprint, than: number): boolean {
  for (const s of a) for (const t of b) if (mayMeet(s, t, than + HAIR)) return true;
  return false;
}
/** Far more than sums of this size are ever rounded by. */
const HAIR = 1e-3;

/** From the edge of one to the furthest point of the other, seen from above. LE-INNERHALB-REICHWEITE-01 */
export const reach = (from: Footprint, to: Footprint): number =>
  Math.max(...to.map((s) => (s.kind === 'circle' ? beyondDisc(from, s) : furthest(from, s.points))));
/** The middle of a disc may lie within the other base. */
function beyondDisc(from: Footprint, { cx, cy, radius }: Shape): number {
  const middle = { kind: 'circle', cx, cy, radius: 0 } as const;
  return Math.min(...from.map((s) => (s.kind === 'circle' ? fromMiddle(s, cx, cy) : distance(s, middle)))) + radius;
}
const fromMiddle = (s: Shape, x: number, y: number): number =>
  Math.sqrt((s.cx - x) * (s.cx - x) + (s.cy - y) * (s.cy - y)) - s.radius;
const furthest = (from: Footprint, points: readonly Vec[]): number =>
  Math.max(...points.map(({ x, y }) => gap(from, [{ kind: 'circle', cx: x, cy: y, radius: 0 }])));

export const overlapping = (a: Footprint, b: Footprint): boolean => a.some((s) => b.some((t) => overlaps(s, t)));

/** Bases that are put together stand this near; nobody can place them nearer by hand. LE-BASISKONTAKT-01 */
export const CONTACT = 0.05;
export const inContact = (a: Footprint, b: Footprint): boolean => gap(a, b) <= CONTACT;
export const touchesShape = (a: Footprint, shape: Shape): boolean => a.some((s) => distance(s, shape) <= CONTACT);

export const within = (area: Shape, base: Footprint): boolean => base.every((s) => contains(area, s));

/** A miniature as lines of sight meet it: a cylinder over its base. L2-SICHTLINIE-01 */
export const cylinder = (shape: Shape, low: number, height: number): Solid => ({
  base: shape,
  low,
  high: low + height,
});

/** The firing arcs of a notched base: four quarters about its middle. LE-FEUERWINKEL-02..05 */
export type Quarter = 'front' | 'rear' | 'left' | 'right';
const EDGES: Readonly<Record<Quarter, readonly [number, number, number, number]>> = {
  front: [-1, 1, 1, 1],
  right: [1, 1, 1, -1],
  rear: [1, -1, -1, -1],
  left: [-1, -1, -1, 1],
};
const quarter = (at: Pose, which: Quarter): Arc => arcAt(at, ...EDGES[which]);
/** LE-FEUERWINKEL-07: any part of the base is enough. */
export const inQuarter = (at: Pose, which: Quarter, base: Footprint): boolean =>
  base.some((s) => shapeInArc(quarter(at, which), s));
