import { command, laterCommand } from '../../command-rows.ts';

export const REPUBLIC_PIPS_3 = [
  command('general-kenobi', 'General Kenobi', 3, 'Obi-Wan Kenobi + 2 units', {
    owners: ['obi-wan-kenobi'],
    effect: true,
    later: {},
  }),
  command('were-not-programmed', "We're Not Programmed", 3, '4 clone troopers', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('diplomatic-cover', 'Diplomatic Cover', 3, 'Padmé Amidala', {
    owners: ['padme-amidala'],
    permanent: true,
    divulges: true,
    effect: true,
    later: {},
  }),
  command('hero-of-the-clone-wars', 'Hero of the Clone Wars', 3, 'Anakin Skywalker + 2 units', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
  }),
  command('attack-of-the-clones', 'Attack of the Clones', 3, '3 clone troopers', {
    faction: 'republic',
    effect: true,
    later: {},
  }),
  command('luminous-beings-are-we', 'Luminous Beings Are We', 3, 'all', { owners: ['yoda'], effect: true, later: {} }),
  command('yhwargghhhhhhhhhh', 'YHWARGGHHHHHHHHHH!', 3, '3 troopers', { faction: 'republic', effect: true }),
  laterCommand('general-skywalker', 'General Skywalker', 3, 'Anakin Skywalker + 2 units', {
    owners: ['anakin-skywalker-the-chosen-one', 'anakin-skywalker-mounted-jedi-general'],
    effect: true,
  }),
  laterCommand('daring-defense', 'Daring Defense', 3, '3 troopers', { faction: 'republic', effect: true }),
  laterCommand('leaders-of-the-501st', 'Leaders of the 501st', 3, '3 special forces or troopers', {
    faction: 'republic',
    battleForce: '501st Legion',
    permanent: true,
    effect: true,
  }),
  laterCommand('combined-arms', 'Combined Arms', 3, '2 troopers + 2 vehicles', {
    owners: ['clone-commander-cody'],
    effect: true,
    unknown: true,
  }),
  laterCommand('we-do-what-we-do', 'We Do What We Do', 3, 'The Bad Batch', {
    owners: ['the-bad-batch-clone-force-99-republic', 'the-bad-batch-clone-force-99-mercenary'],
    effect: true,
  }),
  laterCommand('affirmative-general', 'Affirmative, General!', 3, 'none', {
    owners: ['jedi-knight-mounted-jedi-general', 'jedi-knight-keeper-of-the-peace', 'jedi-knight-general'],
    effect: true,
    unknown: true,
  }),
  laterCommand('flexible-strategy', 'Flexible Strategy', 3, '3 units', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
  }),
  laterCommand('unity-wins-wars', 'Unity Wins Wars', 3, 'Shaak Ti + 2 units', {
    owners: ['shaak-ti'],
    effect: true,
    unknown: true,
  }),
  laterCommand('force-of-will', 'Force of Will', 3, '3 units', {
    owners: ['ki-adi-mundi'],
    effect: true,
    unknown: true,
  }),
];
