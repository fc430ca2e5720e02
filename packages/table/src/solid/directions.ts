import type { Solid } from './solid.ts';

/** A piece of the outline of a solid's base, seen from the eye as origin: a straight edge or a whole circle. */
type Curve =
  | { readonly kind: 'edge'; readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number }
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly radius: number };

/** The outline of a solid with the heights at which it matters, all seen from the eye. */
export interface Outline {
  readonly curves: readonly Curve[];
  readonly heights: readonly number[];
}

export function outlineOf(solid: Solid, eye: { readonly x: number; readonly y: number; readonly z: number }): Outline {
  const { base } = solid;
  const heights = [solid.low - eye.z, solid.high - eye.z];
  if (base.kind === 'circle')
    return { curves: [{ kind: 'circle', cx: base.cx - eye.x, cy: base.cy - eye.y, radius: base.radius }], heights };
  let p = base.points[base.points.length - 1]!;
  const curves = base.points.map((q): Curve => {
    const edge: Curve = { kind: 'edge', ax: p.x - eye.x, ay: p.y - eye.y, bx: q.x - eye.x, by: q.y - eye.y };
    p = q;
    return edge;
  });
  return { curves, heights };
}

/** Takes a direction in which something changes; its length does not matter. */
export type Add = (x: number, y: number) => void;

/** A little more than the whole of an edge: a direction too many does no harm, one too few does. */
const SLACK = 1e-9;

/** The directions of the corners of an outline, or of the two lines from the eye that touch a circle. */
export function addEnds({ curves }: Outline, add: Add): void {
  for (const c of curves) {
    if (c.kind === 'edge') {
      add(c.bx, c.by);
      continue;
    }
    const square = c.cx * c.cx + c.cy * c.cy;
    const touch = square - c.radius * c.radius;
    if (touch <= 0) continue;
    const k = c.radius / Math.sqrt(touch);
    add(c.cx - k * c.cy, c.cy + k * c.cx);
    add(c.cx + k * c.cy, c.cy - k * c.cx);
  }
}

function addEdgeAndEdge(a: Curve & { kind: 'edge' }, b: Curve & { kind: 'edge' }, k: number, add: Add): void {
  const dx = a.bx - a.ax;
  const dy = a.by - a.ay;
  const ex = k * (b.bx - b.ax);
  const ey = k * (b.by - b.ay);
  const gx = k * b.ax - a.ax;
  const gy = k * b.ay - a.ay;
  const det = dx * ey - dy * ex;
  if (det === 0) return;
  const s = (gx * ey - gy * ex) / det;
  const t = (gx * dy - gy * dx) / det;
  if (s < -SLACK || s > 1 + SLACK || t < -SLACK || t > 1 + SLACK) return;
  add(a.ax + s * dx, a.ay + s * dy);
}

function addEdgeAndCircle(a: Curve & { kind: 'edge' }, cx: number, cy: number, radius: number, add: Add): void {
  const dx = a.bx - a.ax;
  const dy = a.by - a.ay;
  const square = dx * dx + dy * dy;
  const middle = ((cx - a.ax) * dx + (cy - a.ay) * dy) / square;
  const off = ((cx - a.ax) * dy - (cy - a.ay) * dx) / square;
  const rest = (radius * radius) / square - off * off;
  if (rest < 0) return;
  const half = Math.sqrt(rest);
  for (const t of [middle - half, middle + half]) if (t >= -SLACK && t <= 1 + SLACK) add(a.ax + t * dx, a.ay + t * dy);
}

function addCircleAndCircle(a: Curve & { kind: 'circle' }, cx: number, cy: number, radius: number, add: Add): void {
  const dx = cx - a.cx;
  const dy = cy - a.cy;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const along = (square + a.radius * a.radius - radius * radius) / (2 * square);
  const rest = (a.radius * a.radius) / square - along * along;
  if (rest < 0) return;
  const half = Math.sqrt(rest);
  for (const side of [half, -half]) add(a.cx + along * dx - side * dy, a.cy + along * dy + side * dx);
}

/** Where curve `a` meets curve `b` enlarged k times from the eye. */
function addMeetings(a: Curve, b: Curve, k: number, add: Add): void {
  if (a.kind === 'edge' && b.kind === 'edge') addEdgeAndEdge(a, b, k, add);
  else if (a.kind === 'circle' && b.kind === 'circle') addCircleAndCircle(a, k * b.cx, k * b.cy, k * b.radius, add);
  else if (a.kind === 'edge' && b.kind === 'circle') addEdgeAndCircle(a, k * b.cx, k * b.cy, k * b.radius, add);
  else addMeetings(b, a, 1 / k, add);
}

/**
 * The directions in which a rim of one outline passes behind or before a rim of another as the eye sees them. Two
 * points of one direction are seen under the same slope when their distances are as their heights; so the rims cross
 * where one outline meets the other one enlarged by the ratio of the heights. Ratio 1 is where they meet on the table.
 */
export function addCrossings(a: Outline, b: Outline, add: Add): void {
  const ratios = [1];
  for (const p of a.heights)
    for (const q of b.heights) {
      const k = p / q;
      if (k > 0 && Number.isFinite(k) && !ratios.includes(k)) ratios.push(k);
    }
  for (const c of a.curves) for (const d of b.curves) for (const k of ratios) addMeetings(c, d, k, add);
}
