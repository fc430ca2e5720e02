import { isStressed } from '../../../values.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const yt2400: CardFamily = {
  /** Always: not to ignore an obstacle is never better, and only the Activation phase and actions move a large ship. */
  'rebel/yt2400/dashrendar': { ignoresObstacles: () => 'may' },
  'rebel/yt2400/leebo': { drawsDamage: (_g, self, ship) => (ship === self.ship ? 2 : 1) },
  'rebel/yt2400/eadenvrill': {
    values: [oneMoreDie('attackDice', (g, _self, a) => a.weapon === 'primary' && isStressed(g.ship(a.defender)))],
  },
};
