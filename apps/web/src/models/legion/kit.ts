import type { Ball, Bar, Box, Flat, Part, Plate, Point, Ring, Side, Slab, Stuff, Tube, Turned } from '../part.ts';
import { plus } from '../space.ts';

/** Short words for parts, and how an assembly of them is put somewhere: what a figure holds, wears or sits on. */

/** What a part is painted with. */
export interface Paint {
  readonly stuff: Stuff;
  readonly shade?: number;
  readonly colour?: number;
}
export const paint = (stuff: Stuff, shade = 1): Paint => ({ stuff, shade });
/** A colour that one knows it by. */
export const dyed = (colour: number, stuff: Stuff = 'cloth'): Paint => ({ stuff, colour });

type Rest<P> = Partial<Omit<P, 'shape' | 'stuff' | 'at'>>;

export const block = (p: Paint, size: Point, at: Point, rest: Rest<Box> = {}): Box => ({
  shape: 'box',
  ...p,
  size,
  at,
  ...rest,
});
export const ball = (p: Paint, radius: number, at: Point, rest: Rest<Ball> = {}): Ball => ({
  shape: 'ball',
  rings: 3,
  ...p,
  radius,
  at,
  ...rest,
});
export const rod = (p: Paint, from: Point, to: Point, radius: number | Flat, sides = 6): Bar => ({
  shape: 'bar',
  ...p,
  from,
  to,
  radius,
  sides,
});
/** The same between two parts that hide its ends. */
export const bone = (p: Paint, from: Point, to: Point, radius: number | Flat, sides = 6): Bar => ({
  ...rod(p, from, to, radius, sides),
  joined: true,
});
export const tube = (p: Paint, radius: number | Flat, length: number, at: Point, rest: Rest<Tube> = {}): Tube => ({
  shape: 'tube',
  sides: 8,
  ...p,
  radius,
  length,
  at,
  ...rest,
});
export const spun = (p: Paint, profile: readonly Flat[], at: Point, rest: Rest<Turned> = {}): Turned => ({
  shape: 'turned',
  sides: 10,
  ...p,
  profile,
  at,
  ...rest,
});
export const hoop = (p: Paint, radius: number, thick: number, at: Point, rest: Rest<Ring> = {}): Ring => ({
  shape: 'ring',
  sides: 16,
  bent: 4,
  ...p,
  radius,
  thick,
  at,
  ...rest,
});
export const side = (p: Paint, outline: readonly Flat[], wide: number, at: Point, rest: Rest<Side> = {}): Side => ({
  shape: 'side',
  ...p,
  outline,
  wide,
  at,
  ...rest,
});
export const slab = (p: Paint, outline: readonly Flat[], high: number, at: Point, rest: Rest<Slab> = {}): Slab => ({
  shape: 'slab',
  ...p,
  outline,
  high,
  at,
  ...rest,
});
export const sheet = (p: Paint, edge: readonly Point[], thick: number): Plate => ({
  shape: 'plate',
  ...p,
  edge,
  thick,
});
/** The same on both sides of x = 0. */
export const both = (...parts: readonly Part[]): readonly Part[] => parts.map((part) => ({ ...part, twin: true }));

/** A place in space with a direction: rows of the matrix, and where its origin is. */
export interface Frame {
  readonly at: Point;
  readonly rows: readonly [Point, Point, Point];
}

const RADIANS = Math.PI / 180;
const row = ([x, y, z]: Point, [a, b, c]: readonly [Point, Point, Point]): Point => [
  x * a[0] + y * b[0] + z * c[0],
  x * a[1] + y * b[1] + z * c[1],
  x * a[2] + y * b[2] + z * c[2],
];
const multiplied = (a: Frame['rows'], b: Frame['rows']): Frame['rows'] => [row(a[0], b), row(a[1], b), row(a[2], b)];

function rowsOf([ax, ay, az]: Point): Frame['rows'] {
  const [sx, cx] = [Math.sin(ax * RADIANS), Math.cos(ax * RADIANS)];
  const [sy, cy] = [Math.sin(ay * RADIANS), Math.cos(ay * RADIANS)];
  const [sz, cz] = [Math.sin(az * RADIANS), Math.cos(az * RADIANS)];
  return [
    [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    [-sy, cy * sx, cy * cx],
  ];
}
function anglesOf(rows: Frame['rows']): Point {
  const [a, b, c] = rows;
  const y = Math.asin(Math.max(-1, Math.min(1, -c[0])));
  const level = Math.abs(c[0]) < 0.99999;
  const x = level ? Math.atan2(c[1], c[2]) : Math.atan2(-b[2], b[1]);
  const z = level ? Math.atan2(b[0], a[0]) : 0;
  return [x / RADIANS, y / RADIANS, z / RADIANS];
}

export const frame = (at: Point, turn: Point = [0, 0, 0]): Frame => ({ at, rows: rowsOf(turn) });
/** Where a point of the frame is outside of it. */
export const outOf = ({ at, rows }: Frame, [x, y, z]: Point): Point =>
  plus(at, [
    rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
    rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
    rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
  ]);
/** The other one of a twin, by itself: mirrored at x = 0. */
const mirrorOf = ({ twin: _, at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1], ...part }: Part): Part => ({
  ...part,
  at: [-at[0], at[1], at[2]],
  turn: [turn[0], -turn[1], -turn[2]],
  scale: [-scale[0], scale[1], scale[2]],
});
const single = (part: Part): readonly Part[] => {
  if (!part.twin) return [part];
  const { twin: _, ...own } = part;
  return [own, mirrorOf(part)];
};

/** Parts of a frame as they are outside of it, made larger or smaller about its origin. */
export function put(parts: readonly Part[], into: Frame, size = 1): readonly Part[] {
  return parts.flatMap(single).map((part) => {
    const { at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1] } = part;
    const there: Point = [at[0] * size, at[1] * size, at[2] * size];
    return {
      ...part,
      at: outOf(into, there),
      turn: anglesOf(multiplied(into.rows, rowsOf(turn))),
      scale: [scale[0] * size, scale[1] * size, scale[2] * size],
    };
  });
}
