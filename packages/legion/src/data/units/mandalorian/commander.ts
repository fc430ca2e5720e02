import { laterUnit, unitsOf } from '../../rows.ts';

export const MANDALORIAN_COMMANDER = unitsOf('mandalorian', 'commander', [
  laterUnit(
    'gar-saxon-head-of-clan-saxon',
    '•Gar Saxon — Head of Clan Saxon',
    115,
    '1x5 C2 crit/block red 3',
    'mandalorian-trooper 27',
    'Jump 2, Advanced Targeting: Trooper 1, Allies of Convenience, Compel, Impervious, Marksman, Victory or Death',
    'Dual Pistols [M/1-2] 2R 2B; GALAR-90 Sniper Rifle [1-5] 2R 1B (High Velocity, Lethal 2)',
    'command armament training training gear gear grenades',
    { affiliation: 'Clan Saxon' },
  ),
]);
