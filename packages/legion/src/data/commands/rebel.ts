import { command, laterCommand } from '../command-rows.ts';

/** Whoever of a name is in the army may use the cards that name him. R-LE-115 */
const LUKE = ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'];

export const REBEL_COMMANDS = [
  command('son-of-skywalker', 'Son of Skywalker', 1, 'Luke Skywalker', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('my-ally-is-the-force', 'My Ally Is the Force', 2, '2 troopers', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('return-of-the-jedi', 'Return of the Jedi', 3, 'Luke Skywalker + 2 units', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('you-serve-your-master-well', 'You Serve Your Master Well', 1, 'Luke Skywalker', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('full-of-surprises', 'Full of Surprises', 2, 'Luke Skywalker', {
    owners: LUKE,
    effect: true,
    later: {},
  }),
  command('i-am-a-jedi', 'I Am a Jedi', 3, 'Luke Skywalker', {
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
  command('no-time-for-sorrows', 'No Time for Sorrows', 2, '2 troopers', {
    owners: ['leia-organa'],
    effect: true,
    later: {},
  }),
  command('somebody-has-to-save-our-skins', 'Somebody Has to Save Our Skins', 3, 'Leia Organa + 2 units', {
    owners: ['leia-organa'],
    effect: true,
    later: {},
  }),
  command('sorry-about-the-mess', 'Sorry About the Mess', 0, 'Han Solo', {
    handPips: 1,
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: {},
  }),
  command('reckless-diversion', 'Reckless Diversion', 2, 'Han Solo + 1 trooper', {
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: { orders: 'Han Solo + 1 unit' },
  }),
  command('change-of-plans', 'Change of Plans', 3, 'Han Solo + 2 units', {
    owners: ['han-solo-unorthodox-general'],
    effect: true,
    later: {},
  }),
  command('common-cause', 'Common Cause', 1, 'Chewbacca + Luke Skywalker', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('brains-and-brawn', 'Brains and Brawn', 2, 'Chewbacca + Leia Organa', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('notorious-scoundrels', 'Notorious Scoundrels', 3, 'Chewbacca + Han Solo', {
    owners: ['chewbacca-walking-carpet'],
    effect: true,
    later: {},
  }),
  command('rebellious', 'Rebellious', 1, 'Jyn Erso', { owners: ['jyn-erso'], effect: true }),
  command('trust-goes-both-ways', 'Trust Goes Both Ways', 2, 'Jyn Erso + 1 trooper', {
    owners: ['jyn-erso'],
    effect: true,
    later: {},
  }),
  command('complete-the-mission', 'Complete the Mission', 3, '3 troopers', { owners: ['jyn-erso'], effect: true }),
  command('explosions', 'Explosions!', 1, 'Sabine Wren', {
    owners: ['sabine-wren-explosive-artist'],
    weapons: 'Thermal Charge [1 area] 1R 1W (Blast) {surge crit}',
    permanent: true,
    effect: true,
    later: {},
  }),
  command('symbol-of-rebellion', 'Symbol of Rebellion', 2, 'Sabine Wren', {
    owners: ['sabine-wren-explosive-artist'],
    effect: true,
    later: {},
  }),
  command('legacy-of-mandalore', 'Legacy of Mandalore', 3, 'Sabine Wren + 2 troopers', {
    owners: ['sabine-wren-explosive-artist'],
    effect: true,
    later: {},
  }),
  command('sabotaged-communications', 'Sabotaged Communications', 1, '1 special forces or operative', {
    faction: 'rebel',
    effect: true,
    later: {},
  }),
  command('turning-the-tide', 'Turning the Tide', 2, '2 support or heavy', {
    faction: 'rebel',
    effect: true,
    later: {},
  }),
  command('covering-fire', 'Covering Fire', 3, '3 corps', { faction: 'rebel', effect: true, later: {} }),
  command('blast-off', 'Blast Off!', 1, 'R2-D2', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    effect: true,
    later: {},
  }),
  command('impromptu-immolation', 'Impromptu Immolation', 2, 'R2-D2', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    weapons: '[M/1] 2W (Blast, Spray, Suppressive)',
    effect: true,
    later: {},
  }),
  command('smoke-screen', 'Smoke Screen', 3, 'R2-D2 + 1 trooper', {
    owners: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
    effect: true,
    later: {},
  }),
  command('crack-shot', 'Crack Shot', 1, 'Cassian Andor', { owners: ['cassian-andor'], effect: true, later: {} }),
  command('last-stand', 'Last Stand', 2, 'Cassian Andor + 1 trooper', {
    owners: ['cassian-andor'],
    effect: true,
    later: {},
  }),
  command('volunteer-mission', 'Volunteer Mission', 3, 'Cassian Andor + 2 troopers', {
    owners: ['cassian-andor'],
    effect: true,
    later: {},
  }),
  command('sacrifice', 'Sacrifice', 3, 'Cassian Andor + K-2SO', { owners: ['k-2so'], effect: true, later: {} }),
  command('idiots-array', "Idiot's Array", 1, 'Lando Calrissian', {
    owners: ['lando-calrissian'],
    effect: true,
    later: { unknown: true, pips: 3, orders: 'Lando Calrissian + 2 units' },
  }),
  command('ace-up-his-sleeve', 'Ace up His Sleeve', 2, 'Lando Calrissian + 1 unit', {
    owners: ['lando-calrissian'],
    effect: true,
    later: { handPips: 1, unknown: true },
  }),
  command('all-in', 'All In', 3, 'Lando Calrissian + 2 units', { owners: ['lando-calrissian'], effect: true }),
  laterCommand('rebellions-are-built-on-hope', 'Rebellions Are Built on Hope', 3, '3 troopers', {
    owners: ['jyn-erso'],
    effect: true,
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
  laterCommand('courage-of-the-rebellion', 'Courage of the Rebellion', 2, '2 units', {
    faction: 'rebel',
    battleForce: 'Echo Base Defenders',
    effect: true,
  }),
  laterCommand('hold-at-any-cost', 'Hold at Any Cost', 3, '3 corps or support', {
    faction: 'rebel',
    battleForce: 'Echo Base Defenders',
    effect: true,
  }),
  laterCommand('i-am-no-jedi', 'I Am No Jedi', 1, 'Ahsoka Tano', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('family-reunion', 'Family Reunion', 2, 'Ahsoka Tano + Sabine Wren', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('swift-protector', 'Swift Protector', 2, 'Ahsoka Tano', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('a-new-beginning', 'A New Beginning', 3, 'Ahsoka Tano + 2 units', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('a-beautiful-friendship', 'A Beautiful Friendship', 2, 'none', {
    owners: ['leia-organa'],
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
  laterCommand('hiding-in-plain-sight', 'Hiding in Plain Sight', 2, '2 Ewok troopers', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    commander: 'Ewok',
    effect: true,
  }),
  laterCommand('for-the-tribe', 'For the Tribe', 3, '3 Ewok troopers', {
    faction: 'rebel',
    battleForce: 'Bright Tree Village',
    effect: true,
    commander: 'Ewok',
  }),
  laterCommand('you-are-beaten', 'You Are Beaten', 1, '1 unit', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-go-where-im-needed', "I Go Where I'm Needed", 3, '3 units', {
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
    unknown: true,
  }),
  laterCommand('revenge-is-not-the-jedi-way', 'Revenge Is Not the Jedi Way', 4, '2 units', {
    handPips: 2,
    owners: ['ahsoka-tano-fulcrum', 'ahsoka-tano-padawan-commander'],
    effect: true,
  }),
  laterCommand('diversionary-tactics', 'Diversionary Tactics', 3, '3 troopers', {
    owners: ['rebel-officer'],
    effect: true,
  }),
  laterCommand('battlefield-reconnaissance', 'Battlefield Reconnaissance', 2, '1 operative + 1 unit', {
    owners: ['rebel-agent'],
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
  laterCommand('on-patrol', 'On Patrol', 2, 'Luke Skywalker + 1 trooper', {
    owners: ['luke-skywalker-commander-skywalker'],
    effect: true,
    unknown: true,
  }),
  laterCommand('see-you-in-hell', 'See You in Hell', 1, 'Han Solo', {
    owners: ['han-solo-reluctant-hero'],
    permanent: true,
    effect: true,
  }),
];
