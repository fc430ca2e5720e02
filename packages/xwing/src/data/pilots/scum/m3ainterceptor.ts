import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const m3ainterceptor: readonly Pilot[] = pilotsOf('scum', 'm3ainterceptor', [
  ace('serissu', 'Serissu', 8, 20, ['ept'], 26),
  ace('genesisred', 'Genesis Red', 7, 19, ['ept'], 58),
  ace('laetinashera', "Laetin A'shera", 6, 18, [], 26),
  ace('quinnjast', 'Quinn Jast', 6, 18, ['ept'], 58),
  generic('tansariipointveteran', ['Tansarii Point Veteran', 'Veteran von Tansarii Point'], 5, 17, ['ept'], [26, 58]),
  ace('inaldra', 'Inaldra', 3, 15, ['ept'], 58),
  generic('cartelspacer', ['Cartel Spacer', 'Raumfahrer des Kartells'], 2, 14, [], [26, 58]),
  ace('sunnybounder', 'Sunny Bounder', 1, 14, [], 58),
]);
