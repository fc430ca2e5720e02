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

/** Large ships of scum and of the Empire; they are written in a frame of twenty to the edge of their base. */

const PEG = 36;

// biome-ignore format: a part is a line
export const LARGE_SCUM: Models = {
  'xwing/firespray31': ship(
    [
      // Upright in flight: the great oval of the engines behind, the tail with its guns below, fins like ears.
      deck('trim', mirror([[0, -15], [7, -14], [12, -10], [14, -4], [13, 2], [9, 9], [6.4, 18], [4, 21], [0, 21.6]]), 0, 3, { turn: [-90, 0, 0], at: [0, -9, 4] }),
      deck('hull', mirror([[0, -14.4], [6.6, -13.4], [11.4, -9.6], [13.2, -4], [12, 2], [8.4, 9], [5.8, 18], [3.6, 20.4], [0, 21]]), 0, 8, { turn: [-90, 0, 0], at: [0, -6, 4], top: 0.62, about: 3 }),
      fin('hull', 8.4, [[2, 10], [8, 6], [10, 0], [8.6, -7], [5, -15], [-4, -17], [-4, 10]]),
      fin('hull', 6, [[-2, -10], [5, -14], [4, -18.4], [-6, -18.4]]),
      fin('glass', 5.4, [[4.4, 9.6], [8.8, 6.2], [10.6, 0.8], [9.4, -2.4], [6, 2]]),
      fin('mark', 8.7, [[9, -3.4], [8.8, -6], [6.4, -11], [2, -9], [2, -3]]),
      wings('hull', 1.2, [[11, -1, 4], [18.6, -2, 7.4], [19.6, -2, -3.6], [17, -2, -5.6], [11, -1, -1]]),
      drums('trim', 2, 3, [13, -3, 2], { along: 'x' }),
      rods('gun', [1.6, 1, -16.6], [1.6, 11, -16.6], [0.8, 0.5]),
      blocks('gun', [1.6, 3, 1.6], [1.6, 3, -16.6]),
      drums('mark', 1.8, 0.6, [6.6, 1, 7.4], { sides: 8 }),
    ],
    { lift: 58, scale: 1.75, guns: [[1.6, 11, -16.6]], engines: [[6.4, -9.2, 8, 2.6], [6.4, -9.2, 1, 2.6], [0, -9.2, -8, 2]], nozzle: 0.3 },
  ),
  'xwing/aggressor': ship(
    [
      // A dart of two long jaws, blades swept back, the droid's pod between them.
      hull('hull', [[-17, 4, 3], [-8, 8, 5.6], [4, 7, 5.4], [12, 4, 3], [16, 2, 1.4]], { section: KEEN }),
      hull('trim', [[-12, 3, 2, 3], [-4, 4.4, 3, 3.4], [4, 3.4, 2, 3]], { section: BEVELLED }),
      globe('mark', 2.2, [0, 4, 3], { rings: 4 }),
      hull('hull', [[-12, 3, 3.4], [-2, 5, 5], [8, 4, 3.6], [21, 1, 1]], { at: [5.6, 0, -0.4], twin: true, section: KEEN }),
      wings('hull', 1.3, [[7, 6, 0], [17, -7, -2.4], [15.4, -18, -3], [10, -11, -1], [6, -11, 0]]),
      wings('mark', 1.6, [[13.4, -2.4, -1.5], [17.1, -7, -2.4], [15.5, -18, -3], [13.6, -12, -2]]),
      wings('trim', 1.1, [[5, -3, 1.6], [10, -10, 8], [10, -16, 9], [5, -12, 1.6]]),
      rods('gun', [7.6, 4, -1.6], [7.6, 20, -1.8], 0.55),
      rods('gun', [3.4, 6, -1], [3.4, 17, -1], 0.45),
    ],
    { lift: PEG, scale: 2, guns: [[7.6, 20, -1.8]], engines: [[2.4, -16, 0, 1.6], [6, -12.6, -0.4, 1.4]] },
  ),
  'xwing/yv666': ship(
    [
      // A tall brick with a broad chin, the bridge high behind it, stub wings at the stern.
      fin('hull', 16, [[16, -2], [17, 2], [12, 6.4], [2, 8], [-16, 8], [-17, -4], [-8, -6], [10, -6]]),
      deck('hull', mirror([[0, 18], [8, 17], [13, 12.6], [13, 6], [8.6, 2], [0, 2]]), -4, 6.4, { top: 0.9, about: 8 }),
      deck('glass', mirror([[0, 17.6], [7, 16.6], [11.4, 13], [11, 12], [0, 14]]), 0.4, 1.4),
      deck('trim', mirror([[0, 9], [5, 8], [6, 0], [6, -12], [0, -13]]), 8, 2.4, { top: 0.86 }),
      hull('glass', [[5, 8, 1, 9.4], [8, 8.4, 1.4, 8.6], [10.4, 6, 0.8, 7.6]], { section: KEEN }),
      fins('trim', 3, [[-6, 4], [-17, 5], [-18, -3], [-6, -5]], 9.4),
      wings('hull', 1.6, [[10, -7, 0], [18, -9, -1], [18, -16, -1], [10, -16, 0]]),
      wings('mark', 1.9, [[14.6, -8.1, -0.6], [16.4, -8.6, -0.8], [16.4, -16.1, -0.8], [14.6, -16.1, -0.6]]),
      ...[-1, -5, -9].map((y) => blocks('dark', [0.6, 2.6, 4], [8, y, 2])),
      fins('mark', 0.6, [[12, 1], [12, 3], [2, 4.6], [2, 2.6]], 8),
      drum('trim', 2.2, 1.4, [0, -6, 11], { along: 'z' }),
      rods('gun', [0.8, -6, 11.6], [0.8, 0, 12], 0.4),
      rods('gun', [5, 15, -3], [5, 20, -3], 0.5),
    ],
    { lift: PEG, scale: 1.95, guns: [[5, 20, -3]], engines: [[4.4, -17.6, 3, 2.4], [4.4, -17.6, -2, 1.8]] },
  ),
  'xwing/jumpmaster5000': ship(
    [
      // A round hull open ahead: the cockpit on one arm, the engine on the other, longer one.
      { shape: 'turned', stuff: 'hull', profile: [[0, -2.6], [6, -2.8], [12, -1.6], [13, 0], [12, 1.6], [6, 2.8], [0, 3]], at: [1.4, -3, 0], sides: 20 },
      deck('hull', [[-11, -1], [-13.6, 6], [-13.2, 10], [-11, 13], [-6.4, 13], [-4.4, 9], [-5.4, 4]], -1.8, 3.6),
      dome('glass', 2.5, [-9, 9.4, 1.4], { rings: 4 }),
      deck('hull', [[6, 5], [9.6, 15], [12, 18.6], [15, 18.6], [16, 14], [15.6, 0], [13, -4]], -1.6, 3.2),
      deck('mark', [[10, 10], [11.4, 15], [13.6, 16.6], [14.6, 13], [14, 8]], 1.5, 0.5),
      drum('trim', 4, 1.6, [1.4, -3, 3.2], { along: 'z' }),
      dome('trim', 2.8, [1.4, -3, 4]),
      rod('gun', [0.6, -2, 5.6], [0.6, 6, 6.2], 0.45),
      rod('gun', [2.2, -2, 5.6], [2.2, 6, 6.2], 0.45),
      { shape: 'ring', stuff: 'trim', radius: 9.4, thick: 0.7, at: [1.4, -3, 2.1], sides: 24 },
      block('dark', [5, 6, 3], [-0.4, 6.6, 0]),
      drum('trim', 2.6, 7, [-8, -11, 0]),
      rod('gun', [13, 16, -0.8], [13, 22, -0.8], 0.5),
    ],
    { lift: PEG, scale: 2, guns: [[0, 6, 6.2]], engines: [[-8, -14.8, 0, 2.2], [-3, -15.6, 0, 1.5], [0, -15.9, 0, 1.5]] },
  ),
  'xwing/lancerclasspursuitcraft': ship(
    [
      // A long neck, a round waist with the turning guns, swept wings with forks at their tips.
      hull('hull', [[-17, 5, 3], [-10, 10, 5.4], [-3, 11, 6.4], [4, 7.4, 5.4], [12, 5.4, 4.4], [17, 4, 2.8, -0.4], [20, 2, 1.2, -0.8]], { sides: 10 }),
      hull('glass', [[10, 4, 1, 2.2], [13.4, 4, 1.8, 1.4], [18, 2.6, 0.8, 0.6]], { section: KEEN }),
      { shape: 'ring', stuff: 'trim', radius: 4.6, thick: 0.9, at: [0, -4, 3.4], sides: 18 },
      dome('mark', 3, [0, -4, 3.2]),
      rods('gun', [1, -3, 5], [1, 5, 5.4], 0.45),
      wings('hull', 1.4, [[4.6, 3, 0.6], [9.4, 3, 0.4], [17.4, -5, -1.6], [18, -13, -2], [12, -9.6, -0.6], [5, -10, 0.6]]),
      wings('mark', 1.7, [[11, 1.4, 0], [13, -0.5, -0.5], [14, -10.4, -1], [12, -9.6, -0.6]]),
      rods('gun', [15.6, -4, -1.2], [15.6, 7, -1.2], [0.8, 0.5]),
      rods('gun', [17.6, -6, -1.8], [17.6, 3, -1.8], [0.8, 0.5]),
      drums('trim', [2, 2.4], 10, [4.4, -13, 0.4]),
      fin('trim', 1, [[-8, 2], [-13, 7], [-18, 7], [-16, 1]]),
    ],
    { lift: PEG, scale: 2, guns: [[1, 5, 5.4], [15.6, 7, -1.2]], engines: [[4.4, -18.2, 0.4, 1.8], [0, -17.4, 0, 1.3]] },
  ),
};

