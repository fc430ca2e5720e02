import { canLock } from '../../flow/activation/actions/standard.ts';
import { discardDamage } from '../../flow/attack/damage.ts';
import { reroll, rerollable } from '../../flow/attack/modify.ts';
import { mayDrop } from '../../flow/bombs/bombs.ts';
import type { Equipped, Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { traitOf } from '../phrases/damage.ts';
import { rollAttackDie } from '../phrases/dice.ts';
import { discard } from '../phrases/effects.ts';
import { pickDice, pickUpgrade } from '../phrases/questions.ts';
import { canSpendLock, payStress } from '../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const bombs = (g: XWing, self: CardSource): Equipped[] =>
  self.ship.upgrades.filter((u) => g.upgrade(u).bomb?.drop === 'reveal' && mayDrop(self.ship, u));

/** Looked up on the cards themselves: one that was discarded for its action still says what it was. */
const isOrdnanceAction = (g: XWing, ship: Ship, action: string): boolean =>
  ship.upgrades.some(
    ({ slot, id }) =>
      (slot === 'torpedo' || slot === 'bomb') && g.book.get(`${slot}/${id}`)?.actions?.some((a) => a.name === action),
  );

export const samd: CardFamily = {
  /** After its dial's manoeuvre, without an overlap: a bomb card that is no action is discarded to drop its token. */
  'samd/genius': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship && self.ship.revealed && !m.overlappedShip && bombs(g, self).length > 0,
        *run(g, _m, self) {
          yield* g.rules.drop(g, self.ship, yield* pickUpgrade(self, self.ship, bombs(g, self)), { discarding: true });
        },
      }),
    ],
  },
  /** A faceup ship card that it is dealt goes, and the droid with it. */
  'samd/salvagedastromech': {
    abilities: [
      at('damage.dealt', {
        when: (g, m, self) => m.ship === self.ship && m.damage.faceup && traitOf(g, m.damage) === 'ship',
        *run(g, m, self) {
          discardDamage(g, self.ship, m.damage);
          discard(g, self);
        },
      }),
    ],
  },
  /** A focus token spent in an attack may bring a lock on the defender; as a cost it is spent before there is one. */
  'samd/r4agromech': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => {
          const a = g.state.attacks.at(-1);
          return (
            m.ship === self.ship &&
            m.token === 'focus' &&
            a?.attacker === self.ship.id &&
            a.step > 1 &&
            canLock(g, self.ship, g.ship(a.defender))
          );
        },
        *run(g, _m, self) {
          yield* g.rules.acquireLock(g, self.ship, g.ship(g.state.attacks.at(-1)!.defender));
        },
      }),
    ],
  },
  /** A lock on the defender makes him reroll any of his dice. */
  'samd/r4b11': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          canSpendLock(g, self.ship, m.defender, m.attack) &&
          rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          yield* g.rules.spendLock(g, self.ship, m.defender);
          const open = rerollable(g, m.attack, 'defence');
          const picked = yield* pickDice(self, m.attack, 'defence', open, 0, open.length, 'reroll');
          reroll(g, m.attack, 'defence', picked);
        },
      }),
    ],
  },
  /** Once a round, after defending: a die that may hurt the attacker, or both. */
  'samd/r5p8': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => isDefender(m, self),
        *run(g, m, self) {
          const face = yield* rollAttackDie(g, self);
          if (face === 'crit') yield* g.rules.suffer(g, self.ship, 1);
          if (face === 'hit' || face === 'crit') yield* g.rules.suffer(g, m.attacker, 1);
        },
      }),
    ],
  },
  /** A focus token spent in the Combat phase comes back for stress. */
  'samd/overclockedr4': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'focus' && g.state.phase === 'combat',
        *run(g, _m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Stress does not keep the ship from the actions of torpedoes and bombs; the card may go to shed some of it. */
  'samd/r4e1': {
    actsStressed: (g, ship, action) => isOrdnanceAction(g, ship, action),
    abilities: [
      at('action.performed', {
        when: (g, m, self) =>
          m.ship === self.ship && m.stressed && isOrdnanceAction(g, m.ship, m.action) && m.ship.tokens.stress > 0,
        *run(g, _m, self) {
          discard(g, self);
          yield* g.rules.remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  'samd/r5tk': { locksFriends: true, attacksFriends: true },
};
