import type { Model, Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, side, slab, spun, tube } from '../kit.ts';

/** Tanks of the younger war. */

const HULL = paint('hull');
const TRIM = paint('trim');
const MARK = paint('mark');
const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const GLOW = paint('engine');
const GLASS = paint('glass');
const peg = (top: number, y = 0): readonly Part[] => [rod(paint('glass', 2), [0, y, 0.2], [0, y, top], 1.3)];

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
