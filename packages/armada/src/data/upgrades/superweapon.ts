import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const superweapon: readonly UpgradeCard[] = upgradesOf('superweapon', [
  card(
    'magnite-crystal-tractor-beam-array',
    'Magnite Crystal Tractor Beam Array',
    10,
    { factions: ['rebel'] },
    { exhausts: true },
  ),
  card(
    'orbital-bombardment-particle-cannons',
    'Orbital Bombardment Particle Cannons',
    5,
    { factions: ['empire'] },
    { modification: true },
  ),
  card(
    'superheavy-composite-beam-turbolasers',
    'Superheavy Composite Beam Turbolasers',
    7,
    { factions: ['empire'] },
    { modification: true },
  ),
]);
