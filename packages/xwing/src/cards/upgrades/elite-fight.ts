import { type Json, say } from '@holotisch/engine';
import { attack } from '../../flow/attack.ts';
import { suffer } from '../../flow/damage.ts';
import { addDie, cancel, change, chooseReroll, moreDice, rerollable } from '../../flow/modify.ts';
import { areTouching } from '../../flow/position.ts';
import { assign, remove, spend } from '../../flow/tokens.ts';
import { aim, armaments, isShot, refuseAttack } from '../../flow/weapons.ts';
import { inFiringArc, rangeInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { isFriendly, isStressed, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender, isPrimary } from '../phrases/attacks.ts';
import { count, rerollWhenAttacking, rerollWhenDefending } from '../phrases/dice.ts';
import { begin, discard, lasts } from '../phrases/effects.ts';
import { pickShip } from '../phrases/questions.ts';
import { otherFriends } from '../phrases/ships.ts';
import { canSpend } from '../phrases/tokens.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource } from '../vocabulary.ts';

const noted = (ids: Json | undefined): readonly number[] => (ids as number[] | undefined) ?? [];
const besides = (m: AttackMoment): Ship[] => m.near.filter((s) => s !== m.attacker && s.status === 'play');

const swarm = (g: XWing, m: AttackMoment, self: CardSource): Ship[] =>
  otherFriends(g, self.ship, Number.POSITIVE_INFINITY).filter(
    (s) => s.tokens.evade > 0 && !noted(m.attack.notes[self.key]).includes(s.id) && rangeInArc(g, s, m.defender) <= 3,
  );

const canSnap = (g: XWing, self: CardSource, target: Ship): boolean =>
  !refuseAttack(g, self.ship) &&
  armaments(g, self.ship).some((w) => w.key === self.key && isShot(aim(g, self.ship, w, target)));

/** Elite talents that act in attacks. */
export const eliteFight: CardFamily = {
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
          yield* assign(g, self.ship, 'stress');
          yield* chooseReroll(g, self, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  'ept/deadeye': { focusForLock: true },
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
          yield* assign(g, self.ship, 'stress');
          moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  /** A defender in my arc who has me not in his loses 1 agility. */
  'ept/outmaneuver': {
    values: [
      {
        value: 'agility',
        anyShip: true,
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
  /** After a hit another ship near the defender, friend or foe, suffers 1 damage. */
  'ept/ruthlessness': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === true && besides(m).length > 0,
        *run(g, m, self) {
          yield* suffer(g, yield* pickShip(g, self, besides(m)), 1);
        },
      }),
    ],
  },
  /** Enemies that it touches lose 1 agility. */
  'ept/intimidation': {
    values: [
      {
        value: 'agility',
        anyShip: true,
        by: (g, subject, self) =>
          !isFriendly(g.state, subject, self.ship) && areTouching(g, subject, self.ship) ? { add: -1 } : undefined,
      },
    ],
  },
  'ept/calculation': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
        },
      }),
    ],
  },
  /** Discarded as results are compared: one evade of a defender in the arc is cancelled. */
  'ept/crackshot': {
    abilities: [
      at('attack.compare', {
        when: (g, m, self) =>
          isAttacker(m, self) && inFiringArc(g, self.ship, m.defender) && count(m.attack, 'defence', 'evade') > 0,
        *run(g, m, self) {
          discard(g, self);
          cancel(g, m.attack, 'defence', 'evade', 1);
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
  /** Stressed: any of its eyes again. */
  'ept/wired': {
    abilities: [
      rerollWhenAttacking((_g, _m, self) => (isStressed(self.ship) ? Number.POSITIVE_INFINITY : 0), ['focus']),
      rerollWhenDefending((_g, _m, self) => (isStressed(self.ship) ? Number.POSITIVE_INFINITY : 0), ['focus']),
    ],
  },
  /** As an action: a focus token and two stress, and up to three dice again in attacks of this round. */
  'ept/rage': {
    actions: [
      {
        name: 'rage',
        *run(g, self) {
          begin(g, self, self.ship, 'round', {});
          yield* assign(g, self.ship, 'focus');
          yield* assign(g, self.ship, 'stress', 2);
        },
      },
    ],
    abilities: [rerollWhenAttacking((g, _m, self) => (lasts(g, self) ? 3 : 0))],
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
  'ept/trickshot': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.obstructed,
        *run(_g, m) {
          moreDice(m.attack, 'attack', 1);
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
  /** Two other friends who have the defender in their arcs give an evade token each for a die each. */
  'ept/swarmleader': {
    abilities: [
      at('attack.beforeAttackDice', {
        repeatable: true,
        when: (g, m, self) =>
          isAttacker(m, self) &&
          isPrimary(m) &&
          noted(m.attack.notes[self.key]).length < 2 &&
          swarm(g, m, self).length > 0,
        *run(g, m, self) {
          const helper = yield* pickShip(g, self, swarm(g, m, self));
          m.attack.notes[self.key] = [...noted(m.attack.notes[self.key]), helper.id];
          yield* remove(g, helper, 'evade');
          moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  /** Shoots at an enemy who has just moved; its dice cannot be modified, and it attacks no more in this phase. */
  'ept/snapshot': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship.status === 'play' && !isFriendly(g.state, m.ship, self.ship) && canSnap(g, self, m.ship),
        *run(g, m, self) {
          const weapons = armaments(g, self.ship).filter((w) => w.key === self.key);
          yield* attack(g, self.ship, { weapons, targets: [m.ship] });
        },
      }),
      at('attack.declared', {
        mandatory: true,
        when: (_g, m, self) => m.attack.weapon === self.key,
        *run(g, _m, self) {
          begin(g, self, self.ship, 'phase', { note: 'no-attack' });
        },
      }),
    ],
    bans: [
      ban('modifyDice', (_g, { ship, dice, attack: a }, self) =>
        dice === 'attack' && ship === self.ship && a.weapon === self.key
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.diceStand') }
          : undefined,
      ),
    ],
  },
};
