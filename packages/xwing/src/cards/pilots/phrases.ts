import type { Flow } from '@holotisch/engine';
import type { Action } from '../../data/types.ts';
import { canAct, performAction } from '../../flow/actions/perform.ts';
import { change, diceOfAttack } from '../../flow/modify.ts';
import { assign, remove } from '../../flow/tokens.ts';
import type { Attack, Face, Ship, TokenKind } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import {
  type AnyAbility,
  type AttackMoment,
  at,
  type CardSource,
  type ValueRule,
  type WindowName,
  type Windows,
} from '../vocabulary.ts';
import { count, isAttacker, isDefender, pickDice } from '../words.ts';

/** Phrases that recur on ship cards. Functions, not constants: card files use them while the modules still load. */

/** 'Roll 1 additional die' in the attacks in which this holds. */
export function oneMoreDie(
  value: 'attackDice' | 'defenceDice',
  when: (g: XWing, self: CardSource, attack: Attack) => boolean,
): ValueRule {
  return { value, by: (g, _s, self, { attack }) => (attack && when(g, self, attack) ? { add: 1 } : undefined) };
}

/** 'You may change so many of your results', if there is one to change. */
export function mayChange(
  which: 'attack' | 'defence',
  from: Face,
  to: Face,
  most = 1,
  when: (g: XWing, m: AttackMoment, self: CardSource) => boolean = () => true,
): AnyAbility {
  const isMine = which === 'attack' ? isAttacker : isDefender;
  return at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) => isMine(m, self) && count(m.attack, which, from) > 0 && when(g, m, self),
    *run(g, m, self) {
      const places = diceOfAttack(m.attack, which).flatMap((d, i) => (d.face === from && !d.fixed ? [i] : []));
      const asks = most > 1 && places.length > 1; // 'up to' so many
      const many = asks ? (yield* pickDice(self, m.attack, which, places, 1, most)).length : most;
      change(g, m.attack, which, from, to, many);
    },
  });
}

/** Free actions: these ones, or without a list any that the ship has. XW-FREIE-AKTIONEN-01 */
export function canActFree(g: XWing, ship: Ship, only?: readonly Action[]): boolean {
  return canAct(g, ship, { free: true, ...(only && { only }) });
}
/** Its player may still leave it. */
export function* offerFree(g: XWing, ship: Ship, only?: readonly Action[]): Flow {
  yield* performAction(g, ship, { free: true, ...(only && { only }) });
}
/** 'You may perform a free action' at this moment. */
export function mayActAt<W extends WindowName>(
  window: W,
  when: (g: XWing, m: Windows[W], self: CardSource) => boolean,
  only?: readonly Action[],
): AnyAbility {
  return at(window, {
    when: (g, m, self) => when(g, m, self) && canActFree(g, self.ship, only),
    *run(g, _m, self) {
      yield* performAction(g, self.ship, { free: true, committed: true, ...(only && { only }) });
    },
  });
}

/** Moves a token from one ship to another. */
export function* giveToken(g: XWing, from: Ship, to: Ship, token: TokenKind): Flow {
  yield* remove(g, from, token);
  yield* assign(g, to, token);
}
