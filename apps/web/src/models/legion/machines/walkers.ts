import type { Flat, Model, Part, Point } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import { ball, block, both, dyed, frame, hoop, type Paint, paint, put, rod, side, slab, spun, tube } from '../kit.ts';

/** What walks: heads on legs. */

const HULL = dyed(0x9aa0a6, 'hull');
const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const redEye = { stuff: 'light', colour: 0xff3a2e } as const;

/** A leg that bends back: hip, knee, heel, and a foot with claws. */
const leg = (p: Paint, hip: Point, knee: Point, heel: Point, thick: number, foot: number): readonly Part[] => [
  rod(p, hip, knee, [thick, thick * 0.8]),
  rod(p, knee, heel, [thick * 0.75, thick * 0.62]),
  tube(p, thick * 1.15, thick * 2, knee, { along: 'x' }),
  tube(p, thick * 0.9, thick * 1.8, heel, { along: 'x' }),
  rod(p, heel, [heel[0], heel[1] + foot * 0.1, foot * 0.28], thick * 0.55),
  side(
    p,
    [
      [-0.8, 0],
      [1.1, 0],
      [1.1, 0.14],
      [0.3, 0.34],
      [-0.5, 0.34],
      [-0.8, 0.14],
    ],
    foot * 0.8,
    [heel[0], heel[1] + foot * 0.06, 0],
    { scale: [1, foot, foot] },
  ),
];

/** The chicken walker: a head with a chin gun on two long legs. Written 100 high. */
export function atst(crew: readonly Part[] = [], stripe?: Paint): Model {
  const head: readonly Part[] = [
    block(HULL, [22, 20, 12], [0, 3, 80], { taper: { along: 'z', to: [1, 1] } }),
    slab(
      HULL,
      [
        [-11, -7],
        [11, -7],
        [11, 13],
        [-11, 13],
      ],
      8,
      [0, 0, 86],
      { top: 0.7, about: 3 },
    ),
    // The face leans forward.
    side(
      HULL,
      [
        [13, 74],
        [17.5, 76.5],
        [16, 85],
        [13, 90],
      ],
      18,
      [0, 0, 0],
    ),
    ...both(block(DARK, [5, 1.4, 2.2], [5, 16.8, 84.4], { turn: [-12, 0, 0] })),
    block(DARK, [3.4, 1.4, 2], [0, 17.6, 80], { turn: [-10, 0, 0] }),
    tube(METAL, 3.2, 3, [0, 0, 95.4], { along: 'z' }),
    slab(
      HULL,
      [
        [-5, -4],
        [5, -4],
        [5, 4],
        [-5, 4],
      ],
      2.2,
      [0, -1, 94],
      { top: 0.7 },
    ),
    // Twin guns below the chin.
    block(GUN, [5.4, 6, 4], [0, 16, 73]),
    ...both(rod(GUN, [1.5, 18, 72.6], [1.5, 29, 72.6], [0.9, 0.7]), rod(DARK, [1.5, 27, 72.6], [1.5, 30, 72.6], 1.1)),
    // Ears: a light gun, and what throws grenades.
    ...both(tube(HULL, 4.4, 3, [12.4, 2, 81], { along: 'x' }), block(GUN, [3.2, 8, 4], [15.4, 4, 81])),
    ...both(rod(DARK, [15.4, 8, 81.6], [15.4, 16, 81.6], 0.8)),
    ...(stripe ? [block(stripe, [22.4, 6, 2], [0, -2, 84])] : []),
  ];
  const trunk: readonly Part[] = [
    tube(METAL, 4.6, 8, [0, 0, 71.4], { along: 'z' }),
    block(HULL, [15, 10, 8], [0, -1, 65], { taper: { along: 'z', to: [0.8, 0.9] } }),
    tube(METAL, 4.4, 21, [0, -1, 63.6], { along: 'x', sides: 10 }),
    block(DARK, [8, 3, 5], [0, -6.6, 65]),
  ];
  const legs = both(
    ...leg(HULL, [10.6, -1, 63.6], [11, 8.6, 43], [11, -7, 18], 3.3, 14),
    block(HULL, [4, 6.4, 15], [11, 4.2, 53], { turn: [24, 0, 0] }),
    block(METAL, [2.4, 3.4, 14], [11, 1.4, 31], { turn: [-32, 0, 0] }),
  );
  return {
    parts: [...put(head, frame([0, -1, -22]), 1.3), ...trunk, ...legs, ...crew],
    scale: 2.12,
    muzzles: [[0, 38, 72.4]],
  };
}

