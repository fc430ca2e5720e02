import type { Part, Point } from './part.ts';

/** Points in space, and how a part is put to its place. */

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Point): number => Math.sqrt(dot(a, a));
export const unit = (a: Point): Point => {
  const length = lengthOf(a);
  return length === 0 ? [0, 0, 1] : times(a, 1 / length);
};

/** Three corners, anticlockwise as seen from outside. */
export type Triangle = readonly [Point, Point, Point];

const RADIANS = Math.PI / 180;

function turned([x, y, z]: Point, [ax, ay, az]: Point): Point {
  const [sx, cx] = [Math.sin(ax * RADIANS), Math.cos(ax * RADIANS)];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [sy, cy] = [Math.sin(ay * RADIANS), Math.cos(ay * RADIANS)];
  const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
  const [sz, cz] = [Math.sin(az * RADIANS), Math.cos(az * RADIANS)];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}

/** Stretched, turned and put to its place. */
export function placed(corner: Point, { at, turn, scale }: Pick<Part, 'at' | 'turn' | 'scale'>): Point {
  const stretched: Point = scale ? [corner[0] * scale[0], corner[1] * scale[1], corner[2] * scale[2]] : corner;
  const about = turn ? turned(stretched, turn) : stretched;
  return at ? plus(about, at) : about;
}

/** On the other side of x = 0, still seen from outside. */
export const mirrored = ([a, b, c]: Triangle): Triangle => [flip(a), flip(c), flip(b)];
const flip = ([x, y, z]: Point): Point => [-x, y, z];
