import { command, laterCommand } from '../../command-rows.ts';
import { LUKE } from '../owners.ts';

export const REBEL_PIPS_1 = [
  command('son-of-skywalker', 'Son of Skywalker', 1, 'Luke Skywalker', { owners: LUKE, effect: true, later: {} }),
  command('you-serve-your-master-well', 'You Serve Your Master Well', 1, 'Luke Skywalker', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('coordinated-bombardment', 'Coordinated Bombardment', 1, 'Leia Organa', {
    owners: ['leia-organa'],
    weapons: '[4+] 2R (Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('sorry-about-the-mess', 'Sorry About the Mess', 0, 'Han Solo', {
    handPips: 1,
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: {},
  }),
  command('common-cause', 'Common Cause', 1, 'Chewbacca + Luke Skywalker', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('rebellious', 'Rebellious', 1, 'Jyn Erso', { owners: ['jyn-erso'], effect: true }),
  command('explosions', 'Explosions!', 1, 'Sabine Wren', {
    owners: ['sabine-wren-explosive-artist'],
    weapons: 'Thermal Charge [1 area] 1R 1W (Blast) {surge crit}',
    permanent: true,
    effect: true,
    later: {},
  }),
  command('sabotaged-communications', 'Sabotaged Communications', 1, '1 special forces or operative', {
    faction: 'rebel',
    effect: true,
    later: {},
  }),
  command('blast-off', 'Blast Off!', 1, 'R2-D2', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    effect: true,
    later: {},
  }),
  command('crack-shot', 'Crack Shot', 1, 'Cassian Andor', { owners: ['cassian-andor'], effect: true, later: {} }),
  command('idiots-array', "Idiot's Array", 1, 'Lando Calrissian', {
    owners: ['lando-calrissian'],
    effect: true,
    later: { unknown: true, pips: 3, orders: 'Lando Calrissian + 2 units' },
  }),
  laterCommand('i-rebel', 'I Rebel', 1, 'Jyn Erso', { owners: ['jyn-erso'], effect: true }),
  laterCommand('corellian-spike', 'Corellian Spike', 1, 'Lando Calrissian', {
    owners: ['lando-calrissian'],
    effect: true,
    unknown: true,
  }),
  laterCommand('delaying-tactics', 'Delaying Tactics', 1, '1 unit', {
    faction: 'rebel',
    battleForce: 'Echo Base Defenders',
    effect: true,
  }),
  laterCommand('i-am-no-jedi', 'I Am No Jedi', 1, 'Ahsoka Tano', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('arboreal-assault', 'Arboreal Assault', 1, '2 Ewok troopers', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    commander: 'Ewok',
    effect: true,
  }),
  laterCommand('log-traps', 'Log Traps', 1, 'none', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    effect: true,
    unknown: true,
  }),
  laterCommand('you-are-beaten', 'You Are Beaten', 1, '1 unit', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('see-you-in-hell', 'See You in Hell', 1, 'Han Solo', {
    owners: ['han-solo-reluctant-hero'],
    permanent: true,
    effect: true,
  }),
];
