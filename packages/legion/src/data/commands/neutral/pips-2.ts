import { command, laterCommand } from '../../command-rows.ts';

export const NEUTRAL_PIPS_2 = [
  command('push', 'Push', 2, '2 units', { later: {} }),
  laterCommand('aggression', 'Aggression', 2, '2 units', {
    needs: [
      { factions: ['mercenary'], ranks: ['commander'] },
      { factions: ['mercenary'], ranks: ['operative'] },
      { factions: ['mandalorian'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('the-hand-thing', 'The Hand Thing', 2, 'none', { effect: true, unknown: true }),
  laterCommand('i-smell-fear-and-it-smells-good', 'I Smell Fear... and it Smells Good', 2, '2 units', {
    effect: true,
    unknown: true,
  }),
  laterCommand('speak-softly-and-drive-a-big-tank', 'Speak Softly and Drive a Big Tank', 2, '2 vehicles', {
    battleForce: 'The Ohnaka Gang',
    effect: true,
  }),
  laterCommand('close-formation', 'Close Formation', 2, '2 Clan Kryze', {
    needs: [
      { affiliations: ['Clan Kryze'], ranks: ['commander'] },
      { affiliations: ['Clan Kryze'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('out-of-the-shadows', 'Out of the Shadows', 2, 'none', {
    needs: [
      { affiliations: ['Children of the Watch'], ranks: ['commander'] },
      { affiliations: ['Children of the Watch'], ranks: ['operative'] },
    ],
    effect: true,
    unknown: true,
  }),
];
