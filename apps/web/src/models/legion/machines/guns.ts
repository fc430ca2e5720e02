import type { Model, Part } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import { ball, block, both, dyed, frame, paint, put, rod, side, slab, spun, tube } from '../kit.ts';

/** Guns and who serves them; beasts and who rides them. */

const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const crewed = (who: Figure, x: number, y: number, turn = 0): readonly Part[] =>
  put(figureParts(who).parts, frame([x, y, 0], [0, 0, turn]));
const tripod = (top: number, far: number): readonly Part[] => [
  ...both(
    rod(METAL, [0, 0, top], [far, -far * 0.8, 0.8], [1, 0.7], 5),
    ball(DARK, 1.2, [far, -far * 0.8, 1.2], { rings: 2 }),
  ),
  rod(METAL, [0, 0, top], [0, far, 0.8], [1, 0.7], 5),
  ball(DARK, 1.2, [0, far, 1.2], { rings: 2 }),
];

/** A heavy repeater on three legs, with its generator. */
export const eweb = (gunner: Figure): Model => ({
  parts: [
    ...tripod(17, 13),
    tube(METAL, 2, 6, [0, 0, 18], { along: 'z' }),
    block(GUN, [5, 14, 6], [0, -1, 23]),
    rod(GUN, [0, 6, 23.4], [0, 30, 23.4], [1.6, 1.2], 8),
    tube(DARK, 2, 10, [0, 12, 23.4]),
    tube(DARK, 1.8, 3, [0, 30, 23.4]),
    block(DARK, [1.4, 5, 3], [-3, 0, 27]),
    ...both(rod(GUN, [1.4, -8, 23], [2.6, -12, 24], 0.6, 5)),
    block(paint('trim'), [10, 10, 12], [16, -16, 6.2]),
    tube(METAL, 3, 12, [16, -16, 14], { along: 'x' }),
    rod(DARK, [11, -14, 6], [2, -3, 20], 0.7, 5),
    ...crewed({ ...gunner, pose: 'kneel' }, 0, -14),
    ...crewed({ ...gunner, pose: 'point' }, -15, -10, 8),
  ],
  muzzles: [[0, 32, 23.4]],
});
/** The dish gun of Hoth: a long barrel with rings on a column. */
export const dishGun = (gunner: Figure): Model => ({
  parts: [
    ...tripod(14, 24),
    tube(METAL, [5, 3.4], 24, [0, 0, 16], { along: 'z' }),
    block(paint('hull'), [12, 20, 13], [0, -4, 36]),
    ball(paint('hull'), 7, [0, -14, 36], { rings: 4 }),
    rod(GUN, [0, 6, 38], [0, 46, 40], [2.6, 1.8], 8),
    spun(
      paint('trim'),
      [
        [3, 16],
        [9, 20],
        [9.6, 21.4],
        [8.6, 21.6],
        [3, 18],
      ],
      [0, 0, 38.6],
      { along: 'y', sides: 14 },
    ),
    tube(DARK, 3.4, 3, [0, 34, 39.4]),
    tube(DARK, 2.8, 4, [0, 45, 40]),
    ...both(block(DARK, [4, 12, 5], [7.4, -2, 36]), rod(METAL, [5, -16, 30], [9, -24, 22], 0.8, 5)),
    rod(METAL, [3, -6, 43], [4, -8, 56], 0.4, 4),
    ...crewed({ ...gunner, pose: 'kneel' }, -2, -26),
    ...crewed({ ...gunner, pose: 'point' }, 20, -16, -10),
  ],
  muzzles: [[0, 48, 40]],
});
/** A medium repeater on a tripod, one soldier behind. */
export const mediumBlaster = (gunner: Figure): Model => ({
  parts: [
    ...tripod(19, 9),
    block(GUN, [4.4, 10, 5], [0, 1, 23]),
    rod(GUN, [0, 5, 23.4], [0, 25, 23.4], [1.3, 1], 7),
    tube(DARK, 1.9, 7, [0, 14, 23.4]),
    block(paint('hull'), [11, 1.4, 9], [0, 6, 24], { turn: [-10, 0, 0] }),
    tube(DARK, 1.5, 3, [0, 25, 23.4]),
    ...crewed({ ...gunner, pose: 'steady' }, 0, -12),
  ],
  muzzles: [[0, 27, 23.4]],
});
/** A mortar on its plate. */
export const mortar = (gunner: Figure): Model => ({
  parts: [
    slab(
      METAL,
      [
        [-6, -4],
        [6, -4],
        [7, 3],
        [-7, 3],
      ],
      1.6,
      [6, 4, 0],
    ),
    rod(GUN, [6, 4, 2], [6, 15, 21], [3, 2.5], 10),
    tube(DARK, 3, 2, [6, 14.6, 20.2], { turn: [60, 0, 0] }),
    rod(METAL, [7, 11, 14], [11, 17, 0.8], 0.6, 5),
    rod(METAL, [5, 11, 14], [1, 17, 0.8], 0.6, 5),
    block(GUN, [7, 7, 5], [-12, 8, 2.6]),
    ...[0, 1, 2].map((i) => tube(paint('mark'), [1.2, 0.5], 4, [-14 + i * 2.2, 8, 7], { along: 'z', sides: 6 })),
    ...crewed({ ...gunner, pose: 'kneel', weapon: 'none' }, -1, -7),
  ],
  muzzles: [[6, 16, 22]],
});

