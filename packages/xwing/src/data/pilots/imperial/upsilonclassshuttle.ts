import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const upsilonclassshuttle: readonly Pilot[] = pilotsOf(
  'imperial',
  'upsilonclassshuttle',
  [
    ace('kyloren', 'Kylo Ren', 6, 34, ['ept', 'system', 'crew', 'crew', 'tech', 'tech'], 60, {
      conditions: ['illshowyouthedarkside'],
    }),
    ace('majorstridan', 'Major Stridan', 4, 32, ['crew', 'crew', 'system', 'tech', 'tech'], 60),
    ace('lieutenantdormitz', 'Lieutenant Dormitz', 3, 31, ['crew', 'crew', 'system', 'tech', 'tech'], 60),
    generic('starkillerbasepilot', 'Starkiller Base Pilot', 2, 30, ['crew', 'crew', 'system', 'tech', 'tech'], 60),
  ],
  'firstorder',
);
