import type { Flat, Models, Part } from '../part.ts';
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

/** Large ships of the Rebels; they are written in a frame of twenty to the edge of their base. */

const PEG = 36;

/** A piece of a ring as an outline, from one angle to another (degrees, 0 to the right, 90 ahead). */
const band = (outer: number, inner: number, from: number, to: number): readonly Flat[] => {
  const steps = 8;
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i): Flat => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  return [...arc(outer), ...arc(inner).toReversed()];
};

const saucer = (radius: number, half: number, rim: number): Part => ({
  shape: 'turned',
  stuff: 'hull',
  profile: [
    [0, -half],
    [radius * 0.3, -half],
    [radius * 0.94, -rim],
    [radius, -rim * 0.8],
    [radius, rim * 0.8],
    [radius * 0.94, rim],
    [radius * 0.3, half],
    [0, half],
  ],
  sides: 24,
});

/** Four barrels on a turret; `side` is 1 above and -1 below. */
const quads = (y: number, up: number, side: number, size = 1): readonly Part[] => [
  drum('trim', 2.4 * size, 1 * size, [0, y, up], { along: 'z' }),
  block('gun', [2.2 * size, 1.6 * size, 1.2 * size], [0, y, up + side * 0.8 * size]),
  ...[0.35, 0.95].map((x) =>
    rods('gun', [x * size, y, up + side * 0.9 * size], [x * size, y + 4 * size, up + side * 1.1 * size], 0.22 * size, {
      sides: 4,
    }),
  ),
];

/** A dish that looks ahead and up. */
const dish = (x: number, y: number, up: number, radius: number): readonly Part[] => [
  {
    shape: 'turned',
    stuff: 'trim',
    profile: [
      [radius * 0.2, 0],
      [radius * 0.75, radius * 0.2],
      [radius, radius * 0.5],
      [radius * 0.92, radius * 0.52],
    ],
    at: [x, y, up + 1.2],
    turn: [-52, 0, 0],
    sides: 14,
  },
  drum('mark', radius * 0.9, 0.2, [x, y + radius * 0.3, up + 1.2 + radius * 0.24], { along: 'z', turn: [-52, 0, 0] }),
  rod('metal', [x, y - 0.3, up - 0.6], [x, y, up + 1.4], 0.7),
];

