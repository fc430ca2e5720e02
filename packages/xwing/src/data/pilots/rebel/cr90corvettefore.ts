import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const cr90corvettefore: readonly Pilot[] = pilotsOf('rebel', 'cr90corvettefore', [
  generic(
    'cr90corvettefore',
    ['CR90 Corvette (Fore)', 'CR90-Korvette (Bug)'],
    4,
    50,
    ['crew', 'hardpoint', 'hardpoint', 'team', 'team', 'cargo'],
    22,
    { ability: true, primaryRange: [3, 5] },
  ),
]);