/** A saddle on two legs, a gun beside it. */
export function atrt(rider: Figure, hull: Paint): Model {
  const legs = both(...leg(hull, [6.4, 0, 33], [8, 9, 21], [8, -6, 10], 2, 10));
  const body: readonly Part[] = [
    side(
      hull,
      [
        [-9, 30],
        [-11, 37],
        [-6, 38],
        [-3, 34.6],
        [6, 34.6],
        [11, 38],
        [13, 36],
        [9, 29],
      ],
      8,
      [0, 0, 0],
    ),
    tube(METAL, 3, 14, [0, 0, 33], { along: 'x' }),
    block(DARK, [7, 8, 2], [0, -2, 36.4]),
    block(hull, [9, 2, 9], [0, 13.6, 40], { turn: [16, 0, 0] }),
    rod(METAL, [-4, 12, 42], [4, 12, 42], 0.6),
    block(GUN, [4, 6, 4], [0, 13, 29]),
    rod(GUN, [0, 15, 28.6], [0, 29, 28.6], [1.2, 0.9]),
    tube(DARK, 1.5, 3, [0, 28, 28.6]),
    ...both(block(METAL, [3, 8, 6], [5, -8, 34])),
  ];
  return {
    parts: [...legs, ...body, ...put(figureParts(rider).parts, frame([0, -3, 31.4]), 0.94)],
    scale: 1.14,
    muzzles: [[0, 30, 28.6]],
  };
}

/** A ball with a long gun on four legs. */
export const dwarfSpider: Model = (() => {
  const TAN = dyed(0x8a7f6e, 'hull');
  const foot = (x: number, y: number): readonly Part[] => [
    rod(TAN, [x * 0.4, y * 0.4, 26], [x * 0.9, y * 0.9, 34], [2.4, 1.8]),
    rod(TAN, [x * 0.9, y * 0.9, 34], [x * 1.1, y * 1.1, 14], [2, 1.5]),
    rod(METAL, [x * 1.1, y * 1.1, 14], [x * 1.2, y * 1.2, 1], [1.6, 0.9]),
    tube(METAL, [2.6, 1.4], 2, [x * 1.2, y * 1.2, 1], { along: 'z', sides: 7 }),
  ];
  return {
    parts: [
      ball(TAN, 12, [0, 0, 29], { rings: 5, scale: [1, 1.05, 0.92] }),
      spun(
        { ...TAN, shade: 0.85 },
        [
          [12.6, 26],
          [13, 28],
          [12.4, 30],
        ],
        [0, 0, 0],
        { sides: 14 },
      ),
      ...both(tube(redEye, 1.9, 2, [4, 10.6, 33], { turn: [14, 0, -16] }), tube(DARK, 1, 1.6, [8, 8.4, 30])),
      rod(GUN, [0, 8, 27], [0, 24, 25], [2.8, 2.2], 8),
      rod(GUN, [0, 24, 25], [0, 33, 24], [1.6, 1.6], 8),
      tube(DARK, 2.3, 3, [0, 33, 24]),
      ...both(...foot(17, 14), ...foot(17, -14)),
      rod(METAL, [3, -4, 38], [4, -6, 45], 0.4, 4),
    ],
    muzzles: [[0, 35, 24]],
  };
})();

