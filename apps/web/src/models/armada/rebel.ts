import type { Models, Part } from '../part.ts';
import {
  BEVELLED,
  block,
  blocks,
  deck,
  dome,
  drum,
  drums,
  fin,
  fins,
  globe,
  hull,
  KEEN,
  mirror,
  rods,
  ship,
  wings,
} from '../ship-kit.ts';
import { CR90_AFT, CR90_ENGINES, CR90_FORE, GR75, GR75_ENGINES } from '../xwing/huge-parts.ts';
import { batteries } from './destroyer-kit.ts';
import { pair } from './flight.ts';

/** Ships of the Rebels, in millimetres. */

const [SMALL, LARGE] = [26, 38];
const gr75 = ship(GR75, { guns: [[5, -5, 6]], engines: GR75_ENGINES });

/** Blisters grown upon a hull of the Mon Calamari: right ones have their twins. */
const blisters = (...spots: readonly (readonly [x: number, y: number, z: number, r: number])[]): readonly Part[] =>
  spots.map(([x, y, z, r]) =>
    globe('trim', r, [x, y, z], { rings: 3, scale: [1, 1.5, 0.7], ...(x > 0 && { twin: true as const }) }),
  );

/** The Pelta, and what the Rebels made of it. */
const pelta = (armed: boolean): readonly Part[] => [
  hull(
    'hull',
    [
      [2, 9, 9],
      [10, 14, 12],
      [22, 14, 12],
      [30, 11, 9],
      [35, 6, 5],
    ],
    { section: BEVELLED },
  ),
  hull(
    'trim',
    [
      [10, 8, 2, 6.4],
      [26, 7, 2, 5],
    ],
    { section: BEVELLED },
  ),
  hull(
    'glass',
    [
      [30.4, 8, 1, 2.6],
      [34.6, 5, 0.8, 1],
    ],
    { section: KEEN },
  ),
  hull(
    'hull',
    [
      [-8, 10, 10],
      [4, 8.6, 8],
    ],
    { section: BEVELLED },
  ),
  hull(
    'hull',
    [
      [-33, 12, 10],
      [-26, 17, 13],
      [-12, 16, 12],
      [-6, 11, 10],
    ],
    { section: BEVELLED },
  ),
  wings('hull', 1.8, [
    [7, -8, 0],
    [15, -14, -3],
    [16.4, -32, -5],
    [8, -30, 0],
  ]),
  fin('trim', 2, [
    [-10, 5],
    [-16, 12],
    [-24, 12],
    [-26, 5],
  ]),
  block('hull', [7, 4, 2.4], [0, -20, 12.4]),
  ...(armed
    ? [
        ...batteries(6, 24, -20, 4, 5, 1.1),
        drums('gun', 1.8, 9, [9, 16, -1]),
        drums('dark', 1.3, 0.6, [9, 20.6, -1]),
        blocks('mark', [1, 14, 4], [7, 17, 1]),
        wings('mark', 2.2, [
          [11.4, -11.5, -1.6],
          [13.4, -13, -2.4],
          [14, -31.6, -3.8],
          [12, -31, -2.6],
        ]),
      ]
    : [
        block('mark', [2, 14, 0.8], [0, 18, 6.8], { colour: 0xa03b34 }),
        block('mark', [8, 4, 0.8], [0, 18, 6.7], { colour: 0xa03b34 }),
        dome('trim', 2.4, [0, -4, 4.6]),
        wings(
          'mark',
          2.2,
          [
            [11.4, -11.5, -1.6],
            [13.4, -13, -2.4],
            [14, -31.6, -3.8],
            [12, -31, -2.6],
          ],
          { colour: 0xa03b34 },
        ),
      ]),
];
const PELTA_ENGINES = [
  [4.4, -33.6, 2.6, 2.2],
  [4.4, -33.6, -2.6, 2.2],
] as const;

