// What shots, hits and blasts look like at a moment, as small lights in space. Pure, and the same every time.

import { seeded } from '../../models/noise.ts';
import type { Point } from '../../models/part.ts';
import { minus, plus, times, unit } from '../../models/space.ts';
import type { Condition, EffectItem, PieceItem, Weapon } from '../description.ts';

/** A small light or puff: round, or stretched from its tail to where it is. */
export interface Sprite {
  readonly at: Point;
  readonly tail?: Point;
  readonly size: number;
  readonly hue: number;
  readonly alpha: number;
}
interface Shown {
  readonly bright: readonly Sprite[];
  readonly smoke: readonly Sprite[];
}

const mix = (a: Point, b: Point, t: number): Point => plus(a, times(minus(b, a), t));

/** Colour, thickness and length of a bolt. */
const BOLTS: Readonly<Record<Weapon, readonly [hue: number, size: number, length: number]>> = {
  laser: [0xff4a3a, 8, 60],
  turbolaser: [0x6dff6a, 11, 84],
  ion: [0x69a8ff, 8, 40],
  torpedo: [0xff9ad0, 15, 10],
  blaster: [0xff5a3a, 6, 44],
  blade: [0x9fe0ff, 5, 30],
  fire: [0xffa030, 18, 12],
  bomb: [0xffd080, 14, 10],
};

function shot({ bolts = ['hit', 'hit'], weapon = 'laser', key }: EffectItem, t: number, from: Point, to: Point): Shown {
  const [hue, size, length] = BOLTS[weapon];
  const bright: Sprite[] = [];
  const next = seeded(key.length * 977 + bolts.length);
  const far = Math.hypot(...minus(to, from));
  // Bolts follow each other; each flies for 45 % of the time.
  const flight = 0.45;
  for (const [i, fate] of bolts.entries()) {
    const begins = bolts.length === 1 ? 0 : (i / (bolts.length - 1)) * (0.9 - flight);
    const [side, height, past] = [next() - 0.5, next() - 0.5, next()];
    const across: Point = unit([-(to[1] - from[1]), to[0] - from[0], 0]);
    const muzzle = plus(from, times(across, (i % 2 === 0 ? 1 : -1) * 9));
    const miss = fate === 'miss';
    const off = miss ? 26 + 22 * past : 5;
    const aim = plus(
      to,
      plus(times(across, Math.sign(side || 1) * (miss ? off : off * side * 2)), [
        0,
        0,
        miss ? 14 * height + 12 : 8 * height,
      ]),
    );
    const end = miss ? plus(from, times(minus(aim, from), 1.45)) : aim;
    const own = (t - begins) / (miss ? flight * 1.45 : flight);
    if (own >= 0 && own <= 1) {
      const head = mix(muzzle, end, own);
      const tail = mix(muzzle, end, Math.max(0, own - length / Math.max(1, far)));
      bright.push({ at: head, tail, size, hue, alpha: 1 }, { at: head, tail, size: size * 3, hue, alpha: 0.35 });
      if (own < 0.2) bright.push({ at: muzzle, size: 26, hue, alpha: 0.9 * (1 - own * 5) });
    }
    const after = t - begins - flight;
    if (!miss && after > 0 && after < 0.16) {
      const fade = 1 - after / 0.16;
      const large = fate === 'crit' ? 1.7 : 1;
      bright.push({ at: end, size: (18 + 150 * after) * large, hue: 0xffb060, alpha: fade });
      bright.push(...flying(end, 7, after * 220 * large, 2.4, 0xffd9a0, fade, i + 3));
    }
  }
  return { bright, smoke: [] };
}

/** Splinters that fly off to all sides. */
function flying(
  at: Point,
  count: number,
  far: number,
  size: number,
  hue: number,
  alpha: number,
  seed: number,
): readonly Sprite[] {
  const next = seeded(seed * 7919 + 11);
  return Array.from({ length: count }, () => {
    const angle = next() * 2 * Math.PI;
    const up = next() * 1.7 - 0.5;
    const way = unit([Math.cos(angle), Math.sin(angle), up]);
    const reach = far * (0.45 + 0.75 * next());
    const head = plus(at, times(way, reach));
    return { at: head, tail: plus(at, times(way, reach * 0.72)), size, hue, alpha };
  });
}

