import type { FlightPath } from './path.ts';

/** Upper bounds along a whole path, per millimetre and per square millimetre of it. */
export interface Limits {
  readonly speed: number;
  readonly acceleration: number;
  readonly turn: number;
  readonly turnGain: number;
}

/**
 * With a and b the angles between the heading of the base and the line under its rear and front guides, the front
 * guides are cos a / cos b as fast as the rear ones, and the base turns by sin(a + b) / (2h cos b). The line turns
 * by no more than 90 degrees, and b, like a by symmetry, is greatest either when the front guides leave the curve
 * before the rear guides have entered it, or while both are on it. The derivatives are bounded term by term.
 */
export function limitsOf(path: FlightPath): Limits {
  const { half, radius, sin, cos } = path;
  if (radius === 0) return { speed: 1, acceleration: 0, turn: 0, turnGain: 0 };
  const span = 2 * half;
  let sinB = half / radius;
  let cosB = Math.sqrt(Math.max(0, 1 - sinB * sinB));
  let turn = 1 / radius;
  if (span * span > 2 * radius * radius * (1 - cos)) {
    const sinHeading = (radius * (1 - cos)) / span;
    const cosHeading = Math.sqrt(1 - sinHeading * sinHeading);
    sinB = sin * cosHeading - cos * sinHeading;
    cosB = cos * cosHeading + sin * sinHeading;
    turn = sin / (span * cosB);
  }
  const front = 1 / cosB;
  const changeOfA = Math.max(turn, 1 / radius);
  const changeOfB = Math.max(turn, front / radius);
  const frontGain = sinB * front * (changeOfA + changeOfB * front);
  return {
    speed: (1 + front) / 2,
    acceleration: (1 / radius + frontGain + (front * front) / radius) / 2,
    turn,
    turnGain: (front * (front / radius + sinB * front * changeOfB)) / span,
  };
}

/**
 * Twice the way, per square millimetre of path, by which a corner of the base can stray from the straight course it
 * is on, when it lies no further than `reach` from the middle of the base.
 */
export const strayOnTable = ({ acceleration, turn, turnGain }: Limits, reach: number): number =>
  acceleration + (turn * turn + turnGain) * reach;

/** The same for a fixed point of the table as seen from the base. */
export const strayOnBase = (limits: Limits, reach: number): number =>
  strayOnTable(limits, reach) + 2 * limits.turn * limits.speed;
