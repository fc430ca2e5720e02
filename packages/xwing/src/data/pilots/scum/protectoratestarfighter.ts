import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const protectoratestarfighter: readonly Pilot[] = pilotsOf('scum', 'protectoratestarfighter', [
  ace('fennrau', 'Fenn Rau', 9, 28, ['ept', 'torpedo'], 55),
  ace('oldteroch', ['Old Teroch', 'Der Alte Teroch'], 7, 26, ['ept', 'torpedo'], 55),
  ace('kadsolus', 'Kad Solus', 6, 25, ['torpedo', 'ept'], 55),
  generic('concorddawnace', ['Concord Dawn Ace', 'Fliegerass von Concord Dawn'], 5, 23, ['ept', 'torpedo'], 55),
  generic('concorddawnveteran', ['Concord Dawn Veteran', 'Veteran von Concord Dawn'], 3, 22, ['ept', 'torpedo'], 55),
  generic('zealousrecruit', ['Zealous Recruit', 'Fanatischer Rekrut'], 1, 20, ['torpedo'], 55),
]);