function blast({ size = 1, key }: EffectItem, t: number, at: Point): Shown {
  const s = size * 34;
  const fade = 1 - t;
  const next = seeded(key.length * 131 + 5);
  const bright: Sprite[] = [
    { at, size: s * (2 + 5 * t), hue: 0xffe6b0, alpha: Math.max(0, 1 - t * 2.6) },
    { at, size: s * (3 + 4 * t), hue: 0xff8a3a, alpha: fade * fade },
    ...flying(at, 34, s * 4.2 * Math.sqrt(t), 3.4 * Math.sqrt(size), 0xffc070, fade, 1),
    ...flying(at, 16, s * 2.4 * Math.sqrt(t), 7 * Math.sqrt(size), 0xff7a30, fade, 2),
  ];
  const smoke: Sprite[] = Array.from({ length: 14 }, () => {
    const angle = next() * 2 * Math.PI;
    const far = s * (0.3 + 1.5 * next()) * Math.sqrt(t);
    const puff: Point = plus(at, [Math.cos(angle) * far, Math.sin(angle) * far, (next() - 0.2) * s * 1.4 * t]);
    if (next() > 0.4) bright.push({ at: puff, size: s * (0.7 + t), hue: 0xff6a20, alpha: Math.max(0, 0.8 - t * 1.3) });
    return {
      at: puff,
      size: s * (0.8 + 1.6 * t),
      hue: 0x201c1a,
      alpha: 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1)),
    };
  });
  return { bright, smoke };
}

/** So many soft lights make a bubble. */
const SHELL = 110;
const shell = (at: Point, t: number, hue: number, size: number): readonly Sprite[] =>
  Array.from({ length: SHELL }, (_, i) => {
    const [u, v] = [(i * 0.618034) % 1, (i + 0.5) / SHELL];
    const z = 1 - 2 * v;
    const r = Math.sqrt(1 - z * z);
    const reach = size * (1 + 0.25 * t);
    const way: Point = [Math.cos(u * 2 * Math.PI) * r, Math.sin(u * 2 * Math.PI) * r, z];
    return { at: plus(at, times(way, reach)), size: size * 0.55, hue, alpha: 0.2 * (1 - t) };
  });

/** Who has fallen over lies for the rest of the time. */
const FALLEN = 0.45;
/** How far over somebody has fallen who falls: from 0 to 1, faster and faster, with a last jolt. */
export function fallenAt(t: number): number {
  const down = Math.min(1, t / FALLEN);
  const jolt = t > FALLEN ? 0.05 * Math.max(0, 1 - (t - FALLEN) / 0.12) : 0;
  return down * down - jolt;
}
/** Struck, then the dust of the fall. */
function fall(at: Point, t: number): Shown {
  const next = seeded(Math.round(at[0] * 3 + at[1]));
  const after = Math.max(0, (t - FALLEN * 0.8) / (1 - FALLEN * 0.8));
  const struck = Math.max(0, 1 - t / 0.3);
  return {
    bright:
      struck > 0
        ? [{ at, size: 16 + 30 * t, hue: 0xffb060, alpha: struck }, ...flying(at, 9, 90 * t, 2, 0xffd9a0, struck, 6)]
        : [],
    smoke:
      after > 0
        ? Array.from({ length: 8 }, (): Sprite => {
            const angle = next() * 2 * Math.PI;
            const far = (8 + 18 * next()) * Math.sqrt(after);
            return {
              at: [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far, Math.max(2, at[2] - 14 + 8 * after)],
              size: 12 + 16 * after,
              hue: 0x8a7c66,
              alpha: 0.35 * (1 - after),
            };
          })
        : [],
  };
}

