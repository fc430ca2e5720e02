import { canLock } from '../../../flow/activation/actions/standard.ts';
import { inPlay } from '../../../values.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { maarekStele } from '../../phrases/pilots.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiedefender: CardFamily = {
  'imperial/tiedefender/rexlerbrath': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          m.dealt.some((d) => !d.faceup && m.defender.damage.includes(d)) &&
          canSpend(g, self.ship, 'focus'),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          for (const damage of m.dealt) yield* g.rules.turnFaceup(g, m.defender, damage);
        },
      }),
    ],
  },
  'imperial/tiedefender/maarekstele': maarekStele,
  'imperial/tiedefender/colonelvessery': {
    abilities: [
      at('attack.attackDiceRolled', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          inPlay(g.state).some((s) => s.locks.includes(m.defender.id)) &&
          canLock(g, self.ship, m.defender),
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  'imperial/tiedefender/countessryad': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'straight',
        *run(_g, m) {
          m.manoeuvre = { ...m.manoeuvre, bearing: 'koiogran', code: `k${m.manoeuvre.speed}` };
        },
      }),
    ],
  },
};
