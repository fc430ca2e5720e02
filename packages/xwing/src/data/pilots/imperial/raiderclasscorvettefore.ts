import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const raiderclasscorvettefore: readonly Pilot[] = pilotsOf('imperial', 'raiderclasscorvettefore', [
  generic(
    'raiderclasscorvettefore',
    ['Raider-class Corvette (Fore)', 'Korv. der Sturm-Klasse (Bug)'],
    4,
    50,
    ['hardpoint', 'team', 'cargo'],
    30,
    { ability: true, primaryRange: [2, 4] },
  ),
]);
