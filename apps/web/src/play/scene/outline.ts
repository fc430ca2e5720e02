// Silhouettes are drawn from their right half: most ships are their own mirror image.

/** x and y in turn, in millimetres on a base of 40 by 40, nose up. */
type Points = readonly number[];

/** A part of a hull: on the axis of the ship (mirrored into one outline), or a pair beside it. */
export interface Part {
  readonly kind: 'mid' | 'pair';
  readonly points: Points;
}
export const mid = (...points: number[]): Part => ({ kind: 'mid', points });
export const pair = (...points: number[]): Part => ({ kind: 'pair', points });

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

export function outlineOf(parts: readonly Part[]): string {
  return parts
    .map(({ kind, points }) =>
      kind === 'mid'
        ? path(clockwise([...points, ...backwards(mirrored(points))]))
        : path(clockwise(points)) + path(clockwise(mirrored(points))),
    )
    .join('');
}
