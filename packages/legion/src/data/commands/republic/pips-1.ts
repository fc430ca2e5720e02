import { command, laterCommand } from '../../command-rows.ts';

export const REPUBLIC_PIPS_1 = [
  command('hello-there', 'Hello There!', 1, 'Obi-Wan Kenobi', { owners: ['obi-wan-kenobi'], effect: true, later: {} }),
  command('call-me-captain', 'Call Me Captain', 1, 'Clone Captain Rex', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('our-fate-is-in-your-hands', 'Our Fate Is in Your Hands', 1, 'Padmé Amidala', {
    owners: ['padme-amidala'],
    effect: true,
    later: {},
  }),
  command('this-is-where-the-fun-begins', 'This Is Where the Fun Begins', 1, 'Anakin Skywalker', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
    later: { permanent: false },
  }),
  command('synchronized-offensive', 'Synchronized Offensive', 1, '1 vehicle', {
    faction: 'republic',
    effect: true,
    later: {},
  }),
  command('size-matters-not', 'Size Matters Not', 1, 'Yoda', { owners: ['yoda'], effect: true, later: {} }),
  command('grroooogrrraaaawrrrrrrrrmph', 'Grroooogrrraaaawrrrrrrrrmph', 1, '1 special forces or heavy', {
    faction: 'republic',
    effect: true,
  }),
  laterCommand('defiance', 'Defiance', 1, '1 special forces or heavy', { faction: 'republic', effect: true }),
  laterCommand('bring-it-down', 'Bring It Down!', 1, 'Clone Commander Cody', {
    owners: ['clone-commander-cody'],
    effect: true,
  }),
  laterCommand('flow-of-the-force', 'Flow of the Force', 1, 'none', {
    owners: ['jedi-knight-mounted-jedi-general', 'jedi-knight-keeper-of-the-peace', 'jedi-knight-general'],
    effect: true,
  }),
  laterCommand('sneak-attack', 'Sneak Attack', 1, '1 unit', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
    unknown: true,
  }),
  laterCommand('this-partys-over', "This Party's Over", 1, 'Mace Windu', { owners: ['mace-windu'], effect: true }),
  laterCommand('wisdom-of-the-council', 'Wisdom of the Council', 1, 'none', {
    faction: 'republic',
    effect: true,
    unknown: true,
  }),
];
