import { canAct, performAction } from '../../flow/actions/perform.ts';
import { lockable } from '../../flow/actions/standard.ts';
import { shipsAtRange } from '../../flow/bombs.ts';
import { discardDamage, recoverShields, suffer, turnFacedown } from '../../flow/damage.ts';
import { acquireLock, assign, remove } from '../../flow/tokens.ts';
import { rangeBetween } from '../../geometry.ts';
import type { BombToken, Equipped, Ship } from '../../state.ts';
import { dialOf, difficultyOf, isFriendly, isRedByDial, isStressed, sideOf } from '../../values.ts';
import { upgradeKey, type XWing } from '../../xwing.ts';
import { flipAtRandom } from '../phrases/damage.ts';
import { rollAttackDie } from '../phrases/dice.ts';
import { begin, discard, lasts } from '../phrases/effects.ts';
import { pickManoeuvre, pickShip, pickUpgrade } from '../phrases/questions.ts';
import { enemies, enemiesInArc, friends, otherFriends } from '../phrases/ships.ts';
import { at, type CardFamily, type CardSource, type RevealMoment } from '../vocabulary.ts';

const crewOf = (self: CardSource): Equipped[] => self.ship.upgrades.filter((u) => u.slot === 'crew' && !u.discarded);
const sameBearing = (g: XWing, self: CardSource, m: RevealMoment) =>
  dialOf(self.ship).filter(
    (d) =>
      d.bearing === m.manoeuvre.bearing &&
      d.side === m.manoeuvre.side &&
      d.code !== m.manoeuvre.code &&
      (!isStressed(self.ship) || difficultyOf(g, self.ship, d) !== 'red'),
  );
const more = (g: XWing, self: CardSource): Ship[] =>
  lockable(g, self.ship).filter((t) => !self.ship.locks.includes(t.id));

