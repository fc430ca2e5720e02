import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiestriker: readonly Pilot[] = pilotsOf('imperial', 'tiestriker', [
  ace('duchess', ['"Duchess"', '"Herzogin"'], 8, 23, ['ept'], 63),
  ace('puresabacc', ['"Pure Sabacc"', '"Voller Sabacc"'], 6, 22, ['ept'], 63),
  ace('countdown', '"Countdown"', 5, 20, [], 63),
  generic('blacksquadronscout', ['Black Squadron Scout', 'Scout der Schwarzen Staffel'], 4, 20, ['ept'], 63),
  generic('scarifdefender', ['Scarif Defender', 'Verteidiger von Scarif'], 3, 18, [], 63),
  generic('imperialtrainee', ['Imperial Trainee', 'Imperialer Kadett'], 1, 17, [], 63),
]);
