import { command, laterCommand } from '../../command-rows.ts';
import { LUKE } from '../owners.ts';

export const REBEL_PIPS_3 = [
  command('return-of-the-jedi', 'Return of the Jedi', 3, 'Luke Skywalker + 2 units', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('i-am-a-jedi', 'I Am a Jedi', 3, 'Luke Skywalker', { owners: LUKE, effect: true, later: {} }),
  command('somebody-has-to-save-our-skins', 'Somebody Has to Save Our Skins', 3, 'Leia Organa + 2 units', {
    owners: ['leia-organa'],
    effect: true,
    later: {},
  }),
  command('change-of-plans', 'Change of Plans', 3, 'Han Solo + 2 units', {
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: {},
  }),
  command('notorious-scoundrels', 'Notorious Scoundrels', 3, 'Chewbacca + Han Solo', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('complete-the-mission', 'Complete the Mission', 3, '3 troopers', { owners: ['jyn-erso'], effect: true }),
  command('legacy-of-mandalore', 'Legacy of Mandalore', 3, 'Sabine Wren + 2 troopers', {
    owners: ['sabine-wren-explosive-artist'],
    effect: true,
    later: {},
  }),
  command('covering-fire', 'Covering Fire', 3, '3 corps', { faction: 'rebel', effect: true, later: {} }),
  command('smoke-screen', 'Smoke Screen', 3, 'R2-D2 + 1 trooper', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    effect: true,
    later: {},
  }),
  command('volunteer-mission', 'Volunteer Mission', 3, 'Cassian Andor + 2 troopers', {
    owners: ['cassian-andor'],
    effect: true,
    later: {},
  }),
  command('sacrifice', 'Sacrifice', 3, 'Cassian Andor + K-2SO', { owners: ['k-2so'], effect: true, later: {} }),
  command('all-in', 'All In', 3, 'Lando Calrissian + 2 units', { owners: ['lando-calrissian'], effect: true }),
  laterCommand('rebellions-are-built-on-hope', 'Rebellions Are Built on Hope', 3, '3 troopers', {
    owners: ['jyn-erso'],
    effect: true,
  }),
  laterCommand('hold-at-any-cost', 'Hold at Any Cost', 3, '3 corps or support', {
    faction: 'rebel',
    battleForce: 'Echo Base Defenders',
    effect: true,
  }),
  laterCommand('a-new-beginning', 'A New Beginning', 3, 'Ahsoka Tano + 2 units', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('for-the-tribe', 'For the Tribe', 3, '3 Ewok troopers', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    effect: true,
    commander: 'Ewok',
  }),
  laterCommand('i-go-where-im-needed', "I Go Where I'm Needed", 3, '3 units', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('diversionary-tactics', 'Diversionary Tactics', 3, '3 troopers', {
    owners: ['rebel-officer'],
    effect: true,
  }),
  laterCommand('not-out-of-it-yet', 'Not Out of it Yet', 3, 'Han Solo + Luke Skywalker', {
    owners: [
      'han-solo-unorthodox-general',
      'han-solo-reluctant-hero',
      'luke-skywalker-hero-of-the-rebellion',
      'luke-skywalker-jedi-knight',
      'luke-skywalker-commander-skywalker',
    ],
    effect: true,
  }),
];
