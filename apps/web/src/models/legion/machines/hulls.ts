import type { Model, Part } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import {
  ball,
  block,
  both,
  dyed,
  frame,
  hoop,
  type Paint,
  paint,
  put,
  rod,
  sheet,
  side,
  slab,
  spun,
  tube,
} from '../kit.ts';

/** Tanks, speeders and gunships. */

const HULL = paint('hull');
const TRIM = paint('trim');
const MARK = paint('mark');
const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const GLOW = paint('engine');
const GLASS = paint('glass');
const peg = (top: number, y = 0): readonly Part[] => [rod(paint('glass', 2), [0, y, 0.2], [0, y, top], 1.3)];

/** The speeder of Hoth: a flat wedge with two guns, high on its peg. */
export const airspeeder: Model = (() => {
  const p = dyed(0xc3c3bd, 'hull');
  return {
    parts: [
      ...peg(94),
      slab(
        p,
        [
          [-24, -30],
          [24, -30],
          [26, -4],
          [13, 18],
          [8, 42],
          [-8, 42],
          [-13, 18],
          [-26, -4],
        ],
        7,
        [0, 0, 91],
        { top: 0.86 },
      ),
      slab(
        { ...p, shade: 0.9 },
        [
          [-22, -28],
          [22, -28],
          [22, -4],
          [8, 38],
          [-8, 38],
          [-22, -4],
        ],
        4,
        [0, 0, 91],
        { scale: [1, 1, -1], top: 0.7 },
      ),
      side(
        { ...p, shade: 0.94 },
        [
          [-20, 96],
          [-16, 107],
          [-4, 109],
          [8, 108],
          [17, 101],
          [19, 97],
        ],
        13,
        [0, 0, 0],
      ),
      side(
        GLASS,
        [
          [-3, 103],
          [-2, 108.6],
          [8, 107.6],
          [16, 101.4],
          [9, 101.4],
        ],
        13.4,
        [0, 0, 0],
      ),
      side(
        GLASS,
        [
          [-15, 102],
          [-14, 106],
          [-6, 107.4],
          [-6, 102],
        ],
        13.4,
        [0, 0, 0],
      ),
      block(GUN, [5, 16, 5], [0, -22, 106]),
      rod(DARK, [0, -26, 107], [0, -40, 108], 0.9, 5),
      ...both(
        block({ ...p, shade: 0.9 }, [9, 28, 9], [19, -20, 99], { taper: { along: 'y', to: [0.8, 0.5] } }),
        tube(GLOW, 3.4, 1.4, [19, -34.6, 99]),
        block(dyed(0xd0702c, 'mark'), [9.4, 6, 1.4], [19, -24, 103.8]),
        rod(GUN, [22, -4, 95], [22, 46, 95], [2, 1.2], 7),
        tube(DARK, 1.8, 5, [22, 45, 95]),
        block(p, [4, 12, 6], [22, 2, 95]),
        side(
          dyed(0xd0702c, 'mark'),
          [
            [20, 95.4],
            [36, 95.4],
            [36, 96.6],
            [20, 98],
          ],
          2,
          [4, 0, 0],
        ),
        sheet(
          { ...p, shade: 0.8 },
          [
            [24, -30, 94],
            [28, -38, 94],
            [28, -24, 94],
          ],
          1.4,
        ),
      ),
    ],
    muzzles: [
      [22, 48, 95],
      [-22, 48, 95],
    ],
  };
})();

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

/** The fighter tank: two long pontoons, a round cockpit between them. */
export const saberTank: Model = {
  parts: [
    ...peg(14),
    ...both(
      side(
        HULL,
        [
          [-64, 18],
          [-66, 34],
          [-50, 42],
          [-6, 38],
          [50, 26],
          [68, 16],
          [54, 10],
          [-52, 10],
        ],
        26,
        [40, 0, 0],
      ),
      side(
        MARK,
        [
          [-48, 42.4],
          [-6, 39],
          [50, 27],
          [60, 22],
          [-10, 36],
        ],
        10,
        [40, 0, 0],
      ),
      rod(GUN, [30, 24, 30], [30, 74, 24], [3, 2], 8),
      tube(DARK, 3, 6, [30, 72, 24.2]),
      tube(GLOW, 7, 2, [40, -66, 26], { sides: 10 }),
      block(TRIM, [10, 30, 6], [40, -34, 43]),
      block(DARK, [4, 18, 4], [51, 20, 26]),
    ),
    side(
      HULL,
      [
        [-54, 20],
        [-56, 38],
        [-30, 46],
        [10, 40],
        [36, 24],
        [30, 14],
        [-46, 13],
      ],
      56,
      [0, 0, 0],
    ),
    spun(
      { stuff: 'trim' },
      [
        [19, 42],
        [18, 50],
        [12, 57],
        [0, 59],
      ],
      [0, -22, 0],
      { sides: 14 },
    ),
    side(
      GLASS,
      [
        [0, 41],
        [6, 45],
        [22, 36],
        [28, 28],
      ],
      16,
      [0, 0, 0],
    ),
    block(GUN, [10, 14, 8], [0, -16, 58]),
    ...both(rod(GUN, [3, -10, 60], [3, 22, 60], [2, 1.4], 7)),
    rod(METAL, [12, -40, 46], [13, -44, 65], 0.7, 4),
  ],
  muzzles: [[30, 76, 24]],
};

