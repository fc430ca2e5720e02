import { firstCards, places } from '../battle-rows.ts';

export const OBJECTIVES = firstCards('objective', [
  [
    'intercept-the-transmissions',
    'Intercept the Transmissions',
    { set: 'core', tokens: 3, places: places('6,3 3,3 9,3') },
  ],
  ['recover-the-supplies', 'Recover the Supplies', { set: 'core', tokens: 5, places: places('6,3') }],
  ['key-positions', 'Key Positions', { set: 'core', tokens: 3 }],
  ['breakthrough', 'Breakthrough', { set: 'core' }],
  ['sabotage-the-moisture-vaporators', 'Sabotage the Moisture Vaporators', { tokens: 4 }],
  ['bombing-run', 'Bombing Run', { tokens: 6, weapons: '[1 area] 3R (Blast, Suppressive) {surge crit}' }],
  ['hostage-exchange', 'Hostage Exchange', { tokens: 2, places: places('6,3') }],
  ['payload', 'Payload', { tokens: 4 }],
  ['secure-the-intel', 'Secure the Intel', { set: 'downed-at-st', tokens: 1, scenario: true }],
  ['breach', 'Breach', { table: 'skirmish' }],
  ['control', 'Control', { table: 'skirmish', tokens: 1, places: places('3,3') }],
  ['elimination', 'Elimination', { table: 'skirmish' }],
  ['pivotal-positions', 'Pivotal Positions', { table: 'skirmish', tokens: 3 }],
]);
