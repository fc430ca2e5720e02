import { unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const commanderLtoZ: readonly UpgradeCard[] = upgradesOf('commander', [
  unique('leia-organa-commander', 'Leia Organa', 28, { factions: ['rebel'] }),
  unique('luminara-unduli-commander', 'Luminara Unduli', 25, { factions: ['republic'] }),
  unique('mar-tuuk', 'Mar Tuuk', 28, { factions: ['separatist'] }),
  unique('moff-jerjerrod', 'Moff Jerjerrod', 23, { factions: ['empire'] }),
  unique('mon-mothma', 'Mon Mothma', 27, { factions: ['rebel'] }),
  unique('obi-wan-kenobi', 'Obi-Wan Kenobi', [22, 28], { factions: ['republic'] }),
  unique('plo-koon-commander', 'Plo Koon', 26, { factions: ['republic'] }),
  unique('tf-1726', 'TF-1726', 26, { factions: ['separatist'] }),
]);
