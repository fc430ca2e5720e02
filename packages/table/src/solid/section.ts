import type { Shape } from '../shape.ts';

/**
 * Where a line through (x, y) in the unit direction (ux, uy) runs inside a shape: pairs of distances from that point,
 * ascending, negative ones behind it.
 */
export function sectionsOf(shape: Shape, x: number, y: number, ux: number, uy: number): readonly number[] {
  if (shape.kind === 'circle') {
    const along = (shape.cx - x) * ux + (shape.cy - y) * uy;
    const off = (shape.cx - x) * uy - (shape.cy - y) * ux;
    const square = shape.radius * shape.radius - off * off;
    if (square <= 0) return [];
    const half = Math.sqrt(square);
    return [along - half, along + half];
  }
  const crossings: number[] = [];
  let p = shape.points[shape.points.length - 1]!;
  let pOff = (p.x - x) * uy - (p.y - y) * ux;
  for (const q of shape.points) {
    const qOff = (q.x - x) * uy - (q.y - y) * ux;
    // A corner on the line belongs to one side, so that crossings always come in pairs.
    if (pOff < 0 !== qOff < 0) {
      const t = pOff / (pOff - qOff);
      crossings.push((p.x + (q.x - p.x) * t - x) * ux + (p.y + (q.y - p.y) * t - y) * uy);
    }
    p = q;
    pOff = qOff;
  }
  return crossings.length > 2 ? crossings.sort((a, b) => a - b) : order(crossings);
}

const order = (pair: number[]): number[] => (pair.length === 2 && pair[0]! > pair[1]! ? pair.reverse() : pair);
