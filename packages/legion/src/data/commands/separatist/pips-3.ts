import { command, laterCommand } from '../../command-rows.ts';

export const SEPARATIST_PIPS_3 = [
  command('crush-them', 'Crush Them!', 3, 'General Grievous + 2 units', {
    owners: ['general-grievous-sinister-cyborg'],
    effect: true,
    later: {},
  }),
  command('you-disappoint-me', 'You Disappoint Me', 3, 'Count Dooku + 2 units', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('i-make-the-rules-now', 'I Make the Rules Now', 3, 'Cad Bane', {
    owners: ['cad-bane'],
    weapons: 'Bane Token [1 area] 2R 2B (Blast, Impact 2, Suppressive) {surge crit}',
    divulges: true,
    effect: true,
    later: {},
  }),
  command('at-last', 'At Last', 1, 'Maul', {
    handPips: 3,
    owners: ['maul-impatient-apprentice'],
    effect: true,
    later: {},
  }),
  command('roger-roger', 'Roger, Roger!', 3, '3 droid troopers', { faction: 'separatist', effect: true, later: {} }),
  command('do-not-underestimate-our-means', 'Do Not Underestimate Our Means', 3, '3 droid troopers or AI', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    divulges: true,
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  laterCommand('seize-what-power-we-can', 'Seize What Power We Can', 3, 'Maul + 2 units', {
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
    unknown: true,
  }),
  laterCommand('unstoppable-advance', 'Unstoppable Advance', 3, '3 units', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
  }),
  laterCommand('yes-my-master', 'Yes, My Master', 3, 'none', {
    owners: ['asajj-ventress'],
    divulges: true,
    effect: true,
    unknown: true,
  }),
  laterCommand('we-make-weapons', 'We Make Weapons', 4, '4 droid troopers', {
    handPips: 3,
    owners: ['poggle-the-lesser'],
    effect: true,
  }),
  laterCommand('tactical-download', 'Tactical Download', 3, '3 droid troopers or AI', {
    owners: [
      'super-tactical-command-droid-command-and-control-droid',
      'super-tactical-command-droid-auxiliary-command-droid',
    ],
    effect: true,
    unknown: true,
  }),
  laterCommand('full-throttle', 'Full Throttle', 3, 'General Grievous + 2 vehicles', {
    owners: ['general-grievous-sinister-cyborg', 'general-grievous-wheel-bike-warlord'],
    effect: true,
  }),
];
