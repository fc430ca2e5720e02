import { unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const commanderBtoF: readonly UpgradeCard[] = upgradesOf('commander', [
  unique(
    'bail-organa-commander',
    'Bail Organa',
    28,
    { factions: ['republic'] },
    { starts: { tokens: 5, of: ['navigate', 'repair'] } },
  ),
  unique('commander-sato', 'Commander Sato', 27, { factions: ['rebel'] }),
  unique(
    'count-dooku',
    'Count Dooku',
    [27, 30],
    { factions: ['separatist'] },
    { starts: { tokens: 3, of: COMMANDS, kinds: 2 } },
  ),
  unique('darth-vader-commander', 'Darth Vader', [34, 36], { factions: ['empire'] }),
  unique('emperor-palpatine-commander', 'Emperor Palpatine', 35, { factions: ['empire'] }),
]);
