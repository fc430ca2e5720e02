import { inFiringArc } from '../../../geometry/measuring.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { enemies } from '../../phrases/ships.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const awing: CardFamily = {
  'rebel/awing/tychocelchu': { actsStressed: () => true },
  'rebel/awing/jakefarrell': {
    abilities: [
      mayActAt('token.assigned', (_g, m, self) => m.ship === self.ship && m.token === 'focus', ['boost', 'barrelroll']),
    ],
  },
  'rebel/awing/arvelcrynyd': { attacksTouching: (g, self, target) => inFiringArc(g, self.ship, target) },
  'rebel/awing/gemmersojan': {
    values: [{ value: 'agility', by: (g, _s, self) => (enemies(g, self.ship, 1).length > 0 ? { add: 1 } : undefined) }],
  },
};
