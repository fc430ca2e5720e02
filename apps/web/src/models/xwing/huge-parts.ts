import type { Part, Point } from '../part.ts';
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
  wings,
} from '../ship-kit.ts';
import { plus } from '../space.ts';

/** Corvettes and transports that X-Wing and Armada both have: whole for the one, in sections for the other. */

/** The same parts elsewhere along the ship. */
export const moved = (parts: readonly Part[], ahead: number, up = 0): readonly Part[] =>
  parts.map((part) => ({ ...part, at: plus(part.at ?? [0, 0, 0], [0, ahead, up]) }));

/** A turret of two barrels. */
export const turret = (at: Point, size: number, side = 1): readonly Part[] => {
  const [x, y, z] = at;
  const twin = x > 0 ? ({ twin: true } as const) : {};
  return [
    dome('trim', size, at, { rings: 2, turn: side > 0 ? [0, 0, 0] : [180, 0, 0], ...twin }),
    block('gun', [size * 0.9, size * 2.4, size * 0.3], [x, y + size * 1.4, z + side * size * 0.5], twin),
  ];
};

// biome-ignore format: a part is a line
export const CR90_FORE: readonly Part[] = [
  // The head of a hammer and the slim neck.
  hull('hull', [[20, 7, 6], [24, 13, 7.4], [31, 15, 7], [36, 13, 5], [38.6, 9, 3]], { section: BEVELLED }),
  hull('trim', [[25, 10, 1.4, 3.8], [34, 9, 1.2, 3]], { section: KEEN }),
  hull('glass', [[36, 11, 0.8, 1.4], [38.4, 8.4, 0.6, 0.8]], { section: KEEN }),
  hull('hull', [[-2, 7, 7], [4, 6, 6.4], [14, 6, 6.4], [21, 7, 6.4]], { sides: 10 }),
  hull('mark', [[1, 6.6, 7.2], [3, 6.5, 7]], { sides: 10 }),
  hull('mark', [[16, 6.6, 6.8], [18, 6.9, 6.8]], { sides: 10 }),
  ...turret([0, 11, 3], 1.9), ...turret([0, 11, -3], 1.9, -1),
  fins('trim', 1.4, [[30, -1], [24, -3.4], [22, -3], [24, 0]], 6.6),
];
// biome-ignore format: a part is a line
export const CR90_AFT: readonly Part[] = [
  hull('hull', [[-22, 8, 8], [-14, 9, 9], [-8, 8, 8], [-1, 7, 7]], { sides: 10 }),
  blocks('hull', [6, 9, 4], [6.4, -12, 0], { taper: { along: 'y', to: [0.6, 0.7] } }),
  hull('mark', [[-10, 8.6, 8.8], [-7.4, 8.2, 8.4]], { sides: 10 }),
  ...turret([0, -6, 3.8], 1.9), ...turret([0, -6, -3.8], 1.9, -1),
  // The dish above, and eleven engines in three rows.
  { shape: 'turned', stuff: 'trim', profile: [[0.4, 0], [1.8, 0.5], [2.4, 1.4]], at: [0, -14, 6], turn: [-40, 0, 0], sides: 12 },
  drum('metal', 0.5, 3, [0, -14, 5], { along: 'z' }),
  block('hull', [20, 7, 7.6], [0, -24, 0], { taper: { along: 'y', to: [0.6, 0.9] } }),
  block('trim', [12, 8, 11], [0, -24, 0], { taper: { along: 'y', to: [0.7, 0.6] } }),
  ...[2.6, 7.8].flatMap((x) => [4, -4].map((z) => drums('trim', [1.9, 2.2], 10, [x, -29, z], { sides: 8 }))),
  drums('trim', [1.9, 2.3], 11, [5.4, -30, 0], { sides: 8 }),
  drum('trim', [1.9, 2.3], 11, [0, -30, 0], { sides: 8 }),
];
/** Eleven: four above, three amid, four below. */
export const CR90_ENGINES = [
  [7.8, -34.2, 4, 1.7],
  [2.6, -34.2, 4, 1.7],
  [5.4, -35.8, 0, 1.8],
  [0, -35.8, 0, 1.8],
  [7.8, -34.2, -4, 1.7],
  [2.6, -34.2, -4, 1.7],
] as const;

