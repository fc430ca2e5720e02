import { isInArc } from '../../../geometry/measuring.ts';
import { oneMoreDie, rerollWhenAttacking, rerollWhenDefending } from '../../phrases/dice.ts';
import { enemies } from '../../phrases/ships.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const firespray31: CardFamily = {
  'scum/firespray31/bobafett': {
    abilities: [
      rerollWhenAttacking((g, _m, self) => enemies(g, self.ship, 1).length),
      rerollWhenDefending((g, _m, self) => enemies(g, self.ship, 1).length),
    ],
  },
  'scum/firespray31/kathscarlet': {
    values: [oneMoreDie('attackDice', (g, self, a) => isInArc(g, self.ship, g.ship(a.defender), 'auxiliaryrear'))],
  },
  'scum/firespray31/emonazzameen': {
    drops: [
      { id: 'turnleft', template: { shape: 'turn', speed: 3, side: 'left' } },
      { id: 'straight3', template: { shape: 'straight', speed: 3, side: 'none' } },
      { id: 'turnright', template: { shape: 'turn', speed: 3, side: 'right' } },
    ],
  },
};
