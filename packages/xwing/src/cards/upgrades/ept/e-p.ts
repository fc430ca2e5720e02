import { actionBar, canAct } from '../../../flow/activation/actions/perform.ts';
import { areTouching } from '../../../flow/activation/position.ts';
import { addDie, change, moreDice, rerollable } from '../../../flow/attack/modify.ts';
import { inFiringArc, rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { dialOf, isFriendly, isStressed, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { count, rerollWhenAttacking, rerollWhenDefending } from '../../phrases/dice.ts';
import { begin, discard, lasts, turnOver } from '../../phrases/effects.ts';
import { turnAround } from '../../phrases/moves.ts';
import { pick } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { canSpend, mayShakeLock, payStress } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const payable = (g: XWing, ship: Ship): ('focus' | 'evade')[] =>
  (['focus', 'evade'] as const).filter((token) => canSpend(g, ship, token));

export const eptEToP: CardFamily = {
  /** As an action: a free barrel roll, with stress where the icon is missing; then a lock may be shaken off. */
  'ept/experthandling': {
    actions: [
      {
        name: 'experthandling',
        when: (g, self) => canAct(g, self.ship, { only: ['barrelroll'] }),
        *run(g, self) {
          // XW-FASSROLLE-12: where there is no room to roll, another action may be chosen
          if (!(yield* g.rules.performAction(g, self.ship, { free: true, only: ['barrelroll'], committed: true })))
            return false;
          if (!actionBar(g, self.ship).includes('barrelroll')) yield* g.rules.assign(g, self.ship, 'stress');
          yield* mayShakeLock(g, self);
          return true;
        },
      },
    ],
  },
  /** As an action: for this round, one eye becomes a crit and the others become hits. */
  'ept/marksmanship': {
    actions: [
      {
        name: 'marksmanship',
        *run(g, self) {
          begin(g, self, self.ship, 'round', {});
        },
      },
    ],
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && lasts(g, self) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  /** Takes stress, while free of it, to make the attacker reroll a die. */
  'ept/elusiveness': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isDefender(m, self) && !isStressed(self.ship) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          if (!(yield* payStress(g, self.ship))) return;
          yield* g.rules.chooseReroll(g, self, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  /** Once a round, after an action: one more from the action bar, then stress. */
  'ept/pushthelimit': {
    abilities: [
      at('action.performed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.ship === self.ship && canAct(g, self.ship, { only: actionBar(g, self.ship) }),
        *run(g, _m, self) {
          const only = actionBar(g, self.ship);
          const done = yield* g.rules.performAction(g, self.ship, { free: true, only, committed: true, retries: true });
          if (done !== undefined) yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** As an action: for this round 1 attack more and 1 agility less. */
  'ept/expose': {
    actions: [
      {
        name: 'expose',
        *run(g, self) {
          begin(g, self, self.ship, 'round', { value: 'attack', modifier: { add: 1 } });
          begin(g, self, self.ship, 'round', { value: 'agility', modifier: { add: -1 } });
        },
      },
    ],
  },
  /** Takes stress, while free of it, for a die more against a ship without focus and evade tokens. */
  'ept/opportunist': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) &&
          !isStressed(self.ship) &&
          m.defender.tokens.focus === 0 &&
          m.defender.tokens.evade === 0,
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  /** A defender in my arc who has me not in his loses 1 agility. */
  'ept/outmaneuver': {
    values: [
      {
        value: 'agility',
        anyPiece: true,
        by: (g, subject, self, { attack: a }) =>
          a?.attacker === self.ship.id &&
          a.defender === subject.id &&
          inFiringArc(g, self.ship, subject) &&
          !inFiringArc(g, subject, self.ship)
            ? { add: -1 }
            : undefined,
      },
    ],
  },
  /** One die again, or up to two against a skill of at most 2. */
  'ept/predator': {
    abilities: [rerollWhenAttacking((g, m) => (skillOf(g, m.defender) <= 2 ? 2 : 1))],
  },
  /** Alone within range 2: one blank again. */
  'ept/lonewolf': {
    abilities: [
      rerollWhenAttacking((g, _m, self) => (otherFriends(g, self.ship, 2).length === 0 ? 1 : 0), ['blank']),
      rerollWhenDefending((g, _m, self) => (otherFriends(g, self.ship, 2).length === 0 ? 1 : 0), ['blank']),
    ],
  },
  /** Enemies that it touches lose 1 agility. */
  'ept/intimidation': {
    values: [
      {
        value: 'agility',
        anyPiece: true,
        by: (g, subject, self) =>
          !isFriendly(g.state, subject, self.ship) && areTouching(g, subject, self.ship) ? { add: -1 } : undefined,
      },
    ],
  },
  /** After a white or green manoeuvre of its dial: about face, for this card and a stress token. */
  'ept/lightningreflexes': {
    abilities: [
      at('manoeuvre.executed', {
        when: (_g, m, self) =>
          m.ship === self.ship &&
          self.ship.revealed &&
          m.difficulty !== 'red' &&
          dialOf(self.ship).some((d) => d.code === m.manoeuvre.code),
        *run(g, _m, self) {
          discard(g, self);
          turnAround(g, self.ship);
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** With an evade token: one evade of the defender becomes an eye. */
  'ept/juke': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) && self.ship.tokens.evade > 0 && count(m.attack, 'defence', 'evade') > 0,
        *run(g, m) {
          change(g, m.attack, 'defence', 'evade', 'focus', 1);
        },
      }),
    ],
  },
  /** Face to face at range 1: a hit is added. */
  'ept/fearlessness': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && rangeInArc(g, m.defender, self.ship) === 1 && inFiringArc(g, self.ship, m.defender),
        *run(g, m) {
          addDie(g, m.attack, 'attack', 'hit');
        },
      }),
    ],
  },
  'ept/expertise': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && !isStressed(self.ship) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  /** Ready: a boost or barrel roll brings a token and turns the card; exhausted: a token turns it back after combat. */
  'ept/intensity': {
    abilities: [
      at('action.performed', {
        when: (_g, m, self) =>
          m.ship === self.ship && self.equipped!.face === 0 && (m.action === 'boost' || m.action === 'barrelroll'),
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
          turnOver(g, self);
        },
      }),
      at('combat.end', {
        when: (g, _m, self) => self.equipped!.face === 1 && payable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.spend(g, self.ship, yield* pick(self, 'card-token', payable(g, self.ship)));
          turnOver(g, self);
        },
      }),
    ],
  },
};