// biome-ignore format: a part is a line
export const RAIDER_FORE: readonly Part[] = [
  // A slim dagger whose sides are plates with a gap behind them.
  deck('hull', mirror([[0, 40], [1.6, 38], [5, 22], [8, 6], [9, -2], [0, -2]]), -2.4, 3, { top: 0.94 }),
  deck('hull', mirror([[0, 38], [1, 36], [3.8, 20], [6, 4], [6.6, -2], [0, -2]]), 0.6, 2.4, { top: 0.74, about: -2 }),
  deck('trim', mirror([[0, 20], [2, 16], [3, 2], [0, 0]]), 2.6, 1.8, { top: 0.8, about: 6 }),
  wings('hull', 1.2, [[5, 20, -1], [8.4, 14, 0.4], [12.4, -2, 1.6], [8, -2, -1]]),
  wings('trim', 1, [[8.6, 13, 0.6], [12.6, -2, 1.8], [12.8, -2, -3.6], [9, 11, -2.6]]),
  ...turret([0, 13, 4.2], 1.2), ...turret([3.4, 8, 2.6], 1), ...turret([4.6, 1, 2.6], 1),
  rods('gun', [1, 34, -1.6], [1, 41, -1.8], 0.4),
];
// biome-ignore format: a part is a line
export const RAIDER_AFT: readonly Part[] = [
  deck('hull', mirror([[0, -1], [9, -1], [9.6, -14], [9, -30], [5, -34], [0, -34]]), -2.8, 3.6, { top: 0.95, about: -18 }),
  deck('trim', mirror([[0, -1], [6.4, -1], [7, -16], [6, -30], [0, -32]]), 0.8, 2.8, { top: 0.84, about: -18 }),
  block('hull', [6, 12, 3], [0, -18, 5]),
  block('hull', [3, 5, 3.4], [0, -20, 7.6], { taper: { along: 'z', to: [0.8, 0.7] } }),
  block('hull', [8, 3.4, 1.8], [0, -20, 9.6]),
  block('glass', [7, 0.4, 0.6], [0, -18.2, 9.8]),
  wings('hull', 1.4, [[8.6, -2, -0.6], [13, -4, 1.8], [18.6, -26, 3.4], [18.6, -33, 3.6], [13.6, -29, 2], [8.8, -24, -0.6]]),
  wings('trim', 1.1, [[13.2, -4, 2], [18.8, -26, 3.6], [19, -33, 3.6], [17, -32, -4.6], [13.6, -8, -4]]),
  ...turret([4.8, -8, 3.6], 1.1), ...turret([5.2, -26, 3.6], 1.1),
  drums('trim', 2.4, 5, [3, -33.4, 0.6]), drums('trim', 1.9, 5, [7.2, -31, 0]),
];
export const RAIDER_ENGINES = [
  [3, -36.4, 0.6, 2],
  [7.2, -34, 0, 1.6],
] as const;

// biome-ignore format: a part is a line
export const GR75: readonly Part[] = [
  // A shell like a mussel's, cargo below it, the small bridge behind on its post.
  hull('hull', [[-17, 8, 3, 2.4], [-12, 19, 6, 2.4], [-4, 23, 7.6, 2], [6, 20, 7, 1.2], [13, 13, 5, 0.2], [18, 6, 2.6, -0.8], [19.6, 2.4, 1, -1]], { sides: 14 }),
  ...[-9, -2, 5].map((y) => hull('trim', [[y - 0.5, 14 + y * 0.1, 1.2, 5.4 - y * 0.14], [y + 0.5, 14 + y * 0.1, 1.2, 5.4 - y * 0.14]], { section: KEEN })),
  hull('mark', [[-12, 2.6, 1, 5.2], [-4, 2.8, 1, 5.7], [6, 2.6, 1, 4.6], [13, 1.8, 0.8, 2.6]], { section: KEEN }),
  ...[-10, -4, 2, 8].map((y) => blocks('trim', [5.4 - y * 0.1, 5, 4.4], [4.4, y, -2.6], { shade: 0.85 })),
  ...[-7, -1, 5].map((y) => blocks('metal', [4, 0.8, 5], [4.4, y, -2.6])),
  block('trim', [2, 2.4, 3], [0, -12, 6.6]),
  hull('hull', [[-15, 4, 1.8], [-11, 5, 2.6], [-8.6, 3.4, 1.4]], { at: [0, 0, 8.4], section: KEEN }),
  ...turret([5, -8, 5], 0.9),
  globe('metal', 0.8, [0, 17.4, -1.2], { rings: 2 }),
];
export const GR75_ENGINES = [
  [2, -17.4, 2.4, 1.2],
  [5.4, -16.2, 2.4, 1.2],
] as const;

// biome-ignore format: a part is a line
export const GOZANTI: readonly Part[] = [
  // A deep hull with the bridge on its nose, engine pods at the sides, fighters hanging below.
  hull('hull', [[-15, 12, 7], [-9, 18, 9], [1, 17, 9], [6, 14, 8], [13, 12, 6, -0.4], [17.4, 8, 3, -0.8]], { section: BEVELLED }),
  hull('trim', [[-12, 9, 2.4, 5], [-2, 9, 3, 5.2], [8, 6, 2, 4.2]], { section: BEVELLED }),
  hull('glass', [[11, 8, 1.2, 2.8], [14, 8, 1.6, 1.6], [17.4, 5.6, 0.8, 0.4]], { section: KEEN }),
  hull('hull', [[-10, 5, 5], [-4, 6.4, 6.4], [4, 6, 6], [7, 3.6, 3.6]], { at: [12.4, 0, 1], twin: true, section: BEVELLED }),
  block('trim', [22, 6, 2], [0, -2, 1.6]),
  ...turret([0, 2, 6.4], 1.4), ...turret([0, -6, -4.4], 1.2, -1),
  fin('trim', 1.2, [[-8, 5], [-12, 10], [-15, 10], [-14, 3]]),
  fins('mark', 0.6, [[8, 1.6], [8, 2.8], [-8, 3.4], [-8, 2]], 8.2),
];
export const GOZANTI_ENGINES = [
  [4, -15.6, 0.6, 2.2],
  [12.4, -10.4, 1, 2],
] as const;
