import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const ywing: readonly Pilot[] = pilotsOf('rebel', 'ywing', [
  ace('hortonsalm', 'Horton Salm', 8, 25, ['turret', 'torpedo', 'torpedo', 'amd'], 4),
  ace('dutchvander', '"Dutch" Vander', 6, 23, ['turret', 'torpedo', 'torpedo', 'amd'], 4),
  generic(
    'graysquadronpilot',
    ['Gray Squadron Pilot', 'Pilot der Grau-Staffel'],
    4,
    20,
    ['turret', 'torpedo', 'torpedo', 'amd'],
    4,
  ),
  generic(
    'goldsquadronpilot',
    ['Gold Squadron Pilot', 'Pilot der Gold-Staffel'],
    2,
    18,
    ['turret', 'torpedo', 'torpedo', 'amd'],
    4,
  ),
]);
