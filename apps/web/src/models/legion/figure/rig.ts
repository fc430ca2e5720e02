import type { Point } from '../../part.ts';
import { cross, dot, lengthOf, minus, plus, times, unit } from '../../space.ts';
import { type Frame, frame, outOf } from '../kit.ts';
import type { Pose } from './poses.ts';

/** The bones of a figure of 35 mm: where its joints are in a pose. Limbs find their knees and elbows by themselves. */

export interface Limb {
  /** Shoulder or hip, elbow or knee, hand or ankle. */
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
}

export interface Rig {
  /** Its origin is between the hip joints; z goes up the spine. */
  readonly torso: Frame;
  /** Its origin is where head and neck meet. */
  readonly head: Frame;
  readonly legs: readonly [right: Limb, left: Limb];
  readonly arms: readonly [right: Limb, left: Limb];
}

/** Half as wide as the hips and shoulders are, and how high shoulders and neck are above the hips. */
const HIP = 2.2;
export const SHOULDER = { wide: 5, up: 10.4 } as const;
const NECK_UP = 12.6;
const THIGH = 8.2;
const SHIN = 7.9;
const UPPER_ARM = 6.4;
const FOREARM = 6.4;

/** Two bones between root and end, bent towards the hint. */
function bent(root: Point, goal: Point, upper: number, lower: number, hint: Point): Limb {
  const way = minus(goal, root);
  const far = Math.min(lengthOf(way), (upper + lower) * 0.995);
  const ahead = unit(way);
  const end = plus(root, times(ahead, far));
  const along = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  const sideways = unit(minus(hint, times(ahead, dot(hint, ahead))));
  return { root, joint: plus(plus(root, times(ahead, along)), times(sideways, out)), end };
}

/** Where the hands go, as the weapons want it. */
export function rigOf(pose: Pose, hands: readonly [right: Point, left: Point], bulk: number): Rig {
  const torso = frame(pose.hip, [-pose.lean, pose.tilt ?? 0, pose.twist]);
  const legOf = (sign: number, i: 0 | 1): Limb => {
    const { at, turn } = pose.feet[i];
    const root = plus(pose.hip, [sign * HIP * (0.6 + 0.4 * bulk), 0, 0]);
    const toes: Point = [Math.sin((-turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180), 0];
    return bent(root, at, THIGH, SHIN, plus(toes, [sign * 0.25, 0, 0.15]));
  };
  const armOf = (sign: number, i: 0 | 1): Limb => {
    const root = outOf(torso, [sign * SHOULDER.wide * bulk, 0, SHOULDER.up]);
    const back = minus(outOf(torso, [sign * 0.75, -0.5, -0.9]), pose.hip);
    return bent(root, hands[i], UPPER_ARM, FOREARM, pose.elbows?.[i] ?? back);
  };
  const neck = outOf(torso, [0, 0, NECK_UP]);
  return {
    torso,
    head: frame(neck, [pose.nod ?? 0, 0, pose.look ?? pose.twist * 0.3]),
    legs: [legOf(1, 0), legOf(-1, 1)],
    arms: [armOf(1, 0), armOf(-1, 1)],
  };
}

/** A frame at the share of the way between two points, its z along the way and its y as much ahead as it can be. */
export function onBone(from: Point, to: Point, share: number, ahead: Point = [0, 1, 0]): Frame {
  const z = unit(minus(to, from));
  const x = unit(cross(Math.abs(dot(ahead, z)) > 0.96 ? [0, 0, 1] : ahead, z));
  const y = cross(z, x);
  return {
    at: plus(from, times(minus(to, from), share)),
    rows: [
      [x[0], y[0], z[0]],
      [x[1], y[1], z[1]],
      [x[2], y[2], z[2]],
    ],
  };
}
