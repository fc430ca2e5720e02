import { laterUnit, unitsOf } from '../../rows.ts';

export const MANDALORIAN_SPECIAL = unitsOf('mandalorian', 'special', [
  laterUnit(
    'super-commandos',
    'Super Commandos',
    92,
    '4x1 C2 hit/block red 3',
    'mandalorian-trooper 27',
    'Jump 2, Defend 1, Impervious, Independent: Aim 1, Victory or Death',
    'Combat Expertise [M/1-2] 1R 1W; Blaster Rifles [1-3] 1B',
    'heavy-weapon personnel training gear grenades',
    { affiliation: 'Clan Saxon' },
  ),
]);
