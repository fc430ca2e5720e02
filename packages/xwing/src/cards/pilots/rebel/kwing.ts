import { recoverShields } from '../../../flow/attack/damage.ts';
import { moreDice } from '../../../flow/attack/modify.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { pick } from '../../phrases/questions.ts';
import { lacksShield } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const kwing: CardFamily = {
  /** A shield for a die, or a die for a shield. */
  'rebel/kwing/mirandadoni': {
    abilities: [
      at('attack.beforeAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isAttacker(m, self) && (self.ship.shields > 0 || lacksShield(g, self.ship)),
        *run(g, m, self) {
          const ways: ('spend-shield' | 'recover-shield')[] = self.ship.shields > 0 ? ['spend-shield'] : [];
          if (lacksShield(g, self.ship)) ways.push('recover-shield');
          if ((yield* pick(self, 'card-way', ways)) === 'spend-shield') {
            self.ship.shields--;
            g.emit({ type: 'shield', ship: self.ship.id, by: -1 });
            moreDice(m.attack, 'attack', 1);
          } else {
            moreDice(m.attack, 'attack', -1);
            recoverShields(g, self.ship);
          }
        },
      }),
    ],
  },
  'rebel/kwing/esegetuketu': { lends: { token: 'focus', range: 2 } },
};
