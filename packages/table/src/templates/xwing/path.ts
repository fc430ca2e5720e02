import type { Pose } from '../../pose.ts';
import { cosDegrees, sinDegrees } from '../../trig.ts';
import { centreLine, type Template } from './template.ts';

/**
 * The way of a base along a template: straight through the base it starts from, along the template, and straight
 * on through the base it ends on. Both pairs of guides stay on that line. XW-UEBERSCHNEIDENDE-SCHIFFE-03
 */
export interface FlightPath {
  readonly half: number;
  readonly template: Template;
  /** Backwards, with the template between the rear guides. */
  readonly astern: boolean;
  /** How far the trailing guides travel: the base itself plus the template. */
  readonly length: number;
  readonly radius: number;
  readonly degrees: number;
  readonly sin: number;
  readonly cos: number;
  /** Where a base ends that flies all of it, as seen from its start. */
  readonly end: Pose;
}

const START: Pose = { x: 0, y: 0, hx: 0, hy: 1 };

export type Direction = 'ahead' | 'astern';

export function flightPath(half: number, template: Template, direction: Direction = 'ahead'): FlightPath {
  const { length, radius, degrees } = centreLine(template);
  const path = {
    half,
    template,
    astern: direction === 'astern',
    length: 2 * half + length,
    radius,
    degrees,
    sin: sinDegrees(degrees),
    cos: cosDegrees(degrees),
    end: START,
  };
  // Not a second object: all ways are to look alike to the compiler.
  path.end = poseAlong(path, path.length);
  return path;
}

/** A pose with its change per millimetre of path; `turn` in radians, counter-clockwise positive. */
export interface Motion extends Pose {
  readonly vx: number;
  readonly vy: number;
  readonly turn: number;
}

/** Ahead and to the right: all other ways are mirror images of this one. */
function motionToTheRight(path: FlightPath, s: number): Motion {
  const { half, radius, sin, cos } = path;
  const span = 2 * half;
  if (radius === 0) return { x: 0, y: s, hx: 0, hy: 1, vx: 0, vy: 1, turn: 0 };
  if (s >= path.length)
    return {
      x: radius * (1 - cos) + half * sin,
      y: half + radius * sin + half * cos,
      hx: sin,
      hy: cos,
      vx: sin,
      vy: cos,
      turn: 0,
    };

  // A: the middle between the rear guides, and the direction in which it travels.
  const toTemplate = span - s;
  let ax = 0;
  let ay = s - half;
  let aSin = 0;
  let aCos = 1;
  if (toTemplate < 0) {
    const degrees = (-toTemplate / (path.length - span)) * path.degrees;
    aSin = sinDegrees(degrees);
    aCos = cosDegrees(degrees);
    ax = radius * (1 - aCos);
    ay = half + radius * aSin;
  }

  // B: the first point further on the line at the distance of the front guides; (nx, ny) leads from A to B.
  const exitX = radius * (1 - cos) - ax;
  const exitY = half + radius * sin - ay;
  const exitSquared = exitX * exitX + exitY * exitY;
  let nx: number;
  let ny: number;
  let bSin: number;
  let bCos: number;
  if (exitSquared < span * span) {
    // On the straight beyond the template: a circle around A meets a line.
    const along = exitX * sin + exitY * cos;
    const beyond = Math.sqrt(along * along - exitSquared + span * span) - along;
    nx = exitX + beyond * sin;
    ny = exitY + beyond * cos;
    bSin = sin;
    bCos = cos;
  } else if (toTemplate >= 0) {
    // On the curve with A still before it: a quadratic equation for the tangent of half the angle.
    const m = (span * span - toTemplate * toTemplate) / (2 * radius);
    const t = m / (toTemplate + Math.sqrt(toTemplate * toTemplate + m * (2 * radius - m)));
    bSin = (2 * t) / (1 + t * t);
    bCos = (1 - t * t) / (1 + t * t);
    nx = radius * (1 - bCos);
    ny = toTemplate + radius * bSin;
  } else {
    // Both on the curve: a chord of fixed length spans a fixed angle.
    const sinHalf = half / radius;
    const cosHalf = Math.sqrt(1 - sinHalf * sinHalf);
    nx = span * (aSin * cosHalf + aCos * sinHalf);
    ny = span * (aCos * cosHalf - aSin * sinHalf);
    bSin = (nx * cosHalf + ny * sinHalf) / span;
    bCos = (ny * cosHalf - nx * sinHalf) / span;
  }

  const hx = nx / span;
  const hy = ny / span;
  // The distance of A and B is fixed, so both are equally fast along the line that joins them.
  const speed = (aSin * hx + aCos * hy) / (bSin * hx + bCos * hy);
  const bvx = speed * bSin;
  const bvy = speed * bCos;
  return {
    x: ax + nx / 2,
    y: ay + ny / 2,
    hx,
    hy,
    vx: (aSin + bvx) / 2,
    vy: (aCos + bvy) / 2,
    turn: (hx * (bvy - aCos) - hy * (bvx - aSin)) / span,
  };
}

/** Where the base stands after `s` millimetres, and how it goes on, as seen from its start. */
export function motionAlong(path: FlightPath, s: number): Motion {
  const { x, y, hx, hy, vx, vy, turn } = motionToTheRight(path, s);
  const across = path.template.side === 'left' ? -1 : 1;
  const along = path.astern ? -1 : 1;
  const both = across * along;
  return { x: x * across, y: y * along, hx: hx * both, hy, vx: vx * across, vy: vy * along, turn: turn * both };
}

/** The pose relative to the start after `s` of `path.length`; place it with `compose(start, pose)`. */
export function poseAlong(path: FlightPath, s: number): Pose {
  const { x, y, hx, hy } = motionAlong(path, s);
  return { x: x + 0, y: y + 0, hx: hx + 0, hy }; // + 0: no negative zero
}

/** The full manoeuvre, boost or decloak ahead. XW-FLUGRICHTUNG-03..05, XW-SCHUB-04 */
export const endPose = ({ end }: FlightPath): Pose => end;
