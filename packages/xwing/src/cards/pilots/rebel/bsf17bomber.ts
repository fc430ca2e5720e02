import { cancel } from '../../../flow/attack/modify.ts';
import { shipsAtRange } from '../../../flow/bombs/bombs.ts';
import { assignCondition } from '../../../flow/conditions.ts';
import { inFiringArc } from '../../../geometry/measuring.ts';
import type { Face } from '../../../state.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { count } from '../../phrases/dice.ts';
import { pickFace } from '../../phrases/questions.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const HITS: readonly Face[] = ['hit', 'crit'];

export const bsf17bomber: CardFamily = {
  'rebel/bsf17bomber/crimsonleader': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          inFiringArc(g, self.ship, m.defender) &&
          HITS.some((face) => count(m.attack, 'attack', face) > 0),
        *run(g, m, self) {
          const face = yield* pickFace(
            self,
            'card-result',
            HITS.filter((f) => count(m.attack, 'attack', f) > 0),
          );
          cancel(g, m.attack, 'attack', face, 1);
          assignCondition(g, m.defender, 'rattled');
        },
      }),
    ],
  },
  /** Bombs next to the target make it duck. */
  'rebel/bsf17bomber/cobaltleader': {
    values: [
      {
        value: 'defenceDice',
        anyPiece: true,
        by: (g, subject, self, { attack: a }) =>
          a?.attacker === self.ship.id && g.state.bombs.some((b) => shipsAtRange(g, b, 1).includes(subject))
            ? { add: -1 }
            : undefined,
      },
    ],
  },
  'rebel/bsf17bomber/crimsonspecialist': { dropsTouching: true },
};
