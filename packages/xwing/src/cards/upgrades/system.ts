import { canAct } from '../../flow/activation/actions/perform.ts';
import { canLock } from '../../flow/activation/actions/standard.ts';
import { recoverShields } from '../../flow/attack/damage.ts';
import { addDie, cancelAll, seal, tellModified } from '../../flow/attack/modify.ts';
import { discard as discardUpgrade } from '../../flow/attack/weapons.ts';
import { hasFarSpot } from '../../flow/bombs/placing.ts';
import { assignCondition } from '../../flow/conditions.ts';
import { putNote } from '../../flow/notes.ts';
import { hasLock } from '../../flow/tokens.ts';
import { rangeBetween } from '../../geometry/measuring.ts';
import type { Equipped, Ship } from '../../state.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender, isPrimary } from '../phrases/attacks.ts';
import { count } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pickShip, pickUpgrades, pickYes } from '../phrases/questions.ts';
import { payStress, unspendableLock } from '../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const jammed = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => s !== self.ship && rangeBetween(g, s, self.ship) <= 3);

const mappable = (g: XWing, ship: Ship): Equipped[] =>
  ship.upgrades.filter((u) => !u.discarded && g.upgrade(u).bomb !== undefined && hasFarSpot(g, ship, u.id));

export const system: CardFamily = {
  /** After an attack: a lock on the defender. */
  'system/firecontrolsystem': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && canLock(g, self.ship, m.defender),
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  /** A free action before the dial is revealed, instead of the action after it. */
  'system/advancedsensors': {
    abilities: [
      at('ship.activates', {
        when: (g, m, self) => m.ship === self.ship && m.ship.dial !== null && canAct(g, self.ship),
        *run(g, _m, self) {
          begin(g, self, self.ship, 'activation', { note: 'skip-action' });
          yield* g.rules.performAction(g, self.ship, { free: true, committed: true });
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
          tellModified(g, m.attack, 'attack', 'change');
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
          putNote(m.attack, self, true);
        },
      }),
    ],
    bans: [unspendableLock()],
  },
  /** Three or more damage in one attack, however often it is performed, bring a shield back. */
  'system/reinforceddeflectors': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attack.memory.suffered >= 3,
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
          yield* g.rules.suffer(g, self.ship, 1);
          yield* g.rules.remove(g, self.ship, m.token as 'stress' | 'ion');
        },
      }),
    ],
  },
  /** Boosts, rolls and decloaks over obstacles, whose crits do nothing to it. */
  'system/collisiondetector': { repositionsOntoObstacles: true, ignoresObstacleRolls: ['crit'] },
  /** Bombs that lie far off the enemy before the first round, for their cards. */
  'system/minefieldmapper': {
    abilities: [
      at('forces.placed', {
        when: (g, _m, self) => mappable(g, self.ship).length > 0,
        *run(g, _m, self) {
          for (const bomb of yield* pickUpgrades(self, self.ship, mappable(g, self.ship))) {
            if (!hasFarSpot(g, self.ship, bomb.id)) return;
            const place = yield* g.rules.placeFar(g, self, bomb.id);
            discardUpgrade(g, self.ship, bomb);
            yield* g.rules.layBomb(g, self.ship, bomb, place);
          }
        },
      }),
    ],
  },
  'system/trajectorysimulator': {
    drops: [{ id: 'launch', template: { shape: 'straight', speed: 5, side: 'none' }, ahead: true, launch: true }],
  },
  /** For a weapons disabled token: somebody at range 1-3 cannot modify dice against this ship from close by. */
  'system/targetingscrambler': {
    abilities: [
      at('planning.start', {
        when: (g, _m, self) => jammed(g, self).length > 0,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'weaponsdisabled');
          assignCondition(g, yield* pickShip(g, self, jammed(g, self)), 'scrambled');
        },
      }),
    ],
  },
  /** Stress, up to the fourth, for exactly one evade. */
  'system/thrustcorrector': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && self.ship.tokens.stress <= 3,
        *run(g, m, self) {
          if (!(yield* payStress(g, self.ship))) return;
          cancelAll(g, m.attack, 'defence');
          addDie(g, m.attack, 'defence', 'evade');
          seal(m.attack, 'defence');
        },
      }),
    ],
  },
};
