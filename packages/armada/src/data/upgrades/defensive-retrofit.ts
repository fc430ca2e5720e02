import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const defensiveRetrofit: readonly UpgradeCard[] = upgradesOf('defensive-retrofit', [
  card('advanced-projectors', 'Advanced Projectors', 6),
  card('cluster-bombs', 'Cluster Bombs', 5),
  card('early-warning-system', 'Early Warning System', 7),
  card(
    'electronic-countermeasures',
    ['Electronic Countermeasures', 'Elektronische Gegenmaßnahmen'],
    7,
    {},
    { exhausts: true, readyCost: ['repair'] },
  ),
  card('reactive-gunnery', 'Reactive Gunnery', 4, {}, { exhausts: true }),
  card('redundant-shields', 'Redundant Shields', 8, {}, { modification: true }),
  card('reinforced-blast-doors', 'Reinforced Blast Doors', 5),
  card('thermal-shields', 'Thermal Shields', 5, { factions: ['republic', 'separatist'], sizes: ['medium', 'large'] }),
]);
