import { command, laterCommand } from '../../command-rows.ts';
import { VADER } from '../owners.ts';

export const EMPIRE_PIPS_3 = [
  command('master-of-evil', 'Master of Evil', 3, 'Darth Vader + 2 units', { owners: VADER, effect: true, later: {} }),
  command('darkness-descends', 'Darkness Descends', 3, 'Darth Vader', {
    owners: VADER,
    permanent: true,
    divulges: true,
    effect: true,
    later: {},
  }),
  command('imperial-discipline', 'Imperial Discipline', 3, 'General Veers + 2 units', {
    owners: ['general-veers'],
    effect: true,
    later: {},
  }),
  command('an-entire-legion', 'An Entire Legion', 3, 'all', { owners: ['emperor-palpatine'] }),
  command('z-6-jetpack-rocket', 'Z-6 Jetpack Rocket', 3, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    weapons: '[3-4] 3R (Blast, Impact 2)',
    effect: true,
    later: {},
  }),
  command('annihilation-looms', 'Annihilation Looms', 3, 'Director Orson Krennic + 2 units', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('lying-in-wait', 'Lying in Wait', 3, 'Bossk', { owners: ['bossk'], effect: true, later: {} }),
  command('coordinated-fire', 'Coordinated Fire', 3, '3 corps', { faction: 'empire', effect: true, later: {} }),
  command('tactical-strike', 'Tactical Strike', 3, 'Iden Versio + 3 troopers', {
    owners: ['iden-versio'],
    effect: true,
    later: { orders: 'Iden Versio + 2 troopers' },
  }),
  command('ruthless-tactics', 'Ruthless Tactics', 3, 'Agent Kallus + 2 units', {
    owners: ['agent-kallus'],
    effect: true,
    later: { orders: '3 units' },
  }),
  laterCommand('debark-for-ground-assault', 'Debark for Ground Assault', 3, '3 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
    unknown: true,
  }),
  laterCommand('moment-of-consideration', 'Moment of Consideration', 3, '3 corps or heavy or support', {
    owners: ['moff-gideon'],
    effect: true,
  }),
  laterCommand('constantly-alert', 'Constantly Alert', 3, '3 units', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('armored-cavalry', 'Armored Cavalry', 3, '3 vehicles', { owners: ['major-marquand'], effect: true }),
  laterCommand('i-care-not-for-your-struggles', 'I Care Not For Your Struggles', 3, 'Fifth Brother + 2 troopers', {
    owners: ['fifth-brother'],
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
  laterCommand('fear-will-keep-them-in-line', 'Fear Will Keep Them in Line', 3, 'none', {
    owners: ['grand-moff-tarkin'],
    permanent: true,
    effect: true,
    unknown: true,
  }),
  laterCommand('canny-adversary', 'Canny Adversary', 3, '3 units', {
    owners: ['general-tagge'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-want-you-to-know-failure', 'I Want You to Know Failure', 3, '3 units', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
];
