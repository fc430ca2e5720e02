import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const lambdaclassshuttle: readonly Pilot[] = pilotsOf('imperial', 'lambdaclassshuttle', [
  ace('captainkagi', 'Captain Kagi', 8, 27, ['system', 'cannon', 'crew', 'crew'], 13),
  ace('coloneljendon', 'Colonel Jendon', 6, 26, ['system', 'cannon', 'crew', 'crew'], 13),
  ace('captainyorr', 'Captain Yorr', 4, 24, ['system', 'cannon', 'crew', 'crew'], 13),
  generic(
    'omicrongrouppilot',
    ['Omicron Group Pilot', 'Pilot der Omikron-Gruppe'],
    2,
    21,
    ['system', 'cannon', 'crew', 'crew'],
    13,
  ),
]);
