import { type Refusal, say } from '@holotisch/engine';
import { lockable } from '../../../flow/activation/actions/standard.ts';
import { rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { pick, pickLock } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

/** R-XW-57: measured in the bullseye arc. */
const inBullseye = (g: XWing, ship: Ship, target: Ship): boolean => rangeInArc(g, ship, target, ['bullseye']) <= 3;

const notAhead = (g: XWing, ship: Ship, target: Ship): Refusal | undefined =>
  inBullseye(g, ship, target)
    ? undefined
    : {
        clauses: ['XW-KARTENFAEHIGKEITEN-01', 'XW-FEUERWINKEL-03'],
        message: say('xw.notInArc', { target: target.id }),
        allowed: ['bullseye'],
      };
const ahead = (g: XWing, ship: Ship): Ship[] => lockable(g, ship, (t) => !notAhead(g, ship, t));

export const m12lkimogilafighter: CardFamily = {
  /** Whoever stands right before him gives up his tokens or takes a damage; its owner decides. */
  'scum/m12lkimogilafighter/toranikulda': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => isAttacker(m, self) && enemies(g, self.ship, 3).some((e) => inBullseye(g, self.ship, e)),
        *run(g, _m, self) {
          for (const enemy of enemies(g, self.ship, 3).filter((e) => inBullseye(g, self.ship, e))) {
            const owner = { ...self, seat: enemy.seat };
            // R-XW-37: 'all' may be none
            if ((yield* pick(owner, 'card-way', ['lose-tokens', 'suffer-damage'])) === 'suffer-damage')
              yield* g.rules.suffer(g, enemy, 1);
            else
              for (const token of ['focus', 'evade'] as const)
                yield* g.rules.remove(g, enemy, token, enemy.tokens[token]);
          }
        },
      }),
    ],
  },
  'scum/m12lkimogilafighter/dalanoberos': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => ahead(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self, (t) => notAhead(g, self.ship, t)));
        },
      }),
    ],
  },
};
