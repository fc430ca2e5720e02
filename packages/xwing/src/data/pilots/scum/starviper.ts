import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const starviper: readonly Pilot[] = pilotsOf('scum', 'starviper', [
  ace('princexizor', ['Prince Xizor', 'Prinz Xizor'], 7, 31, ['ept', 'torpedo'], 25),
  ace('dalanoberos', 'Dalan Oberos', 6, 30, ['ept', 'torpedo'], 73),
  ace('guri', 'Guri', 5, 30, ['ept', 'torpedo'], 25),
  generic('blacksunassassin', ['Black Sun Assassin', 'Attentäter der Schwarzen Sonne'], 5, 28, ['ept', 'torpedo'], 73),
  ace('thweek', 'Thweek', 4, 28, ['torpedo'], 73, { conditions: ['mimicked', 'shadowed'] }),
  generic('blacksunvigo', ['Black Sun Vigo', 'Vigo der Schwarzen Sonne'], 3, 27, ['torpedo'], 25),
  generic('blacksunenforcer', ['Black Sun Enforcer', 'Vollstrecker der Schwarzen Sonne'], 1, 25, ['torpedo'], 25),
]);
