import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiefighter: readonly Pilot[] = pilotsOf('rebel', 'tiefighter', [
  ace('ahsokatano', 'Ahsoka Tano', 7, 17, ['ept'], 59),
  ace('sabinewren', 'Sabine Wren', 5, 15, ['ept'], 59),
  ace('captainrex', 'Captain Rex', 4, 14, [], 59, { conditions: ['suppressivefire'] }),
  ace('zeborrelios', '"Zeb" Orrelios', 3, 13, [], 59),
]);
