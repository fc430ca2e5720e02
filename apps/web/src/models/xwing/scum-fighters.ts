import type { Models, Point } from '../part.ts';
import {
  BEVELLED,
  block,
  dome,
  drum,
  drums,
  fin,
  fins,
  globe,
  hull,
  KEEN,
  rod,
  rods,
  ship,
  wings,
} from '../ship-kit.ts';

/** Small ships of scum and villainy, in millimetres. */

const PEG = 34;

/** The four thrusters of the Quadjumper: right ones with their twins. */
const JETS: readonly Point[] = [
  [11, 9, 2],
  [11, -9.6, 2],
];

// biome-ignore format: a part is a line
export const SCUM_FIGHTERS: Models = {
  'xwing/starviper': ship(
    [
      hull('hull', [[-16, 3, 2.4], [-8, 7.4, 5.6], [2, 8, 6.4], [10, 5, 4], [18, 2, 1.4, -0.4], [20, 0.8, 0.6, -0.5]], { sides: 10 }),
      hull('glass', [[-4, 3, 1, 3], [1, 4.2, 3, 2.8], [8, 2.4, 0.8, 1.8]], { section: KEEN }),
      fin('trim', 1.2, [[-4, 2], [-12, 6.4], [-17, 6], [-14, 1]]),
      // Four curved blades: two reach forward, two back.
      ...[1, -1].flatMap((side) => [
        wings('hull', 1.2, [[3, 2, side], [12, 6, side * 5], [16.4, 15, side * 9.4], [17.2, 14, side * 10], [15, 1, side * 7.4], [4, -4, side]]),
        wings('mark', 1.5, [[13.2, 8.4, side * 6.2], [16.5, 15.1, side * 9.5], [17.3, 14, side * 10.1], [15.6, 4.6, side * 8]]),
        wings('trim', 1.1, [[3.4, -4, side], [13, -7, side * 5], [16.8, -16, side * 8.4], [13.6, -15.4, side * 6.6], [8, -11, side * 3.4], [3, -9, side]]),
      ]),
      rods('gun', [16.6, 8, 9.2], [16.6, 18, 9.6], 0.5),
      rods('gun', [16.6, 8, -9.2], [16.6, 18, -9.6], 0.5),
      rods('gun', [2.2, 10, -1.6], [2.2, 17, -1.8], 0.5),
    ],
    { lift: PEG, guns: [[16.6, 18, 9.6], [16.6, 18, -9.6]], engines: [[1.7, -16, 0, 1.3]] },
  ),
  'xwing/m3ainterceptor': ship(
    [
      hull('hull', [[-14, 7, 4], [-8, 9, 5.4], [0, 6.4, 5.2], [8, 5, 4], [15, 3.4, 2.6, -0.3], [19, 1.8, 1.2, -0.6]], { section: KEEN }),
      hull('glass', [[2, 3.2, 1.2, 2.6], [6, 3.4, 2.8, 2], [12, 1.8, 0.6, 1.2]], { section: KEEN }),
      wings('hull', 1.6, [[3, 1, 1], [9, -1.4, 0.4], [17, -7, -2], [17, -12.4, -2], [9, -11, 0.4], [3, -10, 1]]),
      wings('mark', 1.9, [[11, -2.8, -0.2], [13.4, -4.4, -0.9], [13.4, -11.8, -0.9], [11, -11.4, -0.2]]),
      drums('trim', [2.4, 3], 10, [5.4, -9.6, 1.6]),
      drums('dark', 2.3, 0.6, [5.4, -4.4, 1.6]),
      fins('trim', 0.9, [[-8, 3], [-13, 8], [-17, 8], [-14, 2.6]], 5.4),
      rods('gun', [17, -9, -2], [17, 4, -2], [0.8, 0.4]),
      rods('gun', [1.6, 15, -1.4], [1.6, 21, -1.4], 0.4),
    ],
    { lift: PEG, guns: [[17, 4, -2]], engines: [[5.4, -15, 1.6, 2.3]] },
  ),
  'xwing/kihraxzfighter': ship(
    [
      // A crab: a heavy head and two claws ahead, three tails behind.
      hull('hull', [[-13, 8, 4], [-6, 11, 6.6], [2, 10.4, 7], [10, 6, 4.4, -0.4], [17, 2.6, 1.6, -1.2]], { sides: 10 }),
      hull('glass', [[-1, 4, 1.4, 3.4], [3, 4.6, 3, 2.8], [10, 2.4, 0.8, 1.4]], { section: KEEN }),
      wings('hull', 2.2, [[4, 4, 0.4], [10, 4, 0], [15.6, 12, -1.6], [17.4, 10, -2], [17, 0, -1.8], [14, -9, -0.8], [9, -12, 0], [4, -9, 0.4]]),
      wings('mark', 2.6, [[12.4, 7.2, -0.8], [15.7, 12.2, -1.6], [17.5, 10, -2], [17.2, 3.4, -1.9]]),
      wings('trim', 1.4, [[6, -8, 0.6], [11, -10, 4.4], [12, -19, 7], [8.6, -15, 3.6], [6, -13, 0.6]]),
      fin('trim', 1.4, [[-4, 3], [-10, 8], [-18, 10], [-14, 3]]),
      rods('gun', [16.2, 8, -1.8], [16.2, 16.6, -2], 0.6),
      rods('gun', [2, 13, -1.8], [2, 19, -2], 0.5),
    ],
    { lift: PEG, guns: [[16.2, 16.6, -2], [2, 19, -2]], engines: [[2.6, -13.4, 0, 2], [8, -13, 0.2, 1.4]] },
  ),
  'xwing/m12lkimogilafighter': ship(
    [
      hull('hull', [[-14, 9, 5.4], [-4, 10.4, 7], [6, 9.6, 6.6], [13, 7, 4.6, -0.4], [19, 3.6, 2, -1]], { section: BEVELLED }),
      hull('glass', [[2, 4.4, 1.4, 3.4], [6, 4.8, 3, 2.8], [13, 3, 0.8, 1.6]], { section: KEEN }),
      hull('trim', [[-15, 4, 4.4], [-8, 5.4, 6], [4, 5.4, 6], [8, 3.6, 3.6]], { at: [7.4, 0, 0], twin: true, section: BEVELLED }),
      wings('hull', 2, [[9, 3, 0], [18, 2, -2.6], [19, -3, -3], [15, -11, -1.8], [9, -10, 0]]),
      wings('mark', 2.4, [[14, 2.5, -1.4], [16, 2.3, -2], [16, -9.4, -2], [14, -10.9, -1.4]]),
      fins('trim', 1.1, [[-8, 3], [-13, 8.6], [-18, 8.6], [-15, 2]], 7.4),
      rods('gun', [18, -1, -2.8], [18, 10, -2.8], [0.8, 0.45]),
      ...[0, 1, 2].map((i) => drums('dark', 0.8, 1, [7.4, 7.6, -1.6 + i * 1.6], { sides: 6 })),
      rods('gun', [2.2, 16, -1.6], [2.2, 21, -1.6], 0.5),
      block('trim', [4, 10, 1.6], [0, -7, 3.8]),
    ],
    { lift: PEG, scale: 0.98, guns: [[18, 10, -2.8], [2.2, 21, -1.6]], engines: [[7.4, -15.4, 0, 2], [0, -14.4, 0, 2.2]] },
  ),
  'xwing/protectoratestarfighter': ship(
    [
      // A slim body between two blades that are as long as it is, upright and swept to points.
      hull('hull', [[-14, 4, 3], [-8, 6.6, 4.6], [0, 7, 5.4], [8, 4.4, 3.6], [18, 1.4, 1, -0.6]], { section: KEEN }),
      hull('glass', [[-3, 3, 1.2, 2.6], [1, 3.8, 2.8, 2.4], [8, 2, 0.6, 1.6]], { section: KEEN }),
      block('trim', [16, 5, 1.8], [0, -2, 0]),
      wings('hull', 1.3, [[9, 5, 0], [10.4, 19, -2], [12, 4, -6], [12, -8, -7], [10.4, -17, -3], [9, -9, 0]]),
      wings('hull', 1.3, [[9, 5, 0], [10.4, 15, 1.6], [11.4, 3, 5], [11.4, -8, 6.4], [10.4, -18, 3.4], [9, -9, 0]]),
      wings('mark', 1.6, [[10, 11, -1.2], [10.4, 19, -2], [11.4, 9, -4.6]]),
      drums('trim', 1.8, 13, [9, -4, 0], { sides: 8 }),
      rods('gun', [9.4, 4, 0], [9.4, 16, 0], [0.7, 0.4]),
    ],
    { lift: PEG, guns: [[9.4, 16, 0]], engines: [[1.4, -14.2, 0, 1.2], [9, -10.8, 0, 1.5]] },
  ),
  'xwing/g1astarfighter': ship(
    [
      // Two unequal prongs: the pilot in the shorter, the guns in the longer one.
      hull('hull', [[-15, 22, 3.4], [-11, 24, 4.6], [-4, 20, 6.4], [4, 14, 6.4], [6, 12.6, 6]], { section: KEEN }),
      hull('hull', [[3, 5.6, 5.6], [11, 5, 4.8], [17, 3.4, 3]], { at: [-4.4, 0, 0], section: BEVELLED }),
      hull('glass', [[9, 3.8, 1, 2.4], [12, 4, 2, 1.8], [17.6, 2.6, 1.4, 0.4]], { at: [-4.4, 0, 0], section: KEEN }),
      hull('trim', [[3, 5, 5], [10, 4.6, 4], [21, 2.6, 2.4]], { at: [3.9, 0, 0], section: BEVELLED }),
      rod('gun', [3, 18, -0.8], [3, 25, -0.8], 0.55),
      rod('gun', [4.8, 18, -0.8], [4.8, 25, -0.8], 0.55),
      drum('trim', 3.4, 1.6, [0, -4, 3.4], { along: 'z' }),
      dome('mark', 2.6, [0, -4, 4]),
      wings('trim', 1.6, [[9, -5, 0], [13.4, -14, -2.6], [10, -18, -2], [6, -14, 0]]),
      fins('trim', 1, [[-9, 2], [-14, 6], [-18, 6], [-15, 1]], 7.4),
    ],
    { lift: PEG, scale: 0.98, guns: [[-3.9, 25, -0.8]], engines: [[6.4, -15.6, 0, 2], [2.4, -15.6, 0, 1.5]] },
  ),
  'xwing/quadjumper': ship(
    [
      // A tug: a small cabin amid four great thrusters.
      hull('hull', [[-10, 5, 5], [-5, 8.6, 7.4], [2, 8.6, 8], [6, 6.4, 6], [8, 3, 3]], { sides: 10 }),
      hull('glass', [[3.4, 5.6, 2, 2.4], [6, 5.4, 2.6, 1.4], [8.4, 3, 1.6, 0.6]], { section: KEEN }),
      ...JETS.flatMap(([x, y, z]) => [
        hull('hull', [[-7, 5.4, 5.4], [-3, 7.2, 7.2], [3, 7.6, 7.6], [6, 6.4, 6.4]], { at: [x, y, z], twin: true }),
        drums('dark', 2.6, 0.6, [x, y + 6, z]),
        drums('mark', 3.95, 1.2, [x, y + 2.4, z]),
        rods('metal', [2, y > 0 ? 3 : -5, 0], [x, y, z], 1.3),
        rods('metal', [2, y > 0 ? 1 : -7, 0], [x, y - 4, z], 0.8),
      ]),
      block('trim', [5, 6, 2], [0, -4, 4]),
      block('dark', [6, 5, 2], [0, -2, -4]),
    ],
    { lift: PEG, guns: [[0, 8.4, -1]], engines: JETS.map(([x, y, z]) => [x, y - 7.2, z, 2.4] as const), nozzle: 0.4 },
  ),
  'xwing/scurrgh6bomber': ship(
    [
      // A broad round back and two blunt arms around the bubble of the gunner.
      hull('hull', [[-17, 8, 3], [-13, 20, 5], [-5, 27, 6.6], [2, 24, 6.6], [5, 18, 6]], { sides: 10 }),
      hull('hull', [[2, 8, 6.4], [10, 8, 6.4], [15, 6, 4.6], [18.6, 3.4, 2.4]], { at: [7.6, 0, 0], twin: true, section: BEVELLED }),
      hull('mark', [[10, 6, 0.6, 3.3], [15, 4.4, 0.6, 2.4]], { at: [7.6, 0, 0], twin: true }),
      globe('glass', 3.2, [0, 6, 0.6]),
      drum('trim', 3.6, 4, [0, 4, 0.4]),
      drum('trim', 3.2, 1.6, [0, -4, 3.6], { along: 'z' }),
      dome('hull', 2.8, [0, -4, 4.2]),
      rods('gun', [1, -3, 5], [1, 6, 5.4], 0.5),
      rods('gun', [7.6, 17, -0.6], [7.6, 22, -0.6], 0.7),
      block('dark', [10, 9, 1], [0, -4, -3.4]),
      fins('trim', 1, [[-8, 2], [-13, 6], [-18, 6], [-16, 1]], 9),
    ],
    { lift: PEG, scale: 0.96, guns: [[7.6, 22, -0.6], [1, 6, 5.4]], engines: [[5.4, -16.4, 0, 2.2], [0, -17.2, 0, 1.6]] },
  ),
};
