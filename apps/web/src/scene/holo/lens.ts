// How a point in space comes to lie on the screen. Pure, so that it can be tried without a graphics card.
import type { Vec } from '@holotisch/table';
import type { Point } from '../../models/part.ts';
import { cross, dot, minus, plus, times, unit } from '../../models/space.ts';
import type { Screen } from '../view.ts';

/** An eye in space, in millimetres of the table: x to the right, y ahead, z up. */
export interface Lens {
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  readonly ahead: Point;
  /** Pixels that a millimetre has on the screen at a distance of one millimetre. */
  readonly focal: number;
  /** Where on the screen what lies straight ahead is seen. */
  readonly middle: Vec;
}

/** A place on the screen, and how far before the eye it is. */
interface Spot extends Vec {
  readonly far: number;
}

const DEGREES = Math.PI / 180;

const middleOf = ({ width, height, left, right, top, bottom }: Screen): Vec => ({
  x: (left + width - right) / 2,
  y: (top + height - bottom) / 2,
});

/** How long the lens is: as much of a wide screen as of a high one is seen without being bent. */
export const focalOf = ({ width, height }: Screen): number => Math.max(1, Math.max(height, width * 0.62) * 1.85);

/** From where a point is looked at: turned so far clockwise, so many degrees from above the ground, so far away. */
export function orbiting(at: Point, turn: number, pitch: number, distance: number, screen: Screen, wide = 1): Lens {
  const [s, c] = [Math.sin(turn * DEGREES), Math.cos(turn * DEGREES)];
  const [down, flat] = [Math.sin(pitch * DEGREES), Math.cos(pitch * DEGREES)];
  const ahead: Point = [-s * flat, c * flat, -down];
  return {
    eye: minus(at, times(ahead, distance)),
    right: [c, s, 0],
    up: [-s * down, c * down, flat],
    ahead,
    focal: focalOf(screen) * wide,
    middle: middleOf(screen),
  };
}

/** Millimetres at which somebody sees as with bare eyes; what is farther away is looked at as through a field glass. */
const NEAR = 560;

/** From one point to another, with a wide lens: as somebody sees who stands there. */
export function looking(from: Point, to: Point, screen: Screen): Lens {
  const ahead = unit(minus(to, from));
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const wide = Math.min(1.5, Math.max(0.62, (0.62 * far) / NEAR));
  const right = unit(cross(ahead, Math.abs(ahead[2]) > 0.99 ? [0, 1, 0] : [0, 0, 1]));
  return { eye: from, right, up: cross(right, ahead), ahead, focal: focalOf(screen) * wide, middle: middleOf(screen) };
}

/** Where a point is seen; `far` is below zero for what lies behind. */
export function seen({ eye, right, up, ahead, focal, middle }: Lens, at: Point): Spot {
  const by = minus(at, eye);
  const far = dot(by, ahead);
  const scale = focal / (Math.abs(far) < 1e-6 ? 1e-6 : far);
  return { x: middle.x + dot(by, right) * scale, y: middle.y - dot(by, up) * scale, far };
}

/** The direction in which a place of the screen lies. */
export function towards({ right, up, ahead, focal, middle }: Lens, { x, y }: Vec): Point {
  const across = times(right, (x - middle.x) / focal);
  const upward = times(up, (middle.y - y) / focal);
  return unit(plus(plus(ahead, across), upward));
}

/** Whoever looks past the edge of the world sees what lies as far away as this, in millimetres. */
const HORIZON = 6000;

/** The point of the table, or of a plane so high above it, that is seen at a place of the screen. */
export function groundAt(lens: Lens, at: Vec, height = 0): Vec {
  const direction = towards(lens, at);
  const drop = lens.eye[2] - height;
  const steps = direction[2] < -1e-6 ? drop / -direction[2] : HORIZON;
  const reach = Math.min(steps, HORIZON + drop);
  return { x: lens.eye[0] + direction[0] * reach, y: lens.eye[1] + direction[1] * reach };
}

/** Between two eyes, `t` of the way: for a flight from one view to another. */
export function lensBetween(a: Lens, b: Lens, t: number): Lens {
  if (t >= 1) return b;
  const mix = (p: Point, q: Point): Point => plus(times(p, 1 - t), times(q, t));
  const ahead = unit(mix(a.ahead, b.ahead));
  const right = unit(mix(a.right, b.right));
  return {
    eye: mix(a.eye, b.eye),
    ahead,
    right,
    up: cross(right, ahead),
    focal: a.focal + (b.focal - a.focal) * t,
    middle: { x: a.middle.x + (b.middle.x - a.middle.x) * t, y: a.middle.y + (b.middle.y - a.middle.y) * t },
  };
}