/** An effect at a moment from 0 to 1. */
export function sparksOf(item: EffectItem, t: number, from: Point, to: Point): Shown {
  const size = item.size ?? 1;
  switch (item.effect) {
    case 'shot':
      return shot(item, t, from, to);
    case 'blast':
      return blast(item, t, to);
    case 'hit':
      return {
        bright: [
          { at: to, size: 30 + 60 * t, hue: 0xffb060, alpha: (1 - t) ** 2 },
          ...flying(to, 18, 60 * Math.sqrt(t) * size, 3, 0xffd090, 1 - t, 4),
        ],
        smoke: [{ at: plus(to, [0, 0, 20 * t]), size: 30 + 40 * t, hue: 0x201c1a, alpha: 0.4 * (1 - t) }],
      };
    case 'shield':
      return {
        bright: [
          ...shell(to, t, 0x5cc0ff, 32 * size),
          { at: to, size: 70 * size, hue: 0x8fd8ff, alpha: 0.5 * (1 - t) ** 2 },
        ],
        smoke: [],
      };
    case 'miss':
      return { bright: [{ at: to, size: 30 + 50 * t, hue: 0xdfeaf7, alpha: 0.3 * (1 - t) }], smoke: [] };
    case 'fall':
      return fall(to, t);
    case 'flash':
      return { bright: [{ at: to, size: 60 + 90 * t, hue: 0xffffff, alpha: (1 - t) ** 2 }], smoke: [] };
  }
}

/** A share of harm from which it burns. */
const BURNS = 0.6;
/** Tongues of fire, brighter below. */
function flames(at: Point, harm: number, radius: number, next: () => number): readonly Sprite[] {
  const high = radius * (0.35 + 0.9 * (harm - BURNS));
  return Array.from({ length: 5 }, (_, i): readonly Sprite[] => {
    const foot = plus(at, [(next() - 0.5) * radius * 0.5, (next() - 0.5) * radius * 0.5, radius * 0.05]);
    const tip = plus(foot, [high * (0.1 + 0.25 * next()), (next() - 0.5) * high * 0.2, high * (0.6 + 0.5 * next())]);
    const size = radius * (0.24 + 0.04 * (i % 3));
    return [
      { at: tip, tail: foot, size, hue: 0xff5a14, alpha: 0.42 },
      { at: mix(foot, tip, 0.6), tail: foot, size: size * 0.55, hue: 0xff9a2a, alpha: 0.38 },
    ];
  }).flat();
}

/** What hangs over something so badly damaged: still, since nothing moves on a table at rest. */
export function smokeOf(at: Point, harm: number, radius: number): Shown {
  const next = seeded(Math.round(at[0] * 13 + at[1] * 7));
  const thick = Math.min(1, (harm - 0.3) / 0.6);
  const puffs = 3 + Math.round(4 * thick);
  const smoke = Array.from({ length: puffs }, (_, i): Sprite => {
    const up = (i + 0.6) * radius * 0.26;
    return {
      at: plus(at, [(next() - 0.5) * radius * 0.3 + up * 0.35, (next() - 0.5) * radius * 0.3, up]),
      size: radius * (0.4 + 0.16 * i),
      hue: 0x4a4c52,
      alpha: (0.55 - 0.05 * i) * (0.4 + 0.6 * thick),
    };
  });
  const bright = Array.from(
    { length: 2 + Math.round(3 * thick) },
    (): Sprite => ({
      at: plus(at, [(next() - 0.5) * radius * 0.6, (next() - 0.5) * radius * 0.6, (next() - 0.3) * radius * 0.25]),
      size: radius * (0.22 + 0.2 * next()),
      hue: 0xff7a28,
      alpha: 0.6,
    }),
  );
  return { smoke, bright: harm >= BURNS ? [...bright, ...flames(at, harm, radius, next)] : bright };
}

