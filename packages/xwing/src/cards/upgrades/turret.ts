import { rerollable } from '../../flow/attack/modify.ts';
import { isInArc } from '../../geometry/measuring.ts';
import { primaryOf } from '../../values.ts';
import { insteadOfDamage, ionShot, isThisWeapon, unstoppableHits } from '../phrases/weapons.ts';
import { at, type CardFamily } from '../vocabulary.ts';

export const turret: CardFamily = {
  'turret/ioncannonturret': { abilities: [ionShot(1)] },
  'turret/autoblasterturret': { abilities: [unstoppableHits()] },
  /** Each of its hits is 1 damage. */
  'turret/twinlaserturret': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* g.rules.suffer(g, m.defender, 1);
      }),
    ],
  },
  'turret/dorsalturret': {
    values: [
      {
        value: 'attackDice',
        by: (_g, _s, self, { attack }) => (attack?.weapon === self.key && attack.range === 1 ? { add: 1 } : undefined),
      },
    ],
  },
  /** Against ships in the front arc: as many dice again as the primary weapon has. */
  'turret/syncedturret': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isThisWeapon(m, self) && isInArc(g, self.ship, m.defender) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, self, m.attack, 'attack', primaryOf(g, self.ship), undefined, 1);
        },
      }),
    ],
  },
};
