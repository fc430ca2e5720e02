import type { Model, Part } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import { block, both, dyed, frame, type Paint, paint, put, rod, sheet, side, slab, spun, tube } from '../kit.ts';

/** What carries much and hovers or rolls. */

const TRIM = paint('trim');
const MARK = paint('mark');
const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const GLOW = paint('engine');
const GLASS = paint('glass');
const peg = (top: number, y = 0): readonly Part[] => [rod(paint('glass', 2), [0, y, 0.2], [0, y, top], 1.3)];

/** A lorry that hovers: a cabin before an open bed with crates. */
export const truck = (crew: readonly Figure[], p: Paint): Model => ({
  parts: [
    ...peg(13, 30),
    ...peg(13, -40),
    side(
      p,
      [
        [-80, 14],
        [-82, 26],
        [-30, 30],
        [60, 30],
        [78, 24],
        [82, 16],
        [60, 11],
        [-70, 10],
      ],
      56,
      [0, 0, 0],
    ),
    side(
      { ...p, shade: 0.92 },
      [
        [18, 29],
        [16, 60],
        [24, 66],
        [52, 64],
        [66, 44],
        [74, 29],
      ],
      44,
      [0, 0, 0],
    ),
    side(
      GLASS,
      [
        [54, 60],
        [65, 44.6],
        [66.4, 46],
        [56, 62],
      ],
      38,
      [0, 0, 0],
    ),
    ...both(
      block(GLASS, [1, 22, 12], [22.4, 42, 54]),
      side(
        TRIM,
        [
          [-84, 12],
          [-84, 26],
          [30, 24],
          [70, 17],
          [60, 11],
        ],
        8,
        [28, 0, 0],
      ),
      tube(GLOW, 4.6, 1.6, [18, -82, 20]),
      block(MARK, [8.6, 40, 2], [28, -20, 25]),
      block({ ...p, shade: 0.85 }, [3, 88, 12], [26, -34, 34]),
    ),
    block({ ...p, shade: 0.85 }, [52, 3, 14], [0, -78, 35]),
    block(paint('wood'), [20, 22, 18], [12, -56, 38]),
    block(TRIM, [22, 20, 14], [-13, -58, 36]),
    tube(METAL, 7, 18, [-12, -30, 38], { along: 'z' }),
    block(paint('rust'), [18, 18, 12], [14, -30, 35]),
    tube(METAL, 8, 5, [0, 34, 67], { along: 'z', sides: 10 }),
    block(GUN, [6, 12, 6], [0, 38, 72]),
    rod(GUN, [0, 42, 72], [0, 66, 72], [1.8, 1.3], 7),
    ...crew.flatMap((figure) => put(figureParts(figure).parts, frame([0, 22, 61]), 0.8)),
  ],
  muzzles: [[0, 66, 72]],
});

/** The tracked tank: low, three treads each side, guns ahead. */
export const occupier: Model = (() => {
  const p = dyed(0x6f7379, 'hull');
  const tread = (x: number, y: number): readonly Part[] => [
    side(
      DARK,
      [
        [-15, 3],
        [-17, 9],
        [-12, 16],
        [12, 16],
        [17, 9],
        [15, 3],
        [11, 0],
        [-11, 0],
      ],
      11,
      [x, y, 0],
    ),
    side(
      { ...p, shade: 0.9 },
      [
        [-16, 13],
        [-12, 18],
        [12, 18],
        [16, 13],
      ],
      12.4,
      [x, y, 0],
    ),
  ];
  return {
    parts: [
      ...both(...tread(33, 52), ...tread(33, 0), ...tread(33, -52)),
      side(
        p,
        [
          [-84, 10],
          [-86, 24],
          [-70, 32],
          [30, 30],
          [74, 24],
          [86, 14],
          [70, 8],
          [-76, 7],
        ],
        52,
        [0, 0, 0],
      ),
      side(
        { ...p, shade: 1.1 },
        [
          [-74, 30],
          [-70, 40],
          [-10, 42],
          [8, 32],
        ],
        34,
        [0, 0, 0],
      ),
      ...[-60, -42].map((y) => block(TRIM, [26, 13, 6], [0, y, 42])),
      // Cargo in orange tubs.
      ...[-62, -44, -26].map((y) => tube(dyed(0xd9762c, 'mark'), 4.6, 24, [0, y, 44.4], { along: 'x', sides: 8 })),
      spun(
        { ...p, shade: 1.1 },
        [
          [15, 29],
          [15, 36],
          [11, 42],
          [5, 44],
          [0, 44],
        ],
        [0, 16, 0],
        { sides: 12 },
      ),
      slab(
        { ...p, shade: 1.05 },
        [
          [-8, -6],
          [8, -6],
          [6, 6],
          [-6, 6],
        ],
        5,
        [0, 14, 44],
        { top: 0.7 },
      ),
      ...both(
        rod(GUN, [7, 26, 36], [7, 62, 36], [2.2, 1.6], 7),
        tube(DARK, 2.4, 5, [7, 61, 36]),
        block({ ...p, shade: 0.9 }, [9, 16, 8], [20, 72, 15]),
        rod(GUN, [20, 78, 15], [20, 88, 15], 1.6, 6),
        block(DARK, [10, 2, 3], [11, 75.4, 23]),
      ),
      rod(METAL, [-8, -6, 42], [-8, -8, 50.6], 0.5, 4),
    ],
    muzzles: [[7, 64, 36]],
  };
})();

/** The pirates' tank: like a boat with a great gun on top. */
export const speederTank = (crew: Figure): Model => {
  const p = dyed(0x7a6650, 'hull');
  return {
    parts: [
      ...peg(14),
      spun(
        p,
        [
          [30, 8],
          [48, 14],
          [52, 24],
          [42, 36],
          [0, 40],
        ],
        [0, -6, 0],
        { sides: 16, scale: [0.9, 1.25, 1] },
      ),
      side(
        { ...p, shade: 0.9 },
        [
          [10, 12],
          [72, 10],
          [80, 20],
          [56, 34],
          [10, 40],
        ],
        56,
        [0, 0, 0],
      ),
      ...both(
        side(
          paint('rust'),
          [
            [-66, 12],
            [-70, 32],
            [-20, 38],
            [50, 26],
            [66, 14],
            [40, 9],
          ],
          14,
          [42, 0, 0],
        ),
        tube(GLOW, 6, 2, [42, -68, 24], { sides: 10 }),
        rod(GUN, [26, 62, 22], [26, 84, 20], 2, 6),
        block(DARK, [10, 3, 5], [14, 71, 26]),
      ),
      spun(
        { ...p, shade: 1.1 },
        [
          [28, 36],
          [28, 48],
          [22, 60],
          [10, 64],
          [0, 64],
        ],
        [0, -14, 0],
        { sides: 14 },
      ),
      block(TRIM, [22, 30, 18], [0, 6, 62]),
      rod(GUN, [0, 16, 63], [0, 74, 66], [6, 4], 9),
      tube(DARK, 6.4, 8, [0, 74, 66], { sides: 9 }),
      tube(MARK, 6.6, 3, [0, 52, 65], { sides: 9 }),
      tube(METAL, 9, 4, [0, -24, 65], { along: 'z' }),
      rod(METAL, [18, -30, 52], [20, -40, 101], 0.9, 4),
      sheet(
        MARK,
        [
          [20, -39.6, 84],
          [20, -40, 100],
          [32, -50, 96],
          [31, -50, 82],
        ],
        0.7,
      ),
      ...put(figureParts(crew).parts, frame([0, -24, 62]), 0.94),
    ],
    muzzles: [[0, 78, 66]],
  };
};
