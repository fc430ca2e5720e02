import type { Models } from '../part.ts';
import { BEVELLED, block, fin, hull, KEEN, rods, ship } from '../ship-kit.ts';
import {
  CR90_AFT,
  CR90_ENGINES,
  CR90_FORE,
  GOZANTI,
  GOZANTI_ENGINES,
  GR75,
  GR75_ENGINES,
  moved,
  RAIDER_AFT,
  RAIDER_ENGINES,
  RAIDER_FORE,
  turret,
} from './huge-parts.ts';

/** Huge ships, section by section as they stand on their bases. */

const PEG = 40;
const behind = (engines: readonly (readonly [number, number, number, number])[], ahead: number) =>
  engines.map(([x, y, z, r]) => [x, y + ahead, z, r] as const);

// biome-ignore format: a part is a line
export const HUGE: Models = {
  'xwing/gr75mediumtransport': ship(GR75, { lift: PEG, scale: 2.4, guns: [[5, -5, 6]], engines: GR75_ENGINES }),
  'xwing/cr90corvettefore': ship(moved(CR90_FORE, -18), { lift: PEG, scale: 2.1, guns: [[0, -3, 5], [0, -3, -5]] }),
  'xwing/cr90corvetteaft': ship(moved(CR90_AFT, 18), { lift: PEG, scale: 2.1, guns: [[0, 15, 5]], engines: behind(CR90_ENGINES, 18), nozzle: 0.5 }),
  'xwing/raiderclasscorvettefore': ship(moved(RAIDER_FORE, -19), { lift: PEG, scale: 2.05, guns: [[1, 22, -1.8], [3.4, -8, 3.4]] }),
  'xwing/raiderclasscorvetteaft': ship(moved(RAIDER_AFT, 18), { lift: PEG, scale: 2.05, guns: [[4.8, 13, 4]], engines: behind(RAIDER_ENGINES, 18) }),
  'xwing/gozanticlasscruiser': ship(GOZANTI, { lift: PEG, scale: 2.6, guns: [[0, 6, 7.4]], engines: GOZANTI_ENGINES }),
  'xwing/croccruiser': ship(
    [
      // The smugglers' kin of the Gozanti: a narrow snout, three great engines far astern.
      hull('hull', [[-12, 13, 7], [-4, 19, 9], [3, 18, 9], [9, 13, 7], [13, 7, 5, -0.4], [19, 4.6, 2.4, -1]], { section: BEVELLED }),
      hull('trim', [[-10, 9, 2.4, 5], [-1, 10, 3, 5], [6, 7, 2, 4]], { section: BEVELLED }),
      hull('glass', [[11.6, 5, 1, 2.4], [14, 5, 1.4, 1.2], [18, 3.8, 0.8, 0]], { section: KEEN }),
      hull('trim', [[-19, 5, 5], [-13, 6.4, 6.4], [-7, 5.4, 5.4]], { at: [9.6, 0, 0.6], twin: true, sides: 10 }),
      hull('trim', [[-19, 5, 5], [-10, 6.4, 6.4]], { at: [0, 0, 1], sides: 10 }),
      hull('hull', [[-5, 3, 5], [2, 5, 6], [8, 2, 3]], { at: [12, 0, 0], twin: true, section: BEVELLED }),
      ...turret([0, -1, 6.2], 1.4),
      block('dark', [10, 10, 2], [0, 0, -4.6]),
      fin('mark', 19.4, [[1, 1.6], [1, 3], [-2, 3], [-2, 1.6]]),
      rods('gun', [1.4, 17, -1.6], [1.4, 21, -1.6], 0.4),
    ],
    { lift: PEG, scale: 2.2, guns: [[1.4, 21, -1.6]], engines: [[9.6, -19.4, 0.6, 2.1], [0, -19.4, 1, 2.1]] },
  ),
};
