import type { Models, Part, Point } from '../part.ts';
import {
  BEVELLED,
  block,
  blocks,
  deck,
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
import { ball, bent, panel, pylons, sixSided } from './tie-kit.ts';

/** TIEs of all kinds, in millimetres on a small base. */

const PEG = 34;
const chins: readonly Part[] = [rods('gun', [1.5, 4, -2.6], [1.5, 6.2, -2.8], 0.4)];
const twinIons = [[1.6, -5.1, -0.6, 0.9]] as const;

/** Both halves of a panel that bends inwards, and what joins them. */
const bentPanels = (x: number, inner: number, high: number, waist: number, long: number): readonly Part[] => {
  const flat: readonly Point[] = [
    [x, long, waist],
    [x, -long, waist],
    [x, -long, -waist],
    [x, long, -waist],
  ];
  const halves = [1, -1].map((side) => bent(x, inner, high, waist, long, side));
  return [...panel(flat, [x, 0, 0]), ...halves.flatMap(({ edge, hub }) => panel(edge, hub))];
};

/** A dagger that leans inwards: from the pylon to a tip far ahead. */
const dagger = (side: number, x: number, inner: number, high: number, tip: number, notch: number, rear: number) => {
  const edge: readonly Point[] = [
    [x, rear, 0],
    [x, notch, 0],
    [inner, tip, side * high * 0.84],
    [inner, tip * 0.5, side * high],
    [inner, rear * 0.85, side * high],
  ];
  return panel(edge, [(x + inner) / 2, (notch + rear) / 2 + 1, (side * high) / 2]);
};

const thirds = [0, 120, 240] as const;

// biome-ignore format: a part is a line
export const TIES: Models = {
  'xwing/tiefighter': ship([...ball(5.6), ...pylons(14.6), ...panel(sixSided(15, 16, 13, 0.5), [15, 0, 0]), ...chins], {
    lift: PEG,
    scale: 1.1,
    guns: [[1.5, 6.4, -2.8]],
    engines: twinIons,
    nozzle: 0.6,
  }),
  'xwing/tiefofighter': ship(
    [
      ...ball(5.8),
      ...pylons(14.6),
      ...panel(sixSided(15, 16, 13, 0.5), [15, 0, 0], { frame: 'dark', cells: 'mark', shade: 0.85 }),
      ...chins,
      rod('gun', [-2.4, -1, 5], [-2.4, -2, 9], 0.3),
    ],
    { lift: PEG, scale: 1.1, guns: [[1.5, 6.4, -2.8]], engines: twinIons, nozzle: 0.6 },
  ),
  'xwing/tiesffighter': ship(
    [
      ...ball(6.2),
      ...pylons(14.6),
      ...panel(sixSided(15, 16, 13, 0.5), [15, 0, 0], { frame: 'trim', cells: 'dark' }),
      // Two seats, the red field of the special forces, and the turret below.
      hull('mark', [[-4.5, 6, 2, 4.4], [4.4, 4, 1.4, 4.8]], { section: BEVELLED }),
      hull('trim', [[-10, 4, 4], [-7, 7, 7], [-2, 8, 8]], { section: BEVELLED }),
      drum('trim', 2.2, 1.6, [0, -1, -6.2], { along: 'z' }),
      rods('gun', [0.8, -1, -6.6], [0.8, 7, -6.6], 0.45),
      rods('gun', [3, -2, 5], [4, -3, 10], 0.3),
    ],
    { lift: PEG, scale: 1.1, guns: [[0.8, 7, -6.6]], engines: [[1.6, -10, 0, 1.1]], nozzle: 0.6 },
  ),
  'xwing/tieadvanced': ship(
    [
      ...ball(5.6, [0, 3, 0]),
      ...pylons(14),
      hull('hull', [[-14, 9, 4.6], [-10, 11.5, 7], [-2, 11.5, 7.6], [3, 8, 8]], { section: BEVELLED }),
      block('trim', [5, 9, 1.2], [0, -8, 3.6]),
      ...bentPanels(15.4, 10, 14.6, 6, 14),
      ...chins.map((part) => ({ ...part, at: [0, 3, 0] as const })),
    ],
    { lift: PEG, scale: 1.1, guns: [[1.5, 9.4, -2.8]], engines: [[2.6, -14, 0, 1.4]], nozzle: 0.8 },
  ),
  'xwing/tieinterceptor': ship(
    [
      ...ball(5.6, [0, 0, 0], 0.62),
      ...pylons(14),
      ...[1, -1].flatMap((side) => dagger(side, 15.4, 9.6, 14, 18, 0, -13)),
      rods('gun', [9.6, 16, 11.7], [9.6, 21, 11.7], 0.5),
      rods('gun', [9.6, 16, -11.7], [9.6, 21, -11.7], 0.5),
    ],
    { lift: PEG, guns: [[9.6, 21, 11.7], [9.6, 21, -11.7]], engines: twinIons, nozzle: 0.6 },
  ),
  'xwing/tiebomber': ship(
    [
      // The pilot sits in the right pod, the bombs lie in the left one.
      hull('hull', [[-13, 3, 3], [-11, 7.6, 7.6], [8, 8.6, 8.6], [11, 6.6, 6.6], [12, 3, 3]], { at: [5, 0, 0] }),
      drum('glass', 2.5, 1, [5, 11.6, 0], { sides: 8 }),
      hull('hull', [[-13, 3, 3], [-11, 7.6, 7.6], [7, 8.6, 8.6], [11, 6, 6], [12.5, 2, 2]], { at: [-5, 0, 0] }),
      drum('dark', 1.6, 1, [-5, 12.4, 0], { sides: 8 }),
      drums('trim', 4.6, 3, [5, 0, 0]),
      block('trim', [8, 12, 5], [0, 0, 0]),
      block('dark', [3, 6, 1.6], [-5, 2, -4.4]),
      ...pylons(15.6),
      ...bentPanels(17, 11.4, 14, 5.4, 12.5),
    ],
    { lift: PEG, scale: 0.98, guns: [[3.6, 12, -2.4]], engines: [[5, -13, 0, 1.7]] },
  ),
  'xwing/tiepunisher': ship(
    [
      hull('hull', [[-9, 5, 6], [-6, 8.4, 8.6], [9, 8.8, 8.8], [13, 6.4, 6.4], [14, 3, 3]]),
      drum('glass', 2.5, 1, [0, 13.6, 0], { sides: 8 }),
      hull('hull', [[-17, 4, 4], [-14, 8, 8], [4, 8.6, 8.6], [7, 6, 6]], { at: [7, 0, 2.4], twin: true }),
      hull('trim', [[-15, 4, 4], [-12, 7, 7], [6, 7.4, 7.4], [9, 4, 4]], { at: [5.4, 0, -5], twin: true }),
      drums('dark', 2.2, 1, [5.4, 9, -5], { sides: 8 }),
      drums('trim', 4.6, 2, [7, -1, 2.4]),
      ...pylons(17),
      ...bentPanels(18, 12.6, 14.6, 6, 12.5),
    ],
    { lift: PEG, scale: 0.94, guns: [[1.6, 14, -2.4]], engines: [[7, -17, 2.4, 1.9], [5.4, -15, -5, 1.5]] },
  ),
  'xwing/tiedefender': ship(
    [
      ...ball(5.6),
      hull('hull', [[-11, 4, 4], [-8, 7, 7], [-1, 9, 9]]),
      ...thirds.flatMap((angle): readonly Part[] => {
        const turn: Point = [0, angle, 0];
        const half = (s: number): readonly Point[] => [
          [0, 17, 13],
          [s * 7.6, 8, 10.6],
          [s * 7.6, -8, 10.6],
          [0, -14, 13],
        ];
        return [
          ...[1, -1].flatMap((s) => panel(half(s), [s * 3.4, 0, 12], { turn, lone: true })),
          rod('hull', [0, -2, 3], [0, -1, 12.6], [2.4, 1.4], { turn, sides: 8 }),
          rod('gun', [0, 14, 13], [0, 21, 13], 0.5, { turn }),
        ];
      }),
    ],
    { lift: PEG, guns: [[0, 21, 13], [11.2, 21, -6.5]], engines: [[1.7, -11, 0, 1.3]], nozzle: 0.8 },
  ),
  'xwing/tiephantom': ship(
    [
      ...ball(5, [0, 6, 0]),
      hull('hull', [[-15, 6, 4], [-10, 9, 7], [0, 9, 8], [6, 7, 7]], { section: BEVELLED }),
      ...thirds.flatMap((angle): readonly Part[] => {
        const edge: readonly Point[] = [
          [0, 6, 3],
          [0, 4, 9],
          [0, -6, 19],
          [0, -19, 19.6],
          [0, -13, 12],
          [0, -13, 3],
        ];
        return panel(edge, [0, -6, 10], { turn: [0, angle, 0], lone: true, thick: 1.6, frame: 'trim' });
      }),
      rods('gun', [4.2, 0, 1], [4.2, 17, 1], 0.8),
      rods('gun', [3.4, 0, -2], [3.4, 15, -2], 0.7),
      rod('gun', [0, 2, 5.4], [0, 14, 5.4], 0.7),
    ],
    { lift: PEG, guns: [[4.2, 17, 1], [3.4, 15, -2]], engines: [[2, -15, 0, 1.5]] },
  ),
  'xwing/tieadvprototype': ship(
    [
      ...ball(5.4, [0, 4, 0]),
      hull('hull', [[-12, 5, 4], [-8, 8, 6], [3, 9, 7]], { section: BEVELLED }),
      ...pylons(12),
      ...[1, -1].flatMap((side) => {
        const edge: readonly Point[] = [
          [14.6, 17, side * 0.8],
          [11, 6, side * 8.4],
          [9.4, -11, side * 11],
          [11.5, -15, side * 7],
          [14.6, -13, side * 0.8],
        ];
        return panel(edge, [12.4, -3, side * 5]);
      }),
      rods('gun', [12.6, 8, 0], [12.6, 19, 0], 0.5),
    ],
    { lift: PEG, guns: [[12.6, 19, 0]], engines: [[1.8, -12, 0, 1.4]] },
  ),
  'xwing/tiestriker': ship(
    [
      hull('hull', [[-17, 5, 3], [-12, 8, 5], [4, 9, 6.6], [12, 7.6, 6.4], [16, 5, 5], [17.4, 3, 3]], { sides: 10 }),
      drum('glass', 2.1, 1, [0, 17.2, 0], { sides: 8 }),
      hull('trim', [[-16, 3, 2, 2.4], [-8, 4, 3, 3], [6, 3, 2, 3.4]], { section: BEVELLED }),
      ...panel([[5, 8, 0.6], [15, 4, -1.6], [15, -10, -1.6], [5, -10, 0.6]], [10, -2, -0.4], { thick: 1.4 }),
      ...panel(
        [[15, 4, -1.6], [18.6, 19, -4.4], [20.4, 4, -5.6], [20.4, -15, -5.6], [15, -10, -1.6]],
        [18, -2, -4],
        { thick: 1 },
      ),
      rods('gun', [2.4, 14, -2.4], [2.4, 19, -2.4], 0.5),
    ],
    { lift: PEG, guns: [[2.4, 19, -2.4]], engines: [[1.6, -17, 0, 1.2]] },
  ),
  'xwing/tieaggressor': ship(
    [
      ...ball(5.2, [0, 6, 0]),
      hull('hull', [[-13, 8, 5], [-8, 12, 7], [2, 12, 7.6], [7, 8, 7]], { section: BEVELLED }),
      drums('trim', [2, 2.6], 14, [6.4, -4, 0]),
      ...pylons(12.4),
      ...[1, -1].flatMap((side) => {
        const edge: readonly Point[] = [
          [14, 10, 0],
          [9, 4, side * 13],
          [9, -8, side * 13],
          [14, -12, 0],
        ];
        return panel(edge, [11.5, -1.5, side * 6]);
      }),
      drum('trim', 2.8, 2.4, [0, -3, 5], { along: 'z' }),
      globe('metal', 1.8, [0, -3, 6.4], { rings: 3 }),
      rods('gun', [0.9, -2, 6.6], [0.9, 7, 7], 0.45),
    ],
    { lift: PEG, scale: 1.2, guns: [[0.9, 7, 7]], engines: [[2.4, -13, 0, 1.5]] },
  ),
  'xwing/tiesilencer': ship(
    [
      hull(
        'dark',
        [[-16, 7, 3], [-8, 10, 5.6], [3, 10, 7], [9, 9, 8], [12, 7, 6.6]],
        { shade: 1.7, section: BEVELLED },
      ),
      ...ball(4.8, [0, 10, 0], 0.62),
      block('mark', [2, 14, 0.8], [0, -5, 2.9]),
      ...pylons(12),
      ...[1, -1].flatMap((side) => dagger(side, 13.6, 9.4, 9.6, 24, 2, -16)),
      ...[1, -1].map((side) =>
        wings('trim', 0.9, [[13.6, 3, 0], [13.6, -15, 0], [17, -19, side * 3], [15, 0, side * 2]]),
      ),
      rods('gun', [9.4, 20, 8], [9.4, 25.4, 8], 0.45),
      rods('gun', [9.4, 20, -8], [9.4, 25.4, -8], 0.45),
    ],
    { lift: PEG, scale: 0.92, guns: [[9.4, 25.4, 8], [9.4, 25.4, -8]], engines: [[2, -16, 0, 1.3]] },
  ),
  'xwing/tiereaper': ship(
    [
      deck('hull', mirror([[0, 14], [6, 12], [9, 2], [10, -16], [0, -17]]), -3, 4, { top: 0.92 }),
      deck('trim', mirror([[0, 13], [5, 11], [8, 2], [8, -15], [0, -16]]), 1, 2.6, { top: 0.75, about: -3 }),
      ...ball(4.4, [0, 12.6, 0.4]),
      block('trim', [7, 10, 2], [0, -8, 3.4], { taper: { along: 'y', to: [0.6, 0.4] } }),
      block('dark', [8, 2, 2.4], [0, -17, -1]),
      ...panel([[9, 6, 0], [17, 1, -3], [17, -14, -3], [10, -15, 0]], [13, -5, -1.6], { thick: 1.4 }),
      ...panel([[17, 1, -3], [21, 15, -8], [23, 2, -10], [22, -18, -9], [17, -14, -3]], [20, -3, -6.4]),
      rods('gun', [2.2, 15, -2.6], [2.2, 19, -2.6], 0.5),
    ],
    { lift: PEG, scale: 0.95, guns: [[2.2, 19, -2.6]], engines: [[4.4, -17.4, 1, 1.5]] },
  ),
  'xwing/alphaclassstarwing': ship(
    [
      hull('hull', [[-16, 9, 5], [-6, 10, 6], [4, 8, 5.4], [12, 5.4, 4], [18, 3, 2.4, -0.4]], { section: BEVELLED }),
      hull('glass', [[4, 2.6, 1, 2.6], [8, 3.4, 2, 2.6], [12, 1.6, 0.6, 2]], { section: KEEN }),
      block('trim', [6, 14, 2], [0, -9, 3.4]),
      fin('trim', 1, [[0, 4], [-12, 9], [-16, 9], [-15, 3]]),
      wings('hull', 1.4, [[4.6, 2, 0.5], [12, -3, -4], [12, -14, -4], [4.6, -13, 0.5]]),
      wings('trim', 1.2, [[12, -3, -4], [12.6, 8, -12], [12.6, -2, -15], [12, -14, -5]]),
      wings('trim', 1.2, [[6, 0, 1.4], [14.6, -6, 7.4], [14.6, -14, 7.4], [6, -12, 1.4]]),
      drums('trim', 2.4, 12, [6.6, -10, -1]),
      blocks('dark', [3, 5, 3], [12.3, 0, -5]),
      rods('gun', [12.6, 0, -10], [12.6, 13, -10], 0.6),
      rods('gun', [14.6, -6, 7.4], [14.6, 3, 7.4], 0.5),
    ],
    { lift: PEG, guns: [[12.6, 13, -10], [14.6, 3, 7.4]], engines: [[6.6, -16.4, -1, 2], [0, -16.2, 0, 1.8]] },
  ),
};
