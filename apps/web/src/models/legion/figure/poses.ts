import type { Point } from '../../part.ts';

/** How a figure stands, in millimetres of a human of 35 mm looking ahead (y): feet, hips, trunk, and where it holds things. */

interface Foot {
  /** The ankle. */
  readonly at: Point;
  /** Degrees that the toes are turned to the left. */
  readonly turn: number;
}

/** Where a hand holds something, and how that is turned: y along the barrel or the blade. */
export interface Hold {
  readonly at: Point;
  readonly turn: Point;
}

export interface Pose {
  /** The middle between the hip joints. */
  readonly hip: Point;
  /** Degrees: the trunk forwards, to its right, and turned to the left. */
  readonly lean: number;
  readonly tilt?: number;
  readonly twist: number;
  readonly feet: readonly [right: Foot, left: Foot];
  readonly right: Hold;
  /** `grip`: on what the right hand holds. */
  readonly left: Hold | 'grip';
  /** Degrees that the head is turned to the left, and raised. */
  readonly look?: number;
  readonly nod?: number;
  /** Where the elbows point. */
  readonly elbows?: readonly [right: Point, left: Point];
}

const ANKLE = 1.6;
const feet = (
  [rx, ry]: readonly [number, number],
  [lx, ly]: readonly [number, number],
  turns: readonly [number, number] = [-18, 18],
): readonly [Foot, Foot] => [
  { at: [rx, ry, ANKLE], turn: turns[0] },
  { at: [lx, ly, ANKLE], turn: turns[1] },
];
const STANCE = feet([3.4, -0.8], [-3.4, 1]);
const STRIDE = feet([3, -4.2], [-2.8, 4.4], [-24, 6]);
const hand = (x: number, y: number, z: number, turn: Point = [0, 0, 0]): Hold => ({ at: [x, y, z], turn });

const aim: Pose = {
  hip: [0, -0.2, 16.2],
  lean: 6,
  twist: -28,
  feet: STRIDE,
  right: hand(2.4, 5, 27),
  left: 'grip',
  look: 4,
};

