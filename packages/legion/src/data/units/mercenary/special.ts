import { laterUnit, unitsOf } from '../../rows.ts';

export const MERCENARY_SPECIAL = unitsOf('mercenary', 'special', [
  laterUnit(
    'clan-kryze-veterans',
    'Clan Kryze Veterans',
    120,
    '5x1 C2 hit/block red 3',
    'mandalorian-trooper 27',
    'Mercenary: Rebels & Republic, Jump 2, Impervious, Mandalorians Are Stronger Together, Tactical 1',
    'Blaster Pistols [M/1-2] 1R 1W; GALAAR-15 Carbines [1-3] 1B',
    'personnel heavy-weapon training grenades gear',
  ),
  laterUnit(
    'clan-wren-veterans',
    'Clan Wren Veterans',
    92,
    '3x1 C2 hit/block red 3',
    'mandalorian-trooper 27',
    'Mercenary: Rebels, Jump 2, Dauntless, Impervious, Nimble, We Fight for Our Family',
    'Blaster Pistols [M/1-2] 1R 1W; Galar-15 Carbines [1-3] 1B',
    'heavy-weapon personnel training gear grenades',
  ),
  laterUnit(
    'ewok-slingers',
    'Ewok Slingers',
    38,
    '6x1 C1 -/- white 2',
    'trooper 27',
    'Mercenary: Rebels, Independent: Surge 1, Low Profile, Target 1',
    'Stones [M] 1W; Slings [1-2] 1B (Primitive)',
    'heavy-weapon personnel personnel training',
  ),
  laterUnit(
    'mandalorian-super-commandos',
    'Mandalorian Super Commandos',
    66,
    '3x1 C2 -/block red 3',
    'mandalorian-trooper 27',
    'Jump 2, Defend 1, Impervious, Independent: Aim 1',
    'Westar-35 Blaster Pistols [M/1-2] 2B; Galar-15 Blaster Carbine [1-3] 1B 1W',
    'heavy-weapon training comms gear grenades armament',
  ),
]);
