import { addDie } from '../../../flow/attack/modify.ts';
import { lockHolders } from '../../../flow/attack/weapons.ts';
import { hasLock } from '../../../flow/tokens.ts';
import { rangeInArc } from '../../../geometry/measuring.ts';
import type { Attack, Ship } from '../../../state.ts';
import { banned, isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { rollAttackDie } from '../../phrases/dice.ts';
import { pickShip } from '../../phrases/questions.ts';
import { type AnyAbility, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** Who has a lock that she may spend: she herself, and in her attacks whoever lends her one. */
const spendable = (g: XWing, { ship }: CardSource, other: Ship, attack: Attack): Ship[] => {
  if (banned(g, 'spend', { ship, token: 'targetlock', attack })) return [];
  return (attack.attacker === ship.id ? lockHolders(g, ship, other) : [ship]).filter((s) => hasLock(s, other));
};

/** A lock on the other ship may be spent for a focus result. */
const lockForFocus = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) => {
      const [me, other] = which === 'attack' ? [m.attacker, m.defender] : [m.defender, m.attacker];
      return me === self.ship && spendable(g, self, other, m.attack).length > 0;
    },
    *run(g, m, self) {
      const other = which === 'attack' ? m.defender : m.attacker;
      yield* g.rules.spendLock(g, yield* pickShip(g, self, spendable(g, self, other, m.attack)), other);
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
          !isFriendly(g.state, m.attacker, self.ship) &&
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
