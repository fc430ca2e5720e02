import type { Model, Part } from '../../part.ts';
import { type Figure, figureParts } from '../figure.ts';
import { ball, block, both, dyed, frame, hoop, type Paint, paint, put, rod, sheet, side, spun, tube } from '../kit.ts';

/** What one rides through the air or on a wheel. */

const DARK = paint('dark');
const GUN = paint('gun');
const METAL = paint('metal');
const GLOW = paint('engine');
const PEG = paint('glass', 2);
const peg = (top: number, y = 0): readonly Part[] => [rod(PEG, [0, y, 0.2], [0, y, top], 0.7)];
const seated = (rider: Figure, y: number, seat: number, size = 1): readonly Part[] =>
  put(figureParts(rider).parts, frame([0, y, seat - 7 * size]), size);

/** A thin bike with two vanes far ahead. */
export const scoutBike = (rider: Figure): Model => ({
  parts: [
    ...peg(14),
    side(
      dyed(0x7a5f48, 'hull'),
      [
        [-20, 13],
        [-21, 18],
        [-12, 20],
        [-2, 17],
        [6, 18],
        [9, 16],
        [6, 12],
        [-10, 11],
      ],
      5,
      [0, 0, 0],
    ),
    block(DARK, [4.6, 10, 1.6], [0, -6, 19.4]),
    ...both(
      rod(METAL, [1.4, 6, 15.4], [1.8, 27, 14], 0.75),
      block(METAL, [1, 5, 9], [3, 28, 14.4]),
      rod(METAL, [1.6, 26, 14], [4.6, 28.6, 19.6], 0.5, 5),
      rod(METAL, [1.4, 6, 17.4], [3.4, 5.4, 22], 0.5, 5),
      block(dyed(0x7a5f48, 'hull'), [4, 9, 4], [3.8, -16, 15]),
      tube(GLOW, 1.3, 1, [3.8, -20.8, 15]),
      sheet(
        METAL,
        [
          [4, -14, 12],
          [8, -20, 9],
          [8, -23, 9],
          [4, -20, 12],
        ],
        0.7,
      ),
    ),
    block(GUN, [2.6, 7, 2.6], [0, 9, 10.6]),
    rod(GUN, [0, 12, 10.6], [0, 19, 10.6], 0.6),
    ...seated(rider, -6, 18),
  ],
  muzzles: [[0, 19, 10.6]],
});

/** Broad, with two outriggers ahead. */
export const barc = (rider: Figure, more: readonly Part[] = []): Model => ({
  parts: [
    ...peg(14),
    side(
      paint('hull'),
      [
        [-30, 13],
        [-30, 18],
        [-20, 21],
        [-8, 19],
        [4, 20],
        [20, 17],
        [31, 13.4],
        [20, 11],
        [-16, 10],
      ],
      7,
      [0, 0, 0],
    ),
    side(
      paint('mark'),
      [
        [-2, 19.4],
        [4, 21],
        [20, 18],
        [30, 14],
        [20, 15],
      ],
      3,
      [0, 0, 0],
    ),
    block(DARK, [6, 13, 1.6], [0, -12, 20.6]),
    ...both(
      block(paint('trim'), [4, 24, 5], [7.4, -14, 14.6], { taper: { along: 'y', to: [0.6, 0.6] } }),
      tube(GLOW, 2, 1, [7.4, -26.4, 14.6]),
      block(paint('trim'), [3, 22, 2.4], [6.4, 18, 13], { taper: { along: 'y', to: [0.5, 0.5] } }),
      rod(GUN, [4.4, 14, 15.4], [4.4, 31, 14.6], 0.7),
      rod(METAL, [1.6, 3, 19], [4.4, 1.6, 24.6], 0.5, 5),
    ),
    ...seated(rider, -11, 20),
    ...more,
  ],
  muzzles: [[4.4, 31, 14.6]],
});

/** Two vertical blades, footrests, and a droid that holds on. */
export const stap = (rider: Figure): Model => ({
  parts: [
    ...peg(12),
    side(
      dyed(0x9a7b4a, 'hull'),
      [
        [-4, 12],
        [-6, 20],
        [-2, 26],
        [3, 26],
        [5, 20],
        [3, 12],
      ],
      3.4,
      [0, 0, 0],
    ),
    side(
      dyed(0x9a7b4a, 'hull'),
      [
        [1, 24],
        [4, 40],
        [8, 42],
        [7, 34],
        [4, 24],
      ],
      3,
      [0, 0, 0],
    ),
    ...both(
      rod(GUN, [3.6, 2, 33], [3.6, 18, 31], [0.9, 0.7]),
      block(dyed(0x9a7b4a, 'hull'), [2, 5, 7], [3.2, 3, 34]),
      rod(METAL, [0, 5, 38], [6, 2, 40], 0.6, 5),
      block(METAL, [4, 7, 1.2], [4, -3, 15.4]),
      tube(GLOW, 1.6, 1, [2, -5.6, 20]),
    ),
    ...put(figureParts({ ...rider, pose: 'lightning' }).parts, frame([0, -7, 15.6]), 0.98),
  ],
  scale: 1.1,
  muzzles: [[3.6, 18, 31]],
});