// biome-ignore format: a part is a line
export const REBEL: Models = {
  'armada/cr90': ship([...CR90_FORE, ...CR90_AFT], { lift: SMALL, scale: 0.94, guns: [[0, 13, 5], [0, -4, 5]], engines: CR90_ENGINES, nozzle: 0.5 }),
  'armada/gr-75': pair(gr75, 0.95, [[8, 15.5], [-8, -16]], SMALL),
  'armada/nebulon-b': ship(
    [
      // A tall block ahead, a spine as thin as a rod, the engines astern; masts above and below the bow.
      hull('hull', [[8, 8, 9, 1], [12, 11, 15, 0], [24, 12, 16, 0], [30, 9, 12, 1], [35, 4, 6, 2]], { section: BEVELLED }),
      fin('trim', 7, [[26, -6], [24, -15], [15, -17], [12, -6]]),
      fin('hull', 4, [[24, 7], [21, 13], [14, 13], [12, 7]]),
      blocks('trim', [3, 12, 8], [6.4, 18, 0]),
      rods('metal', [0, 16, -16], [0, 17, -23], 0.5),
      { shape: 'turned', stuff: 'trim', profile: [[0.4, 0], [2.2, 0.5], [3.2, 1.6]], at: [0, 18, 13], turn: [-40, 0, 0], sides: 12 },
      drum('trim', 1.3, 30, [0, -4, 1.4], { sides: 8 }),
      drum('metal', 0.9, 28, [0, -4, -1], { sides: 6 }),
      ...[4, -4, -10].map((y) => block('trim', [3.4, 2.4, 4.4], [0, y, 0.4])),
      hull('hull', [[-34, 9, 10], [-28, 13, 14], [-18, 12, 13], [-13, 6, 7]], { section: BEVELLED }),
      blocks('hull', [4, 13, 6], [8, -25, 0]),
      block('trim', [5, 10, 3], [0, -24, 8]),
      block('trim', [4, 9, 3], [0, -24, -8]),
      ...batteries(5.6, 26, 14, 2, 7, 0.9),
    ],
    { lift: 30, guns: [[0, 35, 2], [6, 20, 8]], engines: [[2.6, -34.6, 2.6, 2.2], [2.6, -34.6, -2.8, 2.2], [8, -31.8, 0, 1.8]] },
  ),
  'armada/mc30c': ship(
    [
      // A slim shell, swollen astern, with long fins that reach forward at its sides and below.
      hull('hull', [[-34, 5, 6], [-28, 14, 13], [-16, 16, 15], [0, 12, 12], [16, 9, 9], [28, 6, 6], [35, 2, 2]], { sides: 12 }),
      hull('hull', [[-24, 2, 6], [-14, 4, 9], [0, 3, 6], [10, 1, 1.6]], { at: [10.4, 0, -2], turn: [0, 0, -5], twin: true, sides: 10 }),
      fin('trim', 2.4, [[4, -4], [-6, -13], [-22, -14], [-26, -5]]),
      fin('trim', 2, [[-8, 6], [-16, 11], [-26, 11], [-28, 5]]),
      ...blisters([4, 4, 4, 2.6], [5, -12, 5.4, 3.4], [0, 14, 4, 2.4], [0, -4, 6, 3]),
      hull('mark', [[4, 1.6, 12.6], [6, 1.6, 12]], { scale: [7.4, 1, 1] }),
    ],
    { lift: SMALL, guns: [[0, 35, 0], [6, 0, 3]], engines: [[2.6, -33.4, 0, 2], [6, -29, 0, 1.5]] },
  ),
  'armada/hammerhead': ship(
    [
      // The head stands upright like an axe, the neck is short, the wings carry the engines.
      hull('hull', [[20, 7, 12], [24, 9, 21], [31, 9.6, 23], [34, 7, 19], [35.4, 4, 15]], { section: BEVELLED }),
      fins('trim', 1, [[33, 8], [33, -8], [25, -7], [25, 7]], 4.8),
      hull('glass', [[33, 7.6, 1.6, 4], [35.6, 4.4, 1.2, 4]], { section: KEEN }),
      hull('hull', [[-6, 9, 8], [4, 6.6, 7], [14, 6.6, 7], [22, 7, 10]], { section: BEVELLED }),
      hull('mark', [[12, 7, 7.4], [14, 7, 7.4]], { section: BEVELLED }),
      hull('hull', [[-30, 14, 9], [-18, 14, 11], [-6, 10, 9]], { section: BEVELLED }),
      wings('hull', 2.4, [[6, -8, 0], [16, -14, -1], [16, -30, -1], [6, -28, 0]]),
      ...[9.4, 15].map((x) => drums('trim', [2, 2.6], 18, [x, -25, -0.6], { sides: 10 })),
      fin('trim', 2, [[-10, 5], [-16, 10], [-26, 10], [-27, 4]]),
      ...batteries(3.6, 10, 0, 2, 3.4, 0.9),
      rods('gun', [2, 30, -9], [2, 38, -9], 0.4),
    ],
    { lift: 28, guns: [[2, 38, -9], [3.6, 6, 4]], engines: [[9.4, -34.4, -0.6, 2], [15, -34.4, -0.6, 2], [3, -30.4, 0.6, 2]] },
  ),
  'armada/modified-pelta': ship(pelta(true), { lift: SMALL, guns: [[0, 35, 0], [9, 21, -1]], engines: PELTA_ENGINES }),
  'armada/pelta': ship(pelta(false), { lift: SMALL, guns: [[0, 35, 0], [6, 10, 4]], engines: PELTA_ENGINES }),
  'armada/assault-frigate': ship(
    [
      // A whale: a swollen back, long fins to the sides and below, a bulb for a head.
      hull('hull', [[-46, 8, 9], [-36, 15, 17], [-16, 20, 22], [6, 18, 20], [26, 13, 15], [38, 9, 10], [47, 4, 4]], { sides: 12 }),
      wings('hull', 2.2, [[8, 6, -1], [18, -6, -6], [29, -30, -11], [28, -40, -11], [20, -26, -6], [8, -22, -1]]),
      fin('hull', 2.4, [[4, -8], [-8, -18], [-28, -26], [-36, -25], [-30, -8]]),
      fin('trim', 3, [[-4, 9], [-12, 15], [-28, 16], [-34, 8]]),
      block('hull', [8, 5, 3], [0, -24, 16]),
      ...blisters([5, 24, 5, 4], [7, 2, 7, 4.6], [7, -18, 8, 4.6], [0, 12, 9, 4]),
      hull('mark', [[13, 17.8, 19], [16, 17, 18.4]]),
      hull('mark', [[-26, 18.4, 20.4], [-23, 19, 21]]),
      ...batteries(8, 20, -30, 4, 5.4, 1.2),
    ],
    { lift: 38, guns: [[0, 47, 0], [10, 4, 4]], engines: [[3.6, -46.4, 2.4, 2.8], [3.6, -45, -3.4, 2.6], [0, -40, 7, 1.8]] },
  ),
  'armada/mc75': ship(
    [
      // Long, lean and tall: a keel of fins below, ribs of armour over a spine.
      hull('hull', [[-61, 8, 9], [-52, 20, 19], [-30, 26, 24], [0, 23, 21], [28, 15, 15], [48, 9, 9], [62, 2, 2.4]], { sides: 14 }),
      hull('trim', [[-50, 10, 4, 11], [-20, 12, 5, 12.4], [14, 9, 4, 9], [36, 5, 3, 6]], { sides: 10 }),
      ...[-42, -26, -10, 6, 20].map((y, i) => hull('trim', [[y - 1.6, 25 - i * 1.3, 23 - i * 1.3], [y + 1.6, 24.8 - i * 1.5, 22.6 - i * 1.4]])),
      fin('hull', 4, [[20, -6], [4, -22], [-16, -24], [-24, -8]]),
      fin('hull', 4, [[-22, -8], [-32, -21], [-46, -21], [-52, -6]]),
      hull('hull', [[-44, 4, 9], [-26, 8, 14], [-4, 7, 12], [10, 2, 4]], { at: [14, 0, -2], twin: true, sides: 10 }),
      block('hull', [7, 9, 6], [0, -34, 16], { taper: { along: 'z', to: [0.8, 0.6] } }),
      ...blisters([7, 16, 7, 4], [9, -4, 8, 4.6]),
      ...batteries(9, 12, -40, 5, 8, 1.4),
    ],
    { lift: LARGE, guns: [[0, 62, 0], [12, 0, 6]], engines: [[0, -61.4, 3, 3], [5.4, -59, -1, 2.8], [14, -46, -2, 2.4]] },
  ),
  'armada/mc80-home-one': ship(
    [
      // A plump cigar without an edge anywhere, covered in blisters.
      hull('hull', [[-60, 10, 9], [-52, 26, 18], [-34, 35, 24], [-8, 37, 25], [20, 32, 22], [42, 22, 16], [56, 11, 9], [62, 3, 3]], { sides: 16 }),
      hull('trim', [[-46, 12, 6, 9.6], [-14, 15, 7, 11], [18, 12, 6, 9], [38, 7, 4, 7]], { sides: 10 }),
      hull('trim', [[-40, 14, 6, -9], [-6, 18, 7, -10.6], [24, 12, 5, -8]], { sides: 10 }),
      hull('hull', [[-40, 4, 6], [-24, 9, 11], [4, 9, 11], [20, 3, 5]], { at: [17.6, 0, -1], turn: [0, 0, 4], twin: true, sides: 10 }),
      ...blisters([10, 26, 7, 5], [12, 4, 9, 6], [12, -26, 9, 6], [5, 40, 5.4, 4], [0, 8, 13, 4], [6, -40, 9, 5], [16, -12, 5, 5], [0, 48, 4, 3.4]),
      block('hull', [6, 7, 5], [0, -30, 14.6], { taper: { along: 'z', to: [0.7, 0.6] } }),
      ...batteries(14, 22, -34, 4, 8, 1.4),
      hull('mark', [[-0.8, 37.6, 3, 1], [0.8, 37.5, 3, 1]], { section: KEEN }),
    ],
    { lift: LARGE, guns: [[0, 62, 0], [16, 6, 6]], engines: [[4, -60.4, 0, 3], [11, -55, 0, 3], [0, -58, 5, 2], [17.6, -42, -1, 2]] },
  ),
  'armada/mc80-liberty': ship(
    [
      // A slender body that ends in a beak, and two great wings with pods astern.
      hull('hull', [[-58, 10, 10], [-46, 20, 18], [-24, 21, 19], [0, 16, 15], [26, 12, 12], [46, 9, 9], [58, 5, 4.6], [63, 1.6, 1.6]], { sides: 14 }),
      hull('hull', [[-6, 18, 5, 2], [8, 22, 6, 2], [20, 16, 5, 2]], { sides: 12 }),
      wings('hull', 4, [[8, -10, 0], [22, -20, -2], [33, -38, -3], [33, -50, -3], [20, -50, -2], [8, -46, 0]]),
      hull('hull', [[-56, 5, 6], [-44, 10, 11], [-30, 9, 10], [-14, 3, 3]], { at: [31, 0, -3], twin: true, sides: 12 }),
      hull('trim', [[-44, 9, 5, 8.4], [-16, 9, 5, 8.6], [14, 6, 4, 6]], { sides: 10 }),
      fin('trim', 3, [[-14, 7], [-26, 15], [-40, 15], [-46, 7]]),
      ...blisters([6, 30, 4, 3.4], [6, 4, 6, 4], [8, -20, 7, 4.6], [8, -38, 7, 4.6], [22, -34, 0, 4]),
      ...batteries(7, 20, -34, 5, 6, 1.4),
      hull('mark', [[-50, 2, 11.6], [-40, 2, 11.6]], { at: [31, 0, -3], twin: true, sides: 12 }),
    ],
    { lift: LARGE, guns: [[0, 63, 0], [9, 8, 5]], engines: [[0, -58.4, 3.4, 3], [5, -57, -2, 3], [31, -56.4, -3, 2.6]] },
  ),
  'armada/starhawk': ship(
    [
      // Made of Star Destroyers: a huge broad beak ahead, a neck, and engines in a ring astern.
      deck('hull', mirror([[0, 44], [5, 46], [9, 62], [14, 62], [26, 36], [35, 4], [33, -8], [16, -12], [0, -12]]), 0.8, 9, { top: 0.62, about: 2, bare: 'foot' }),
      deck('hull', mirror([[0, 44], [5, 46], [9, 62], [14, 62], [26, 36], [35, 4], [33, -8], [16, -12], [0, -12]]), -0.8, 9, { top: 0.62, about: 2, bare: 'foot', scale: [1, 1, -1], shade: 0.9 }),
      deck('dark', mirror([[0, 43], [5, 45], [9, 61], [13.6, 61], [25.4, 36], [34.4, 4], [32.4, -7.6], [0, -11]]), -0.8, 1.6, { bare: 'both', shade: 1.5 }),
      block('mark', [6, 30, 2], [0, 22, 9.6]),
      deck('trim', mirror([[0, 30], [6, 26], [13, 0], [12, -10], [0, -10]]), 9, 4, { top: 0.8, about: 4 }),
      block('hull', [9, 5, 3], [0, 0, 16.4]), block('trim', [4, 4, 4], [0, 0, 13.6]),
      hull('trim', [[-44, 14, 14], [-30, 12, 12], [-8, 16, 14]], { section: BEVELLED }),
      ...[-18, -26, -34].map((y) => block('metal', [18, 3, 10], [0, y, 0])),
      hull('hull', [[-60, 22, 18], [-54, 32, 24], [-44, 28, 22], [-36, 14, 14]], { section: BEVELLED }),
      wings('hull', 2.4, [[12, -38, 3], [30, -46, 6], [34, -58, 7], [14, -58, 3]]),
      fin('trim', 3, [[-38, 8], [-48, 20], [-58, 20], [-58, 8]]),
      ...batteries(18, 30, -4, 4, 8.4, 1.6),
    ],
    { lift: LARGE, guns: [[11, 62, 0], [20, 10, 8]], engines: [[0, -61, 4, 4.4], [8.6, -61, -3, 4.4], [13, -58, 6, 2.6]] },
  ),
};
