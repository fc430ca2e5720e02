import type { Models, Part, Point } from '../part.ts';
import {
  BEVELLED,
  block,
  blocks,
  deck,
  dome,
  drum,
  drums,
  fin,
  globe,
  hull,
  KEEN,
  mirror,
  rod,
  rods,
  ship,
  wings,
} from '../ship-kit.ts';
import { models as fighters } from '../xwing/index.ts';

/** Craft that only Armada flies, as large as X-Wing would show them. */

const RED = { colour: 0x96352e };
const YELLOW = { colour: 0xb08a34 };
const BLUE = { colour: 0x3f5f86 };

/** An arm of the Tri-Fighter: bent about the ball, a gun at its end. */
const arm = (angle: number): readonly Part[] => {
  const turn: Point = [0, angle, 0];
  return [
    fin(
      'hull',
      2.2,
      [
        [-8, 3],
        [-14, 8],
        [-15, 14],
        [-8, 18],
        [4, 18],
        [16, 14],
        [4, 15],
        [-7, 14],
        [-9, 10],
        [-4, 4],
      ],
      0,
      { turn },
    ),
    fin(
      'mark',
      2.5,
      [
        [-8, 16.4],
        [-8, 18],
        [4, 18],
        [9, 16.6],
      ],
      0,
      { turn, ...BLUE },
    ),
    rod('gun', [0, 12, 14], [0, 20, 14], 0.6, { turn }),
  ];
};

