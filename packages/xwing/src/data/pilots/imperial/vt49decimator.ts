import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const vt49decimator: readonly Pilot[] = pilotsOf('imperial', 'vt49decimator', [
  ace(
    'rearadmiralchiraneau',
    ['Rear Admiral Chiraneau', 'Konteradmiral Chiraneau'],
    8,
    46,
    ['ept', 'torpedo', 'crew', 'crew', 'crew', 'bomb'],
    24,
  ),
  ace('commanderkenkirk', 'Commander Kenkirk', 6, 44, ['ept', 'torpedo', 'crew', 'crew', 'crew', 'bomb'], 24),
  ace('captainoicunn', 'Captain Oicunn', 4, 42, ['ept', 'torpedo', 'crew', 'crew', 'crew', 'bomb'], 24),
  generic(
    'patrolleader',
    ['Patrol Leader', 'Patrouillenführer'],
    3,
    40,
    ['torpedo', 'crew', 'crew', 'crew', 'bomb'],
    24,
  ),
]);
