import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const bwing: readonly Pilot[] = pilotsOf('rebel', 'bwing', [
  ace('tennumb', 'Ten Numb', 8, 31, ['ept', 'system', 'cannon', 'torpedo', 'torpedo'], 14),
  ace('keyanfarlander', 'Keyan Farlander', 7, 29, ['ept', 'system', 'cannon', 'torpedo', 'torpedo'], 29),
  ace('ibtisam', 'Ibtisam', 6, 28, ['ept', 'system', 'cannon', 'torpedo', 'torpedo'], 14),
  ace('neradantels', 'Nera Dantels', 5, 26, ['ept', 'system', 'cannon', 'torpedo', 'torpedo'], 29),
  generic(
    'daggersquadronpilot',
    ['Dagger Squadron Pilot', 'Pilot der Dagger-Staffel'],
    4,
    24,
    ['system', 'cannon', 'torpedo', 'torpedo'],
    [14, 29],
  ),
  generic(
    'bluesquadronpilot',
    ['Blue Squadron Pilot', 'Pilot der Blauen Staffel'],
    2,
    22,
    ['system', 'cannon', 'torpedo', 'torpedo'],
    [14, 29],
  ),
]);