// biome-ignore format: a part is a line
export const LARGE_IMPERIAL: Models = {
  'xwing/lambdaclassshuttle': ship(
    [
      // Three wings: one stands, two lean down; the head looks out ahead on its neck.
      hull('hull', [[-12, 8, 6], [-6, 9.6, 8], [4, 9, 7.4], [8, 6, 5]], { section: BEVELLED }),
      hull('hull', [[6, 5, 4], [11, 6, 5], [16, 5, 4, -0.3], [19, 3, 2, -0.8]], { section: BEVELLED }),
      hull('glass', [[12, 5.2, 1.2, 2], [15, 5, 1.8, 1.2], [18.4, 3, 0.8, 0.2]], { section: KEEN }),
      fin('hull', 1.6, [[6, 3], [-2, 10], [-9, 25], [-14, 25], [-12, 3]]),
      fin('trim', 2.2, [[3, 3], [-3, 8], [-12.4, 8], [-12, 3]]),
      wings('hull', 1.5, [[4.4, 6, 1.4], [9, 2, -2], [17.6, -8, -13.6], [17.6, -14, -13.6], [4.4, -11, 1.4]]),
      wings('trim', 2.1, [[4.4, 5, 1.4], [8.4, 2, -1.6], [8.4, -11, -1.6], [4.4, -11, 1.4]]),
      blocks('trim', [2.4, 12, 2.4], [4.8, -4, 2.6]),
      rods('gun', [10, 0, -3], [10, 8, -3], 0.55),
      rods('gun', [2, 16, -2], [2, 21, -2], 0.45),
      block('dark', [7.4, 1, 4.4], [0, -12, 0.4]),
    ],
    { lift: 46, scale: 1.95, guns: [[2, 21, -2], [10, 8, -3]], engines: [[2.6, -12.6, 0.6, 1.9], [0, -12.6, 2.4, 1]], nozzle: 0.4 },
  ),
  'xwing/vt49decimator': ship(
    [
      // A broad arrow with a high spine, the tower behind, turrets above and below.
      hull('hull', [[-15, 12, 6], [-6, 11, 7.4], [6, 7.4, 6], [14, 4.4, 3.6], [20, 1.6, 1.2, -0.4]], { section: BEVELLED }),
      wings('hull', 2.6, [[3, 9, 0], [7, 5, -0.4], [15, -7, -2.4], [16.4, -14, -2.8], [12, -18, -2], [4, -14, 0]]),
      wings('trim', 1.6, [[4, 2, 1.8], [11, -6, 0.4], [12, -14, 0], [4, -13, 1.8]]),
      block('trim', [7, 14, 3], [0, -6, 4.6], { taper: { along: 'y', to: [0.6, 0.5] } }),
      block('hull', [3.4, 5, 4.4], [0, -10.6, 7.6], { taper: { along: 'z', to: [0.8, 0.7] } }),
      block('hull', [9, 4, 2], [0, -10.6, 10.4]),
      block('glass', [8, 0.6, 0.8], [0, -8.5, 10.6]),
      dome('trim', 1.9, [0, 3, 3]),
      rods('gun', [0.7, 3.6, 4], [0.7, 9, 4.6], 0.35),
      dome('trim', 2, [0, -2, -3.4], { turn: [180, 0, 0] }),
      rods('gun', [0.7, -1, -4.6], [0.7, 5, -5], 0.35),
      wings('mark', 2.9, [[12.4, -3, -1.7], [14, -5.4, -2.1], [14.4, -15.6, -2.4], [12.8, -17, -2.1]]),
      drums('trim', [2.2, 2.6], 7, [8.4, -14.6, -0.4]),
    ],
    { lift: PEG, scale: 2, guns: [[0.7, 9, 4.6], [0.7, 5, -5]], engines: [[8.4, -18.4, -0.4, 1.9], [3, -15.4, 0.6, 1.9]] },
  ),
  'xwing/upsilonclassshuttle': ship(
    [
      // A small body under two wings like a bat's, far taller than it is long.
      hull('dark', [[-12, 7, 5], [-4, 9, 6.6], [6, 8, 6], [13, 5.4, 4, -0.4], [18, 3, 1.8, -1]], { section: BEVELLED, shade: 1.9 }),
      hull('glass', [[9, 4.6, 1, 2], [12, 4.6, 1.6, 1.2], [17, 2.6, 0.8, 0]], { section: KEEN }),
      wings('dark', 1.4, [[4, 6, 1], [7, 2, 8], [10.6, -3, 29], [10.6, -10, 31], [8.4, -13, 12], [4, -11, 1]], { shade: 1.6 }),
      wings('mark', 1.7, [[7.1, 2.2, 8], [10.7, -2.8, 29], [10.7, -4.4, 29.4], [7.8, -1, 10]], { shade: 0.8 }),
      wings('hull', 1.2, [[5, 1, 2], [8.4, -2, 3], [12.6, -7, 21], [12.6, -12, 23], [9, -13, 8], [5, -11, 2]]),
      wings('dark', 1.3, [[4, 3, -1], [7.4, -1, -5], [8, -9, -7], [4, -9, -1]], { shade: 1.5 }),
      rods('gun', [2, 14, -2], [2, 20, -2], 0.5),
      block('trim', [3, 12, 1.6], [0, -4, 3.6]),
    ],
    { lift: PEG, scale: 1.9, guns: [[2, 20, -2]], engines: [[2.4, -12.4, 0, 1.7]] },
  ),
};
