import { command, laterCommand } from '../command-rows.ts';

export const NEUTRAL_COMMANDS = [
  command('ambush', 'Ambush', 1, '1 unit', { later: {} }),
  command('push', 'Push', 2, '2 units', { later: {} }),
  command('assault', 'Assault', 3, '3 units', { later: {} }),
  command('standing-orders', 'Standing Orders', 4, '1 unit', { effect: true, later: {} }),
  laterCommand('ploy', 'Ploy', 1, 'none', {
    needs: [
      { factions: ['mercenary'], ranks: ['commander'] },
      { factions: ['mercenary'], ranks: ['operative'] },
      { factions: ['mandalorian'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('aggression', 'Aggression', 2, '2 units', {
    needs: [
      { factions: ['mercenary'], ranks: ['commander'] },
      { factions: ['mercenary'], ranks: ['operative'] },
      { factions: ['mandalorian'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('discretion', 'Discretion', 3, '3 units', {
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
  laterCommand('i-smell-profit', 'I Smell Profit', 3, '3 units', {
    battleForce: 'The Ohnaka Gang',
    effect: true,
    unknown: true,
  }),
  laterCommand('speak-softly-and-drive-a-big-tank', 'Speak Softly and Drive a Big Tank', 2, '2 vehicles', {
    battleForce: 'The Ohnaka Gang',
    effect: true,
  }),
  laterCommand('insolence-we-are-pirates', 'Insolence?! We are Pirates!', 4, 'none', {
    handPips: 1,
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
  laterCommand('close-formation', 'Close Formation', 2, '2 Clan Kryze', {
    needs: [
      { affiliations: ['Clan Kryze'], ranks: ['commander'] },
      { affiliations: ['Clan Kryze'], ranks: ['operative'] },
    ],
    effect: true,
  }),
  laterCommand('death-before-defeat', 'Death Before Defeat', 3, 'none', {
    needs: [
      { affiliations: ['Clan Saxon'], ranks: ['commander'] },
      { affiliations: ['Clan Saxon'], ranks: ['operative'] },
    ],
    effect: true,
    unknown: true,
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
