import { laterUnit, unitsOf } from '../../rows.ts';

export const MERCENARY_SUPPORT = unitsOf('mercenary', 'support', [
  laterUnit(
    'mandalorian-warriors-fire-support',
    'Mandalorian Warriors — Fire Support',
    55,
    '4x1 C2 hit/- red 2',
    'mandalorian-trooper 27',
    'Jump 2, Detachment: Mandalorian Warriors, Heavy Weapon Team, Duelist, Impervious, Sharpshooter 1',
    'Vibro Blades [M] 1B 1W; GALAAR-15 Carbines [1-3] 1B (Long Shot)',
    'clan heavy-weapon personnel training gear grenades',
    { affiliation: 'Mandalorians' },
  ),
  laterUnit(
    'swoop-bike-riders',
    'Swoop Bike Riders',
    70,
    '2x3 R- hit/block white 3',
    'repulsor-vehicle 50 48',
    'Mercenary: Rebels & Republic, Cover 1, Independent: Aim 1 or Dodge 1, Reinforcements, Speeder 1',
    'Vibro-Ax [M] 1R 2W (Overrun 2); Heavy Blaster Pistol [1-2] 1R 1B',
    'comms',
    { affiliation: 'Raider' },
  ),
]);
