import { unit, unitsOf } from '../../rows.ts';

export const REBEL_CORPS = unitsOf('rebel', 'corps', [
  unit(
    'rebel-troopers',
    'Rebel Troopers',
    40,
    '4x1 C1 -/block white 2',
    'trooper 27',
    'Nimble',
    'Unarmed [M] 1B; A-280 Blaster Rifle [1-3] 1B',
    'heavy-weapon personnel gear grenades',
    { later: { keywords: 'Agile 1, Nimble', weapons: 'Unarmed [M] 1B; A-200 Blaster Rifle [1-3] 1B' } },
  ),
  unit(
    'fleet-troopers',
    'Fleet Troopers',
    [40, 44],
    '4x1 C1 hit/block white 2',
    'trooper 27',
    'Ready 1',
    'DH-17 Blaster Pistol [1-2] 2W; Unarmed [M] 1B',
    'heavy-weapon personnel gear grenades',
    { later: { keywords: 'Charge', weapons: 'DH-17 Blaster Pistol [M/1-2] 2W' } },
  ),
  unit(
    'mark-ii-medium-blaster-trooper',
    'Mark II Medium Blaster Trooper',
    38,
    '1x4 C2 hit/block white 1',
    'emplacement-trooper 50',
    'Detachment: Rebel Veterans, Fire Support, Full Pivot, Reposition, Sentinel',
    'Mark II Medium Blaster [1-3] 4B (Critical 2, Cumbersome, Fixed: Front); Unarmed [M] 1B; A-280 Blaster Rifle [1-3] 1B',
    'comms',
    {
      printed: { values: '1x3 C2 hit/block white 1' },
      later: {
        points: 40,
        keywords: 'Detachment: Rebel Veterans, Fire Support, Full Pivot, Reposition, Sentinel, Prepared Position',
        slots: 'comms training',
      },
    },
  ),
  unit(
    'rebel-veterans',
    'Rebel Veterans',
    48,
    '4x1 C1 hit/block white 2',
    'trooper 27',
    'Coordinate: Emplacement Trooper, Defend 1',
    'Unarmed [M] 1B; A-280 Blaster Rifle [1-3] 1B',
    'heavy-weapon personnel training gear grenades',
    {
      later: {
        values: '4x1 C2 hit/block white 2',
        keywords: 'Coordinate: Emplacement Trooper, Low Profile, Prepared Position',
      },
    },
  ),
]);
