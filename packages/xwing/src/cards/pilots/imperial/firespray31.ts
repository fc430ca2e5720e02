import { dialOf } from '../../../values.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { rerollWhenAttacking } from '../../phrases/dice.ts';
import { pickManoeuvre } from '../../phrases/questions.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const firespray31: CardFamily = {
  'imperial/firespray31/bobafett': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'bank',
        *run(g, m, self) {
          const { bearing, speed, code } = m.manoeuvre;
          const others = dialOf(m.ship).filter((o) => o.bearing === bearing && o.speed === speed && o.code !== code);
          m.manoeuvre = yield* pickManoeuvre(g, self, others);
          m.ship.dial = m.manoeuvre.code;
        },
      }),
    ],
  },
  'imperial/firespray31/kathscarlet': {
    abilities: [
      at('attack.compared', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.cancelled.includes('crit'),
        *run(g, m) {
          yield* g.rules.assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  'imperial/firespray31/krassistrelix': {
    abilities: [rerollWhenAttacking((_g, m) => (m.attack.weapon === 'primary' ? 0 : 1))],
  },
};