/** An engine with a seat: handlebars ahead and exhausts behind. */
export const swoop = (rider: Figure): Model => ({
  parts: [
    ...peg(14),
    tube(paint('hull'), [5, 3.6], 34, [0, 0, 17], { sides: 10 }),
    spun(
      DARK,
      [
        [3, 16],
        [4.4, 17],
        [4.2, 19],
        [2, 20],
      ],
      [0, 0, 17],
      { along: 'y', sides: 10 },
    ),
    block(DARK, [5, 12, 2], [0, -8, 22]),
    ...both(
      rod(METAL, [2, 8, 20], [7, 4, 27], 0.6, 5),
      tube(METAL, [1.8, 1.2], 22, [5.4, -8, 14], { sides: 7 }),
      tube(GLOW, 1.4, 1, [5.4, -19.4, 14]),
      sheet(
        paint('mark'),
        [
          [4, -8, 17],
          [10, -16, 15],
          [10, -20, 15],
          [4, -18, 18],
        ],
        0.8,
      ),
      sheet(
        paint('trim'),
        [
          [3, 14, 17],
          [9, 17, 16],
          [9, 20, 16],
          [3, 19, 17],
        ],
        0.8,
      ),
    ),
    ...seated(rider, -8, 23),
  ],
  scale: 1.07,
  muzzles: [[0, 18, 17]],
});

/** One wheel as high as two men, the seat within. */
export const wheelBike = (rider: Figure, hull: Paint): Model => ({
  parts: [
    hoop(DARK, 27, 3, [0, 0, 30.2], { along: 'x', sides: 24 }),
    hoop(hull, 21.4, 1.7, [0, 0, 30.2], { along: 'x', sides: 20 }),
    ...Array.from({ length: 12 }, (_, i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 6 + 0.26), Math.sin((i * Math.PI) / 6 + 0.26)];
      return rod(METAL, [0, c * 28, 30.2 + s * 28], [0, c * 31, 30.2 + s * 31], [1.7, 0.6], 4);
    }).filter(({ to }) => to[2] > 1),
    ...both(
      side(
        hull,
        [
          [-13, 26],
          [-11, 36],
          [4, 34],
          [13, 28],
          [10, 22],
          [-9, 20],
        ],
        3.4,
        [6.4, 0, 0],
      ),
      rod(METAL, [5, -4, 26], [9, -14, 2.6], [1.4, 1], 5),
      block(METAL, [4, 9, 1.8], [9.4, -13, 1.4]),
      rod(GUN, [6.4, 8, 25], [6.4, 26, 24], [1.2, 0.9]),
    ),
    block(DARK, [9, 11, 2], [0, -2, 25]),
    block(hull, [9, 3, 10], [0, -9, 30], { turn: [-14, 0, 0] }),
    ...seated(rider, -4, 26, 0.92),
  ],
  muzzles: [[6.4, 26, 24]],
});

/** Luke's car: three engines, a bent glass, two seats. */
export const landspeeder = (crew: readonly Figure[]): Model => ({
  parts: [
    ...peg(12),
    spun(
      dyed(0xb5744e, 'hull'),
      [
        [2, -38],
        [13, -36],
        [16, -14],
        [15.6, 12],
        [12, 32],
        [6, 42],
        [0, 44],
      ],
      [0, 0, 17],
      { along: 'y', sides: 14, scale: [1.15, 1, 0.34] },
    ),
    block(DARK, [21, 18, 3], [0, -8, 20.6]),
    sheet(
      paint('glass', 1.8),
      [
        [-10, 2, 22],
        [10, 2, 22],
        [9, -2, 28],
        [-9, -2, 28],
      ],
      0.8,
    ),
    ...both(
      tube(dyed(0x9a9ea3, 'metal'), [4.4, 5], 24, [20.4, -26, 20], { sides: 10 }),
      tube(DARK, 4, 1.6, [20.4, -13.4, 20], { sides: 10 }),
      tube(GLOW, 3.4, 1, [20.4, -38.4, 20], { sides: 10 }),
      block(dyed(0xb5744e, 'hull'), [8, 14, 3], [15.6, -26, 18]),
    ),
    tube(dyed(0x9a9ea3, 'metal'), [4.4, 5], 24, [0, -28, 27.6], { sides: 10 }),
    block(dyed(0xb5744e, 'hull'), [3, 14, 6], [0, -28, 22.6]),
    tube(GLOW, 3.4, 1, [0, -40.4, 27.6], { sides: 10 }),
    ...crew.flatMap((figure, i) => put(figureParts(figure).parts, frame([i === 0 ? -5.4 : 5.4, -10, 14.4]), 0.94)),
  ],
  scale: 1.13,
  muzzles: [[0, 44, 18]],
});

/** A gun platform with rails, clones upon it. */
export const platform = (pilot: Figure, gunner: Figure): Model => ({
  parts: [
    ...peg(9),
    side(
      paint('hull'),
      [
        [-34, 7.4],
        [-36, 11],
        [-20, 13],
        [20, 13],
        [40, 10],
        [36, 7.4],
      ],
      26,
      [0, 0, 0],
    ),
    ...both(
      side(
        paint('trim'),
        [
          [-30, 7],
          [-34, 11],
          [-22, 16],
          [14, 15],
          [30, 11],
          [22, 7],
        ],
        6,
        [17, 0, 0],
      ),
      block(paint('mark'), [6.4, 12, 1.4], [17, -6, 16]),
      tube(GLOW, 3, 1.4, [17, -34, 11]),
      rod(GUN, [14, 20, 12], [14, 46, 12], [1.4, 1]),
    ),
    block(paint('trim'), [14, 3, 9], [0, 12, 17], { turn: [16, 0, 0] }),
    ...put(figureParts({ ...pilot, pose: 'kneel' }).parts, frame([-6, -6, 12.6]), 0.92),
    ...put(figureParts({ ...gunner, pose: 'kneel', weapon: 'rotary' }).parts, frame([7, 2, 12.6]), 0.92),
    ball(paint('metal'), 2, [0, 24, 13], { rings: 3 }),
  ],
  muzzles: [[14, 46, 12]],
});
