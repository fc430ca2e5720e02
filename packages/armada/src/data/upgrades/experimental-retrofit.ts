import { card, unique, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const experimentalRetrofit: readonly UpgradeCard[] = upgradesOf('experimental-retrofit', [
  unique(
    'g-8-experimental-projector',
    ['G-8 Experimental Projector', 'Experimenteller G-8-Projektor'],
    8,
    {},
    { exhausts: true },
  ),
  card('g7-x-grav-well-projector', ['G7-X Grav Well Projector', 'GX-7-Gravitationsprojektor'], 2),
  unique('grav-shift-reroute', ['Grav Shift Reroute', 'Gravitationsverschieber'], 2),
  card('targeting-scrambler', ['Targeting Scrambler', 'Anti-Zielsuchsystem'], 5, {}, { exhausts: true }),
]);
