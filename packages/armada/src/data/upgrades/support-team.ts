import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const supportTeam: readonly UpgradeCard[] = upgradesOf('support-team', [
  card('auxiliary-shields-team', ['Auxiliary Shields Team', 'Sekundärschild-Mannschaft'], 3),
  card(
    'battle-droid-reserves',
    'Battle Droid Reserves',
    4,
    { factions: ['separatist'], traits: ['droid'] },
    { exhausts: true, readyCost: ['repair'] },
  ),
  card('engine-techs', ['Engine Techs', 'Antriebstechniker'], 8, {}, { exhausts: true }),
  card('engineering-team', 'Engineering Team', [3, 5]),
  card('fighter-coordination-team', 'Fighter Coordination Team', 3),
  card('medical-team', 'Medical Team', 1),
  card('nav-team', 'Nav Team', 4),
  card('projection-experts', 'Projection Experts', 6),
]);