export const POSES = {
  /** Rifle across the chest. */
  ease: {
    hip: [0, 0, 16.6],
    lean: 0,
    twist: 0,
    feet: STANCE,
    right: hand(3.4, 4, 20.4, [28, 0, 62]),
    left: 'grip',
    look: 8,
  },
  aim,
  /** From the hip. */
  hip: { ...aim, lean: 8, twist: -22, right: hand(4.2, 4.2, 20, [2, 0, 4]), look: 2 },
  /** Ready, the barrel lowered. */
  low: {
    hip: [0, 0, 16.4],
    lean: 4,
    twist: -14,
    feet: feet([3.4, -2.2], [-3, 2.4], [-24, 10]),
    right: hand(3.6, 4.6, 21, [-22, 0, 24]),
    left: 'grip',
    look: 18,
  },
  run: {
    hip: [0, 0, 15.8],
    lean: 20,
    twist: -10,
    feet: [
      { at: [2.2, -8, 5.2], turn: 0 },
      { at: [-2, 6.2, ANKLE], turn: 0 },
    ],
    right: hand(3.2, 6.4, 20.6, [18, 0, 52]),
    left: 'grip',
    nod: 12,
  },
  kneel: {
    hip: [0, -1, 10],
    lean: 6,
    twist: -24,
    feet: [
      { at: [3.2, -6.6, 1.8], turn: -6 },
      { at: [-3, 5, ANKLE], turn: 4 },
    ],
    right: hand(2.4, 4.2, 20.6),
    left: 'grip',
    look: 4,
  },
  /** A leader: the left hand points the way, the weapon is held up. */
  point: {
    hip: [0, 0, 16.4],
    lean: -2,
    twist: 14,
    feet: feet([3.2, -2.8], [-3, 3], [-24, 8]),
    right: hand(7, 2.6, 23.6, [66, 0, -10]),
    left: hand(-6.4, 11, 29.4),
    look: 12,
    nod: 4,
  },
  /** A pistol at arm's length. */
  pistol: {
    hip: [0, 0, 16.4],
    lean: 2,
    twist: 24,
    feet: feet([3.2, 2.4], [-3.4, -2.6], [-8, 30]),
    right: hand(3.6, 12.6, 27.2),
    left: hand(-6.6, -1.4, 17.6, [-60, 0, 20]),
    look: 0,
  },
  /** Two hands on a pistol. */
  steady: {
    hip: [0, 0, 16.2],
    lean: 4,
    twist: 0,
    feet: feet([3.6, -2], [-3.4, 2.4]),
    right: hand(1, 10.4, 26.4),
    left: 'grip',
  },
  twin: {
    hip: [0, 0, 16],
    lean: -2,
    twist: 0,
    feet: feet([4, -2.4], [-4, 2.4], [-30, 24]),
    right: hand(5.4, 10.6, 25.6, [0, 0, -8]),
    left: hand(-5.8, 10.4, 23, [0, 0, 14]),
    look: -4,
  },
  /** Two pistols, one up and one out: a gunslinger. */
  slinger: {
    hip: [0, 0, 16.2],
    lean: -2,
    twist: -16,
    feet: feet([4.2, -2], [-3.8, 2.6], [-34, 16]),
    right: hand(8.2, 1.6, 24.2, [58, 0, -12]),
    left: hand(-4.6, 12, 26.4, [0, 0, 6]),
    look: 10,
  },
  /** Blade upright before the body, both hands on it. */
  guard: {
    hip: [0, 0, 16],
    lean: 2,
    twist: -18,
    feet: STRIDE,
    right: hand(3.4, 6.2, 21.4, [64, 0, 8]),
    left: 'grip',
    look: 6,
  },
  /** Blade raised behind the head, the other hand ahead. */
  high: {
    hip: [0, 0, 15.6],
    lean: 2,
    twist: -30,
    feet: feet([4.4, -4], [-3.4, 4.6], [-36, 8]),
    right: hand(6.6, -1.4, 31, [24, 0, 22]),
    left: hand(-5, 11.6, 25.4),
    look: 12,
  },
  /** The blade low at the side, ready. */
  lowBlade: {
    hip: [0, 0, 16.4],
    lean: 0,
    twist: -8,
    feet: feet([3.6, -2.4], [-3.2, 2.4], [-26, 12]),
    right: hand(7.6, 3, 17.6, [-14, 0, -22]),
    left: hand(-6.8, 1.8, 17.4, [-60, 0, 20]),
    look: 8,
  },
  /** The Force: one hand reaches out, the blade is held low. */
  force: {
    hip: [0, 0, 16.5],
    lean: 0,
    twist: 22,
    feet: feet([3.2, -2.4], [-3, 2.6], [-22, 10]),
    right: hand(7.2, 2.4, 17.4, [-18, 0, -16]),
    left: hand(-4.4, 12.4, 27.4),
    look: 8,
  },
  /** Both hands reach out. */
  lightning: {
    hip: [0, 0, 16.2],
    lean: 10,
    twist: 0,
    feet: feet([2.6, -1.6], [-2.6, 1.8]),
    right: hand(4.2, 11.4, 25.2),
    left: hand(-4.2, 11.4, 24),
    nod: 4,
  },
  /** Two blades crossed low and high. */
  duel: {
    hip: [0, 0, 15.4],
    lean: 6,
    twist: -24,
    feet: feet([4.2, -4.6], [-3.6, 5], [-34, 6]),
    right: hand(8.4, 1, 25.6, [40, 0, -46]),
    left: hand(-6.4, 8.4, 20, [10, 0, 30]),
    look: 14,
  },
  /** A staff or a double blade across the body. */
  staff: {
    hip: [0, 0, 15.8],
    lean: 6,
    twist: -20,
    feet: STRIDE,
    right: hand(4.6, 5.4, 20.4, [30, 0, 70]),
    left: 'grip',
    look: 8,
  },
  /** A pole on the ground beside it. */
  pole: {
    hip: [0, 0, 16.7],
    lean: 0,
    twist: 0,
    feet: feet([2.8, 0], [-2.8, 0]),
    right: hand(7.2, 4.4, 19, [90, 0, 0]),
    left: hand(-6.6, 0.6, 16.4, [-70, 0, 0]),
  },
  /** Weapons down, at ease. */
  stand: {
    hip: [0, 0, 16.7],
    lean: -1,
    twist: 0,
    feet: feet([2.9, -0.4], [-2.9, 0.4]),
    right: hand(6.6, 2, 17, [-56, 0, -6]),
    left: hand(-6.6, 2, 17, [-56, 0, 6]),
    look: 6,
  },
  /** Hands together before the body. */
  folded: {
    hip: [0, 0, 16.7],
    lean: 2,
    twist: 0,
    feet: feet([2.4, 0], [-2.4, 0.4]),
    right: hand(1, 5, 20.6, [0, 0, 80]),
    left: hand(-1, 5, 20.6, [0, 0, -80]),
  },
  /** Hands behind the back. */
  behind: {
    hip: [0, 0, 16.7],
    lean: -2,
    twist: 0,
    feet: feet([2.7, 0], [-2.7, 0], [-14, 14]),
    right: hand(1.2, -4, 18),
    left: hand(-1.2, -4, 18),
    elbows: [
      [1, -0.3, 0],
      [-1, -0.3, 0],
    ],
    look: -10,
  },
  /** A fist in the hip, the other hand open. */
  swagger: {
    hip: [0.4, 0, 16.4],
    lean: -2,
    tilt: -3,
    twist: 10,
    feet: feet([3.2, 0.8], [-3.8, -0.6], [-10, 28]),
    right: hand(7.8, 5.4, 20.6, [12, 0, -14]),
    left: hand(-5, 1, 17.4),
    elbows: [
      [0.6, -0.8, -0.6],
      [-1, -0.3, 0.2],
    ],
    look: 14,
  },
  /** Sits: on a bike, in a saddle, at a gun. */
  sit: {
    hip: [0, 0, 7],
    lean: 12,
    twist: 0,
    feet: [
      { at: [4, 6, 0.6], turn: 0 },
      { at: [-4, 6, 0.6], turn: 0 },
    ],
    right: hand(3.2, 9.6, 15),
    left: hand(-3.2, 9.6, 15),
    nod: 8,
  },
  /** Astride a beast. */
  astride: {
    hip: [0, 0, 7],
    lean: 4,
    twist: 0,
    feet: [
      { at: [6.2, 2.4, -4.6], turn: -10 },
      { at: [-6.2, 2.4, -4.6], turn: 10 },
    ],
    right: hand(3.6, 9.4, 16.4),
    left: hand(-2.4, 7.4, 12),
  },
} as const satisfies Readonly<Record<string, Pose>>;
export type PoseName = keyof typeof POSES;
