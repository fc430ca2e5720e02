import { command, laterCommand } from '../../command-rows.ts';
import { VADER } from '../owners.ts';

export const EMPIRE_PIPS_2 = [
  command('new-ways-to-motivate-them', 'New Ways to Motivate Them', 2, '2 troopers', {
    owners: VADER,
    effect: true,
    later: {},
  }),
  command('fear-and-dead-men', 'Fear and Dead Men', 2, 'Darth Vader', { owners: VADER, effect: true, later: {} }),
  command('evasive-maneuvers', 'Evasive Maneuvers', 2, '2 vehicles', {
    owners: ['general-veers'],
    effect: true,
    later: {},
  }),
  command('give-in-to-your-anger', 'Give In to Your Anger', 2, 'Emperor Palpatine', {
    owners: ['emperor-palpatine'],
    effect: true,
  }),
  command('zx-flame-projector', 'ZX Flame Projector', 2, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    weapons: '[M/1] 1R (Blast, Spray)',
    effect: true,
  }),
  command('deploy-the-garrison', 'Deploy the Garrison', 2, '2 troopers', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('reptilian-rampage', 'Reptilian Rampage', 2, 'Bossk', { owners: ['bossk'], effect: true, later: {} }),
  command('pinned-down', 'Pinned Down', 2, '2 support or heavy', { faction: 'empire', effect: true, later: {} }),
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
  command('isb-investigation', 'ISB Investigation', 2, 'Agent Kallus + 1 unit', {
    owners: ['agent-kallus'],
    effect: true,
    later: {},
  }),
  laterCommand('overwhelming-barrage', 'Overwhelming Barrage', 2, '2 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
    unknown: true,
  }),
  laterCommand('you-have-something-i-want', 'You Have Something I Want', 2, '2 units', {
    owners: ['moff-gideon'],
    effect: true,
  }),
  laterCommand('we-need-reinforcements', 'We Need Reinforcements', 2, '2 troopers', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('squadron-on-me', 'Squadron, On Me', 2, 'Major Marquand', { owners: ['major-marquand'], effect: true }),
  laterCommand('you-would-question-me', 'You Would Question Me?', 2, 'Fifth Brother + Seventh Sister', {
    owners: ['fifth-brother'],
    effect: true,
    permanent: true,
  }),
  laterCommand('unexpected-but-not-unwelcome', 'Unexpected, But Not Unwelcome', 2, 'Fifth Brother + Seventh Sister', {
    owners: ['seventh-sister'],
    effect: true,
  }),
  laterCommand('we-must-wait-and-watch', 'We Must Wait and Watch', 2, 'none', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
  laterCommand('the-empire-does-not-tolerate-failure', 'The Empire Does Not Tolerate Failure', 2, 'none', {
    faction: 'empire',
    effect: true,
    unknown: true,
  }),
];
