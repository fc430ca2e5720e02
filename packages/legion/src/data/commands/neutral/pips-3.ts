import { command, laterCommand } from '../../command-rows.ts';

export const NEUTRAL_PIPS_3 = [
  command('assault', 'Assault', 3, '3 units', { later: {} }),
  laterCommand('discretion', 'Discretion', 3, '3 units', {
    needs: [
      { factions: ['mercenary'], ranks: ['commander'] },
      { factions: ['mercenary'], ranks: ['operative'] },
      { factions: ['mandalorian'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('i-smell-profit', 'I Smell Profit', 3, '3 units', {
    battleForce: 'The Ohnaka Gang',
    effect: true,
    unknown: true,
  }),
  laterCommand('we-protect-our-own', 'We Protect Our Own', 3, 'none', {
    needs: [
      { affiliations: ['Clan Wren'], ranks: ['commander'] },
      { affiliations: ['Clan Wren'], ranks: ['operative'] },
    ],
    effect: true,
    unknown: true,
  }),
  laterCommand('death-before-defeat', 'Death Before Defeat', 3, 'none', {
    needs: [
      { affiliations: ['Clan Saxon'], ranks: ['commander'] },
      { affiliations: ['Clan Saxon'], ranks: ['operative'] },
    ],
    effect: true,
    unknown: true,
  }),
];
