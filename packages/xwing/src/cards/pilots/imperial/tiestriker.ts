import { cancelAll } from '../../../flow/attack/modify.ts';
import { isStressed } from '../../../values.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiestriker: CardFamily = {
  'imperial/tiestriker/duchess': { mayIgnore: ['adaptiveailerons'] },
  'imperial/tiestriker/puresabacc': { values: [oneMoreDie('attackDice', (_g, self) => self.ship.damage.length <= 1)] },
  /** One sure damage and stress for the whole roll. */
  'imperial/tiestriker/countdown': {
    abilities: [
      at('attack.compare', {
        when: (_g, m, self) => isDefender(m, self) && !isStressed(self.ship),
        *run(g, m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
          cancelAll(g, m.attack, 'attack');
          cancelAll(g, m.attack, 'defence');
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
};
