import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tieaggressor: readonly Pilot[] = pilotsOf('imperial', 'tieaggressor', [
  ace('lieutenantkestal', 'Lieutenant Kestal', 7, 22, ['ept', 'missile', 'missile', 'turret'], 66),
  generic(
    'onyxsquadronescort',
    ['Onyx Squadron Escort', 'Eskorte der Onyx-Staffel'],
    5,
    19,
    ['missile', 'missile', 'turret'],
    66,
  ),
  ace('doubleedge', ['"Double Edge"', '"Doppelklinge"'], 4, 19, ['ept', 'missile', 'missile', 'turret'], 66),
  generic('sienarspecialist', ['Sienar Specialist', 'Experte von Sienar'], 2, 17, ['missile', 'missile', 'turret'], 66),
]);
