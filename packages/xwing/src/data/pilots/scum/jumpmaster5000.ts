import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const jumpmaster5000: readonly Pilot[] = pilotsOf('scum', 'jumpmaster5000', [
  ace('dengar', 'Dengar', 9, 33, ['ept', 'crew', 'illicit'], 42),
  ace('teltrevura', 'Tel Trevura', 7, 30, ['crew', 'ept', 'illicit'], 42),
  ace('manaroo', 'Manaroo', 4, 27, ['ept', 'illicit', 'crew'], 42),
  generic('contractedscout', ['Contracted Scout', 'Angeheuerter Kundschafter'], 3, 25, ['crew', 'ept', 'illicit'], 42),
]);
