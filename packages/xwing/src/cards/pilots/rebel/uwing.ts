import { rerollable } from '../../../flow/attack/modify.ts';
import { isFriendly, isStressed } from '../../../values.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { mayModify } from '../../phrases/dice.ts';
import { pickShip } from '../../phrases/questions.ts';
import { friends, otherFriends } from '../../phrases/ships.ts';
import { giveToken } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const uwing: CardFamily = {
  'rebel/uwing/cassianandor': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => otherFriends(g, self.ship, 2).some(isStressed),
        *run(g, _m, self) {
          yield* g.rules.remove(
            g,
            yield* pickShip(g, self, otherFriends(g, self.ship, 2).filter(isStressed)),
            'stress',
          );
        },
      }),
    ],
  },
  'rebel/uwing/sawgerrera': {
    abilities: [
      at('attack.modifyAttackDice', {
        seat: (_g, m) => m.attacker.seat,
        when: (g, m, self) =>
          friends(g, self.ship, 2).includes(m.attacker) &&
          (isStressed(m.attacker) || m.attacker.damage.length > 0) &&
          mayModify(g, m, 'attack') &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  /** Attackers of her friends nearby reroll one die and no more. */
  'rebel/uwing/magvayarro': {
    values: [
      {
        value: 'rerolls',
        anyPiece: true,
        by: (g, subject, self, { attack: a }) =>
          a?.attacker === subject.id && otherFriends(g, self.ship, 2).some((s) => s.id === a.defender)
            ? { atMost: 1 }
            : undefined,
      },
    ],
  },
  'rebel/uwing/bodhirook': { sharesLockReach: 'squad' },
  'rebel/uwing/benthictwotubes': {
    abilities: [
      at('action.performed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.action === 'focus' &&
          self.ship.tokens.focus > 0 &&
          otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          yield* giveToken(g, self.ship, yield* pickShip(g, self, otherFriends(g, self.ship, 2)), 'focus');
        },
      }),
    ],
  },
  'rebel/uwing/hefftobber': {
    abilities: [
      mayActAt(
        'manoeuvre.executed',
        (g, m, self) => !isFriendly(g.state, m.ship, self.ship) && m.overlapped.includes(self.ship),
      ),
    ],
  },
};