// biome-ignore format: a part is a line
export const CRAFT: Models = {
  'btl-b-y-wing': {
    ...fighters['xwing/ywing']!,
    // The Republic's still has its skin: plates over the spine, closed nacelles, yellow marks.
    parts: [
      ...fighters['xwing/ywing']!.parts.filter(({ stuff, shape }) => stuff !== 'metal' && shape !== 'ring'),
      hull('hull', [[-14, 6, 5], [-4, 8, 6], [6, 7, 6]], { section: BEVELLED }),
      hull('mark', [[-12, 3, 1, 2.4], [4, 3.4, 1, 3]], { section: KEEN, ...YELLOW }),
      hull('hull', [[-20, 4.6, 4.6], [-11, 5.8, 5.8]], { at: [13, 0, 0], twin: true }),
      block('hull', [24, 7, 3], [0, -6, 0]),
      drums('mark', 3.1, 2, [13, -4, 0], YELLOW),
    ],
  },
  gauntlet: ship(
    [
      hull('hull', [[-14, 8, 6], [-4, 11, 8], [6, 9, 7], [14, 5.6, 4], [19, 3, 1.8, -0.6]], { section: BEVELLED }),
      hull('glass', [[9, 5, 1.2, 2.8], [12, 5, 1.8, 1.8], [17, 3.4, 0.8, 0.4]], { section: KEEN }),
      // Wings that turn about the hull, each a broad blade with a gun.
      wings('hull', 2.2, [[5, 5, 1], [11, 4, 3], [19, -2, 8], [19, -10, 8], [14, -14, 5], [5, -10, 1]]),
      wings('mark', 2.5, [[13, 2.4, 4.4], [16, 0.2, 6.2], [16, -12.4, 6.2], [13, -13.2, 4.4]], BLUE),
      wings('hull', 1.8, [[5, 2, -2], [13, -5, -8], [13, -12, -9], [5, -9, -2]]),
      drums('trim', 2.2, 12, [5, -11, 0]),
      rods('gun', [14, 0, 5], [14, 9, 5], 0.6),
      fin('trim', 1.4, [[-2, 4], [-9, 9], [-15, 9], [-14, 3]]),
    ],
    { scale: 1.9, guns: [[14, 9, 5]], engines: [[5, -17, 0, 1.8], [0, -14.4, 0, 1.8]] },
  ),
  'delta-7': ship(
    [
      // A flat arrow: the cockpit at its back, an astromech beside it.
      deck('hull', mirror([[0, 22], [2, 18], [11, -12], [10, -16], [3, -14], [0, -14]]), 0, 2.2, { top: 0.5, about: -9 }),
      deck('hull', mirror([[0, 22], [2, 18], [11, -12], [10, -16], [3, -14], [0, -14]]), 0, 1.6, { top: 0.5, about: -9, scale: [1, 1, -1] }),
      deck('mark', [[1.6, 12], [2.4, 10], [7.4, -8], [4, -6], [1.6, 4]], 1, 1, { twin: true, ...RED }),
      hull('glass', [[-10, 3, 1.4, 2.4], [-5, 4.4, 3.4, 2.4], [0, 3.4, 2, 2.2], [4, 1.6, 0.6, 1.8]]),
      dome('mark', 1.5, [-5, -6, 1.6]),
      rods('gun', [9, -8, 0], [9, 3, 0], 0.5),
    ],
    { scale: 1.05, guns: [[9, 3, 0]], engines: [[2.4, -14.4, 0.6, 1.4]] },
  ),
  'v-19': ship(
    [
      // Three blades fold out from a slim body: two forward at the sides, one standing.
      hull('hull', [[-13, 6, 5], [-6, 8, 6.4], [2, 6.4, 5.4], [10, 4.4, 3.6], [19, 2, 1.4]], { section: KEEN }),
      hull('glass', [[-2, 3.4, 1, 3], [2, 3.8, 2.6, 2.4], [8, 2, 0.6, 1.8]], { section: KEEN }),
      wings('hull', 1.2, [[3, -2, 0], [9, 5, -1], [18, 15, -4], [17, 8, -4], [12, -8, -2], [3, -9, 0]]),
      wings('mark', 1.5, [[12.6, 8.6, -2.4], [18, 15, -4], [17, 8, -4], [14.6, 0, -3]], RED),
      fin('hull', 1.2, [[-3, 2], [-8, 10], [-14, 16], [-17, 15], [-12, 2]]),
      fin('mark', 1.5, [[-9, 11], [-14, 16], [-17, 15], [-14.4, 9]], 0, RED),
      rods('gun', [15.6, 8, -3.6], [15.6, 18, -3.6], 0.5),
    ],
    { guns: [[15.6, 18, -3.6]], engines: [[2, -13.4, 0.4, 1.8]] },
  ),
  'belbullab-22': ship(
    [
      // Two long jaws with a low cockpit between them, a fin behind.
      hull('hull', [[-15, 8, 4], [-6, 11, 5.6], [4, 8, 5], [8, 5, 3.6]], { section: BEVELLED }),
      hull('glass', [[0, 4, 1.4, 2.6], [4, 4.4, 2.6, 2], [8.6, 2.4, 0.8, 1]], { section: KEEN }),
      hull('hull', [[-15, 4, 4.4], [-4, 6, 6.4], [8, 4.4, 5], [19, 1.4, 1.6]], { at: [7.6, 0, 0], twin: true, section: KEEN }),
      hull('mark', [[-6, 2.4, 1, 3], [10, 1.6, 0.8, 2]], { at: [7.6, 0, 0], twin: true, section: KEEN, ...BLUE }),
      wings('trim', 1.3, [[9, 2, 0], [13, -6, -3], [13, -14, -4], [9, -12, 0]]),
      fin('trim', 1.2, [[-4, 2], [-10, 8], [-16, 8], [-15, 2]]),
      rods('gun', [7.6, 16, -1], [7.6, 22, -1], 0.5),
    ],
    { guns: [[7.6, 22, -1]], engines: [[7.6, -15.4, 0, 1.8], [0, -15.4, 0, 1.8]] },
  ),
  'tri-fighter': ship(
    [globe('hull', 6.4, [0, 0, 0], { rings: 5 }), drum('glass', 3, 1, [0, 6, 0], { sides: 8 }), drum('trim', [3, 5], 8, [0, -7, 0]), ...[0, 120, 240].flatMap(arm), rod('gun', [0, 6, -3], [0, 11, -3], 0.8)],
    { guns: [[0, 20, 14], [12.1, 20, -7]], engines: [[0, -11.4, 0, 2.4]] },
  ),
  'hyena-droid': ship(
    [
      hull('hull', [[-12, 8, 5], [-4, 12, 7], [6, 10, 6], [12, 6, 4], [15, 3, 2]], { section: BEVELLED }),
      ...[1, -1].map((side) => globe('mark', 0.9, [side * 1.8, 13.6, 1], { rings: 2, colour: 0xc8402e })),
      ...[1, -1].flatMap((side) => [
        wings('hull', 1.4, [[5, 4, side * 1.4], [11, 6, side * 2.4], [18, 12, side * 4.4], [18, -9, side * 4.4], [11, -9, side * 2.4], [5, -7, side * 1.4]]),
        wings('mark', 1.7, [[14, 8.6, side * 3.2], [16, 10.3, side * 3.8], [16, -9, side * 3.8], [14, -9, side * 3.2]], BLUE),
      ]),
      block('dark', [6, 12, 2], [0, -2, -4]),
      rods('gun', [18, 8, 4.4], [18, 16, 4.4], 0.5),
      rods('gun', [18, 8, -4.4], [18, 16, -4.4], 0.5),
    ],
    { guns: [[18, 16, 4.4]], engines: [[2.6, -12.4, 0, 1.8]] },
  ),
  'vulture-droid': ship(
    [
      // A small head between two pairs of long thin wings.
      hull('hull', [[-7, 4, 3], [-2, 8, 5], [5, 7, 5], [9, 4, 3], [11, 2, 1.4]], { sides: 10 }),
      ...[1, -1].map((side) => globe('mark', 0.8, [side * 1.5, 9.4, 0.8], { rings: 2, colour: 0xc8402e })),
      blocks('trim', [7, 5, 2], [6.4, 0, 0]),
      ...[1, -1].flatMap((side) => [
        wings('hull', 1.5, [[8.4, 3, side * 1], [9.4, 18, side * 3.4], [11, 4, side * 4.6], [11, -6, side * 4.6], [9.4, -17, side * 3.4], [8.4, -4, side * 1]]),
        wings('mark', 1.8, [[9.3, 10, side * 2.8], [9.5, 18, side * 3.5], [10.6, 8, side * 4.2]], BLUE),
      ]),
      rods('gun', [9.6, 12, 2], [9.6, 19, 2], 0.4),
    ],
    { scale: 1.05, guns: [[9.6, 19, 2]], engines: [[1.6, -7.4, 0, 1.4]] },
  ),
};