/** Crew who act outside attacks. */
export const crewFlight: CardFamily = {
  'crew/ig88d': { pilotsWith: 'title/ig2000' },
  /** Drops bombs with the template 2 as well. */
  'crew/bombardier': { drops: [{ id: 'straight2', template: { shape: 'straight', speed: 2, side: 'none' } }] },
  /** Once a round a friendly bomb that goes off costs an enemy at range 1 of it 1 damage. */
  'crew/sabinewren': {
    abilities: [
      at('bomb.detonated', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => bombed(g, m.bomb, self).length > 0,
        *run(g, m, self) {
          yield* suffer(g, yield* pickShip(g, self, bombed(g, m.bomb, self)), 1);
        },
      }),
    ],
  },
  /** Two locks; acquiring one may bring the second along. */
  'crew/weaponsengineer': {
    values: [{ value: 'locks', by: () => ({ atLeast: 2 }) }],
    abilities: [
      at('token.assigned', {
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && !lasts(g, self) && more(g, self).length > 0,
        *run(g, _m, self) {
          // while this stands, the second lock does not ask for a third
          begin(g, self, self.ship, 'round', { note: 'second' });
          yield* acquireLock(g, self.ship, yield* pickShip(g, self, more(g, self)));
          g.state.lasting.splice(
            g.state.lasting.findIndex((l) => l.source === self.key),
            1,
          );
        },
      }),
    ],
  },
  /** A damage card goes, a shield comes, and Chewbacca with it. */
  'crew/chewbacca': {
    abilities: [
      at('damage.dealt', {
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, m, self) {
          discardDamage(g, self.ship, m.damage);
          recoverShields(g, self.ship);
          discard(g, self);
        },
      }),
    ],
  },
  'crew/reconspecialist': {
    abilities: [
      at('action.performed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.action === 'focus',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Before anybody moves: a look at the dial of an enemy within range 2. */
  'crew/intelligenceagent': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => enemies(g, self.ship, 2).some((s) => s.dial !== null),
        *run(g, _m, self) {
          const enemy = yield* pickShip(
            g,
            self,
            enemies(g, self.ship, 2).filter((s) => s.dial !== null),
          );
          g.emit({ type: 'dialSeen', ship: enemy.id, manoeuvre: enemy.dial }, [self.seat], {
            type: 'dialSeen',
            ship: enemy.id,
            manoeuvre: null,
          });
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
        },
      }),
    ],
  },
  'crew/kylekatarn': {
    abilities: [
      at('token.removed', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Once a round a focus token for a friend within range 3 is an evade token. */
  'crew/janors': {
    abilities: [
      at('token.about', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.token === 'focus' && isFriendly(g.state, m.ship, self.ship) && rangeBetween(g, m.ship, self.ship) <= 3,
        *run(_g, m) {
          m.token = 'evade';
        },
      }),
    ],
  },
  /** For this card: red manoeuvres revealed by friends in this phase may be white. */
  'crew/leiaorgana': {
    abilities: [
      at('activation.start', {
        when: (_g, _m, self) => !self.equipped!.discarded,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'phase', {});
        },
      }),
      at('ship.revealed', {
        when: (g, m, self) => lasts(g, self) && isFriendly(g.state, m.ship, self.ship) && isRedByDial(g, m),
        *run(_g, m) {
          m.treatAs = 'white';
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
          for (const enemy of enemies(g, self.ship, 1)) if (!isStressed(enemy)) yield* assign(g, enemy, 'stress');
        },
      }),
    ],
  },
  /** Obstacles neither stop its attacks nor stand in their way. */
  'crew/dashrendar': {
    attacksOverObstacles: () => true,
  },
  /** Shieldless and damaged: a free evade action before combat. */
  'crew/ysanneisard': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          self.ship.shields === 0 &&
          self.ship.damage.length > 0 &&
          canAct(g, self.ship, { free: true, only: ['evade'] }),
        *run(g, _m, self) {
          yield* performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
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
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  'crew/k4securitydroid': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.difficulty === 'green' && lockable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* acquireLock(g, self.ship, yield* pickShip(g, self, lockable(g, self.ship)));
        },
      }),
    ],
  },
  /** Once a round a friend within range 2 loses a stress token by a white manoeuvre. */
  'crew/kananjarrus': {
    abilities: [
      at('manoeuvre.executed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.ship.status === 'play' &&
          m.difficulty === 'white' &&
          isStressed(m.ship) &&
          isFriendly(g.state, m.ship, self.ship) &&
          rangeBetween(g, m.ship, self.ship) <= 2,
        *run(g, m) {
          yield* remove(g, m.ship, 'stress');
        },
      }),
    ],
  },
  /** Actions in spite of stress, for a damage each. */
  'crew/chopper': {
    actsStressed: () => true,
    abilities: [
      at('action.performed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.stressed,
        *run(g, _m, self) {
          yield* suffer(g, self.ship, 1);
        },
      }),
    ],
  },
  'crew/herasyndulla': { fliesRedStressed: () => true },
  /** A green manoeuvre lets another friend at range 1 lock. */
  'crew/systemsofficer': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.difficulty === 'green' &&
          otherFriends(g, self.ship, 1).some((s) => lockable(g, s).length > 0),
        *run(g, _m, self) {
          const able = otherFriends(g, self.ship, 1).filter((s) => lockable(g, s).length > 0);
          const friend = yield* pickShip(g, self, able);
          const theirs = { ...self, ship: friend, seat: friend.seat };
          yield* acquireLock(g, friend, yield* pickShip(g, theirs, lockable(g, friend)));
        },
      }),
    ],
  },
  /** An enemy in the arc within range 2 keeps its tractor beam tokens. */
  'crew/ketsuonyo': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => towed(g, self).length > 0,
        *run(g, _m, self) {
          begin(g, self, yield* pickShip(g, self, towed(g, self)), 'round', { note: 'keep-tractor' });
        },
      }),
    ],
  },
  /** Overlapping an enemy: a damage for a free action. */
  'crew/unkarplutt': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.overlapped.some((s) => !isFriendly(g.state, s, self.ship)) &&
          canAct(g, self.ship, { free: true }),
        *run(g, _m, self) {
          yield* suffer(g, self.ship, 1);
          yield* performAction(g, self.ship, { free: true });
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
          yield* remove(g, self.ship, 'focus'); // stored, not spent: a ban on spending does not matter
          self.equipped!.tokens++;
        },
      }),
      at('combat.start', {
        when: (_g, _m, self) => self.equipped!.tokens > 0,
        *run(g, _m, self) {
          self.equipped!.tokens--;
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Once a round a friend within range 2 who loses stress loses one token more. */
  'crew/inspiringrecruit': {
    abilities: [
      at('token.removed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.token === 'stress' && isStressed(m.ship) && friends(g, self.ship, 2).includes(m.ship),
        *run(g, m) {
          yield* remove(g, m.ship, 'stress');
        },
      }),
    ],
  },
};

const towed = (g: XWing, self: CardSource): Ship[] => enemiesInArc(g, self.ship, 2).filter((s) => s.tokens.tractor > 0);
const bombed = (g: XWing, bomb: BombToken, self: CardSource): Ship[] =>
  g.state.sides[bomb.seat] === sideOf(g.state, self.ship)
    ? shipsAtRange(g, bomb, 1).filter((s) => !isFriendly(g.state, s, self.ship))
    : [];
