import { laterCommand } from '../../command-rows.ts';

export const MANDALORIAN_PIPS_2 = [
  laterCommand('aerial-assault', 'Aerial Assault', 2, '2 units', { faction: 'mandalorian', effect: true }),
  laterCommand('make-the-impossible-possible', 'Make the Impossible Possible', 2, 'Sabine Wren + 1 Clan Wren', {
    owners: ['sabine-wren-back-in-the-fold'],
    effect: true,
  }),
  laterCommand('vengeful-strike', 'Vengeful Strike', 2, 'Rook Kast + 1 Clan Saxon', {
    owners: ['rook-kast'],
    effect: true,
  }),
];
