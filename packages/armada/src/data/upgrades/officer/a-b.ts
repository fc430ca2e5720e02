import { unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const officerAtoB: readonly UpgradeCard[] = upgradesOf('officer', [
  unique('adar-tallon', 'Adar Tallon', 10, { factions: ['rebel'] }, { exhausts: true }),
  unique('adi-gallia', 'Adi Gallia', 3, { factions: ['republic'] }),
  unique('admiral-chiraneau', 'Admiral Chiraneau', 10, { factions: ['empire'] }),
  unique('admiral-montferrat', 'Admiral Montferrat', 5, { factions: ['empire'] }),
  unique('admiral-ozzel-officer', 'Admiral Ozzel', 2, { factions: ['empire'] }),
  unique('admiral-titus', 'Admiral Titus', 2, { factions: ['empire'] }),
  unique('agent-kallus', 'Agent Kallus', 3, { factions: ['empire'] }),
  unique('ahsoka-tano-officer-rebel', 'Ahsoka Tano', 2, { factions: ['rebel'] }, { exhausts: true }),
  unique('ahsoka-tano-officer-republic', 'Ahsoka Tano', 6, { factions: ['republic'] }),
  unique('asajj-ventress', 'Asajj Ventress', [2, 4], { factions: ['separatist'] }, { exhausts: true }),
  unique(
    'bail-organa-officer',
    'Bail Organa',
    7,
    { factions: ['rebel'], sizes: ['medium', 'large'] },
    { retired: true },
  ),
  unique('barriss-offee', 'Barriss Offee', 6, { factions: ['republic'] }),
]);
