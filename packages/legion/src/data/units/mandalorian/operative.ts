import { laterUnit, unitsOf } from '../../rows.ts';

export const MANDALORIAN_OPERATIVE = unitsOf('mandalorian', 'operative', [
  laterUnit(
    'rook-kast',
    '•Rook Kast — Devoted to the Cause',
    85,
    '1x5 C2 crit/block red 3',
    'mandalorian-trooper 27',
    'Jump 2, Coordinate: Clan Saxon Unit, Impervious, Retinue: Clan Saxon Commander, Target 1, Victory or Death',
    'Dual Pistols [M/1-2] 2R 2B (Overwhelm)',
    'command training comms gear grenades',
    { affiliation: 'Clan Saxon' },
  ),
  laterUnit(
    'sabine-wren-back-in-the-fold',
    '•Sabine Wren — Back in the Fold',
    110,
    '1x5 C2 crit/block red 3',
    'mandalorian-trooper 27',
    'Jump 2, Gunslinger, Impervious, Nimble, We Fight for Our Family',
    'Pistols & Grenades [M/1-2] 2R 2B (Blast, Overwhelm)',
    'armament training gear gear grenades',
    { affiliation: 'Clan Wren' },
  ),
]);
