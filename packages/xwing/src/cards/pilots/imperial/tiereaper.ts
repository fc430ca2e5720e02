import { addDie, change } from '../../../flow/attack/modify.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { count } from '../../phrases/dice.ts';
import { pick, pickFace } from '../../phrases/questions.ts';
import { friends } from '../../phrases/ships.ts';
import { giveToken } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiereaper: CardFamily = {
  'imperial/tiereaper/majorvermeil': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) &&
          m.defender.tokens.focus + m.defender.tokens.evade === 0 &&
          count(m.attack, 'attack', 'blank') + count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          const there = (['blank', 'focus'] as const).filter((face) => count(m.attack, 'attack', face) > 0);
          change(g, m.attack, 'attack', yield* pickFace(self, 'card-result', there), 'hit', 1);
        },
      }),
    ],
  },
  'imperial/tiereaper/captainferoph': {
    abilities: [
      at('attack.modifyDefenceDice', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attacker.tokens.jam > 0,
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  'imperial/tiereaper/vizier': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship !== self.ship &&
          m.manoeuvre.speed === 1 &&
          !m.overlappedShip &&
          friends(g, self.ship, 1).includes(m.ship) &&
          self.ship.tokens.focus + self.ship.tokens.evade > 0,
        *run(g, m, self) {
          const there = (['focus', 'evade'] as const).filter((t) => self.ship.tokens[t] > 0);
          yield* giveToken(g, self.ship, m.ship, yield* pick(self, 'card-token', there));
        },
      }),
    ],
  },
};
