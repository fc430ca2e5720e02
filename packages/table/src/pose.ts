import { cosDegrees, sinDegrees } from './trig.ts';
import { unit, type Vec } from './vec.ts';

/**
 * Where a piece stands and where it looks: position and heading as a unit vector.
 * In the piece's own frame +y is the nose and +x its right-hand side.
 */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly hx: number;
  readonly hy: number;
};

/** A pose from a position and a heading in degrees, 0 = +y, clockwise positive. */
export function pose(x: number, y: number, degrees = 0): Pose {
  if (!(degrees >= 0 && degrees < 360 && Number.isInteger(degrees)))
    return { x, y, hx: sinDegrees(degrees), hy: cosDegrees(degrees) };
  let heading = HEADINGS[degrees];
  if (heading === undefined) {
    heading = { hx: sinDegrees(degrees), hy: cosDegrees(degrees) };
    HEADINGS[degrees] = heading;
  }
  return { x, y, hx: heading.hx, hy: heading.hy };
}
/** Places are tried by the hundred in a few whole degrees: those are worked out once. */
const HEADINGS = new Array<Pick<Pose, 'hx' | 'hy'> | undefined>(360);

export const poseLooking = (at: Vec, direction: Vec): Pose => {
  const h = unit(direction);
  return { x: at.x, y: at.y, hx: h.x, hy: h.y };
};

/** A point of the piece's own frame, on the table. */
export const toTable = (p: Pose, right: number, forward: number): Vec => ({
  x: p.x + right * p.hy + forward * p.hx,
  y: p.y - right * p.hx + forward * p.hy,
});

/** A point of the table, in the piece's own frame (x = right, y = forward). */
export const toPiece = (p: Pose, point: Vec): Vec => {
  const dx = point.x - p.x;
  const dy = point.y - p.y;
  return { x: dx * p.hy - dy * p.hx, y: dx * p.hx + dy * p.hy };
};

/** A pose given relative to another one, on the table. */
export const compose = (base: Pose, local: Pose): Pose => {
  const at = toTable(base, local.x, local.y);
  return { x: at.x, y: at.y, hx: local.hy * base.hx + local.hx * base.hy, hy: local.hy * base.hy - local.hx * base.hx };
};

/** The same place, turned clockwise by the given degrees. */
export const turned = (p: Pose, degrees: number): Pose => {
  const s = sinDegrees(degrees);
  const c = cosDegrees(degrees);
  return { x: p.x, y: p.y, hx: p.hx * c + p.hy * s, hy: p.hy * c - p.hx * s };
};

export const moved = (p: Pose, right: number, forward: number): Pose => {
  const at = toTable(p, right, forward);
  return { x: at.x, y: at.y, hx: p.hx, hy: p.hy };
};
