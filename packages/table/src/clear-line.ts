import { measureFromPoint } from './distance.ts';
import type { Circle, Measure, Polygon, Segment, Shape } from './shape.ts';
import { meets } from './sight.ts';
import { TOLERANCE } from './tolerance.ts';
import { cross, distanceBetween, lerp, sub, type Vec } from './vec.ts';

/** All the shortest lines between two shapes: those that lie evenly between a first and a last one, which may be the same. */
export interface ShortestLines {
  readonly first: Measure;
  readonly last: Measure;
}

/**
 * The shortest lines between two convex polygons, of which one is known. There are several where two edges face each
 * other squarely; then the outermost ones start or end in a corner.
 */
export function shortestLines(shortest: Measure, from: Polygon, to: Polygon): ShortestLines {
  const { distance } = shortest;
  let [first, last] = [shortest, shortest];
  let furthest = TOLERANCE;
  const ends: Measure[] = [];
  const add = (m: Measure): void => {
    if (m.distance > distance + TOLERANCE) return;
    for (const other of ends) {
      const apart = Math.max(distanceBetween(m.from, other.from), distanceBetween(m.to, other.to));
      if (apart > furthest) [furthest, first, last] = [apart, other, m];
    }
    ends.push(m);
  };
  for (const p of to.points) {
    const { distance, to: q } = measureFromPoint(p, from);
    add({ distance, from: q, to: p });
  }
  for (const p of from.points) add(measureFromPoint(p, to));
  return { first, last };
}

const at = ({ first, last }: ShortestLines, t: number): Segment => ({
  a: lerp(first.from, last.from, t),
  b: lerp(first.to, last.to, t),
});

/** Where a·t² + b·t + c is zero; the root that a small `a` leaves in its place is found without loss. */
function addRoots(a: number, b: number, c: number, places: number[]): void {
  const square = b * b - 4 * a * c;
  if (square < 0) return;
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(square)) / 2;
  places.push(q / a, c / q);
}

/** Where an end of the line, on its way from p to q, comes over an edge of the polygon. */
function addEndsOnEdges(p: Vec, q: Vec, { points }: Polygon, places: number[]): void {
  let a = points[points.length - 1]!;
  for (const b of points) {
    const edge = sub(b, a);
    addRoots(0, cross(edge, sub(q, p)), cross(edge, sub(p, a)), places);
    a = b;
  }
}

/** Where the line passes a corner of the polygon. */
function addCorners({ first, last }: ShortestLines, { points }: Polygon, places: number[]): void {
  const line = sub(first.to, first.from);
  const way = sub(last.from, first.from);
  const lean = sub(sub(last.to, last.from), line);
  for (const p of points) {
    const off = sub(p, first.from);
    addRoots(-cross(lean, way), cross(lean, off) - cross(line, way), cross(line, off), places);
  }
}

/** Where the line touches the rim of a circle, or one of its ends comes over it; the lines hardly lean. */
function addRim({ first, last }: ShortestLines, circle: Circle, places: number[]): void {
  const centre = { x: circle.cx, y: circle.cy };
  const line = sub(first.to, first.from);
  const way = sub(last.from, first.from);
  const reach = circle.radius * distanceBetween(first.from, first.to);
  const off = cross(line, sub(centre, first.from));
  for (const side of [reach, -reach]) addRoots(0, -cross(line, way), off + side, places);
  for (const [p, q] of [
    [first.from, last.from],
    [first.to, last.to],
  ] as const) {
    const [d, c] = [sub(q, p), sub(p, centre)];
    const square = circle.radius * circle.radius;
    addRoots(d.x * d.x + d.y * d.y, 2 * (d.x * c.x + d.y * c.y), c.x * c.x + c.y * c.y - square, places);
  }
}

/**
 * One of the lines that meets none of the shapes, in the middle of the widest gap; nothing where each of them meets one.
 * What a line meets changes only where it passes a corner or where one of its ends comes over a border, so one look
 * between every two such places decides. XW-VERSPERRT-05
 */
export function clearLine(lines: ShortestLines, shapes: readonly Shape[]): Measure | undefined {
  const { first, last } = lines;
  const meetsAny = (seg: Segment): boolean => shapes.some((shape) => meets(seg, shape));
  if (first === last) return meetsAny(at(lines, 0)) ? undefined : first;
  const places = [0, 1];
  for (const shape of shapes) {
    if (shape.kind === 'circle') addRim(lines, shape, places);
    else {
      addEndsOnEdges(first.from, last.from, shape, places);
      addEndsOnEdges(first.to, last.to, shape, places);
      addCorners(lines, shape, places);
    }
  }
  const stops = places.filter((t) => t >= 0 && t <= 1).sort((s, t) => s - t);
  let clear: Segment | undefined;
  let widest = 0;
  for (let i = 1; i < stops.length; i += 1) {
    const width = stops[i]! - stops[i - 1]!;
    if (width <= widest) continue;
    const between = at(lines, (stops[i - 1]! + stops[i]!) / 2);
    if (meetsAny(between)) continue;
    widest = width;
    clear = between;
  }
  return clear && { distance: first.distance, from: clear.a, to: clear.b };
}
