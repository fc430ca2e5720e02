import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiesffighter: readonly Pilot[] = pilotsOf(
  'imperial',
  'tiesffighter',
  [
    ace('quickdraw', ['"Quickdraw"', '"Schnellschuss"'], 9, 29, ['ept', 'tech', 'system', 'missile'], 54),
    ace('backdraft', ['"Backdraft"', '"Feuersaat"'], 7, 27, ['ept', 'missile', 'system', 'tech'], 54),
    generic(
      'omegaspecialist',
      ['Omega Specialist', 'Elitepilot der Omega-Staffel'],
      5,
      25,
      ['ept', 'missile', 'system', 'tech'],
      54,
    ),
    generic(
      'zetaspecialist',
      ['Zeta Specialist', 'Elitepilot der Zeta-Staffel'],
      3,
      23,
      ['missile', 'system', 'tech'],
      54,
    ),
  ],
  'firstorder',
);
