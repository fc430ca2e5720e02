import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const ewing: readonly Pilot[] = pilotsOf('rebel', 'ewing', [
  ace('corranhorn', 'Corran Horn', 8, 35, ['ept', 'system', 'torpedo', 'amd'], 18),
  ace('etahnabaht', "Etahn A'baht", 5, 32, ['ept', 'system', 'torpedo', 'amd'], 18),
  generic(
    'blackmoonsquadronpilot',
    ['Blackmoon Squadron Pilot', 'Pilot der Schwarzmond-Staffel'],
    3,
    29,
    ['system', 'torpedo', 'amd'],
    18,
  ),
  generic(
    'knavesquadronpilot',
    ['Knave Squadron Pilot', 'Pilot der Schurken-Staffel'],
    1,
    27,
    ['system', 'torpedo', 'amd'],
    18,
  ),
]);
