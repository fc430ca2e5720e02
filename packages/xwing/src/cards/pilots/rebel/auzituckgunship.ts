import { addDie } from '../../../flow/attack/modify.ts';
import { mayModify, oneMoreDie } from '../../phrases/dice.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const auzituckgunship: CardFamily = {
  'rebel/auzituckgunship/wullffwarro': {
    values: [oneMoreDie('attackDice', (_g, self) => self.ship.shields === 0 && self.ship.damage.length > 0)],
  },
  'rebel/auzituckgunship/lowhhrick': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          otherFriends(g, self.ship, 1).includes(m.defender) &&
          mayModify(g, m, 'defence') &&
          canSpend(g, self.ship, 'reinforce', m.attack),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'reinforce');
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
};
