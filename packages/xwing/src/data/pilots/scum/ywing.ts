import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const ywing: readonly Pilot[] = pilotsOf('scum', 'ywing', [
  ace('kavil', 'Kavil', 7, 24, ['ept', 'turret', 'torpedo', 'torpedo', 'samd'], 28),
  ace('drearenthal', 'Drea Renthal', 5, 22, ['turret', 'torpedo', 'torpedo', 'samd'], 28),
  generic('hiredgun', ['Hired Gun', 'Söldner'], 4, 20, ['turret', 'torpedo', 'torpedo', 'samd'], 28),
  generic(
    'syndicatethug',
    ['Syndicate Thug', 'Verbrecher des Syndikats'],
    2,
    18,
    ['turret', 'torpedo', 'torpedo', 'samd'],
    28,
  ),
]);
