import { assignCondition } from '../../flow/conditions.ts';
import { change } from '../../flow/modify.ts';
import { assign } from '../../flow/tokens.ts';
import { rangeBetween } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly, shieldValueOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { showDarkSide } from '../conditions.ts';
import { isAttacker } from '../phrases/attacks.ts';
import { count } from '../phrases/dice.ts';
import { pickShip, pickShips } from '../phrases/questions.ts';
import { enemies, friends } from '../phrases/ships.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const DEBT = 'adebttopay';
const foes = (g: XWing, self: CardSource): Ship[] => g.state.ships.filter((s) => !isFriendly(g.state, s, self.ship));
const prototypes = (g: XWing, self: CardSource): Ship[] =>
  g.state.ships.filter(
    (s) => isFriendly(g.state, s, self.ship) && s.faction === 'imperial' && shieldValueOf(g, s) <= 3,
  );
const jammed = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => s !== self.ship && rangeBetween(g, s, self.ship) <= 3);

/** Upgrade cards that assign conditions; what a condition does stands in cards/conditions.ts. */
export const assigners: CardFamily = {
  'crew/kyloren': {
    actions: [
      {
        name: 'kyloren',
        when: (g, self) => enemies(g, self.ship, 3).length > 0,
        *run(g, self) {
          yield* showDarkSide(g, self, yield* pickShip(g, self, enemies(g, self.ship, 3)));
        },
      },
    ],
  },
  /** Focus for up to three friends, one of them devoted; the stress is the general's. */
  'crew/generalhux': {
    actions: [
      {
        name: 'generalhux',
        *run(g, self) {
          const chosen = (yield* pickShips(self, friends(g, self.ship, 2), 3)).map((id) => g.ship(id));
          for (const ship of chosen) yield* assign(g, ship, 'focus');
          if (chosen.length > 0) assignCondition(g, yield* pickShip(g, self, chosen), 'fanaticaldevotion');
          yield* assign(g, self.ship, 'stress');
        },
      },
    ],
  },
  'ept/ascoretosettle': {
    abilities: [
      at('setup.forces', {
        mandatory: true,
        when: (g, _m, self) => foes(g, self).length > 0,
        *run(g, _m, self) {
          assignCondition(g, yield* pickShip(g, self, foes(g, self)), DEBT);
        },
      }),
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) && m.defender.conditions.includes(DEBT) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
        },
      }),
    ],
  },
  'crew/directorkrennic': {
    abilities: [
      at('setup.forces', {
        mandatory: true,
        when: (g, _m, self) => prototypes(g, self).length > 0,
        *run(g, _m, self) {
          assignCondition(g, yield* pickShip(g, self, prototypes(g, self)), 'optimizedprototype');
        },
      }),
    ],
  },
  'missile/harpoonmissiles': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attack.weapon === self.key && m.attack.hit === true && m.defender.status === 'play',
        *run(g, m) {
          assignCondition(g, m.defender, 'harpooned');
        },
      }),
    ],
  },
  /** For a weapons disabled token: somebody at range 1-3 cannot modify dice against this ship from close by. */
  'system/targetingscrambler': {
    abilities: [
      at('planning.start', {
        when: (g, _m, self) => jammed(g, self).length > 0,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'weaponsdisabled');
          assignCondition(g, yield* pickShip(g, self, jammed(g, self)), 'scrambled');
        },
      }),
    ],
  },
};
