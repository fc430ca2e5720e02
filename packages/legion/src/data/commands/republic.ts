import { command, laterCommand } from '../command-rows.ts';

export const REPUBLIC_COMMANDS = [
  command('hello-there', 'Hello There!', 1, 'Obi-Wan Kenobi', { owners: ['obi-wan-kenobi'], effect: true, later: {} }),
  command('knowledge-and-defense', 'Knowledge and Defense', 2, '2 troopers', {
    owners: ['obi-wan-kenobi'],
    effect: true,
    later: {},
  }),
  command('general-kenobi', 'General Kenobi', 3, 'Obi-Wan Kenobi + 2 units', {
    owners: ['obi-wan-kenobi'],
    effect: true,
    later: {},
  }),
  command('call-me-captain', 'Call Me Captain', 1, 'Clone Captain Rex', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('take-that-clankers', 'Take That, Clankers!', 2, '2 troopers', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('were-not-programmed', "We're Not Programmed", 3, '4 clone troopers', {
    owners: ['clone-captain-rex'],
    effect: true,
    later: {},
  }),
  command('our-fate-is-in-your-hands', 'Our Fate Is in Your Hands', 1, 'Padmé Amidala', {
    owners: ['padme-amidala'],
    effect: true,
    later: {},
  }),
  command('aggressive-negotiations', 'Aggressive Negotiations', 2, 'Padmé Amidala + 1 trooper', {
    owners: ['padme-amidala'],
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
  command('this-is-where-the-fun-begins', 'This Is Where the Fun Begins', 1, 'Anakin Skywalker', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
    later: { permanent: false },
  }),
  command('you-underestimate-my-power', 'You Underestimate My Power', 2, 'Anakin Skywalker + 1 unit', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
    later: { permanent: false },
  }),
  command('hero-of-the-clone-wars', 'Hero of the Clone Wars', 3, 'Anakin Skywalker + 2 units', {
    owners: ['anakin-skywalker-the-chosen-one'],
    permanent: true,
    effect: true,
  }),
  command('synchronized-offensive', 'Synchronized Offensive', 1, '1 vehicle', {
    faction: 'republic',
    effect: true,
    later: {},
  }),
  command('air-support', 'Air Support', 2, '1 commander or heavy', {
    faction: 'republic',
    weapons: '[4+] 1R 2B (Beam 2, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('attack-of-the-clones', 'Attack of the Clones', 3, '3 clone troopers', {
    faction: 'republic',
    effect: true,
    later: {},
  }),
  command('size-matters-not', 'Size Matters Not', 1, 'Yoda', { owners: ['yoda'], effect: true, later: {} }),
  command('there-is-no-try', 'There Is No Try', 2, 'Yoda + 1 trooper', { owners: ['yoda'], effect: true, later: {} }),
  command('luminous-beings-are-we', 'Luminous Beings Are We', 3, 'all', { owners: ['yoda'], effect: true, later: {} }),
  command('size-matters-sometimes', 'Size Matters Sometimes', 2, 'Chewbacca + Yoda', {
    owners: ['chewbacca-hero-of-kashyyyk'],
    effect: true,
    later: {},
  }),
  command('grroooogrrraaaawrrrrrrrrmph', 'Grroooogrrraaaawrrrrrrrrmph', 1, '1 special forces or heavy', {
    faction: 'republic',
    effect: true,
  }),
  command('mrowgh-ghrrmrowrig', 'Mrowgh Ghrrmrowrig!', 2, '2 troopers', { faction: 'republic', effect: true }),
  command('yhwargghhhhhhhhhh', 'YHWARGGHHHHHHHHHH!', 3, '3 troopers', { faction: 'republic', effect: true }),
  laterCommand('general-skywalker', 'General Skywalker', 3, 'Anakin Skywalker + 2 units', {
    owners: ['anakin-skywalker-the-chosen-one', 'anakin-skywalker-mounted-jedi-general'],
    effect: true,
  }),
  laterCommand('defiance', 'Defiance', 1, '1 special forces or heavy', { faction: 'republic', effect: true }),
  laterCommand('get-in-position', 'Get In Position', 2, '2 troopers', { faction: 'republic', effect: true }),
  laterCommand('daring-defense', 'Daring Defense', 3, '3 troopers', { faction: 'republic', effect: true }),
  laterCommand('lead-from-the-front', 'Lead From the Front', 1, '1 commander', {
    handPips: 2,
    faction: 'republic',
    battleForce: '501st Legion',
    effect: true,
  }),
  laterCommand('tactical-planning', 'Tactical Planning', 2, '2 special forces or support', {
    faction: 'republic',
    battleForce: '501st Legion',
    effect: true,
  }),
  laterCommand('leaders-of-the-501st', 'Leaders of the 501st', 3, '3 special forces or troopers', {
    faction: 'republic',
    battleForce: '501st Legion',
    permanent: true,
    effect: true,
  }),
  laterCommand('bring-it-down', 'Bring It Down!', 1, 'Clone Commander Cody', {
    owners: ['clone-commander-cody'],
    effect: true,
  }),
  laterCommand('have-i-ever-let-you-down', 'Have I Ever Let You Down?', 2, 'none', {
    owners: ['clone-commander-cody'],
    effect: true,
    unknown: true,
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
  laterCommand('flow-of-the-force', 'Flow of the Force', 1, 'none', {
    owners: ['jedi-knight-mounted-jedi-general', 'jedi-knight-keeper-of-the-peace', 'jedi-knight-general'],
    effect: true,
  }),
  laterCommand('affirmative-general', 'Affirmative, General!', 3, 'none', {
    owners: ['jedi-knight-mounted-jedi-general', 'jedi-knight-keeper-of-the-peace', 'jedi-knight-general'],
    effect: true,
    unknown: true,
  }),
  laterCommand('sneak-attack', 'Sneak Attack', 1, '1 unit', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
    unknown: true,
  }),
  laterCommand('recon-division', 'Recon Division', 2, '2 units', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
  }),
  laterCommand('flexible-strategy', 'Flexible Strategy', 3, '3 units', {
    faction: 'republic',
    battleForce: '212th Attack Battalion',
    effect: true,
  }),
  laterCommand('this-partys-over', "This Party's Over", 1, 'Mace Windu', { owners: ['mace-windu'], effect: true }),
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
  laterCommand('i-dont-believe-in-chance', "I Don't Believe in Chance", 2, 'Plo Koon + 2 units', {
    owners: ['plo-koon'],
    effect: true,
    unknown: true,
  }),
  laterCommand('a-disturbance-in-the-force', 'A Disturbance in the Force', 2, '2 units', {
    faction: 'republic',
    effect: true,
    unknown: true,
  }),
  laterCommand('evasive-action', 'Evasive Action', 2, 'none', { faction: 'republic', effect: true, unknown: true }),
  laterCommand('wisdom-of-the-council', 'Wisdom of the Council', 1, 'none', {
    faction: 'republic',
    effect: true,
    unknown: true,
  }),
];
