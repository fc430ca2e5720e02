import { unique, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const fleetCommand: readonly UpgradeCard[] = upgradesOf('fleet-command', [
  unique('all-fighters-follow-me', ['All Fighters, Follow Me!', 'Alle Jäger mir nach!'], 5),
  unique('entrapment-formation', ['Entrapment Formation!', 'Fallenformation!'], 5),
  unique('hot-landing', 'Hot Landing', 3, { factions: ['republic', 'separatist'] }),
  unique('intensify-firepower', 'Intensify Firepower!', 6),
  unique('jedi-hostage', 'Jedi Hostage', 3, { factions: ['separatist'] }, { exhausts: true, readyCost: [] }),
  unique('mercy-mission', 'Mercy Mission', [5, 0], { factions: ['republic'] }),
  unique('shields-to-maximum', ['Shields to Maximum!', 'Schilde auf Maximum!'], 6),
  unique('take-evasive-action', 'Take Evasive Action!', 6),
]);
