import { laterUpgrade, upgrade, upgradesOf } from '../upgrade-rows.ts';

export const CREW = upgradesOf('crew', [
  upgrade(
    'a-300-rifle-gunner',
    'A-300 Rifle Gunner',
    [1, 9],
    { units: ['x-34-landspeeder'] },
    { weapons: '[1-3] 2W', later: {} },
  ),
  upgrade(
    'barc-ion-gunner',
    'BARC Ion Gunner',
    [24, 28],
    { units: ['barc-speeder'] },
    {
      weapons: '[1-3] 3B 1W (Fixed: Front & Rear, Impact 1, Ion 1) {exhaust}',
      speed: -1,
      later: { points: 21, weapons: 'Ion Rifle [1-3] 3B 1W (Critical 1, Fixed: Front & Rear, Impact 1, Ion 1)' },
    },
  ),
  upgrade(
    'barc-rps-6-gunner',
    'BARC RPS-6 Gunner',
    [21, 24],
    { units: ['barc-speeder'] },
    { weapons: '[2-4] 1R 1B 1W (Impact 2)', speed: -1, later: { points: 14 } },
  ),
  upgrade(
    'barc-twin-laser-gunner',
    'BARC Twin Laser Gunner',
    18,
    { units: ['barc-speeder'] },
    { weapons: '[1-3] 2B 2W (Fixed: Front & Rear)', speed: -1, later: { points: 12 } },
  ),
  upgrade(
    'backworld-medic',
    'Backworld Medic',
    12,
    { units: ['a-a5-speeder-truck-rebel'] },
    { effect: true, later: { limits: { units: ['a-a5-speeder-truck-rebel', 'a-a5-speeder-truck-mercenary'] } } },
  ),
  upgrade(
    'gnasp-bombardier',
    'Gnasp Bombardier',
    20,
    { units: ['raddaugh-gnasp-fluttercraft'] },
    {
      weapons: '[overrun] 2R 2W (Immune: Deflect, Overrun 2, Suppressive)',
      later: {
        limits: { units: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
        weapons: '[overrun] 2R 2W (Overrun 2, Suppressive)',
      },
    },
  ),
  upgrade(
    'gnasp-gunner',
    'Gnasp Gunner',
    25,
    { units: ['raddaugh-gnasp-fluttercraft'] },
    {
      weapons: '[1-3] 2R 2B (Fixed: Rear, Impact 1, Pierce 1)',
      later: {
        points: 15,
        limits: { units: ['raddaugh-gnasp-fluttercraft', 'raddaugh-gnasp-fluttercraft-attack-craft'] },
      },
    },
  ),
  upgrade(
    'rps-6-rocket-gunner',
    'RPS-6 Rocket Gunner',
    [31, 36],
    { units: ['x-34-landspeeder'] },
    { weapons: '[2-4] 1R 1B 1W (Impact 2)', later: { points: 21 } },
  ),
  upgrade(
    'refurbished-gonk-droid',
    'Refurbished "Gonk" Droid',
    [14, 10],
    { units: ['x-34-landspeeder', 'a-a5-speeder-truck-rebel'] },
    { keywords: 'Shielded 2', effect: true },
  ),
  upgrade(
    'unorthodox-tactician',
    'Unorthodox Tactician',
    [16, 10],
    { units: ['a-a5-speeder-truck-rebel'] },
    { effect: true, later: { limits: { units: ['a-a5-speeder-truck-rebel', 'a-a5-speeder-truck-mercenary'] } } },
  ),
  upgrade(
    'unstable-r5-astromech',
    'Unstable R5 Astromech',
    6,
    { units: ['x-34-landspeeder', 'a-a5-speeder-truck-rebel'] },
    {
      expends: true,
      effect: true,
      later: {
        name: 'Unstable Astromech',
        points: 16,
        limits: { units: ['x-34-landspeeder', 'a-a5-speeder-truck-rebel', 'a-a5-speeder-truck-mercenary'] },
      },
    },
  ),
  laterUpgrade('door-gunners', 'Door Gunners', 12, { keyword: 'transport' }, { unknown: true }),
  laterUpgrade('black-sun-crew', 'Black Sun Crew', 5, { units: ['wlo-5-speeder-tank'] }, { unknown: true }),
  laterUpgrade('pyke-syndicate-crew', 'Pyke Syndicate Crew', 5, { units: ['wlo-5-speeder-tank'] }, { unknown: true }),
  laterUpgrade('weequay-crew', 'Weequay Crew', 0, { units: ['wlo-5-speeder-tank'] }, { unknown: true }),
]);
