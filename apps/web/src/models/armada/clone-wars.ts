import type { Models } from '../part.ts';
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
  rod,
  rods,
  ship,
  wings,
} from '../ship-kit.ts';
import { batteries, field, hangar, terraces, tower, wedge } from './destroyer-kit.ts';

/** Ships of the Republic and of the Separatists, in millimetres. */

const [SMALL, MEDIUM, LARGE] = [26, 30, 36];
/** The red of the Republic's ships, the blue of the Separatists'. */
const RED = { colour: 0x96352e };
const BLUE = { colour: 0x3f5f86 };

// biome-ignore format: a line each
const ACCLAMATOR = { half: [[0, 49], [2, 48], [14, 22], [28, -16], [30, -30], [22, -44], [0, -46]], above: 8, below: 9, top: 0.46, about: -34 } as const;
// biome-ignore format: a line each
const VENATOR = { half: [[0, 63], [2, 62], [9, 26], [19, 12], [21, 2], [34, -34], [34, -46], [24, -52], [0, -52]], above: 9, below: 7, top: 0.44, about: -46 } as const;

// biome-ignore format: a part is a line
export const REPUBLIC: Models = {
  'armada/consular': ship(
    [
      // The round salon below the bow, a slim body and three great engines side by side.
      hull('hull', [[2, 8, 7], [14, 9, 8], [24, 8.6, 7.4], [31, 6.4, 5], [35, 3.4, 2.6]], { sides: 10 }),
      hull('mark', [[10, 9.2, 8.2], [16, 9.4, 8.4]], { sides: 10, ...RED }),
      hull('glass', [[27, 6, 1.2, 2.4], [31, 5.6, 1.6, 1.2], [34.6, 3.2, 0.8, 0.4]], { section: KEEN }),
      dome('trim', 4, [0, 26, -2.4], { turn: [180, 0, 0], rings: 4 }),
      hull('hull', [[-14, 9, 8], [-4, 7.4, 7], [4, 8, 7]], { sides: 10 }),
      hull('hull', [[-26, 12, 9], [-16, 14, 10], [-10, 9, 8]], { section: BEVELLED }),
      ...[0, 11.4].flatMap((x) => [
        hull('trim', [[-34, 7, 7], [-28, 8.6, 8.6], [-14, 8, 8], [-10, 4.4, 4.4]], { at: [x, 0, x > 0 ? 0 : 1.4], ...(x > 0 && { twin: true as const }) }),
        drum('mark', 4.4, 3, [x, -20, x > 0 ? 0 : 1.4], { ...RED, ...(x > 0 && { twin: true as const }) }),
      ]),
      block('hull', [22, 6, 3], [0, -18, 0]),
      ...batteries(3, 18, 0, 2, 3.6, 1.1),
      rod('metal', [0, -2, 3], [0, -3, 9], 0.4),
      rods('gun', [2, 30, -1], [2, 37, -1], 0.4),
    ],
    { lift: SMALL, guns: [[2, 37, -1], [3, 10, 5]], engines: [[0, -34.6, 1.4, 3], [11.4, -34.6, 0, 3]], nozzle: 0.5 },
  ),
  'armada/acclamator': ship(
    [
      // A broad arrowhead without a waist, a tall tower far astern, red fields on its back.
      ...wedge(ACCLAMATOR),
      field(ACCLAMATOR, 2, [0.02, 0.62], [0.34, 0.96], { stuff: 'mark', ...RED }), field(ACCLAMATOR, 1, [0.3, 0.96], [0.34, 0.96], { stuff: 'mark', ...RED }),
      ...terraces(8, [[22, 8, -44, 3], [17, -4, -44, 3], [12, -16, -43, 3]]),
      block('hull', [7, 8, 7], [0, -33, 20], { taper: { along: 'z', to: [0.7, 0.7] } }),
      block('hull', [17, 6, 3], [0, -33, 24.6], { taper: { along: 'y', to: [0.8, 0.8] } }),
      block('glass', [12, 0.5, 0.8], [0, -29.9, 25]),
      block('mark', [3, 5, 1], [0, -33, 26.4], RED),
      ...batteries(12, 10, -26, 5, 8.4, 1.3),
      hangar(10, 9.4, 10, 14), hangar(-12, 9.4, 12, 14),
      blocks('trim', [7, 12, 7], [17, -40, 0]),
    ],
    { lift: MEDIUM, guns: [[0, 48, 1], [14, 0, 9]], engines: [[6, -47, 1, 4], [17, -46.4, 0, 3.2], [0, -47, 7, 2]] },
  ),
  'armada/venator': ship(
    [
      // A dagger with a flat back, a red band over the doors of its hangar, and two towers side by side.
      ...wedge(VENATOR),
      deck('hull', mirror([[0, 56], [3, 50], [8, 10], [13, -12], [14, -50], [0, -50]]), 6, 4.4, { top: 0.9, about: -44, bare: 'foot' }),
      deck('mark', mirror([[0, 50], [2.4, 46], [4, 4], [4, -24], [0, -24]]), 10, 0.9, { ...RED }),
      block('dark', [0.7, 60, 0.4], [0, 10, 10.9]),
      field(VENATOR, 4, [0.06, 0.9], [0.4, 0.92], { stuff: 'mark', ...RED }), field(VENATOR, 1, [0.06, 0.4], [0.3, 0.96], { stuff: 'mark', ...RED }),
      deck('trim', mirror([[0, -18], [9, -22], [13, -30], [13, -50], [0, -50]]), 10, 4, { top: 0.88, about: -42 }),
      block('hull', [20, 14, 3], [0, -40, 15]),
      ...tower(-40, 16, 6.4, 6.4, false),
      blocks('mark', [6, 3, 0.5], [6.4, -40, 24.6], RED),
      ...batteries(11.6, 6, -30, 5, 9, 1.5),
      hangar(14, 6.6, 7, 14),
      block('trim', [48, 3, 8], [0, -52.6, 1]),
    ],
    { lift: LARGE, guns: [[0, 62, 1], [14, -10, 11]], engines: [[6, -54.6, 1.4, 4], [17, -54.6, 1, 4], [0, -54.4, 6, 1.8], [25, -54, 1, 1.8]] },
  ),
};

