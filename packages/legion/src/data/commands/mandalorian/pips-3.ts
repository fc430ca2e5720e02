import { laterCommand } from '../../command-rows.ts';

export const MANDALORIAN_PIPS_3 = [
  laterCommand('weapons-are-our-religion', 'Weapons Are Our Religion', 3, '3 units', {
    faction: 'mandalorian',
    effect: true,
    unknown: true,
  }),
];
