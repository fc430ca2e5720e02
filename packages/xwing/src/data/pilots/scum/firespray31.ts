import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const firespray31: readonly Pilot[] = pilotsOf('scum', 'firespray31', [
  ace('bobafett', 'Boba Fett', 8, 39, ['ept', 'cannon', 'bomb', 'crew', 'missile', 'illicit'], 28),
  ace('kathscarlet', 'Kath Scarlet', 7, 38, ['ept', 'cannon', 'bomb', 'crew', 'missile', 'illicit'], 28),
  ace('emonazzameen', 'Emon Azzameen', 6, 36, ['cannon', 'bomb', 'crew', 'missile', 'illicit'], 28),
  generic(
    'mandalorianmercenary',
    ['Mandalorian Mercenary', 'Mandalorianischer Söldner'],
    5,
    35,
    ['ept', 'cannon', 'bomb', 'crew', 'missile', 'illicit'],
    28,
  ),
]);