// biome-ignore format: a part is a line
export const SEPARATISTS: Models = {
  'armada/hardcell': ship(
    [
      // A drop that lies on its side: a sharp nose, a swollen belly, a wreath of engines.
      { shape: 'turned', stuff: 'hull', along: 'y', profile: [[0, -24], [8, -22], [12, -12], [12.6, -4], [10, 10], [6, 22], [2.6, 31], [0, 35]], sides: 18 },
      { shape: 'ring', stuff: 'trim', radius: 12.4, thick: 1.1, along: 'y', at: [0, -6, 0], sides: 20 },
      { shape: 'ring', stuff: 'mark', radius: 10, thick: 0.9, along: 'y', at: [0, 9, 0], sides: 20, ...BLUE },
      ...[0, 60, 120, 180, 240, 300].flatMap((angle) => [
        drum('trim', [2.4, 3], 20, [0, 0, 0], { turn: [0, angle, 0], sides: 10, at: [Math.sin((angle * Math.PI) / 180) * 13, -20, Math.cos((angle * Math.PI) / 180) * 13] }),
        rod('metal', [0, -12, 9], [0, -16, 13], 1, { turn: [0, angle, 0] }),
      ]),
      hull('glass', [[16, 5, 2, 6], [20, 5, 2.4, 5], [24, 3, 1, 4]], { section: KEEN }),
      ...batteries(6, 8, -8, 2, 8, 1.1),
    ],
    { lift: 30, guns: [[0, 35, 0], [8, 0, 8]], engines: [[0, -30.6, 13, 2.2], [0, -30.6, -13, 2.2], [11.26, -30.6, 6.5, 2.2], [11.26, -30.6, -6.5, 2.2], [0, -24.4, 0, 3]], nozzle: 0.4 },
  ),
  'armada/munificent': ship(
    [
      // A long fork: two blades ahead, one above the other, a narrow waist, broad wings about the engines.
      fin('hull', 7, [[50, 7], [46, 10], [16, 10], [6, 6], [6, 2], [44, 4]]),
      fin('hull', 6, [[45, -3], [42, -8], [16, -9], [6, -5], [6, -1], [40, -1]]),
      fins('trim', 1.4, [[40, 5], [40, 9], [20, 9], [20, 5]], 4),
      hull('mark', [[30, 7.4, 1.4, 10.2], [38, 7.4, 1.4, 10.2]], { section: KEEN, ...BLUE }),
      hull('hull', [[-24, 16, 16], [-10, 14, 14], [2, 10, 14], [10, 8, 12]], { sides: 12 }),
      hull('trim', [[-12, 18, 6], [-2, 15, 6], [4, 11, 5]], { sides: 10 }),
      wings('hull', 2, [[6, 2, 2], [16, -6, 6], [27, -28, 10], [26, -46, 12], [16, -38, 6], [6, -30, 2]]),
      wings('hull', 2, [[6, 0, -2], [16, -10, -6], [24, -30, -10], [22, -44, -11], [14, -38, -6], [6, -30, -2]]),
      wings('mark', 2.3, [[18.2, -10.4, 6.8], [22, -18, 8.2], [22, -42.8, 9.4], [18.4, -40, 7.4]], BLUE),
      hull('hull', [[-48, 12, 14], [-38, 19, 20], [-24, 17, 18], [-16, 12, 14]], { sides: 12 }),
      block('hull', [8, 8, 5], [0, -26, 12], { taper: { along: 'z', to: [0.7, 0.6] } }),
      dome('trim', 3.4, [0, -38, 9]),
      globe('metal', 3, [0, 0, -9], { rings: 3 }),
      ...batteries(6, -2, -20, 3, 6, 1.3),
      rods('gun', [2, 44, 6], [2, 52, 6], 0.6),
    ],
    { lift: 34, guns: [[2, 52, 6], [8, -4, 7]], engines: [[3.6, -48.6, 3, 2.8], [3.6, -48.6, -3.4, 2.8], [8, -42, 0, 2]] },
  ),
  'armada/providence': ship(
    [
      // A long smooth spindle, its stern spread in fins, the mast of its sensors standing far aft.
      hull('hull', [[-54, 12, 14], [-46, 22, 24], [-30, 27, 27], [-6, 25, 23], [22, 19, 17], [44, 11, 10], [58, 4.4, 4], [64, 1, 1]], { sides: 14 }),
      hull('trim', [[-40, 28, 5], [-6, 26.4, 5], [24, 19.6, 4], [48, 10, 2.4]], { sides: 10, shade: 0.9 }),
      hull('mark', [[-20, 12, 3, 12.6], [10, 9, 3, 9.6], [40, 4, 2, 5]], { sides: 8, ...BLUE }),
      fin('hull', 4, [[-18, 11], [-30, 20], [-44, 22], [-56, 30], [-60, 29], [-54, 8]]),
      fin('metal', 1.6, [[-26, 16], [-28, 28], [-31, 28], [-32, 16]]),
      hull('hull', [[-34, 4, 3], [-30, 7, 5], [-22, 6, 4], [-18, 3, 2]], { at: [0, 0, 29], section: BEVELLED }),
      wings('hull', 3, [[9, -20, -5], [22, -36, -12], [31, -56, -18], [27, -58, -17], [9, -52, -5]]),
      wings('trim', 2, [[11, -14, 3], [21, -34, 6], [23, -50, 8], [11, -50, 3]]),
      drums('trim', [3, 4], 14, [10, -50, 4]),
      globe('dark', 4, [0, 14, -7], { rings: 3, scale: [1.4, 2.4, 0.6] }),
      ...batteries(9, 22, -30, 6, 8, 1.4),
    ],
    { lift: 44, guns: [[0, 64, 0], [11, 10, 7]], engines: [[0, -55, 0, 4.6], [10, -57.4, 4, 3.2], [5, -54.4, -6, 2.6]] },
  ),
  'armada/recusant': ship(
    [
      // Bones: a beak with the great gun, a bare spine, sails above and below, the engines astern.
      hull('hull', [[18, 8, 12], [26, 12, 18], [38, 10, 15], [50, 6, 9], [60, 3, 4], [64, 1, 1]], { section: KEEN }),
      fin('trim', 2, [[48, -3], [36, -13], [22, -15], [18, -4]]),
      fin('mark', 4, [[52, 3.6], [38, 8.4], [26, 9.8], [26, 6], [44, 3]], 0, BLUE),
      rods('gun', [2, 34, -5], [2, 62, -3], [1.2, 0.7]),
      ...[3.4, -2.6].map((z) => drum('metal', 1.4, 54, [0, -4, z], { sides: 8 })),
      drums('metal', 1, 50, [4, -6, 0], { sides: 6 }),
      ...[12, 3, -6, -15, -24].map((y) => hull('trim', [[y - 1.4, 11, 10], [y + 1.4, 11, 10]], { section: KEEN })),
      hull('hull', [[-4, 6, 6], [4, 12, 9], [10, 6, 6]], { at: [0, 0, 3], section: KEEN }),
      wings('hull', 1.8, [[3, 4, 2], [14, -8, 8], [24, -34, 13], [22, -46, 13], [12, -32, 8], [3, -24, 2]]),
      wings('hull', 1.8, [[3, 0, -2], [13, -12, -7], [20, -36, -12], [18, -46, -12], [11, -34, -7], [3, -26, -2]]),
      hull('hull', [[-57, 12, 14], [-48, 20, 22], [-36, 18, 20], [-24, 9, 11]], { sides: 10 }),
      fin('trim', 3, [[-26, 6], [-38, 18], [-50, 18], [-52, 8]]),
      block('hull', [8, 6, 4], [0, -42, 18]),
      ...batteries(5, 34, 24, 2, 7, 1.3),
    ],
    { lift: 40, guns: [[2, 62, -3], [6, 28, 6]], engines: [[4, -57.8, 3.6, 3.2], [4, -57.8, -3.6, 3.2], [9, -50, 0, 2]] },
  ),
};
