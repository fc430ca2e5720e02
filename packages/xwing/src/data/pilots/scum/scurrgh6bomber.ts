import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const scurrgh6bomber: readonly Pilot[] = pilotsOf('scum', 'scurrgh6bomber', [
  ace('captainnym', 'Captain Nym', 8, 30, ['bomb', 'bomb', 'crew', 'ept', 'missile', 'torpedo', 'turret'], 65),
  ace('solsixxa', 'Sol Sixxa', 6, 28, ['bomb', 'bomb', 'crew', 'ept', 'missile', 'torpedo', 'turret'], 65),
  generic(
    'lokrevenant',
    ['Lok Revenant', 'Lok-Pirat'],
    3,
    26,
    ['bomb', 'bomb', 'crew', 'ept', 'missile', 'torpedo', 'turret'],
    65,
  ),
  generic(
    'karthakkpirate',
    ['Karthakk Pirate', 'Pirat aus dem Karthakk-Sektor'],
    1,
    24,
    ['bomb', 'bomb', 'crew', 'missile', 'torpedo', 'turret'],
    65,
  ),
]);
