import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const SEPARATIST_CORPS = unitsOf('separatist', 'corps', [
  unit(
    'b1-battle-droids',
    'B1 Battle Droids',
    [38, 36],
    '6x1 C1 -/- white 2',
    'droid-trooper 27',
    'AI: Attack, Coordinate: Droid Trooper',
    'Bludgeon [M] 1W; E-5 Blaster Rifle [1-3] 1W',
    'heavy-weapon personnel comms',
    { later: {} },
  ),
  unit(
    'b2-super-battle-droids',
    'B2 Super Battle Droids',
    [45, 48],
    '3x2 C2 -/- white 2',
    'droid-trooper 27',
    'AI: Attack, Armor 1',
    'Arm Cannons [1-2] 1B 1W; Unarmed [M] 1B',
    'heavy-weapon personnel comms',
    {
      later: {
        points: 64,
        values: '3x2 C2 -/- red 2',
        keywords: 'AI: Attack',
        weapons: 'Wrist Rockets [1] 1R (Impact 1); Arm Cannons [M/1-2] 2B',
      },
    },
  ),
  laterUnit(
    'geonosian-warriors-geonosian-engineers',
    'Geonosian Warriors — Geonosian Engineers',
    55,
    '4x1 C1 -/block white 2',
    'trooper 27',
    'Jump 3, Repair, Scale, Death from Above, Special Issue: Rapid Interdiction Force, Weighed Down',
    'Spears [M] 1W; Sonic Blasters [1-2] 1B',
    '',
  ),
  laterUnit(
    'geonosian-warriors-soldiers-of-the-hive',
    'Geonosian Warriors — Soldiers of the Hive',
    45,
    '4x1 C1 -/block white 2',
    'trooper 27',
    'Jump 3, Scale, Death from Above, Weighed Down',
    'Spears [M] 1B; Sonic Blasters [1-2] 1B 1W',
    'heavy-weapon personnel',
  ),
]);