/** A flat shell, eyes on stalks, claws. */
export const crabDroid: Model = (() => {
  const p = dyed(0x6a6f78, 'hull');
  const limb = (x: number, y: number, far: number): readonly Part[] => [
    rod(p, [x * 0.3, y * 0.5, 22], [x * 0.8, y, 31], [2.6, 2]),
    rod(p, [x * 0.8, y, 31], [x, y + far, 12], [2.4, 1.8]),
    rod(METAL, [x, y + far, 12], [x * 1.06, y + far * 1.3, 0.6], [1.9, 0.4]),
  ];
  return {
    parts: [
      spun(
        p,
        [
          [4, 17],
          [11, 20],
          [14, 24],
          [11, 28],
          [5, 31],
          [0, 32],
        ],
        [0, -2, 0],
        { sides: 12, scale: [1, 1.25, 1] },
      ),
      side(
        { ...p, shade: 0.85 },
        [
          [8, 18],
          [19, 17],
          [21, 21],
          [14, 27],
          [8, 28],
        ],
        14,
        [0, 0, 0],
      ),
      ...both(
        ball(redEye, 1.7, [4, 19.6, 22.4], { rings: 2 }),
        rod(GUN, [7, 12, 18], [7, 27, 16.6], [1.4, 1]),
        rod(METAL, [3, -6, 30], [4, -10, 36], 0.5, 4),
      ),
      ...both(...limb(22, 14, 8), ...limb(23, -14, -6)),
    ],
    muzzles: [[7, 27, 16.6]],
  };
})();

/** It rolled here and stands up: three legs, two double guns, in its shield. */
export const droideka: Model = (() => {
  const p = dyed(0x8a7350, 'metal');
  const dark = dyed(0x5d4c36, 'metal');
  const arc = (radius: number, from: number, to: number): readonly Flat[] =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 6) * Math.PI) / 180;
      return [Math.cos(angle) * radius + 2, Math.sin(angle) * radius + 31] as const;
    });
  const shell = [...arc(14.5, 78, 250), ...arc(10, 240, 92)];
  const foot = (x: number, y: number): readonly Part[] => [
    rod(dark, [x * 0.2, y * 0.2, 20], [x * 0.8, y * 0.8, 15], [1.8, 1.4]),
    rod(p, [x * 0.8, y * 0.8, 15], [x, y, 1], [1.4, 0.8]),
    ball(p, 1.3, [x, y, 1.3], { rings: 2 }),
  ];
  return {
    parts: [
      // The shell that it rolls upon, opened behind it.
      side(p, shell, 9, [0, 0, 0]),
      ...both(
        side(
          dark,
          shell.map(([y, z]) => [y * 0.86 - 0.4, z * 0.94 + 1.6] as const),
          2.4,
          [6.4, 0, 0],
        ),
      ),
      side(
        dark,
        [
          [-3, 19],
          [5, 20],
          [6, 27],
          [3, 33],
          [-4, 32],
        ],
        9,
        [0, 0, 0],
      ),
      rod(dark, [0, -2, 43], [0, 5, 41], [1.6, 1.2]),
      block(p, [4.4, 7, 3.4], [0, 6.6, 40], { taper: { along: 'y', to: [0.5, 0.6] }, turn: [-14, 0, 0] }),
      ...both(ball(redEye, 0.8, [1.3, 9, 40.2], { rings: 2 })),
      ...both(
        rod(dark, [3.4, 0, 33], [10, 3, 31], [1.8, 1.5]),
        rod(p, [10, 3, 31], [10.4, 9, 26], [1.7, 1.5]),
        block(p, [4, 6, 4], [10.4, 11, 25.4]),
        rod(GUN, [9.6, 13, 25.6], [9.6, 23, 25.6], 0.8),
        rod(GUN, [11.4, 13, 25.6], [11.4, 23, 25.6], 0.8),
      ),
      ...foot(0, 13),
      ...both(...foot(12, -8)),
      hoop(paint('engine', 0.9), 22, 0.35, [0, 0, 1], { sides: 20 }),
    ],
    muzzles: [
      [10.4, 23, 25.6],
      [-10.4, 23, 25.6],
    ],
  };
})();
