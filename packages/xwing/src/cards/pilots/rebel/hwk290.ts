import { moreDice } from '../../../flow/attack/modify.ts';
import { isStressed } from '../../../values.ts';
import { begin } from '../../phrases/effects.ts';
import { pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { giveToken, payStress } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const hwk290: CardFamily = {
  'rebel/hwk290/janors': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (g, m, self) => otherFriends(g, self.ship, 3).includes(m.attacker) && !isStressed(self.ship),
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  'rebel/hwk290/kylekatarn': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => self.ship.tokens.focus > 0 && otherFriends(g, self.ship, 3).length > 0,
        *run(g, _m, self) {
          yield* giveToken(g, self.ship, yield* pickShip(g, self, otherFriends(g, self.ship, 3)), 'focus');
        },
      }),
    ],
  },
  'rebel/hwk290/roarkgarnet': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => otherFriends(g, self.ship, 3).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 3));
          begin(g, self, ally, 'phase', { value: 'skill', modifier: { set: 12 } });
        },
      }),
    ],
  },
};
