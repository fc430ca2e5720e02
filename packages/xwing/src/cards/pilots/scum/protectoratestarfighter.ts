import { moreDice } from '../../../flow/attack/modify.ts';
import { inFiringArc, rangeBetween } from '../../../geometry/measuring.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { pickShip } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { type AnyAbility, at, type CardFamily } from '../../vocabulary.ts';

/** With the enemy at range 1, whatever range the attack counts as, he may roll one more die. */
const oneMoreAtRange1 = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.beforeAttackDice' : 'attack.beforeDefenceDice', {
    when: (g, m, self) =>
      (which === 'attack' ? isAttacker(m, self) : isDefender(m, self)) && rangeBetween(g, m.attacker, m.defender) === 1,
    *run(_g, m) {
      moreDice(m.attack, which, 1);
    },
  });

export const protectoratestarfighter: CardFamily = {
  'scum/protectoratestarfighter/fennrau': { abilities: [oneMoreAtRange1('attack'), oneMoreAtRange1('defence')] },
  'scum/protectoratestarfighter/oldteroch': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => enemies(g, self.ship, 1).some((e) => inFiringArc(g, e, self.ship)),
        *run(g, _m, self) {
          const facing = enemies(g, self.ship, 1).filter((e) => inFiringArc(g, e, self.ship));
          const enemy = yield* pickShip(g, self, facing);
          for (const token of ['focus', 'evade'] as const) yield* g.rules.remove(g, enemy, token, enemy.tokens[token]);
        },
      }),
    ],
  },
  'scum/protectoratestarfighter/kadsolus': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'red',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus', 2);
        },
      }),
    ],
  },
};