// biome-ignore format: a part is a line
export const LARGE_REBEL: Models = {
  'xwing/yt1300': ship(
    [
      saucer(16, 3.4, 1.2),
      // Mandibles with a gap between them, the cockpit out to the right, the dish to the left of the middle.
      deck('hull', [[1.5, 12], [1.5, 24], [2.6, 25.4], [4.6, 25.4], [11.2, 11.6], [6, 10]], -1.3, 2.6, { twin: true }),
      deck('trim', [[2, 13], [2, 22.4], [3.8, 23], [8.6, 12.6]], 1.2, 0.6, { twin: true }),
      block('dark', [2.9, 9, 1.6], [0, 15.4, 0]),
      rod('hull', [8, 4, 0], [16.2, 9.4, 0], 1.7, { sides: 10 }),
      drum('hull', [1.9, 2], 6, [16.6, 11.4, 0], { sides: 12 }),
      drum('glass', [1.9, 1.1], 2.2, [16.6, 15.4, 0], { sides: 12 }),
      ...[1, -1].flatMap((side) => quads(0, side * 3.4, side)),
      ...dish(-7, 7.4, 2, 3),
      drums('trim', 2.6, 4.4, [14.6, 0, 0], { along: 'x' }),
      drums('dark', 1.8, 0.4, [16.9, 0, 0], { along: 'x' }),
      ...[-5.4, 0, 5.4].map((x) => drum('dark', 1.7, 0.7, [x, -10.4, 1.9], { along: 'z', sides: 10 })),
      block('trim', [2.4, 8, 0.6], [0, 6.8, 2.7], { turn: [-8, 0, 0] }),
      ...[[5, 4, 0], [-9, -4, 0], [8, -6, 0]].map(([x, y]) => block('mark', [2.4, 3, 0.5], [x!, y!, 2.4])),
      deck('engine', band(16.3, 14, 205, 335), -0.8, 1.6),
    ],
    { lift: PEG, scale: 1.95, guns: [[0.4, 4, 4.4], [0.4, 4, -4.4]], engines: [[0, -15.4, 0, 1.4], [7, -13.6, 0, 1.4]], nozzle: 0 },
  ),
  'xwing/yt2400': ship(
    [
      saucer(14.6, 3.6, 1.3),
      deck('hull', mirror([[0, 16.4], [6, 16], [9.4, 11], [0, 8]]), -1.4, 2.8),
      block('dark', [5, 1, 1.4], [0, 16.2, 0]),
      // The cockpit is a long pod beside the hull, held by a corridor.
      rod('hull', [9, 2, 0], [17, 4, 0], 1.8, { sides: 10 }),
      hull('hull', [[-4, 3.4, 3.4], [-1, 4.4, 4.4], [10, 4.4, 4.4], [12, 4, 4]], { at: [17.6, 2, 0] }),
      hull('glass', [[12, 3.8, 3.8], [14, 3, 3], [15, 1.6, 1.6]], { at: [17.6, 2, 0] }),
      drum('mark', 2.3, 1.4, [17.6, 7, 0]),
      ...[1, -1].flatMap((side) => quads(0, side * 3.6, side, 1.3)),
      deck('trim', mirror([[0, -9], [11, -8], [12, -16], [9, -18], [0, -18]]), -1.8, 3.6),
      deck('mark', band(11, 9.6, 30, 150), 2, 0.5),
      ...dish(-6, 7, 2, 2.2),
      drums('dark', 1.8, 0.7, [5.4, -9, 2.4], { along: 'z', sides: 10 }),
      block('trim', [5, 6, 1.4], [-12.6, -3, 0]),
    ],
    { lift: PEG, scale: 1.95, guns: [[0.5, 5, 4.8]], engines: [[8, -18.2, 0, 1.4], [4, -18.2, 0, 1.4], [0, -18.2, 0, 1.4]] },
  ),
  'xwing/vcx100': ship(
    [
      hull('hull', [[-16, 20, 5], [-10, 25, 7], [-2, 24, 7.6], [6, 17, 7], [12, 8.4, 5.4], [17, 5.4, 3.6, -0.4], [20, 3, 1.6, -0.8]], { section: KEEN }),
      // Windows over the nose, the gunner's bubble below it, the turret above, a nacelle on each side.
      hull('glass', [[10, 5.6, 1, 2.8], [13, 5.4, 1.8, 1.8], [17, 3.8, 0.8, 0.8]], { section: KEEN }),
      globe('glass', 1.9, [0, 14.4, -2.4], { rings: 3 }),
      hull('hull', [[-18, 5, 4.4], [-10, 7, 6.4], [0, 6, 5.6], [6, 2.6, 2.4]], { at: [12.4, 0, -0.4], twin: true, section: BEVELLED }),
      hull('mark', [[-14, 3.4, 0.6, 3.2], [-4, 3.4, 0.6, 3.2]], { at: [12.4, 0, -0.4], twin: true }),
      block('trim', [7, 12, 1.8], [0, -2, 4]),
      ...quads(3, 4.8, 1, 1.2),
      wings('hull', 1.2, [[4, 8, 2.4], [10, 0, 2.8], [10, -12, 2.4], [4, -14, 3]]),
      hull('trim', [[-19, 6, 5], [-12, 8, 6.4], [-6, 7, 5]], { at: [0, 0, 1.4], section: BEVELLED }),
      fin('trim', 1, [[-12, 4], [-15, 8], [-19, 8], [-18, 3]]),
      rods('gun', [2, 15, -1.4], [2, 21, -1.6], 0.4),
      deck('mark', [[6.6, 3], [8, 2], [9.6, -10], [8, -10]], 3.5, 0.4, { twin: true }),
    ],
    { lift: PEG, scale: 2, guns: [[2, 21, -1.6], [0.5, 8, 6]], engines: [[12.4, -18.4, -0.4, 2.2], [0, -19.4, 1.4, 1.8]] },
  ),
  'xwing/uwing': ship(
    [
      hull('hull', [[-9, 5, 4], [-4, 7.4, 5.6], [6, 7.4, 6], [13, 6.4, 5], [18, 4.4, 2.8, -0.6], [20, 3, 1.4, -1]], { section: BEVELLED }),
      hull('glass', [[10, 5.4, 1.2, 2.6], [14, 5.4, 2, 1.4], [18.6, 3.4, 0.8, 0.2]], { section: KEEN }),
      block('dark', [7.7, 5, 3], [0, 4, -0.4]),
      // Four engines at the shoulders, long wings swung back.
      ...[1.9, -1.5].flatMap((z) => [
        hull('trim', [[-10, 3, 2.8], [-4, 3.8, 3.4], [4, 3.8, 3.4], [6.4, 3, 2.8]], { at: [7, 0, z], twin: true }),
        drums('dark', 1.3, 0.5, [7, 6.4, z], { sides: 10 }),
      ]),
      wings('hull', 1.1, [[8.4, 4, 2.2], [11.4, 3.4, 2], [19.6, -18, 1], [19, -24, 1], [16.4, -23, 1], [8.4, -5, 2.2]]),
      wings('mark', 1.35, [[12.8, -2, 1.8], [14.4, -5, 1.6], [12.4, -10, 1.7], [10.6, -8, 1.9]]),
      blocks('trim', [3, 5, 2.4], [10, 0, 2.2]),
      rods('gun', [2, 17, -1.6], [2, 22, -1.6], 0.45),
      rods('gun', [8.8, 4, 0], [8.8, 9, 0], 0.4),
      wings('trim', 0.9, [[3, -5, 0], [5.4, -8, -3], [5.4, -11, -4], [2, -9, -0.6]]),
    ],
    { lift: PEG, scale: 1.9, guns: [[2, 22, -1.6]], engines: [[7, -10.4, 1.9, 1.3], [7, -10.4, -1.5, 1.3]] },
  ),
  'xwing/bsf17bomber': ship(
    [
      // A flat deck from the cockpit to the engines, the tall clip of bombs below it.
      hull('hull', [[-16, 6, 4], [-8, 6, 4], [4, 4.4, 3.4], [12, 4, 3.4], [16, 4.6, 4, -0.4], [20, 3, 2.4, -0.6]], { section: BEVELLED }),
      hull('glass', [[15, 4, 1, 1.6], [17, 4, 1.4, 1], [20.4, 2.4, 1.4, -0.2]], { section: KEEN }),
      globe('glass', 1.5, [0, 16.4, -2.8], { rings: 3 }),
      fin('hull', 4.6, [[4, -1], [3, -6], [2.4, -19], [-4.4, -19], [-6, -6], [-7, -1]]),
      fin('dark', 4.9, [[1.6, -7], [1.2, -18], [-3.2, -18], [-4.4, -7]]),
      ...[-8.6, -11.4, -14.2, -17].map((z) => fin('metal', 5.1, [[1.4, z + 0.4], [1.4, z - 0.4], [-3.6, z - 0.4], [-3.6, z + 0.4]])),
      globe('glass', 1.9, [0, -5.6, -18.4], { rings: 3 }),
      rods('gun', [0.5, -6, -19], [0.5, -9, -20], 0.25),
      wings('hull', 1.3, [[2, 0, 0.8], [17.6, -3, 2], [17.6, -8, 2], [2, -9, 0.8]]),
      wings('mark', 1.55, [[14, -2.3, 1.7], [16, -2.7, 1.9], [16, -8.2, 1.9], [14, -8.3, 1.7]]),
      hull('trim', [[-17, 3, 3], [-8, 4, 4], [2, 4, 4], [4, 2.8, 2.8]], { at: [6, 0, 0.6], twin: true }),
      fins('trim', 0.9, [[-4, 2], [-8, 7], [-12, 7], [-10, 2]], 17.4),
      dome('glass', 1.5, [0, -9, 2]),
      rods('gun', [1, 19, -1.6], [1, 22.4, -1.6], 0.3),
    ],
    { lift: 56, scale: 1.9, guns: [[1, 22.4, -1.6]], engines: [[6, -17.4, 0.6, 1.5], [1.6, -16.4, 0, 1.1]] },
  ),
};
