import { clouds } from '../noise.ts';
import { anticlockwise, depthIn } from '../outline.ts';
import type { Flat, Heap, Point } from '../part.ts';
import type { Triangle } from '../space.ts';
import { joined } from '../triangulation.ts';

/** Heaps over an outline, in the frame of their part. */

/** Points along the edge, none farther from the next than `grain`. */
const along = (edge: readonly Flat[], grain: number): readonly Flat[] =>
  edge.flatMap(([x, y], i): readonly Flat[] => {
    const [nx, ny] = edge[(i + 1) % edge.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / grain));
    return Array.from({ length: parts }, (_, k) => [x + ((nx - x) * k) / parts, y + ((ny - y) * k) / parts]);
  });

type Noise = (x: number, y: number) => number;

/** Points within, about `grain` apart and a little out of line. */
function within(edge: readonly Flat[], grain: number, noise: Noise): readonly Flat[] {
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const rows = Math.ceil((Math.max(...ys) - low) / (grain * 0.87));
  const columns = Math.ceil((Math.max(...xs) - left) / grain) + 1;
  return Array.from({ length: rows * columns }, (_, i): Flat => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const x = left + (column + (row % 2) * 0.5 + 0.7 * noise(row * 3.7, column * 2.9)) * grain;
    const y = low + (row + 0.5 + 0.7 * noise(column * 4.3 + 9, row * 2.3)) * grain * 0.87;
    return [x, y];
  }).filter((p) => depthIn(edge, p) > grain * 0.4);
}

interface Crater {
  readonly at: Flat;
  readonly radius: number;
}

/** Round dents: in the middle of them it is lower, at their brim it is not. */
const dent = ([x, y]: Flat, craters: readonly Crater[]): number =>
  craters.reduce((sum, { at, radius }) => {
    const share = Math.hypot(x - at[0], y - at[1]) / radius;
    return share < 1 ? sum + radius * 0.45 * (1 - share ** 4) : sum;
  }, 0);

export function heap(
  { outline, high, seed, rough = 0.5, grain, craters = 0 }: Heap,
  most: number,
): readonly Triangle[] {
  const edge = anticlockwise(outline);
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const apart = (grain ?? size / 12) * (most < 10 ? 1.8 : 1);
  const noise = clouds(seed, 2);
  const inner = within(edge, apart, noise);
  const points = [...along(edge, apart * 0.8), ...inner];
  const depths = points.map((p, i) => (i < points.length - inner.length ? 0 : depthIn(edge, p)));
  const deepest = Math.max(0.01, ...depths);
  const holes = Array.from({ length: Math.min(craters, inner.length) }, (_, i): Crater => {
    const at = inner[Math.floor(((Math.sin(seed * 12.9 + i * 78.2) + 1) / 2) * (inner.length - 1))]!;
    return { at, radius: size * (0.12 + 0.05 * Math.sin(seed + i * 2.1)) };
  });
  const step = 3.4 / size;
  const raised = points.map((p, i): Point => {
    const steep = Math.sqrt(1 - (1 - Math.min(1, depths[i]! / deepest)) ** 2);
    const bumps = 1 + rough * (0.9 * noise(p[0] * step, p[1] * step) - 0.2);
    const up = high * Math.min(1, steep * bumps);
    return [p[0], p[1], Math.max(Math.min(up, 1), up - dent(p, holes))];
  });
  // What joins points of a bight lies outside.
  const facets = joined(points).filter((facet) => {
    const [a, b, c] = [points[facet[0]]!, points[facet[1]]!, points[facet[2]]!];
    return depthIn(edge, [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]) > 0;
  });
  return facets.map(([a, b, c]) => [raised[a]!, raised[b]!, raised[c]!]);
}
