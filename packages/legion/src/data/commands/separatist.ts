import { command, laterCommand } from '../command-rows.ts';

export const SEPARATIST_COMMANDS = [
  command('trained-in-your-jedi-arts', 'Trained in Your Jedi Arts', 1, 'General Grievous', {
    owners: ['general-grievous-sinister-cyborg'],
    weapons: '[M/1] 1R 2B 1W (Suppressive, Versatile)',
    effect: true,
    later: {},
  }),
  command('supreme-commander', 'Supreme Commander', 2, '2 troopers', {
    owners: ['general-grievous-sinister-cyborg'],
    effect: true,
    later: {},
  }),
  command('crush-them', 'Crush Them!', 3, 'General Grievous + 2 units', {
    owners: ['general-grievous-sinister-cyborg'],
    effect: true,
    later: {},
  }),
  command('fear-surprise-intimidation', 'Fear, Surprise, Intimidation', 1, 'Count Dooku', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('double-the-fall', 'Double the Fall', 2, 'Count Dooku + 1 unit', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('you-disappoint-me', 'You Disappoint Me', 3, 'Count Dooku + 2 units', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('im-your-worst-nightmare', "I'm Your Worst Nightmare", 1, 'Cad Bane', {
    owners: ['cad-bane'],
    effect: true,
    later: {},
  }),
  command('im-in-control', "I'm in Control", 2, 'Cad Bane + 1 unit', { owners: ['cad-bane'], effect: true, later: {} }),
  command('i-make-the-rules-now', 'I Make the Rules Now', 3, 'Cad Bane', {
    owners: ['cad-bane'],
    weapons: 'Bane Token [1 area] 2R 2B (Blast, Impact 2, Suppressive) {surge crit}',
    divulges: true,
    effect: true,
    later: {},
  }),
  command('duel-of-the-fates', 'Duel of the Fates', 1, 'Maul', {
    owners: ['maul-impatient-apprentice'],
    effect: true,
    later: {},
  }),
  command('the-phantom-menace', 'The Phantom Menace', 2, 'Maul + 1 trooper', {
    owners: ['maul-impatient-apprentice'],
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
  command('mechanized-incursion', 'Mechanized Incursion', 1, '1 vehicle', {
    faction: 'separatist',
    effect: true,
    later: {},
  }),
  command('orbital-strike', 'Orbital Strike', 2, '1 commander or heavy', {
    faction: 'separatist',
    weapons: '[4+] 2R 2B (Suppressive, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('roger-roger', 'Roger, Roger!', 3, '3 droid troopers', { faction: 'separatist', effect: true, later: {} }),
  command('they-too-will-suffer', 'They Too Will Suffer', 1, 'Super Tactical Droid', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  command('preservation-protocols', 'Preservation Protocols', 2, '2 droid troopers or AI', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  command('do-not-underestimate-our-means', 'Do Not Underestimate Our Means', 3, '3 droid troopers or AI', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    divulges: true,
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  laterCommand('witch-magick', 'Witch Magick', 3, 'Maul', {
    handPips: 1,
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
  }),
  laterCommand('his-eminence', 'His Eminence', 2, 'none', {
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
    unknown: true,
  }),
  laterCommand('seize-what-power-we-can', 'Seize What Power We Can', 3, 'Maul + 2 units', {
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
    unknown: true,
  }),
  laterCommand('ai-coordination', 'AI Coordination', 1, '1 unit', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
  }),
  laterCommand('unrelenting-assault', 'Unrelenting Assault', 2, '2 corps', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
    unknown: true,
  }),
  laterCommand('unstoppable-advance', 'Unstoppable Advance', 3, '3 units', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
  }),
  laterCommand('the-sith-will-rule', 'The Sith Will Rule', 2, 'Count Dooku', {
    owners: ['count-dooku'],
    effect: true,
    unknown: true,
  }),
  laterCommand('the-jedi-shall-fall', 'The Jedi Shall Fall', 1, 'Asajj Ventress', {
    owners: ['asajj-ventress'],
    effect: true,
  }),
  laterCommand('i-am-fear', 'I Am Fear', 2, 'Asajj Ventress', {
    owners: ['asajj-ventress'],
    effect: true,
    unknown: true,
  }),
  laterCommand('yes-my-master', 'Yes, My Master', 3, 'none', {
    owners: ['asajj-ventress'],
    divulges: true,
    effect: true,
    unknown: true,
  }),
  laterCommand('brutal-enforcer', 'Brutal Enforcer', 1, 'Sun Fac', {
    owners: ['sun-fac'],
    effect: true,
    unknown: true,
  }),
  laterCommand('let-the-executions-begin', 'Let the Executions Begin!', 1, 'Poggle the Lesser', {
    owners: ['poggle-the-lesser'],
    effect: true,
    unknown: true,
  }),
  laterCommand('we-serve-the-queen', 'We Serve the Queen', 2, '1 unit', {
    owners: ['poggle-the-lesser'],
    effect: true,
  }),
  laterCommand('we-make-weapons', 'We Make Weapons', 4, '4 droid troopers', {
    handPips: 3,
    owners: ['poggle-the-lesser'],
    effect: true,
  }),
  laterCommand('exterminate', 'Exterminate', 1, 'Super Tactical Command Droid', {
    owners: [
      'super-tactical-command-droid-command-and-control-droid',
      'super-tactical-command-droid-auxiliary-command-droid',
    ],
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
  laterCommand('pincer-attack', 'Pincer Attack', 2, '2 vehicles', {
    owners: ['general-grievous-sinister-cyborg', 'general-grievous-wheel-bike-warlord'],
    effect: true,
  }),
  laterCommand('ill-do-it-myself', "I'll Do it Myself!", 1, 'General Grievous', {
    owners: ['general-grievous-sinister-cyborg', 'general-grievous-wheel-bike-warlord'],
    effect: true,
    unknown: true,
  }),
  laterCommand('we-shall-start-with-revenge', 'We Shall Start with Revenge', 1, 'Maul + Savage Opress', {
    owners: ['savage-opress-dookus-apprentice', 'savage-opress-mauls-enforcer'],
    effect: true,
    unknown: true,
  }),
  laterCommand('for-the-cause', 'For the Cause', 1, 'none', { faction: 'separatist', effect: true, unknown: true }),
];
