import { canAct } from '../../flow/activation/actions/perform.ts';
import { canLock, lockable } from '../../flow/activation/actions/standard.ts';
import { discardDamage, recoverShields, turnFacedown } from '../../flow/attack/damage.ts';
import { cancel, rerollable } from '../../flow/attack/modify.ts';
import { putNote } from '../../flow/notes.ts';
import { hasLock } from '../../flow/tokens.ts';
import { inFiringArc } from '../../geometry/measuring.ts';
import type { Damage, Equipped } from '../../state.ts';
import { revealedDifficulty } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { upgradeKey } from '../laid.ts';
import { isAttacker, isDefender, isPrimary, onlyInArc } from '../phrases/attacks.ts';
import { traitOf } from '../phrases/damage.ts';
import { defenceDieShows, showing } from '../phrases/dice.ts';
import { begin, discard, lasts } from '../phrases/effects.ts';
import { pickDamage, pickLock, pickShip, pickUpgrade, pickYes } from '../phrases/questions.ts';
import { enemies, enemiesInArc, lacksShield } from '../phrases/ships.ts';
import { canSpend, canSpendLock, payStress, unspendableLock } from '../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const broken = (g: XWing, self: CardSource): Damage[] =>
  self.ship.damage.filter((d) => d.faceup && traitOf(g, d) === 'ship');

const facedown = (self: CardSource): Damage[] => self.ship.damage.filter((d) => !d.faceup);

const others = (self: CardSource): Equipped[] => self.ship.upgrades.filter((u) => u !== self.equipped && !u.discarded);

const FREE_ROLL = { free: true, only: ['barrelroll'], committed: true } as const;

export const amd: CardFamily = {
  /** A green manoeuvre may bring a shield back. */
  'amd/r2d2': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.difficulty === 'green' && lacksShield(g, self.ship),
        *run(g, _m, self) {
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  'amd/r2f2': {
    actions: [
      {
        name: 'r2f2',
        *run(g, self) {
          begin(g, self, self.ship, 'round', { value: 'agility', modifier: { add: 1 } });
        },
      },
    ],
  },
  /** As an action: on an evade or an eye a facedown damage card goes. */
  'amd/r5d8': {
    actions: [
      {
        name: 'r5d8',
        *run(g, self) {
          if (!(yield* defenceDieShows(g, self, 'evade', 'focus')) || facedown(self).length === 0) return;
          discardDamage(g, self.ship, yield* pickDamage(self, self.ship, facedown(self)));
        },
      },
    ],
  },
  /** A spent lock comes back on an evade, but not for this attack. */
  'amd/r5k6': {
    abilities: [
      at('token.spent', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.token === 'targetlock' && m.target !== undefined,
        *run(g, m, self) {
          if (!(yield* defenceDieShows(g, self, 'evade')) || !canLock(g, self.ship, m.target!)) return;
          yield* g.rules.acquireLock(g, self.ship, m.target!);
          const current = g.state.attacks.at(-1);
          if (current) putNote(current, self, true);
        },
      }),
    ],
    bans: [unspendableLock()],
  },
  'amd/r5astromech': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => broken(g, self).length > 0,
        *run(g, _m, self) {
          turnFacedown(g, self.ship, yield* pickDamage(self, self.ship, broken(g, self)));
        },
      }),
    ],
  },
  /** Once a round: a lock on the attacker makes him reroll any of his dice. */
  'amd/r7astromech': {
    abilities: [
      at('attack.modifyAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isDefender(m, self) && canSpendLock(g, self.ship, m.attacker, m.attack),
        *run(g, m, self) {
          yield* g.rules.spendLock(g, self.ship, m.attacker);
          yield* g.rules.chooseReroll(g, self, m.attack, 'attack');
        },
      }),
    ],
  },
  /** As an action: a lock on an enemy within range 2 whose arc it is in; then a free boost. */
  'amd/r7t1': {
    actions: [
      {
        name: 'r7t1',
        when: (g, self) => enemies(g, self.ship, 2).length > 0,
        *run(g, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 2));
          const mayLock = inFiringArc(g, enemy, self.ship) && canLock(g, self.ship, enemy);
          if (mayLock && (yield* pickYes(self))) yield* g.rules.acquireLock(g, self.ship, enemy);
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['boost'] });
        },
      },
    ],
  },
  /** Stress for both: its own is the price. */
  'amd/r3a2': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => isAttacker(m, self) && inFiringArc(g, self.ship, m.defender),
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  /** Of three or more hits only two remain, for a stress token each. */
  'amd/r4d6': {
    abilities: [
      at('attack.hit', {
        when: (_g, m, self) => isDefender(m, self) && showing(m.attack, 'attack', 'hit') >= 3,
        *run(g, m, self) {
          const cancelled = cancel(g, m.attack, 'attack', 'hit', showing(m.attack, 'attack', 'hit') - 2);
          yield* g.rules.assign(g, self.ship, 'stress', cancelled);
        },
      }),
    ],
  },
  /** The focus token may be spent even if no shield is missing. */
  'amd/r5p9': {
    abilities: [
      at('combat.end', {
        when: (g, _m, self) => canSpend(g, self.ship, 'focus'),
        *run(g, _m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  /** A green manoeuvre on the revealed dial: a free barrel roll. */
  'amd/bb8': {
    abilities: [
      at('ship.revealed', {
        when: (g, m, self) =>
          m.ship === self.ship && revealedDifficulty(g, m) === 'green' && canAct(g, self.ship, FREE_ROLL),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, FREE_ROLL);
        },
      }),
    ],
  },
  /** Before the dial is revealed: for this card obstacles do nothing to it or its attacks this round. R-XW-35 */
  'amd/r5x3': {
    ignoresObstacles: lasts,
    attacksOverObstacles: lasts,
    abilities: [
      at('ship.activates', {
        when: (g, m, self) => m.ship === self.ship && m.ship.dial !== null && g.state.obstacles.length > 0,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'round', {});
        },
      }),
    ],
  },
  'amd/targetingastromech': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.difficulty === 'red' && lockable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self));
        },
      }),
    ],
  },
  /** Once a round: an eye of a primary attack is given up for an evade token. */
  'amd/r3astromech': {
    abilities: [
      at('attack.modifyAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => isAttacker(m, self) && isPrimary(m) && showing(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          cancel(g, m.attack, 'attack', 'focus', 1);
          yield* g.rules.assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  /** Whoever it has locked rerolls a die of its choice when attacking; friends can be locked too. */
  'amd/m9g8': {
    locksFriends: true,
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => hasLock(self.ship, m.attacker) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, self, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  /** As an action: another of its cards for a shield. */
  'amd/chopper-swx72': {
    actions: [
      {
        name: 'chopper-swx72',
        when: (_g, self) => others(self).length > 0,
        *run(g, self) {
          const card = yield* pickUpgrade(self, self.ship, others(self));
          discard(g, { ...self, key: upgradeKey(self.ship, card), card: card.id, equipped: card });
          recoverShields(g, self.ship);
        },
      },
    ],
  },
  /** Shoots into its arc only; a free boost or barrel roll when nobody is there and nothing was overlapped. */
  'amd/flightassistastromech': {
    bans: [onlyInArc()],
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          !m.overlappedShip &&
          !m.overlappedObstacle &&
          enemiesInArc(g, self.ship, 3).length === 0 &&
          canAct(g, self.ship, { only: ['boost', 'barrelroll'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['boost', 'barrelroll'], committed: true });
        },
      }),
    ],
  },
};
