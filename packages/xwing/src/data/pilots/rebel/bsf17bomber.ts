import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const bsf17bomber: readonly Pilot[] = pilotsOf(
  'rebel',
  'bsf17bomber',
  [
    ace('crimsonleader', ['"Crimson Leader"', '"Purpur Eins"'], 7, 29, ['bomb', 'bomb', 'system', 'tech'], 67, {
      conditions: ['rattled'],
    }),
    ace('cobaltleader', ['"Cobalt Leader"', '"Cobalt Eins"'], 6, 28, ['bomb', 'bomb', 'system', 'tech'], 67),
    ace(
      'crimsonspecialist',
      ['"Crimson Specialist"', '"Elitepilot der Purpur-Staffel"'],
      4,
      27,
      ['bomb', 'bomb', 'system', 'tech'],
      67,
    ),
    generic(
      'crimsonsquadronpilot',
      ['Crimson Squadron Pilot', 'Pilot der Purpur-Staffel'],
      1,
      25,
      ['bomb', 'bomb', 'system', 'tech'],
      67,
    ),
  ],
  'resistance',
);
