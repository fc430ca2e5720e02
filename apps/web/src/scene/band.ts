// The outline around those who belong together. Pure.
import type { Flat } from '../models/part.ts';

const side = (a: Flat, b: Flat, p: Flat): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** The corners that a band around all points would touch, anticlockwise. */
function bandAround(points: readonly Flat[]): readonly Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: readonly Flat[]): Flat[] => {
    const out: Flat[] = [];
    for (const p of row) {
      while (out.length > 1 && side(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const CORNERS = 14;

/** A band about discs of that radius: round where it turns. */
export function bandOf(middles: readonly Flat[], radius: number): readonly Flat[] {
  return bandAround(
    middles.flatMap(([x, y]) =>
      Array.from({ length: CORNERS }, (_, i): Flat => {
        const angle = (2 * Math.PI * i) / CORNERS;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      }),
    ),
  );
}
