import { unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const commanderA: readonly UpgradeCard[] = upgradesOf('commander', [
  unique('admiral-ackbar', 'Admiral Ackbar', 38, { factions: ['rebel'] }),
  unique('admiral-konstantine', 'Admiral Konstantine', 23, { factions: ['empire'] }),
  unique('admiral-motti', 'Admiral Motti', 24, { factions: ['empire'] }),
  unique('admiral-ozzel-commander', 'Admiral Ozzel', 20, { factions: ['empire'] }),
  unique('admiral-piett', 'Admiral Piett', 22, { factions: ['empire'] }, { exhausts: true }),
  unique('admiral-raddus', 'Admiral Raddus', 26, { factions: ['rebel'] }),
  unique('admiral-screed', 'Admiral Screed', [24, 26], { factions: ['empire'] }),
  unique('admiral-sloane', 'Admiral Sloane', 24, { factions: ['empire'] }),
  unique('admiral-tarkin', 'Admiral Tarkin', 30, { factions: ['republic'] }, { starts: { tokens: 6, of: COMMANDS } }),
  unique(
    'admiral-trench',
    'Admiral Trench',
    [32, 36],
    { factions: ['separatist'] },
    { starts: { dials: 4, of: COMMANDS } },
  ),
  unique('admiral-yularen', 'Admiral Yularen', 24, { factions: ['republic'] }),
  unique('anakin-skywalker-commander', 'Anakin Skywalker', [27, 29], { factions: ['republic'] }),
]);
