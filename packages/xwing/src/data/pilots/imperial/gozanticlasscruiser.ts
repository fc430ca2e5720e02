import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const gozanticlasscruiser: readonly Pilot[] = pilotsOf('imperial', 'gozanticlasscruiser', [
  generic(
    'gozanticlasscruiser',
    ['Gozanti-class Cruiser', 'Kreuzer der Gozanti-Klasse'],
    2,
    40,
    ['crew', 'crew', 'hardpoint', 'team', 'cargo', 'cargo'],
    35,
    { ability: true },
  ),
]);
