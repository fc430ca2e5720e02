import { addDie } from '../../../flow/modify.ts';
import { rangeInArc } from '../../../geometry.ts';
import { isFriendly, isStressed } from '../../../values.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { rollAttackDie } from '../../phrases/dice.ts';
import { canSpendLock } from '../../phrases/tokens.ts';
import { type AnyAbility, at, type CardFamily } from '../../vocabulary.ts';

/** A lock on the other ship may be spent for a focus result. */
const lockForFocus = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) => {
      const [me, other] = which === 'attack' ? [m.attacker, m.defender] : [m.defender, m.attacker];
      return me === self.ship && canSpendLock(g, self.ship, other, m.attack);
    },
    *run(g, m, self) {
      yield* g.rules.spendLock(g, self.ship, which === 'attack' ? m.defender : m.attacker);
      addDie(g, m.attack, which, 'focus');
    },
  });

export const arc170: CardFamily = {
  'rebel/arc170/norrawexley': { abilities: [lockForFocus('attack'), lockForFocus('defence')] },
  'rebel/arc170/sharabey': { lends: { token: 'targetlock', range: 2 } },
  'rebel/arc170/thanekyrell': {
    abilities: [
      mayActAt(
        'attack.after',
        (g, m, self) =>
          m.defender !== self.ship &&
          isFriendly(g.state, m.defender, self.ship) &&
          m.attacker.status === 'play' &&
          rangeInArc(g, self.ship, m.attacker) <= 3,
      ),
    ],
  },
  'rebel/arc170/braylenstramm': {
    abilities: [
      at('manoeuvre.executed', {
        when: (_g, m, self) => m.ship === self.ship && isStressed(self.ship),
        *run(g, _m, self) {
          const face = yield* rollAttackDie(g, self);
          if (face === 'hit' || face === 'crit') yield* g.rules.remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
};
