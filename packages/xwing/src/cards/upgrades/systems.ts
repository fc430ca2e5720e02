import { say } from '@holotisch/engine';
import { actionBar, canAct, performAction } from '../../flow/actions/perform.ts';
import { lockable } from '../../flow/actions/standard.ts';
import { recoverShields, suffer } from '../../flow/damage.ts';
import { addDie, cancelAll, change, diceOfAttack, seal } from '../../flow/modify.ts';
import { acquireLock, assign, hasLock, remove, spend, spendLock } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender, isPrimary } from '../phrases/attacks.ts';
import { count } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pickYes } from '../phrases/questions.ts';
import { enemiesInArc } from '../phrases/ships.ts';
import { canSpend, unspendableLock } from '../phrases/tokens.ts';
import { type AnyBan, at, ban, type CardFamily } from '../vocabulary.ts';

function oneOnly(kind: 'focus' | 'evade'): AnyBan {
  return ban('assign', (_g, { ship, token }, self) =>
    ship === self.ship && token === kind && ship.tokens[kind] > 0
      ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.oneTokenOnly', { token }) }
      : undefined,
  );
}

const moves = (g: XWing, ship: Ship): string[] =>
  actionBar(g, ship).filter((action) => action === 'boost' || action === 'barrelroll');

export const systems: CardFamily = {
  /** After an attack: a lock on the defender. */
  'system/firecontrolsystem': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && lockable(g, self.ship).includes(m.defender),
        *run(g, m, self) {
          yield* acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  /** A free action before the dial is revealed, instead of the action after it. */
  'system/advancedsensors': {
    abilities: [
      at('ship.activates', {
        when: (g, m, self) => m.ship === self.ship && m.ship.dial !== null && canAct(g, self.ship, { free: true }),
        *run(g, _m, self) {
          begin(g, self, self.ship, 'activation', { note: 'skip-action' });
          yield* performAction(g, self.ship, { free: true, committed: true });
        },
      }),
    ],
  },
  /** One hit of the attacker becomes an eye that he cannot reroll. */
  'system/sensorjammer': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isDefender(m, self) && count(m.attack, 'attack', 'hit') > 0,
        *run(g, m) {
          const die = m.attack.attackDice.find((d) => d.face === 'hit' && !d.fixed)!;
          die.face = 'focus';
          die.rerolled = true;
          g.emit({ type: 'modified', dice: 'attack', how: 'change', faces: m.attack.attackDice.map((d) => d.face) });
        },
      }),
    ],
  },
  /** Skill 0 in the Activation phase. */
  'system/enhancedscopes': {
    values: [{ value: 'skill', by: (g) => (g.state.phase === 'activation' ? { set: 0 } : undefined) }],
  },
  /** All results for two hits, or for none; then nothing modifies the dice any more. */
  'system/accuracycorrector': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self),
        *run(g, m, self) {
          cancelAll(g, m.attack, 'attack');
          if (yield* pickYes(self)) for (let i = 0; i < 2; i++) addDie(g, m.attack, 'attack', 'hit');
          seal(m.attack, 'attack');
        },
      }),
    ],
  },
  /** With a lock on the defender: a crit more, but no lock is spent then. */
  'system/advtargetingcomputer': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isPrimary(m) && hasLock(self.ship, m.defender),
        *run(g, m, self) {
          addDie(g, m.attack, 'attack', 'crit');
          m.attack.notes[self.key] = true;
        },
      }),
    ],
    bans: [unspendableLock()],
  },
  /** Three or more damage in one attack bring a shield back. */
  'system/reinforceddeflectors': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) =>
          isDefender(m, self) &&
          m.attack.hit === true &&
          diceOfAttack(m.attack, 'attack').filter((d) => d.face === 'hit' || d.face === 'crit').length >= 3,
        *run(g, _m, self) {
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  /** Damage instead of a stress or ion token. */
  'system/electronicbaffle': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && (m.token === 'stress' || m.token === 'ion'),
        *run(g, m, self) {
          yield* suffer(g, self.ship, 1);
          yield* remove(g, self.ship, m.token as 'stress' | 'ion');
        },
      }),
    ],
  },
  /** Boosts, rolls and decloaks over obstacles, whose crits do nothing to it. */
  'system/collisiondetector': { repositionsOntoObstacles: true, ignoresObstacleRolls: ['crit'] },
  /** Stress, up to the fourth, for exactly one evade. */
  'system/thrustcorrector': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && self.ship.tokens.stress <= 3,
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress');
          cancelAll(g, m.attack, 'defence');
          addDie(g, m.attack, 'defence', 'evade');
          seal(m.attack, 'defence');
        },
      }),
    ],
  },
};

export const tech: CardFamily = {
  /** One evade token, which stays. */
  'tech/commrelay': { keeps: ['evade'], bans: [oneOnly('evade')] },
  'tech/advancedoptics': { keeps: ['focus'], bans: [oneOnly('focus')] },
  'tech/weaponsguidance': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'attack', 'blank') > 0,
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          change(g, m.attack, 'attack', 'blank', 'hit', 1);
        },
      }),
    ],
  },
  'tech/sensorcluster': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'defence', 'blank') > 0,
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          change(g, m.attack, 'defence', 'blank', 'evade', 1);
        },
      }),
    ],
  },
  /** Boosts and rolls with up to two stress tokens. */
  'tech/primedthrusters': {
    actsStressed: (_g, ship, action) => ship.tokens.stress < 3 && (action === 'boost' || action === 'barrelroll'),
  },
  /** A lock on an enemy in the arc who is about to fight: a free boost or roll. */
  'tech/threattracker': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) =>
          hasLock(self.ship, m.ship) &&
          enemiesInArc(g, self.ship, 2).includes(m.ship) &&
          canAct(g, self.ship, { free: true, only: moves(g, self.ship) }),
        *run(g, m, self) {
          yield* spendLock(g, self.ship, m.ship);
          yield* performAction(g, self.ship, { free: true, only: moves(g, self.ship), committed: true });
        },
      }),
    ],
  },
};
