import { command, laterCommand } from '../command-rows.ts';

/** Whoever of a name is in the army may use the cards that name him. R-LE-115 */
const VADER = ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'];

export const EMPIRE_COMMANDS = [
  command('implacable', 'Implacable', 1, 'Darth Vader', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('new-ways-to-motivate-them', 'New Ways to Motivate Them', 2, '2 troopers', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('master-of-evil', 'Master of Evil', 3, 'Darth Vader + 2 units', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('vaders-might', "Vader's Might", 1, 'Darth Vader', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('fear-and-dead-men', 'Fear and Dead Men', 2, 'Darth Vader', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('darkness-descends', 'Darkness Descends', 3, 'Darth Vader', {
    owners: VADER,
    permanent: true,
    divulges: true,
    effect: true,
    later: {},
  }),
  command('maximum-firepower', 'Maximum Firepower', 1, 'General Veers', {
    owners: ['general-veers'],
    weapons: '[4+] 4R (Impact 2, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('evasive-maneuvers', 'Evasive Maneuvers', 2, '2 vehicles', {
    owners: ['general-veers'],
    effect: true,
    later: {},
  }),
  command('imperial-discipline', 'Imperial Discipline', 3, 'General Veers + 2 units', {
    owners: ['general-veers'],
    effect: true,
    later: {},
  }),
  command('and-now-you-will-die', 'And Now... You Will Die', 1, 'Emperor Palpatine', {
    owners: ['emperor-palpatine'],
    effect: true,
  }),
  command('give-in-to-your-anger', 'Give In to Your Anger', 2, 'Emperor Palpatine', {
    owners: ['emperor-palpatine'],
    effect: true,
  }),
  command('an-entire-legion', 'An Entire Legion', 3, 'all', { owners: ['emperor-palpatine'] }),
  command('whipcord-launcher', 'Whipcord Launcher', 1, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    effect: true,
    later: {},
  }),
  command('zx-flame-projector', 'ZX Flame Projector', 2, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    weapons: '[M/1] 1R (Blast, Spray)',
    effect: true,
  }),
  command('z-6-jetpack-rocket', 'Z-6 Jetpack Rocket', 3, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    weapons: '[3-4] 3R (Blast, Impact 2)',
    effect: true,
    later: {},
  }),
  command('voracious-ambition', 'Voracious Ambition', 1, 'Director Orson Krennic', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('deploy-the-garrison', 'Deploy the Garrison', 2, '2 troopers', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('annihilation-looms', 'Annihilation Looms', 3, 'Director Orson Krennic + 2 units', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('merciless-munitions', 'Merciless Munitions', 1, 'Bossk', {
    owners: ['bossk'],
    weapons: 'Dioxis Charge [1 area] 1R 1B (Blast) {surge crit}',
    permanent: true,
    effect: true,
    later: {},
  }),
  command('reptilian-rampage', 'Reptilian Rampage', 2, 'Bossk', { owners: ['bossk'], effect: true, later: {} }),
  command('lying-in-wait', 'Lying in Wait', 3, 'Bossk', { owners: ['bossk'], effect: true, later: {} }),
  command('covert-observation', 'Covert Observation', 1, '1 special forces or operative', {
    faction: 'empire',
    effect: true,
    later: {},
  }),
  command('pinned-down', 'Pinned Down', 2, '2 support or heavy', { faction: 'empire', effect: true, later: {} }),
  command('coordinated-fire', 'Coordinated Fire', 3, '3 corps', { faction: 'empire', effect: true, later: {} }),
  command('pulse-scan', 'Pulse Scan', 1, 'Iden Versio', { owners: ['iden-versio'], effect: true, later: {} }),
  command('concussive-blast', 'Concussive Blast', 2, 'Iden Versio', {
    owners: ['iden-versio'],
    weapons: '[1-2] 5R (Blast, Scatter, Suppressive)',
    effect: true,
    later: {},
  }),
  command('incapacitate', 'Incapacitate', 2, 'Iden Versio', {
    owners: ['id10-seeker-droid'],
    effect: true,
    later: { owners: ['iden-versio'] },
  }),
  command('tactical-strike', 'Tactical Strike', 3, 'Iden Versio + 3 troopers', {
    owners: ['iden-versio'],
    effect: true,
    later: { orders: 'Iden Versio + 2 troopers' },
  }),
  command('face-me', 'Face Me!', 1, 'Agent Kallus', { owners: ['agent-kallus'], effect: true, later: {} }),
  command('isb-investigation', 'ISB Investigation', 2, 'Agent Kallus + 1 unit', {
    owners: ['agent-kallus'],
    effect: true,
    later: {},
  }),
  command('ruthless-tactics', 'Ruthless Tactics', 3, 'Agent Kallus + 2 units', {
    owners: ['agent-kallus'],
    effect: true,
    later: { orders: '3 units' },
  }),
  laterCommand('unrelenting-fire', 'Unrelenting Fire', 1, '2 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
  }),
  laterCommand('overwhelming-barrage', 'Overwhelming Barrage', 2, '2 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
    unknown: true,
  }),
  laterCommand('debark-for-ground-assault', 'Debark for Ground Assault', 3, '3 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
    unknown: true,
  }),
  laterCommand('die-at-my-hand', 'Die at My Hand', 1, 'Moff Gideon', {
    owners: ['moff-gideon'],
    effect: true,
    unknown: true,
  }),
  laterCommand('you-have-something-i-want', 'You Have Something I Want', 2, '2 units', {
    owners: ['moff-gideon'],
    effect: true,
  }),
  laterCommand('moment-of-consideration', 'Moment of Consideration', 3, '3 corps or heavy or support', {
    owners: ['moff-gideon'],
    effect: true,
  }),
  laterCommand('drive-them-out', 'Drive Them Out', 1, '1 vehicle', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('we-need-reinforcements', 'We Need Reinforcements', 2, '2 troopers', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('constantly-alert', 'Constantly Alert', 3, '3 units', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('gunner-infantry', 'Gunner, Infantry!', 1, 'Major Marquand', {
    owners: ['major-marquand'],
    effect: true,
  }),
  laterCommand('squadron-on-me', 'Squadron, On Me', 2, 'Major Marquand', { owners: ['major-marquand'], effect: true }),
  laterCommand('armored-cavalry', 'Armored Cavalry', 3, '3 vehicles', { owners: ['major-marquand'], effect: true }),
  laterCommand('you-would-question-me', 'You Would Question Me?', 2, 'Fifth Brother + Seventh Sister', {
    owners: ['fifth-brother'],
    effect: true,
    permanent: true,
  }),
  laterCommand('i-care-not-for-your-struggles', 'I Care Not For Your Struggles', 3, 'Fifth Brother + 2 troopers', {
    owners: ['fifth-brother'],
    effect: true,
  }),
  laterCommand('come-and-prove-it', 'Come and Prove It', 1, 'Fifth Brother + Seventh Sister', {
    owners: ['seventh-sister'],
    effect: true,
  }),
  laterCommand('unexpected-but-not-unwelcome', 'Unexpected, But Not Unwelcome', 2, 'Fifth Brother + Seventh Sister', {
    owners: ['seventh-sister'],
    effect: true,
  }),
  laterCommand('you-hide-your-fear-well', 'You Hide Your Fear Well', 3, 'Seventh Sister + 2 units', {
    owners: ['seventh-sister'],
    effect: true,
  }),
  laterCommand('inexorable-advance', 'Inexorable Advance', 3, '3 troopers', {
    owners: ['imperial-officer'],
    effect: true,
    unknown: true,
  }),
  laterCommand('fearsome-oration', 'Fearsome Oration', 1, 'Imperial Agent', {
    owners: ['imperial-agent'],
    effect: true,
    unknown: true,
  }),
  laterCommand('we-must-wait-and-watch', 'We Must Wait and Watch', 2, 'none', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
  laterCommand('fear-will-keep-them-in-line', 'Fear Will Keep Them in Line', 3, 'none', {
    owners: ['grand-moff-tarkin'],
    permanent: true,
    effect: true,
    unknown: true,
  }),
  laterCommand('architects-of-their-own-destruction', 'Architects of Their Own Destruction', 1, '1 unit', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
  laterCommand('canny-adversary', 'Canny Adversary', 3, '3 units', {
    owners: ['general-tagge'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-have-graphs-and-the-command', 'I Have Graphs AND the Command', 1, '1 unit', {
    owners: ['general-tagge'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-want-you-to-know-failure', 'I Want You to Know Failure', 3, '3 units', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
  laterCommand('moment-of-triumph', 'Moment of Triumph', 1, 'none', {
    owners: ['grand-moff-tarkin'],
    effect: true,
    unknown: true,
  }),
  laterCommand('the-empire-does-not-tolerate-failure', 'The Empire Does Not Tolerate Failure', 2, 'none', {
    faction: 'empire',
    effect: true,
    unknown: true,
  }),
];
