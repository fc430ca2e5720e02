import { command, laterCommand } from '../../command-rows.ts';

export const NEUTRAL_PIPS_1 = [
  command('ambush', 'Ambush', 1, '1 unit', { later: {} }),
  laterCommand('ploy', 'Ploy', 1, 'none', {
    needs: [
      { factions: ['mercenary'], ranks: ['commander'] },
      { factions: ['mercenary'], ranks: ['operative'] },
      { factions: ['mandalorian'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('insolence-we-are-pirates', 'Insolence?! We are Pirates!', 4, 'none', {
    handPips: 1,
    battleForce: 'The Ohnaka Gang',
    effect: true,
    unknown: true,
  }),
];
