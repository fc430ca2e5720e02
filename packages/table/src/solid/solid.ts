import { pointToBorder } from '../nearest.ts';
import type { Shape } from '../shape.ts';
import { TOLERANCE } from '../tolerance.ts';
import { sectionsOf } from './section.ts';

/** A point of the table with its height above it. */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** All that stands between two heights over a shape: a cylinder over a circle, a prism over a polygon. */
export interface Solid {
  readonly base: Shape;
  readonly low: number;
  readonly high: number;
}

/** Whether a point lies deeper in a shape than the tolerance, given that it lies in it or on its border. */
function isDeep(shape: Shape, x: number, y: number): boolean {
  if (shape.kind === 'polygon') return pointToBorder(x, y, shape.points) > TOLERANCE * TOLERANCE;
  const depth = shape.radius - TOLERANCE;
  return (shape.cx - x) * (shape.cx - x) + (shape.cy - y) * (shape.cy - y) < depth * depth;
}

function goesThrough(from: Point3, to: Point3, { base, low, high }: Solid): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const flat = Math.sqrt(dx * dx + dy * dy);
  const length = Math.sqrt(flat * flat + (to.z - from.z) * (to.z - from.z));
  if (length <= TOLERANCE) return false;
  // A plumb line has no direction on the table; any will do to ask whether its foot lies inside.
  const isPlumb = flat <= TOLERANCE;
  const ux = isPlumb ? 0 : dx / flat;
  const uy = isPlumb ? 1 : dy / flat;
  // The part of the segment, from 0 to 1, that runs between the two heights.
  let first = 0;
  let last = 1;
  const rise = to.z - from.z;
  const toLow = low + TOLERANCE - from.z;
  const toHigh = high - TOLERANCE - from.z;
  if (rise === 0) {
    if (toLow > 0 || toHigh < 0) return false;
  } else {
    first = Math.max(first, Math.min(toLow / rise, toHigh / rise));
    last = Math.min(last, Math.max(toLow / rise, toHigh / rise));
  }
  const sections = sectionsOf(base, from.x, from.y, ux, uy);
  for (let i = 0; i < sections.length; i += 2) {
    const enter = isPlumb ? (sections[i]! < 0 ? first : 1) : Math.max(first, sections[i]! / flat);
    const leave = isPlumb ? (sections[i + 1]! > 0 ? last : 0) : Math.min(last, sections[i + 1]! / flat);
    const middle = (enter + leave) / 2;
    if ((leave - enter) * length > TOLERANCE && isDeep(base, from.x + dx * middle, from.y + dy * middle)) return true;
  }
  return false;
}

/** Whether a straight line passes through one of the solids; touching a face, an edge or a corner does not count. */
export const segmentBlocked = (from: Point3, to: Point3, solids: readonly Solid[]): boolean =>
  solids.some((solid) => goesThrough(from, to, solid));
