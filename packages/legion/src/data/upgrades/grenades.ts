import { laterUpgrade, upgrade, upgradesOf } from '../upgrade-rows.ts';

export const GRENADES = upgradesOf('grenades', [
  upgrade('concussion-grenades', 'Concussion Grenades', [3, 5], {}, { weapons: '[1] 1B (Blast)', later: {} }),
  upgrade('emp-droid-poppers', 'EMP "Droid Poppers"', 3, {}, { weapons: '[1] 1B', effect: true, later: {} }),
  upgrade('fragmentation-grenades', 'Fragmentation Grenades', 5, {}, { weapons: '[1] 1R', effect: true, later: {} }),
  upgrade(
    'impact-grenades',
    'Impact Grenades',
    [3, 5],
    {},
    { weapons: '[1] 1B (Impact 1)', later: { weapons: 'Impact Grenade [M/1] 1B', effect: true } },
  ),
  upgrade('smoke-grenades', 'Smoke Grenades', [3, 6], {}, { keywords: '» Smoke 1', expends: true, later: {} }),
  laterUpgrade('sonic-imploders', 'Sonic Imploders', 3, {}, { weapons: 'Sonic Imploder [1] 1B (Suppressive)' }),
  laterUpgrade(
    'thermal-detonator',
    'Thermal Detonator',
    3,
    { units: ['rebel-agent', 'rebel-officer'] },
    { weapons: '[M/1] 4R (Blast, Impact 4)', unknown: true },
  ),
  laterUpgrade(
    'jetpack-rockets-grenades',
    'Jetpack Rockets',
    10,
    { types: ['mandalorian-trooper'], notUnits: ['mandalorian-initiates'] },
    { weapons: '[3-4] 4B (Anti-Material 4, Impact 4) {exhaust, one miniature}', copies: 2, unknown: true },
  ),
  laterUpgrade(
    'tools-of-the-trade-jetpack-rockets',
    '•Tools of the Trade, Jetpack Rockets',
    0,
    { types: ['mandalorian-trooper'] },
    { weapons: 'Jetpack Rockets [3-4] 4B (Anti-Material 4, Impact 4) {exhaust, one miniature}', unknown: true },
  ),
]);
