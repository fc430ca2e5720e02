import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const raiderclasscorvetteaft: readonly Pilot[] = pilotsOf('imperial', 'raiderclasscorvetteaft', [
  generic(
    'raiderclasscorvetteaft',
    ['Raider-class Corvette (Aft)', 'Korv. der Sturm-Klasse (Heck)'],
    4,
    50,
    ['crew', 'crew', 'hardpoint', 'hardpoint', 'team', 'team', 'cargo'],
    30,
  ),
]);
