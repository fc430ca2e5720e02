import { moreDice } from '../../../flow/attack/modify.ts';
import { rangeBetween } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { inPlay } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { pickShip } from '../../phrases/questions.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const neighbours = (g: XWing, ship: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== ship && rangeBetween(g, ship, s) === 1);

export const g1astarfighter: CardFamily = {
  'scum/g1astarfighter/zuckuss': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self),
        *run(_g, m) {
          moreDice(m.attack, 'attack', 1);
          moreDice(m.attack, 'defence', 1);
        },
      }),
    ],
  },
  /** To any ship next to him, friend or enemy. */
  'scum/g1astarfighter/4lom': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => self.ship.tokens.stress > 0 && neighbours(g, self.ship).length > 0,
        *run(g, _m, self) {
          const ship = yield* pickShip(g, self, neighbours(g, self.ship));
          yield* g.rules.remove(g, self.ship, 'stress');
          yield* g.rules.assign(g, ship, 'stress');
        },
      }),
    ],
  },
};
