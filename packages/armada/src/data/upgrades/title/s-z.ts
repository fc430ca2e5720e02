import { card, unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const titleStoZ: readonly UpgradeCard[] = upgradesOf('title', [
  unique('sa-nalaor', 'Sa Nalaor', 5, { factions: ['separatist'], ships: ['munificent'] }),
  unique('salvation', 'Salvation', 7, { factions: ['rebel'], ships: ['nebulon-b'] }),
  card(
    'seventh-fleet-star-destroyer',
    'Seventh Fleet Star Destroyer',
    5,
    { factions: ['empire'], named: 'Star Destroyer' },
    { exhausts: true },
  ),
  unique('sovereign', 'Sovereign', 4, { factions: ['empire'], ships: ['imperial'] }, { exhausts: true }),
  unique('squall', ['Squall', 'Sturmbö'], [7, 3], { factions: ['empire'], ships: ['quasar-fire'] }),
  unique('stronghold', 'Stronghold', [3, 5], { factions: ['empire'], ships: ['quasar-fire'] }),
  unique('sunder', 'Sunder', 10, { factions: ['empire'], ships: ['onager'] }),
  unique('suppressor', 'Suppressor', 4, { factions: ['empire'], ships: ['gozanti'] }),
  unique('swift-return', 'Swift Return', 3, { factions: ['republic'], ships: ['consular'] }),
  unique('tantive-iv', 'Tantive IV', 3, { factions: ['rebel'], ships: ['cr90'] }),
  card(
    'task-force-antilles',
    ['Task Force Antilles', 'Einsatzteam Antilles'],
    3,
    { factions: ['rebel'], ships: ['hammerhead'] },
    { exhausts: true },
  ),
  card('task-force-organa', 'Task Force Organa', 1, { factions: ['rebel'], ships: ['hammerhead'] }, { exhausts: true }),
  unique('tb-73', 'TB-73', 5, { factions: ['republic'], ships: ['pelta'] }),
  unique(
    'tide-of-progress-xii',
    'Tide of Progress XII',
    2,
    { factions: ['separatist'], ships: ['munificent'] },
    { exhausts: true, readyCost: ['repair'] },
  ),
  unique('tranquility', 'Tranquility', [7, 3], { factions: ['republic'], ships: ['venator'] }),
  unique('triumphant', 'Triumphant', 5, { factions: ['republic'], ships: ['venator'] }),
  unique('unity', 'Unity', 10, { factions: ['rebel'], ships: ['starhawk'] }),
  unique('vanguard', 'Vanguard', 4, { factions: ['rebel'], ships: ['nebulon-b'] }, { adds: ['weapons-team'] }),
  unique('vector', 'Vector', 2, { factions: ['empire'], ships: ['gozanti'] }),
  unique('warlord', ['Warlord', 'Kriegsherr'], 8, { factions: ['empire'], ships: ['victory'] }),
  unique('yavaris', 'Yavaris', 5, { factions: ['rebel'], ships: ['nebulon-b'] }),
]);
