import { command, laterCommand } from '../../command-rows.ts';

export const SEPARATIST_PIPS_1 = [
  command('trained-in-your-jedi-arts', 'Trained in Your Jedi Arts', 1, 'General Grievous', {
    owners: ['general-grievous-sinister-cyborg'],
    weapons: '[M/1] 1R 2B 1W (Suppressive, Versatile)',
    effect: true,
    later: {},
  }),
  command('fear-surprise-intimidation', 'Fear, Surprise, Intimidation', 1, 'Count Dooku', {
    owners: ['count-dooku'],
    effect: true,
    later: {},
  }),
  command('im-your-worst-nightmare', "I'm Your Worst Nightmare", 1, 'Cad Bane', {
    owners: ['cad-bane'],
    effect: true,
    later: {},
  }),
  command('duel-of-the-fates', 'Duel of the Fates', 1, 'Maul', {
    owners: ['maul-impatient-apprentice'],
    effect: true,
    later: {},
  }),
  command('mechanized-incursion', 'Mechanized Incursion', 1, '1 vehicle', {
    faction: 'separatist',
    effect: true,
    later: {},
  }),
  command('they-too-will-suffer', 'They Too Will Suffer', 1, 'Super Tactical Droid', {
    owners: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
    effect: true,
    later: { owners: ['super-tactical-droid-kalani', 'super-tactical-droid-kraken'] },
  }),
  laterCommand('witch-magick', 'Witch Magick', 3, 'Maul', {
    handPips: 1,
    owners: ['maul-impatient-apprentice', 'maul-a-rival'],
    effect: true,
  }),
  laterCommand('ai-coordination', 'AI Coordination', 1, '1 unit', {
    faction: 'separatist',
    battleForce: 'Separatist Invasion',
    effect: true,
  }),
  laterCommand('the-jedi-shall-fall', 'The Jedi Shall Fall', 1, 'Asajj Ventress', {
    owners: ['asajj-ventress'],
    effect: true,
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
  laterCommand('exterminate', 'Exterminate', 1, 'Super Tactical Command Droid', {
    owners: [
      'super-tactical-command-droid-command-and-control-droid',
      'super-tactical-command-droid-auxiliary-command-droid',
    ],
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
