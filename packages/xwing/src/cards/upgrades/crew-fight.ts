import { say } from '@holotisch/engine';
import { lockable } from '../../flow/actions/standard.ts';
import { dealtFaceupIn, suffer } from '../../flow/damage.ts';
import { addDie, change, chooseReroll, rerollable } from '../../flow/modify.ts';
import { acquireLock, assign, remove, spendLock } from '../../flow/tokens.ts';
import { inFiringArc, rangeInArc } from '../../geometry.ts';
import type { Face } from '../../state.ts';
import { inPlay, isFriendly, isStressed, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { anyTarget, isAttacker, isDefender, isPrimary, shootAgain, thenNoMore } from '../phrases/attacks.ts';
import { count, mayChange, rerollWhenAttacking, stressForDice } from '../phrases/dice.ts';
import { begin, discard } from '../phrases/effects.ts';
import { pick, pickShip, pickUpgrade } from '../phrases/questions.ts';
import { friends, otherFriends } from '../phrases/ships.ts';
import { canSpendLock } from '../phrases/tokens.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource } from '../vocabulary.ts';

const isMarked = (g: XWing, self: CardSource, ship: AttackMoment['defender']): boolean =>
  g.state.lasting.some((l) => l.source === self.key && l.ship === ship.id);

/** Crew who act in attacks. */
export const crewFight: CardFamily = {
  'crew/gunner': { abilities: [shootAgain(anyTarget), thenNoMore()] },
  /** Like a gunner, and one eye of that attack may be a hit. */
  'crew/lukeskywalker': {
    abilities: [
      shootAgain(anyTarget),
      thenNoMore(),
      mayChange('attack', 'focus', 'hit', 1, (_g, m, self) => m.attack.notes[self.key] === true),
    ],
  },
  /** Like a gunner, but at another ship. */
  'crew/bazemalbus': {
    abilities: [shootAgain((g, m, self) => anyTarget(g, m, self).filter((t) => t !== m.defender)), thenNoMore()],
  },
  'crew/mercenarycopilot': { abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range === 3)] },
  'crew/bistan': { abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range <= 2)] },
  'crew/ezrabridger': { abilities: [mayChange('attack', 'focus', 'crit', 1, (_g, _m, self) => isStressed(self.ship))] },
  /** A lock spent turns all eyes into hits. */
  'crew/hansolo': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          canSpendLock(g, self.ship, m.defender, m.attack) &&
          count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* spendLock(g, self.ship, m.defender);
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  /** After an attack on an enemy: two damage for one critical damage to him. */
  'crew/darthvader': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* suffer(g, self.ship, 2);
          yield* suffer(g, m.defender, 0, 1);
        },
      }),
    ],
  },
  /** Once a round the first who takes aim at it is stressed. */
  'crew/rebelcaptive': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => isDefender(m, self),
        *run(g, m) {
          yield* assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
  /** When defending: an eye again, or a blank against a skill of at most 2. */
  'crew/flightinstructor': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && rerollable(g, m.attack, 'defence', lessons(g, m)).length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, self, m.attack, 'defence', 1, lessons(g, m), 1);
        },
      }),
    ],
  },
  /** Stress for the defender of an attack at range 2 into the arc. */
  'crew/tactician': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          isAttacker(m, self) && m.defender.status === 'play' && rangeInArc(g, self.ship, m.defender) === 2,
        *run(g, m) {
          yield* assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  /** A miss, while unstressed: stress, a focus token and a lock on the defender. */
  'crew/bossk': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false && !isStressed(self.ship),
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress');
          yield* assign(g, self.ship, 'focus');
          if (lockable(g, self.ship).includes(m.defender)) yield* acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  /** At the start of the match an enemy is chosen; one eye against him is a hit or an evade. */
  'crew/agentkallus': {
    abilities: [
      at('planning.start', {
        mandatory: true,
        when: (g) => g.state.round === 1,
        *run(g, _m, self) {
          const prey = inPlay(g.state).filter((s) => !isFriendly(g.state, s, self.ship));
          if (prey.length > 0) begin(g, self, yield* pickShip(g, self, prey), 'game', {});
        },
      }),
      mayChange('attack', 'focus', 'hit', 1, (g, m, self) => isMarked(g, self, m.defender)),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) && isMarked(g, self, m.attacker) && count(m.attack, 'defence', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'defence', 'focus', 'evade', 1);
        },
      }),
    ],
  },
  /** While unstressed: stress tokens for as many dice that the defender rerolls. */
  'crew/zuckuss': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && !isStressed(self.ship) && rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          yield* stressForDice(g, m, self, 'defence');
        },
      }),
    ],
  },
  /** The same with its own dice; a hit may take a stress token off. */
  'crew/maul': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && !isStressed(self.ship) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* stressForDice(g, m, self, 'attack');
        },
      }),
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === true && isStressed(self.ship),
        *run(g, _m, self) {
          yield* remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** An ion token for one focus or evade token that the defender cannot spend in this attack. */
  'crew/4lom': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && guards(m).length > 0,
        *run(g, m, self) {
          yield* assign(g, self.ship, 'ion');
          m.attack.notes[self.key] = yield* pick(self, 'card-token', guards(m));
        },
      }),
    ],
    bans: [
      ban('spend', (_g, { ship, token, attack: a }, self) =>
        a?.attacker === self.ship.id && a.defender === ship.id && a.notes[self.key] === token && lastOf(ship, token)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.tokenStays', { token }) }
          : undefined,
      ),
    ],
  },
  /** After an attack in which a faceup card was dealt, whatever became of it: this card for one of the defender's. */
  'crew/bobafett': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) =>
          isAttacker(m, self) && dealtFaceupIn(m.attack, m.defender) && m.defender.upgrades.some((u) => !u.discarded),
        *run(g, m, self) {
          discard(g, self);
          const cards = m.defender.upgrades.filter((u) => !u.discarded);
          const card = yield* pickUpgrade(self, m.defender, cards);
          discard(g, { ...self, ship: m.defender, card: card.id, equipped: card });
        },
      }),
    ],
  },
  /** A die again, or up to two against a unique pilot. */
  'crew/dengar': { abilities: [rerollWhenAttacking((g, m) => (g.facts(m.defender).pilot.unique ? 2 : 1))] },
  /** Through the rear auxiliary arc the defender has 1 agility less. */
  'crew/tailgunner': {
    values: [
      {
        value: 'agility',
        anyShip: true,
        by: (_g, subject, self, { attack: a }) =>
          a?.attacker === self.ship.id && a.defender === subject.id && a.arc === 'auxiliaryrear'
            ? { add: -1 }
            : undefined,
      },
    ],
  },
  /** A stress token of the attacker for an evade. */
  'crew/lattsrazzi': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && isStressed(m.attacker),
        *run(g, m) {
          yield* remove(g, m.attacker, 'stress');
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  /** A blank more against enemies in the arc. */
  'crew/finn': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && isPrimary(m) && inFiringArc(g, self.ship, m.defender),
        *run(g, m) {
          addDie(g, m.attack, 'attack', 'blank');
        },
      }),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && inFiringArc(g, self.ship, m.attacker),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'blank');
        },
      }),
    ],
  },
  'crew/captainrex': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** A friend within range 2 misses: a focus token for a friend within range 3 of him. */
  'crew/operationsspecialist': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attack.hit === false && m.attacker.status === 'play' && friends(g, self.ship, 2).includes(m.attacker),
        *run(g, m, self) {
          yield* assign(g, yield* pickShip(g, self, friends(g, m.attacker, 3)), 'focus');
        },
      }),
    ],
  },
  'crew/wookieecommandos': { abilities: [rerollWhenAttacking(() => Number.POSITIVE_INFINITY, ['focus'])] },
  /** A damage turns all eyes into crits. */
  'crew/sawgerrera': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* suffer(g, self.ship, 1);
          change(g, m.attack, 'attack', 'focus', 'crit');
        },
      }),
    ],
  },
  'crew/magvayarro': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isDefender(m, self) && lockable(g, self.ship).includes(m.attacker),
        *run(g, m, self) {
          yield* acquireLock(g, self.ship, m.attacker);
        },
      }),
    ],
  },
  /** Whoever shoots at another friend at range 1 with me in his arc is stressed. */
  'crew/deathtroopers': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, m, self) =>
          otherFriends(g, self.ship, 1).includes(m.defender) && rangeInArc(g, m.attacker, self.ship) <= 3,
        *run(g, m) {
          yield* assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
};

const lessons = (g: XWing, m: AttackMoment): Face[] => (skillOf(g, m.attacker) <= 2 ? ['focus', 'blank'] : ['focus']);
const guards = (m: AttackMoment): ('focus' | 'evade')[] =>
  (['focus', 'evade'] as const).filter((token) => m.defender.tokens[token] > 0);
const lastOf = (ship: AttackMoment['defender'], token: string): boolean =>
  (token === 'focus' || token === 'evade') && ship.tokens[token] <= 1;
