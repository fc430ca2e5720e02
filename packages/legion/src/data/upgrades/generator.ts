import { upgrade, upgradesOf } from '../upgrade-rows.ts';

export const GENERATOR = upgradesOf('generator', [
  upgrade('barrage-generator', 'Barrage Generator', [3, 10], {}, { exhausts: true, effect: true, later: {} }),
  upgrade('overcharged-generator', 'Overcharged Generator', [3, 10], {}, { exhausts: true, effect: true, later: {} }),
]);
