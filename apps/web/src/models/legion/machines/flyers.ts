import type { Model, Part } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import { ball, block, both, dyed, frame, type Paint, paint, put, rod, sheet, side, slab, spun, tube } from '../kit.ts';

/** What flies high on its peg. */

const TRIM = paint('trim');
const MARK = paint('mark');
const DARK = paint('dark');
const GUN = paint('gun');
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
