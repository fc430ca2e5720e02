import { anticlockwise, filled } from '../outline.ts';
import type { Box, Flat, Plate, Point, Side, Slab } from '../part.ts';
import { cross, dot, minus, plus, type Triangle, times, unit } from '../space.ts';

/** Things with edges, in the frame of their part. */

const walled = (foot: readonly Point[], top: readonly Point[]): readonly Triangle[] =>
  foot.flatMap((a, i): readonly Triangle[] => {
    const next = (i + 1) % foot.length;
    const [b, c, d] = [foot[next]!, top[next]!, top[i]!];
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
const covered = (top: readonly Point[], fill: ReturnType<typeof filled>): readonly Triangle[] =>
  fill.map(([a, b, c]) => [top[a]!, top[b]!, top[c]!]);

/** Between an anticlockwise foot and the top above it, corner by corner. */
function prism(foot: readonly Point[], top: readonly Point[], fill: ReturnType<typeof filled>): readonly Triangle[] {
  const floor = fill.map(([a, b, c]): Triangle => [foot[a]!, foot[c]!, foot[b]!]);
  return [...walled(foot, top), ...covered(top, fill), ...floor];
}

export function box({ size: [x, y, z], taper }: Box): readonly Triangle[] {
  const [hx, hy, hz] = [x / 2, y / 2, z / 2];
  const corner = (sx: number, sy: number, sz: number): Point => {
    const shrunk = taper && (taper.along === 'y' ? sy > 0 : sz > 0) ? taper.to : undefined;
    const other = shrunk?.[1] ?? 1;
    return [
      sx * hx * (shrunk?.[0] ?? 1),
      sy * hy * (taper?.along === 'z' ? other : 1),
      sz * hz * (taper?.along === 'y' ? other : 1),
    ];
  };
  const foot = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)];
  const top = [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)];
  return prism(foot, top, [
    [0, 1, 2],
    [0, 2, 3],
  ]);
}

export function slab({ outline, high, top = 1, about = 0, bare }: Slab): readonly Triangle[] {
  const edge = anticlockwise(outline);
  const foot = edge.map(([x, y]): Point => [x, y, 0]);
  const above = edge.map(([x, y]): Point => [x * top, about + (y - about) * top, high]);
  const fill = bare === 'both' ? [] : filled(edge);
  return bare === 'foot' ? [...walled(foot, above), ...covered(above, fill)] : prism(foot, above, fill);
}

export function side({ outline, wide }: Side): readonly Triangle[] {
  const edge = anticlockwise(outline);
  const at = (x: number) => edge.map(([y, z]): Point => [x, y, z]);
  return prism(at(-wide / 2), at(wide / 2), filled(edge));
}

export function plate({ edge, thick }: Plate): readonly Triangle[] {
  const normal = normalOf(edge);
  const right = unit(minus(edge[1]!, edge[0]!));
  const ahead = cross(normal, right);
  const flat = edge.map((corner): Flat => {
    const from = minus(corner, edge[0]!);
    return [dot(from, right), dot(from, ahead)];
  });
  const shift = times(normal, thick / 2);
  return prism(
    edge.map((corner) => minus(corner, shift)),
    edge.map((corner) => plus(corner, shift)),
    filled(flat),
  );
}

/** Of an edge that need not be quite flat; the edge goes anticlockwise about it. */
function normalOf(edge: readonly Point[]): Point {
  const sum = edge.reduce<Point>((all, corner, i) => plus(all, cross(corner, edge[(i + 1) % edge.length]!)), [0, 0, 0]);
  return unit(sum);
}