/** The federation's tank: a horseshoe hull, a long gun on a tall head. */
export const aat: Model = (() => {
  const p = dyed(0x9a7a4e, 'hull');
  const dark = dyed(0x7d623e, 'hull');
  return {
    parts: [
      ...peg(12),
      spun(
        p,
        [
          [50, 8],
          [62, 12],
          [64, 18],
          [54, 28],
          [34, 36],
          [0, 38],
        ],
        [0, 6, 0],
        { sides: 18, scale: [0.9, 1, 1] },
      ),
      // The bow is cut like a shovel, with tubes for shells.
      side(
        dark,
        [
          [20, 8],
          [66, 6],
          [78, 12],
          [60, 22],
          [30, 32],
        ],
        62,
        [0, 0, 0],
      ),
      ...[-24, -12, 0, 12, 24].map((x) => tube(DARK, 3.4, 6, [x, 71, 12.6], { sides: 8 })),
      side(
        p,
        [
          [-66, 26],
          [-68, 44],
          [-40, 66],
          [-6, 66],
          [12, 46],
          [26, 32],
          [-30, 30],
        ],
        40,
        [0, 0, 0],
      ),
      side(
        { ...p, shade: 1.08 },
        [
          [-50, 64],
          [-46, 82],
          [-24, 88],
          [-4, 80],
          [0, 66],
        ],
        28,
        [0, 0, 0],
      ),
      block(DARK, [18, 4, 4], [0, -1, 76]),
      rod(GUN, [0, -10, 78], [0, 46, 74], [5, 4], 9),
      rod(GUN, [0, 46, 74], [0, 82, 71], [3, 2.2], 9),
      tube(DARK, 4, 8, [0, 82, 71]),
      ...both(
        ball(dark, 7, [46, -2, 34], { rings: 4 }),
        rod(GUN, [46, 2, 34], [48, 32, 30], [2.4, 1.4], 7),
        rod(GUN, [22, 40, 32], [24, 62, 28], [2, 1.2], 7),
        tube(GLOW, 5, 2, [20, -66, 36]),
        block(dark, [9, 26, 16], [22, -52, 44]),
      ),
      rod(METAL, [8, -40, 86], [10, -46, 101], 0.8, 4),
      slab(
        dark,
        [
          [-8, -8],
          [8, -8],
          [8, 8],
          [-8, 8],
        ],
        4,
        [0, -26, 86],
        { top: 0.8 },
      ),
    ],
    muzzles: [[0, 86, 71]],
  };
})();

/** Two great wheels at the front, the body slung behind. */
export const persuader = (p: Paint): Model => ({
  parts: [
    hoop(DARK, 37, 5, [0, 40, 42], { along: 'x', sides: 24, scale: [1.7, 1, 1] }),
    tube(p, 33, 12, [0, 40, 42], { along: 'x', sides: 20 }),
    tube({ ...p, shade: 0.8 }, 20, 16, [0, 40, 42], { along: 'x', sides: 14 }),
    ...both(
      side(
        p,
        [
          [-94, 12],
          [-96, 32],
          [-60, 44],
          [10, 42],
          [44, 48],
          [50, 40],
          [30, 24],
          [-40, 14],
        ],
        12,
        [20, 0, 0],
      ),
      tube(METAL, 7, 8, [16, 40, 42], { along: 'x', sides: 10 }),
      hoop(DARK, 17, 4, [34, -46, 21.4], { along: 'x', sides: 16, scale: [1.6, 1, 1] }),
      tube({ ...p, shade: 0.85 }, 14, 10, [34, -46, 21.4], { along: 'x', sides: 12 }),
      rod(METAL, [20, -46, 24], [34, -46, 21.4], 4, 6),
      rod(GUN, [30, 20, 30], [30, 80, 26], [3.4, 2.4], 8),
      tube(paint('engine'), 3, 3, [30, 80, 26]),
      block({ ...p, shade: 0.9 }, [9, 26, 11], [30, 16, 31]),
      rod(GUN, [22, -10, 48], [22, 24, 48], 1.8, 6),
    ),
    side(
      { ...p, shade: 0.94 },
      [
        [-92, 18],
        [-90, 46],
        [-50, 58],
        [-10, 50],
        [-4, 26],
        [-40, 14],
      ],
      32,
      [0, 0, 0],
    ),
    ...both(ball({ stuff: 'light', colour: 0xff3a2e }, 2.6, [8, -6, 44], { rings: 3 })),
    block(DARK, [18, 20, 6], [0, -60, 58]),
    rod(METAL, [-8, -70, 56], [-10, -76, 80], 0.8, 4),
  ],
  muzzles: [[30, 82, 26]],
});

