import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const kwing: readonly Pilot[] = pilotsOf('rebel', 'kwing', [
  ace('mirandadoni', 'Miranda Doni', 8, 29, ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'], 33),
  ace('esegetuketu', 'Esege Tuketu', 6, 28, ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'], 33),
  generic(
    'guardiansquadronpilot',
    ['Guardian Squadron Pilot', 'Pilot der Wächter-Staffel'],
    4,
    25,
    ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
    33,
  ),
  generic(
    'wardensquadronpilot',
    ['Warden Squadron Pilot', 'Pilot der Beschützer-Staffel'],
    2,
    23,
    ['turret', 'torpedo', 'torpedo', 'missile', 'crew', 'bomb', 'bomb'],
    33,
  ),
]);
