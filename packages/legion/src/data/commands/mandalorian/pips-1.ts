import { laterCommand } from '../../command-rows.ts';

export const MANDALORIAN_PIPS_1 = [
  laterCommand('we-are-mandalorians', 'We Are Mandalorians', 1, 'none', {
    faction: 'mandalorian',
    effect: true,
    unknown: true,
  }),
];
