import { below, type Flow } from '@holotisch/engine';
import { canLock, lockable, mayChooseLock } from '../../../flow/activation/actions/standard.ts';
import { recoverShields, turnFacedown } from '../../../flow/attack/damage.ts';
import { change, rerollable } from '../../../flow/attack/modify.ts';
import { shipsAtRange } from '../../../flow/bombs/bombs.ts';
import type { BombToken, Equipped, Ship } from '../../../state.ts';
import { dialOf, difficultyOf, isFriendly, isStressed, sideOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { upgradeKey } from '../../laid.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { count, mayChange, rollAttackDie, stressForDice } from '../../phrases/dice.ts';
import { discard } from '../../phrases/effects.ts';
import { pickManoeuvre, pickShip, pickUpgrade } from '../../phrases/questions.ts';
import { enemies, friends, otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily, type CardSource, type RevealMoment } from '../../vocabulary.ts';

/** Turns a facedown damage card, picked by chance, faceup. */
function* flipAtRandom(g: XWing, ship: Ship): Flow {
  const facedown = ship.damage.filter((d) => !d.faceup);
  if (facedown.length > 0) yield* g.rules.turnFaceup(g, ship, facedown[below(g.state.chance, facedown.length)]!);
}

const crewOf = (self: CardSource): Equipped[] => self.ship.upgrades.filter((u) => u.slot === 'crew' && !u.discarded);

const sameBearing = (g: XWing, self: CardSource, m: RevealMoment) =>
  dialOf(self.ship).filter(
    (d) =>
      d.bearing === m.manoeuvre.bearing &&
      d.side === m.manoeuvre.side &&
      d.code !== m.manoeuvre.code &&
      (!isStressed(self.ship) || difficultyOf(g, self.ship, d) !== 'red'),
  );

const bombed = (g: XWing, bomb: BombToken, self: CardSource): Ship[] =>
  g.state.sides[bomb.seat] === sideOf(g.state, self.ship)
    ? shipsAtRange(g, bomb, 1).filter((s) => !isFriendly(g.state, s, self.ship))
    : [];

export const crewMToS: CardFamily = {
  'crew/mercenarycopilot': { abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range === 3)] },
  'crew/reconspecialist': {
    abilities: [
      at('action.performed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.action === 'focus',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** As an action: a hit turns over a facedown card of an enemy at range 1. */
  'crew/saboteur': {
    actions: [
      {
        name: 'saboteur',
        when: (g, self) => enemies(g, self.ship, 1).length > 0,
        *run(g, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 1));
          const face = yield* rollAttackDie(g, self);
          if (face === 'hit' || face === 'crit') yield* flipAtRandom(g, enemy);
        },
      },
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
          yield* g.rules.assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
  /** Turns the revealed dial to another speed of the same bearing. */
  'crew/navigator': {
    abilities: [
      at('ship.revealed', {
        when: (g, m, self) => m.ship === self.ship && sameBearing(g, self, m).length > 0,
        *run(g, m, self) {
          m.manoeuvre = yield* pickManoeuvre(g, self, sameBearing(g, self, m));
        },
      }),
    ],
  },
  /** Shieldless at the end of the round: a shield, and on a hit a damage card turns faceup. */
  'crew/r2d2-swx22': {
    abilities: [
      at('end.end', {
        when: (_g, _m, self) => self.ship.shields === 0,
        *run(g, _m, self) {
          recoverShields(g, self.ship);
          if ((yield* rollAttackDie(g, self)) === 'hit') yield* flipAtRandom(g, self.ship);
          yield* g.rules.removeDestroyed(g);
        },
      }),
    ],
  },
  /** After combat every unstressed enemy at range 1 takes stress. */
  'crew/marajade': {
    abilities: [
      at('combat.end', {
        mandatory: true,
        when: (g, _m, self) => enemies(g, self.ship, 1).some((s) => !isStressed(s)),
        *run(g, _m, self) {
          for (const enemy of enemies(g, self.ship, 1))
            if (!isStressed(enemy)) yield* g.rules.assign(g, enemy, 'stress');
        },
      }),
    ],
  },
  /** A crew card for a faceup damage card that turns facedown unresolved. */
  'crew/moffjerjerrod': {
    abilities: [
      at('damage.dealt', {
        when: (_g, m, self) => m.ship === self.ship && m.damage.faceup,
        *run(g, m, self) {
          const card = yield* pickUpgrade(self, self.ship, crewOf(self));
          discard(g, { ...self, key: upgradeKey(self.ship, card), card: card.id, equipped: card });
          turnFacedown(g, self.ship, m.damage);
        },
      }),
    ],
  },
  'crew/outlawtech': {
    abilities: [
      at('manoeuvre.executed', {
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'red',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Once a round a friendly bomb that goes off costs an enemy at range 1 of it 1 damage. */
  'crew/sabinewren': {
    abilities: [
      at('bomb.detonated', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => bombed(g, m.bomb, self).length > 0,
        *run(g, m, self) {
          yield* g.rules.suffer(g, yield* pickShip(g, self, bombed(g, m.bomb, self)), 1);
        },
      }),
    ],
  },
  /** A green manoeuvre lets another friend at range 1 lock. */
  'crew/systemsofficer': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.difficulty === 'green' &&
          otherFriends(g, self.ship, 1).some((s) => lockable(g, s).length > 0),
        *run(g, _m, self) {
          const friend = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          const target = yield* mayChooseLock(g, friend);
          if (target) yield* g.rules.acquireLock(g, friend, target);
        },
      }),
    ],
  },
  /** Saves focus tokens up: one a round comes in, one a round goes out. */
  'crew/rey': {
    abilities: [
      at('end.start', {
        when: (_g, _m, self) => self.ship.tokens.focus > 0,
        *run(g, _m, self) {
          yield* g.rules.remove(g, self.ship, 'focus'); // stored, not spent: a ban on spending does not matter
          self.equipped!.tokens++;
        },
      }),
      at('combat.start', {
        when: (_g, _m, self) => self.equipped!.tokens > 0,
        *run(g, _m, self) {
          self.equipped!.tokens--;
          yield* g.rules.assign(g, self.ship, 'focus');
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
          yield* g.rules.assign(g, yield* pickShip(g, self, friends(g, m.attacker, 3)), 'focus');
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
          yield* g.rules.remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** A damage turns all eyes into crits. */
  'crew/sawgerrera': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
          change(g, m.attack, 'attack', 'focus', 'crit');
        },
      }),
    ],
  },
  'crew/magvayarro': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isDefender(m, self) && canLock(g, self.ship, m.attacker),
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, self.ship, m.attacker);
        },
      }),
    ],
  },
};
