import { lockable } from '../../../flow/activation/actions/standard.ts';
import { inFiringArc } from '../../../geometry/measuring.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import { pickLock } from '../../phrases/questions.ts';
import { payStress } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const ywing: CardFamily = {
  'scum/ywing/kavil': {
    values: [oneMoreDie('attackDice', (g, self, a) => !inFiringArc(g, self.ship, g.ship(a.defender)))],
  },
  'scum/ywing/drearenthal': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'targetlock' && lockable(g, self.ship).length > 0,
        *run(g, _m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self));
        },
      }),
    ],
  },
};
