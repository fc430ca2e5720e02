import type { Flow } from '@holotisch/engine';
import { cancelAll, change } from '../../flow/attack/modify.ts';
import { rangeBetween } from '../../geometry/measuring.ts';
import type { Face, Ship } from '../../state.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { type AnyAbility, type AttackMoment, at, type CardSource } from '../vocabulary.ts';
import { count } from './dice.ts';

/** What secondary weapons say of their own attacks; dice, range and costs are data. */

/** 'This attack': the one that is made with this card. */
export function isThisWeapon(m: AttackMoment, self: CardSource): boolean {
  return m.attack.weapon === self.key;
}

/** 'If this attack hits, this happens; then cancel all dice results.' */
export function insteadOfDamage(run: (g: XWing, m: AttackMoment, self: CardSource) => Flow<void>): AnyAbility {
  return at('attack.hit', {
    mandatory: true,
    when: (_g, m, self) => isThisWeapon(m, self),
    *run(g, m, self) {
      yield* run(g, m, self);
      cancelAll(g, m.attack, 'attack');
    },
  });
}

/** 'You may change so many of these results' of this attack; all of them at once. */
export function mayTurn(from: Face, to: Face, most: number): AnyAbility {
  return at('attack.modifyAttackDice', {
    when: (_g, m, self) => isThisWeapon(m, self) && count(m.attack, 'attack', from) > 0,
    *run(g, m) {
      change(g, m.attack, 'attack', from, to, most);
    },
  });
}

export function atRangeOne(g: XWing, ship: Ship): Ship[] {
  return inPlay(g.state).filter((s) => s !== ship && rangeBetween(g, ship, s) === 1);
}

export function ionShot(tokens: number): AnyAbility {
  return insteadOfDamage(function* (g, m) {
    yield* g.rules.suffer(g, m.defender, 1);
    yield* g.rules.assign(g, m.defender, 'ion', tokens);
  });
}

/** Evades of the dice cancel crits only. */
export function unstoppableHits(): AnyAbility {
  return at('attack.compare', {
    mandatory: true,
    when: (_g, m, self) => isThisWeapon(m, self),
    *run(_g, m) {
      m.attack.memory.hitsStand = true;
    },
  });
}
