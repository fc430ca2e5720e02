import { cancel } from '../../../flow/attack/modify.ts';
import { armaments, shots } from '../../../flow/attack/weapons.ts';
import type { Ship } from '../../../state.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const otherWeapons = (g: Parameters<typeof armaments>[0], ship: Ship, fired: string) =>
  armaments(g, ship).filter((w) => w.key !== fired);

export const tieaggressor: CardFamily = {
  'imperial/tieaggressor/lieutenantkestal': {
    cancels: true,
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          cancel(g, m.attack, 'defence', 'blank');
          cancel(g, m.attack, 'defence', 'focus');
        },
      }),
    ],
  },
  'imperial/tieaggressor/doubleedge': {
    abilities: [
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          if (!isAttacker(m, self) || m.attack.hit || m.attack.weapon === 'primary') return false;
          return shots(g, self.ship, otherWeapons(g, self.ship, m.attack.weapon)).length > 0;
        },
        *run(g, m, self) {
          yield* g.rules.attack(g, self.ship, { weapons: otherWeapons(g, self.ship, m.attack.weapon) });
        },
      }),
    ],
  },
};
