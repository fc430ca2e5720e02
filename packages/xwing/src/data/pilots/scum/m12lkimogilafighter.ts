import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const m12lkimogilafighter: readonly Pilot[] = pilotsOf('scum', 'm12lkimogilafighter', [
  ace('toranikulda', 'Torani Kulda', 8, 27, ['ept', 'illicit', 'missile', 'samd', 'torpedo'], 70),
  ace('dalanoberos', 'Dalan Oberos', 7, 25, ['illicit', 'ept', 'missile', 'samd', 'torpedo'], 70),
  generic(
    'cartelexecutioner',
    ['Cartel Executioner', 'Killer des Kartells'],
    5,
    24,
    ['ept', 'missile', 'torpedo', 'illicit', 'samd'],
    70,
  ),
  generic(
    'cartelbrute',
    ['Cartel Brute', 'Schläger des Kartells'],
    3,
    22,
    ['illicit', 'missile', 'samd', 'torpedo'],
    70,
  ),
]);
