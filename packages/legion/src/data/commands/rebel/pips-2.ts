import { command, laterCommand } from '../../command-rows.ts';
import { LUKE } from '../owners.ts';

export const REBEL_PIPS_2 = [
  command('my-ally-is-the-force', 'My Ally Is the Force', 2, '2 troopers', { owners: LUKE, effect: true, later: {} }),
  command('full-of-surprises', 'Full of Surprises', 2, 'Luke Skywalker', { owners: LUKE, effect: true, later: {} }),
  command('no-time-for-sorrows', 'No Time for Sorrows', 2, '2 troopers', {
    owners: ['leia-organa'],
    effect: true,
    later: {},
  }),
  command('reckless-diversion', 'Reckless Diversion', 2, 'Han Solo + 1 trooper', {
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: { orders: 'Han Solo + 1 unit' },
  }),
  command('brains-and-brawn', 'Brains and Brawn', 2, 'Chewbacca + Leia Organa', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('trust-goes-both-ways', 'Trust Goes Both Ways', 2, 'Jyn Erso + 1 trooper', {
    owners: ['jyn-erso'],
    effect: true,
    later: {},
  }),
  command('symbol-of-rebellion', 'Symbol of Rebellion', 2, 'Sabine Wren', {
    owners: ['sabine-wren-explosive-artist'],
    effect: true,
    later: {},
  }),
  command('turning-the-tide', 'Turning the Tide', 2, '2 support or heavy', {
    faction: 'rebel',
    effect: true,
    later: {},
  }),
  command('impromptu-immolation', 'Impromptu Immolation', 2, 'R2-D2', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    weapons: '[M/1] 2W (Blast, Spray, Suppressive)',
    effect: true,
    later: {},
  }),
  command('last-stand', 'Last Stand', 2, 'Cassian Andor + 1 trooper', {
    owners: ['cassian-andor'],
    effect: true,
    later: {},
  }),
  command('ace-up-his-sleeve', 'Ace up His Sleeve', 2, 'Lando Calrissian + 1 unit', {
    owners: ['lando-calrissian'],
    effect: true,
    later: { handPips: 1, unknown: true },
  }),
  laterCommand('courage-of-the-rebellion', 'Courage of the Rebellion', 2, '2 units', {
    faction: 'rebel',
    battleForce: 'Echo Base Defenders',
    effect: true,
  }),
  laterCommand('family-reunion', 'Family Reunion', 2, 'Ahsoka Tano + Sabine Wren', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('swift-protector', 'Swift Protector', 2, 'Ahsoka Tano', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('a-beautiful-friendship', 'A Beautiful Friendship', 2, 'none', {
    owners: ['leia-organa'],
    effect: true,
    unknown: true,
  }),
  laterCommand('hiding-in-plain-sight', 'Hiding in Plain Sight', 2, '2 Ewok troopers', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    commander: 'Ewok',
    effect: true,
  }),
  laterCommand('revenge-is-not-the-jedi-way', 'Revenge Is Not the Jedi Way', 4, '2 units', {
    handPips: 2,
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('battlefield-reconnaissance', 'Battlefield Reconnaissance', 2, '1 operative + 1 unit', {
    owners: ['rebel-agent'],
    effect: true,
  }),
  laterCommand('on-patrol', 'On Patrol', 2, 'Luke Skywalker + 1 trooper', {
    owners: ['luke-skywalker-commander-skywalker'],
    effect: true,
    unknown: true,
  }),
];
