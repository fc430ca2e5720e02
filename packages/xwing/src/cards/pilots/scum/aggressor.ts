import { recoverShields } from '../../../flow/attack/damage.ts';
import { armaments, shots } from '../../../flow/attack/weapons.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { lacksShield } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const cannons = (g: XWing, ship: Ship) => armaments(g, ship).filter((w) => w.equipped?.slot === 'cannon');

export const aggressor: CardFamily = {
  'scum/aggressor/ig88a': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && m.destroys && lacksShield(g, self.ship),
        *run(g, _m, self) {
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  'scum/aggressor/ig88b': {
    abilities: [
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) && m.attack.hit === false && shots(g, self.ship, cannons(g, self.ship)).length > 0,
        *run(g, _m, self) {
          yield* g.rules.attack(g, self.ship, { weapons: cannons(g, self.ship) });
        },
      }),
    ],
  },
  'scum/aggressor/ig88c': {
    abilities: [mayActAt('action.performed', (_g, m, self) => m.ship === self.ship && m.action === 'boost', ['evade'])],
  },
  /** The Segnor's loops of speed 3, flown with the tight template. */
  'scum/aggressor/ig88d': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship && m.manoeuvre.bearing === 'segnor' && m.manoeuvre.speed === 3 && !m.manoeuvre.template,
        *run(_g, m) {
          m.manoeuvre = { ...m.manoeuvre, template: 'turn', code: m.manoeuvre.code.replace('b', 't') };
        },
      }),
    ],
  },
};
