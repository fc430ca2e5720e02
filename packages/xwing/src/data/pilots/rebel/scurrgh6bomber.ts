import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const scurrgh6bomber: readonly Pilot[] = pilotsOf('rebel', 'scurrgh6bomber', [
  ace('captainnym', 'Captain Nym', 8, 30, ['bomb', 'bomb', 'crew', 'ept', 'missile', 'torpedo', 'turret'], 65),
]);
