import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const croccruiser: readonly Pilot[] = pilotsOf('scum', 'croccruiser', [
  generic(
    'croccruiser',
    ['C-ROC Cruiser', 'C-ROC Kreuzer'],
    1,
    35,
    ['crew', 'crew', 'hardpoint', 'team', 'cargo', 'cargo', 'cargo'],
    58,
  ),
]);
