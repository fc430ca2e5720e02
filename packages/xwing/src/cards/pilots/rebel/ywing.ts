import { mayChooseLock } from '../../../flow/activation/actions/standard.ts';
import { rerollWhenAttacking } from '../../phrases/dice.ts';
import { pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const ywing: CardFamily = {
  'rebel/ywing/hortonsalm': {
    abilities: [rerollWhenAttacking((_g, m) => (m.attack.range >= 2 ? Number.POSITIVE_INFINITY : 0), ['blank'])],
  },
  /** He chooses a wingman, who may then lock whom he likes. */
  'rebel/ywing/dutchvander': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 2));
          const target = yield* mayChooseLock(g, ally);
          if (target) yield* g.rules.acquireLock(g, ally, target);
        },
      }),
    ],
  },
};
