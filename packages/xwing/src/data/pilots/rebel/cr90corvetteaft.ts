import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const cr90corvetteaft: readonly Pilot[] = pilotsOf('rebel', 'cr90corvetteaft', [
  generic(
    'cr90corvetteaft',
    ['CR90 Corvette (Aft)', 'CR90-Korvette (Heck)'],
    4,
    40,
    ['crew', 'hardpoint', 'team', 'cargo'],
    22,
  ),
]);
