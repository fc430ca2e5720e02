import type { Flow } from '@holotisch/engine';
import { lostShieldIn } from '../../../flow/attack/damage.ts';
import { addDie } from '../../../flow/attack/modify.ts';
import { PRIMARY, refuseAttack, shots } from '../../../flow/attack/weapons.ts';
import { isInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const canShoot = (g: XWing, ship: Ship): boolean => !refuseAttack(g, ship) && shots(g, ship, [PRIMARY]).length > 0;

function* shoot(g: XWing, _m: unknown, self: CardSource): Flow {
  yield* g.rules.attack(g, self.ship, { weapons: [PRIMARY] });
}

export const tiesffighter: CardFamily = {
  /** A shield lost in an attack is answered when that attack is over. R-XW-39 */
  'imperial/tiesffighter/quickdraw': {
    abilities: [
      at('shield.lost', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.ship === self.ship && g.state.attacks.length === 0 && canShoot(g, self.ship),
        run: shoot,
      }),
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => lostShieldIn(m.attack, self.ship) && canShoot(g, self.ship),
        run: shoot,
      }),
    ],
  },
  'imperial/tiesffighter/backdraft': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && isInArc(g, self.ship, m.defender, 'auxiliaryrear'),
        *run(g, m) {
          addDie(g, m.attack, 'attack', 'crit');
        },
      }),
    ],
  },
};
