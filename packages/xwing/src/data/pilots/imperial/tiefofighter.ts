import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiefofighter: readonly Pilot[] = pilotsOf(
  'imperial',
  'tiefofighter',
  [
    ace('omegaleader', ['"Omega Leader"', '"Omega Eins"'], 8, 21, ['ept', 'tech'], 38),
    ace('omegaace', ['"Omega Ace"', '"Ass Omega"'], 7, 20, ['ept', 'tech'], 36),
    ace('zetaleader', ['"Zeta Leader"', '"Zeta Eins"'], 7, 20, ['ept', 'tech'], 38),
    ace('epsilonleader', ['"Epsilon Leader"', '"Epsilon Eins"'], 6, 19, ['tech'], 36),
    ace('zetaace', ['"Zeta Ace"', '"Ass Zeta"'], 5, 18, ['ept', 'tech'], 36),
    generic(
      'omegasquadronpilot',
      ['Omega Squadron Pilot', 'Pilot der Omega-Staffel'],
      4,
      17,
      ['ept', 'tech'],
      [36, 38],
    ),
    ace('epsilonace', ['"Epsilon Ace"', '"Ass Epsilon"'], 4, 17, ['tech'], 38),
    generic('zetasquadronpilot', ['Zeta Squadron Pilot', 'Pilot der Zeta-Staffel'], 3, 16, ['tech'], [36, 38]),
    generic('epsilonsquadronpilot', ['Epsilon Squadron Pilot', 'Pilot der Epsilon-Staffel'], 1, 15, ['tech'], [36, 38]),
  ],
  'firstorder',
);
