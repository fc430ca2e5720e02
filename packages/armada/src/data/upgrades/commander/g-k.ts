import { unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const commanderGtoK: readonly UpgradeCard[] = upgradesOf('commander', [
  unique('garm-bel-iblis', 'Garm Bel Iblis', 25, { factions: ['rebel'] }),
  unique('general-cracken', 'General Cracken', 26, { factions: ['rebel'] }),
  unique('general-dodonna', 'General Dodonna', 20, { factions: ['rebel'] }),
  unique('general-draven-commander', 'General Draven', [20, 28], { factions: ['rebel'] }),
  unique('general-grievous-commander', 'General Grievous', 20, { factions: ['separatist'] }),
  unique('general-madine', 'General Madine', 30, { factions: ['rebel'] }),
  unique('general-rieekan', 'General Rieekan', 34, { factions: ['rebel'] }),
  unique('general-romodi', 'General Romodi', [28, 20], { factions: ['empire'] }),
  unique('general-tagge', 'General Tagge', 25, { factions: ['empire'] }),
  unique(
    'grand-admiral-thrawn',
    ['Grand Admiral Thrawn', 'Großadmiral Thrawn'],
    32,
    { factions: ['empire'] },
    { starts: { dials: 3, of: COMMANDS, late: true } },
  ),
  unique('grand-moff-tarkin', ['Grand Moff Tarkin', 'Großmoff Tarkin'], 28, { factions: ['empire'] }),
  unique('kraken', 'Kraken', 30, { factions: ['separatist'] }),
  unique('kyrsta-agate-commander', 'Kyrsta Agate', [25, 20], { factions: ['rebel'] }),
]);
