// Silhouettes are drawn from their right half: most ships are their own mirror image.

/** A ship seen from above, nose up. */
export interface Silhouette {
  /** Parts that run clockwise, all of them, or they would cut holes into each other. */
  readonly hull: string;
  /** Lines drawn on the hull. */
  readonly detail: string;
}

/** x and y in turn, nose up. */
type Points = readonly number[];

/** A part of a hull: on the axis of the ship (mirrored into one outline), a pair beside it, or one on one side only. */
interface Part {
  readonly kind: 'mid' | 'pair' | 'lone';
  readonly points: Points;
}
export const mid = (...points: number[]): Part => ({ kind: 'mid', points });
export const pair = (...points: number[]): Part => ({ kind: 'pair', points });
export const lone = (...points: number[]): Part => ({ kind: 'lone', points });

/** Points of an oval around a place, for any of the parts. */
export function oval(x: number, y: number, rx: number, ry = rx): number[] {
  const corners = 20;
  return Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners).flatMap((angle) => [
    Number((x + rx * Math.sin(angle)).toFixed(2)),
    Number((y + ry * Math.cos(angle)).toFixed(2)),
  ]);
}

const mirrored = (points: Points): number[] => points.map((n, i) => (i % 2 === 0 ? -n : n));
/** The points in the opposite order, so that mirrored parts run the same way round and cut no holes. */
function backwards(points: Points): number[] {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(points[i]!, points[i + 1]!);
  return out;
}
const path = (points: Points): string => `M${points.join(' ')}Z`;

/** Twice the area; negative for an outline that runs clockwise. */
function turning(points: Points): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    sum += points[i]! * points[j + 1]! - points[j]! * points[i + 1]!;
  }
  return sum;
}
const clockwise = (points: Points): Points => (turning(points) > 0 ? backwards(points) : points);

function outlineOf({ kind, points }: Part): string {
  switch (kind) {
    case 'mid':
      return path(clockwise([...points, ...backwards(mirrored(points))]));
    case 'pair':
      return path(clockwise(points)) + path(clockwise(mirrored(points)));
    case 'lone':
      return path(clockwise(points));
  }
}

/** A ship of its parts, with lines upon them. */
export const drawn = (detail: string, ...parts: readonly Part[]): Silhouette => ({
  hull: parts.map(outlineOf).join(''),
  detail,
});