/** How what has happened to a piece is seen on it, besides its shader: a sign of light over its head or about its foot. */
const SIGNS: Readonly<Record<Condition, { readonly hue: number; readonly lines: (r: number) => readonly Stroke[] }>> = {
  // A crown of teeth.
  stressed: {
    hue: 0xff4a3a,
    lines: (r) =>
      around(8, (angle, next) => [
        ring(angle, r * 0.62, 0),
        ring((angle + next) / 2, r * 0.62, 9),
        ring((angle + next) / 2, r * 0.62, 9),
        ring(next, r * 0.62, 0),
      ]),
  },
  // Two chevrons that press it down.
  suppressed: {
    hue: 0xffb62e,
    lines: () => [0, 6].flatMap((up): readonly Stroke[] => [cross(-7, 6 + up, 0, up), cross(7, 6 + up, 0, up)]),
  },
  panicked: { hue: 0xff3b30, lines: () => [cross(0, 24, 0, 9), cross(0, 3, 0, 0)] },
  // Pulled by lines from all around.
  tractored: {
    hue: 0x52ffd0,
    lines: (r) => around(10, (angle) => [ring(angle, r * 1.5, Number.NEGATIVE_INFINITY), ring(angle, r * 0.35, 0)]),
  },
  ionised: {
    hue: 0x6fb2ff,
    lines: (r) => around(5, (angle, next) => [ring(angle, r * 0.9, -6), ring((angle + next) / 2, r * 0.55, 4)]),
  },
  // A barrel that is struck out.
  disarmed: { hue: 0xff8420, lines: () => [cross(-8, 4, 8, 4), cross(-8, 7, 3, 7), cross(-5, -2, 5, 13)] },
  disabled: { hue: 0x9aa4b2, lines: () => [cross(-6, 12, 6, 0), cross(6, 12, -6, 0)] },
};

/** From one point to another, about the middle of a piece; heights from its top, or from the ground where they are endless. */
type Stroke = readonly [from: Point, to: Point];

const ring = (angle: number, radius: number, up: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
  up,
];
const cross = (x: number, z: number, x2: number, z2: number): Stroke => [
  [x, 0, z],
  [x2, 0, z2],
];
/** Strokes at so many places around, each as pairs of points. */
const around = (count: number, of: (angle: number, next: number) => readonly Point[]): readonly Stroke[] =>
  Array.from({ length: count }, (_, i) => of((2 * Math.PI * i) / count, (2 * Math.PI * (i + 1)) / count)).flatMap(
    (points) => points.flatMap((at, i): readonly Stroke[] => (i % 2 === 0 ? [[at, points[i + 1]!]] : [])),
  );

/** Millimetres over its head that the signs of a piece begin, and between one and the next. */
const OVER = 5;
const NEXT = 15;
/** How much higher a piece is with the signs that stand over it. */
export const signsHigh = ({ conditions = [] }: Pick<PieceItem, 'conditions'>): number =>
  conditions.length === 0 ? 0 : OVER + conditions.length * NEXT;

/** The signs of what has happened to a piece, over its top; `across` is to the right of whoever looks. */
export function signsOf(
  conditions: readonly Condition[],
  foot: Point,
  top: number,
  radius: number,
  across: Point,
): Shown {
  const bright: Sprite[] = [];
  const smoke: Sprite[] = [];
  for (const [i, condition] of conditions.entries()) {
    const { hue, lines } = SIGNS[condition];
    const put = ([x, y, z]: Point): Point => [
      foot[0] + (y === 0 ? across[0] * x : x),
      foot[1] + (y === 0 ? across[1] * x : y),
      z === Number.NEGATIVE_INFINITY ? foot[2] + 1 : top + OVER + i * NEXT + z,
    ];
    for (const [from, to] of lines(radius)) {
      const [tail, at] = [put(from), put(to)];
      // What reaches down to the ground is long, and must not hide the piece.
      const faint = to[2] === Number.NEGATIVE_INFINITY || from[2] === Number.NEGATIVE_INFINITY;
      smoke.push({ at, tail, size: faint ? 1.4 : 2.4, hue, alpha: faint ? 0.5 : 1 });
      bright.push({ at, tail, size: faint ? 3.2 : 5.5, hue, alpha: faint ? 0.35 : 0.4 });
    }
  }
  return { bright, smoke };
}