/** The small gunship: a bubble of two, wings that droop, a ball turret. */
export const gunship = (p: Paint, mark: Paint): Model => ({
  parts: [
    ...peg(98),
    side(
      p,
      [
        [-66, 112],
        [-70, 128],
        [-40, 142],
        [10, 142],
        [30, 132],
        [34, 114],
        [16, 100],
        [-40, 98],
      ],
      34,
      [0, 0, 0],
    ),
    side(
      GLASS,
      [
        [28, 114],
        [50, 112],
        [58, 120],
        [46, 131],
        [30, 134],
      ],
      20,
      [0, 0, 0],
    ),
    side(
      GLASS,
      [
        [10, 138],
        [28, 134],
        [34, 141],
        [22, 150],
        [8, 148],
      ],
      18,
      [0, 0, 0],
    ),
    side(
      { ...p, shade: 0.9 },
      [
        [30, 106],
        [56, 110],
        [60, 116],
        [34, 116],
      ],
      24,
      [0, 0, 0],
    ),
    side(
      p,
      [
        [-110, 124],
        [-114, 134],
        [-60, 140],
        [-58, 116],
      ],
      16,
      [0, 0, 0],
    ),
    side(
      mark,
      [
        [-112, 134],
        [-118, 158],
        [-104, 158],
        [-88, 138],
      ],
      3,
      [0, 0, 0],
    ),
    ...both(
      block(DARK, [1.4, 40, 26], [17.2, -10, 118]),
      block({ ...p, shade: 0.85 }, [1.6, 12, 26], [17.6, -10, 118]),
      sheet(
        p,
        [
          [14, -30, 142],
          [14, 14, 144],
          [64, 0, 132],
          [66, -26, 130],
        ],
        4,
      ),
      sheet(
        mark,
        [
          [40, -26, 139.6],
          [40, 6, 140],
          [46, 4, 138.6],
          [46, -26, 138],
        ],
        1.4,
      ),
      tube(p, [6, 7], 40, [24, -34, 148], { sides: 10 }),
      tube(GLOW, 5.4, 2, [24, -54.6, 148], { sides: 10 }),
      tube(DARK, 5.6, 3, [24, -13, 148], { sides: 10 }),
      block(GUN, [6, 30, 6], [62, -6, 127]),
      rod(GUN, [14, 40, 106], [14, 66, 104], 1.8, 6),
      sheet(
        { ...p, shade: 0.9 },
        [
          [8, -100, 130],
          [8, -84, 132],
          [34, -96, 128],
          [34, -106, 127],
        ],
        2.4,
      ),
    ),
    ball(TRIM, 9, [0, 10, 99], { rings: 4 }),
    rod(GUN, [0, 16, 97], [0, 34, 94], 1.6, 6),
  ],
  scale: 1.02,
  muzzles: [[14, 66, 104]],
});

/** A dragonfly of wood: a pod, a tail, wings that beat. */
export const fluttercraft = (pilot: Figure, armed: boolean): Model => {
  const wood = dyed(0x7a5636, 'wood');
  return {
    parts: [
      ...peg(122),
      spun(
        wood,
        [
          [0, -34],
          [7, -28],
          [13, -10],
          [12, 10],
          [7, 24],
          [0, 30],
        ],
        [0, 6, 130],
        { along: 'y', sides: 10, scale: [1, 1, 0.8] },
      ),
      block(DARK, [14, 20, 6], [0, 4, 138]),
      rod(wood, [0, -24, 132], [0, -70, 140], [5, 2], 8),
      sheet(
        paint('trim'),
        [
          [0, -58, 138],
          [14, -78, 142],
          [0, -72, 142],
          [-14, -78, 142],
        ],
        1.2,
      ),
      side(
        MARK,
        [
          [-62, 140],
          [-76, 158],
          [-68, 158],
          [-54, 141],
        ],
        1.6,
        [0, 0, 0],
      ),
      ...both(
        rod(wood, [8, 6, 138], [18, 4, 152], [2.6, 2], 6),
        sheet(
          paint('glass', 2.4),
          [
            [16, 8, 152],
            [70, 26, 163],
            [78, 16, 163],
            [18, 0, 152],
          ],
          0.9,
        ),
        sheet(
          paint('glass', 2.1),
          [
            [16, -2, 151],
            [66, -30, 160],
            [56, -38, 160],
            [16, -8, 151],
          ],
          0.9,
        ),
        rod(wood, [16, 8, 152.4], [76, 22, 163.4], [1.3, 0.6], 5),
        rod(wood, [9, 20, 122], [12, 8, 112], 1.4, 5),
        rod(wood, [12, 22, 111], [12, -14, 111], 1.2, 5),
      ),
      ...(armed
        ? both(rod(GUN, [14, 10, 126], [14, 44, 125], [3, 2.2], 7), tube(DARK, 3, 4, [14, 44, 125]))
        : [rod(GUN, [0, 30, 128], [0, 48, 127], 1.6, 6)]),
      ...put(figureParts(pilot).parts, frame([0, -2, 130]), 0.92),
    ],
    muzzles: [[0, 48, 127]],
  };
};

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