/** Grey fur, curled horns, two strong legs. */
export function tauntaun(rider: Figure): Model {
  const fur = dyed(0xa9a196, 'fur');
  const pale = dyed(0xc4bcae, 'fur');
  const horn = dyed(0x6e6250);
  return {
    parts: [
      spun(
        fur,
        [
          [0, -15],
          [6, -12],
          [8.6, -4],
          [8, 4],
          [6, 10],
          [3.6, 14],
        ],
        [0, 0, 26],
        { along: 'y', sides: 9, turn: [26, 0, 0], scale: [0.95, 1, 1.05] },
      ),
      rod(fur, [0, 8, 30], [0, 15, 42], [5.2, 3.4], 8),
      side(
        pale,
        [
          [12, 40],
          [12, 48],
          [17, 49],
          [24, 43],
          [23.4, 40],
          [17, 39],
        ],
        5.4,
        [0, 0, 0],
      ),
      ...both(
        rod(horn, [2.2, 14, 47], [6.4, 10.6, 47.4], [1.9, 1.7], 5),
        rod(horn, [6.4, 10.6, 47.4], [7, 14, 41], [1.7, 1.3], 5),
        rod(horn, [7, 14, 41], [5.6, 19.4, 42.6], [1.3, 0.3], 5),
        block(DARK, [0.5, 1.4, 1.2], [2.8, 18.4, 45.4]),
        rod(fur, [5.4, -6, 25], [8, 4, 15.4], [5.4, 3.4], 7),
        rod(fur, [8, 4, 15.4], [8, -5, 8], [3, 2], 6),
        rod(pale, [8, -5, 8], [8, -1, 1.6], [2, 1.6], 6),
        side(
          pale,
          [
            [-3, 0],
            [6, 0],
            [6, 1.4],
            [1, 3],
            [-2, 3],
          ],
          5,
          [8, -1, 0],
        ),
        rod(fur, [4.4, 10, 29], [5, 15, 24], [1.6, 1.2], 5),
        rod(fur, [5, 15, 24], [4.6, 18, 26], [1.2, 0.6], 5),
      ),
      rod(fur, [0, -12, 22], [0, -24, 13], [4.4, 2.2], 7),
      rod(fur, [0, -24, 13], [0, -30, 12], [2.2, 0.5], 7),
      block(paint('trim'), [12, 12, 2.4], [0, -3, 34.6], { turn: [14, 0, 0] }),
      ...both(block(paint('wood'), [3, 6, 5], [8.4, -8, 29])),
      ...put(figureParts(rider).parts, frame([0, -3, 28.4]), 0.98),
    ],
    muzzles: [[3, 8, 45]],
  };
}

/** A great lizard. */
export function dewback(rider: Figure): Model {
  const hide = dyed(0x7d7f5b, 'skin');
  const dark = dyed(0x63654a, 'skin');
  const leg = (x: number, y: number): readonly Part[] => [
    rod(hide, [x * 0.6, y, 22], [x, y + 2, 12], [6.4, 4.4], 7),
    rod(hide, [x, y + 2, 12], [x, y, 2], [4, 3.2], 7),
    side(
      dark,
      [
        [-4, 0],
        [6, 0],
        [5, 2],
        [1, 4],
        [-3, 4],
      ],
      7.4,
      [x, y, 0],
    ),
  ];
  return {
    parts: [
      spun(
        hide,
        [
          [0, -26],
          [7, -22],
          [12.4, -10],
          [13, 4],
          [10, 16],
          [6.4, 22],
        ],
        [0, 0, 24],
        { along: 'y', sides: 10, scale: [1, 1, 0.96] },
      ),
      rod(hide, [0, 18, 26], [0, 29, 33], [7.4, 5.4], 8),
      side(
        hide,
        [
          [25, 29],
          [25, 38],
          [31, 40],
          [42, 34],
          [43, 31],
          [36, 28],
        ],
        9.6,
        [0, 0, 0],
      ),
      side(
        dark,
        [
          [33, 29.4],
          [43.4, 31.4],
          [36, 27.4],
        ],
        8.4,
        [0, 0, 0],
      ),
      ...both(ball(DARK, 1.1, [4.7, 32, 36.6], { rings: 2 }), ...leg(12, 13), ...leg(12, -13)),
      rod(hide, [0, -22, 23], [0, -38, 12], [7, 3.4], 8),
      rod(hide, [0, -38, 12], [2, -46, 6], [3.4, 0.8], 8),
      ...[0, 1, 2, 3, 4].map((i) =>
        rod(
          dark,
          [0, 20 - i * 11, 35.4 - Math.abs(i - 1.6) * 1.2],
          [0, 18 - i * 11, 39 - Math.abs(i - 1.6) * 1.4],
          [1.6, 0.2],
          4,
        ),
      ),
      block(paint('wood'), [15, 14, 3], [0, 2, 37]),
      block(paint('mark'), [25, 9, 12], [0, 2, 29], { taper: { along: 'z', to: [0.6, 1] } }),
      rod(paint('wood'), [2, 8, 42], [3, 30, 35], 0.4, 4),
      ...put(figureParts(rider).parts, frame([0, 1, 31.4])),
    ],
    muzzles: [[0, 44, 32]],
  };
}
