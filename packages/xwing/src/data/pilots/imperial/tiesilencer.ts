import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiesilencer: readonly Pilot[] = pilotsOf(
  'imperial',
  'tiesilencer',
  [
    ace('kyloren', 'Kylo Ren', 9, 35, ['ept', 'system', 'tech'], 68, { conditions: ['illshowyouthedarkside'] }),
    ace('testpilotblackout', ['Test Pilot "Blackout"', '"Blackout" Testpilot'], 7, 31, ['ept', 'system', 'tech'], 68),
    generic(
      'firstordertestpilot',
      ['First Order Test Pilot', 'Testpilot der Ersten Ordnung'],
      6,
      29,
      ['ept', 'system', 'tech'],
      68,
    ),
    generic(
      'sienarjaemusanalyst',
      ['Sienar-Jaemus Analyst', 'Analyst von Sienar-Jaemus'],
      4,
      26,
      ['system', 'tech'],
      68,
    ),
  ],
  'firstorder',
);
