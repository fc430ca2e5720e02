import { addDie } from '../../../flow/attack/modify.ts';
import { isInArc, rangeBetween, rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship, TokenKind } from '../../../state.ts';
import { inPlay, isFriendly } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { pickShip } from '../../phrases/questions.ts';
import { type AnyAbility, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** 'You may choose a ship' at this range, friend or enemy: choosing one out of the arcs would do nothing. */
function mayBurden(range: number, arcs: readonly ('front' | 'mobile')[], token: TokenKind): AnyAbility {
  const caught = (g: XWing, { ship }: CardSource): Ship[] =>
    inPlay(g.state).filter(
      (s) => s !== ship && rangeBetween(g, ship, s) <= range && arcs.every((arc) => isInArc(g, ship, s, arc)),
    );
  return at('combat.start', {
    when: (g, _m, self) => caught(g, self).length > 0,
    *run(g, _m, self) {
      yield* g.rules.assign(g, yield* pickShip(g, self, caught(g, self)), token);
    },
  });
}

export const lancerclasspursuitcraft: CardFamily = {
  'scum/lancerclasspursuitcraft/ketsuonyo': { abilities: [mayBurden(1, ['front', 'mobile'], 'tractor')] },
  'scum/lancerclasspursuitcraft/asajjventress': { abilities: [mayBurden(2, ['mobile'], 'stress')] },
  'scum/lancerclasspursuitcraft/sabinewren': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) &&
          !isFriendly(g.state, m.attacker, self.ship) &&
          rangeInArc(g, self.ship, m.attacker, ['mobile']) <= 2, // R-XW-33
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'focus');
        },
      }),
    ],
  },
};
