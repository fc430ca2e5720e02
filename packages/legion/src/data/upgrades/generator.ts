import { upgrade, upgradesOf } from '../upgrade-rows.ts';

export const GENERATOR = upgradesOf('generator', [
  upgrade(
    'barrage-generator',
    'Barrage Generator',
    [3, 10],
    {},
    { exhausts: true, effect: true, later: { weapons: '[M] 2W (Suppressive)' } },
  ),
  upgrade(
    'overcharged-generator',
    'Overcharged Generator',
    [3, 10],
    {},
    { exhausts: true, effect: true, later: { weapons: '[M] 1B (Impact 1, Fixed: Front)' } },
  ),
]);
