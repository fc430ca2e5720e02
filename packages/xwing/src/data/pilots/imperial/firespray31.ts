import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const firespray31: readonly Pilot[] = pilotsOf('imperial', 'firespray31', [
  ace('bobafett', 'Boba Fett', 8, 39, ['ept', 'cannon', 'bomb', 'crew', 'missile'], 7),
  ace('kathscarlet', 'Kath Scarlet', 7, 38, ['ept', 'cannon', 'bomb', 'crew', 'missile'], 7),
  ace('krassistrelix', 'Krassis Trelix', 5, 36, ['cannon', 'bomb', 'crew', 'missile'], 7),
  generic('bountyhunter', ['Bounty Hunter', 'Kopfgeldjäger'], 3, 33, ['cannon', 'bomb', 'crew', 'missile'], 7),
]);
