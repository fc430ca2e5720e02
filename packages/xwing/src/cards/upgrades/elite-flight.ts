import { distance } from '@holotisch/table';
import type { Manoeuvre } from '../../data/types.ts';
import { actionBar, canAct, performAction } from '../../flow/actions/perform.ts';
import { obstacleRoll } from '../../flow/activation.ts';
import { discardDamage, suffer } from '../../flow/damage.ts';
import { executeManoeuvre } from '../../flow/manoeuvre.ts';
import { cancel } from '../../flow/modify.ts';
import { assign, remove, spend } from '../../flow/tokens.ts';
import { rangeBetween, rangeOf } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { dialOf, inPlay, isFriendly, isRedByDial, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { traitOf } from '../phrases/damage.ts';
import { count, rollDice } from '../phrases/dice.ts';
import { begin, discard, turnOver } from '../phrases/effects.ts';
import { turnAround } from '../phrases/moves.ts';
import { pick, pickManoeuvre, pickShip } from '../phrases/questions.ts';
import { friends, otherFriends } from '../phrases/ships.ts';
import { canSpend, mayShakeLock } from '../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

const turnOne = (side: 'left' | 'right'): Manoeuvre => ({
  code: side === 'left' ? 'tl1' : 'tr1',
  bearing: 'turn',
  speed: 1,
  side,
  difficulty: 'white',
});

const linked = (g: XWing, self: CardSource): Ship[] =>
  otherFriends(g, self.ship, Number.POSITIVE_INFINITY).filter((s) =>
    s.upgrades.some((u) => u.slot === 'ept' && u.id === self.card && !u.discarded),
  );

/** The card says 'a ship', so an enemy is one too. */
const lower = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => rangeBetween(g, self.ship, s) <= 2 && skillOf(g, s) < skillOf(g, self.ship));

/** Elite talents of flying, of tokens and of command. */
export const eliteFlight: CardFamily = {
  /** A faceup pilot card that it is dealt goes at once. */
  'ept/determination': {
    abilities: [
      at('damage.dealt', {
        mandatory: true,
        when: (g, m, self) => m.ship === self.ship && m.damage.faceup && traitOf(g, m.damage) === 'pilot',
        *run(g, m, self) {
          discardDamage(g, self.ship, m.damage);
        },
      }),
    ],
  },
  /** A friend at range 1 fights with my skill in this phase. */
  'ept/swarmtactics': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => otherFriends(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          const friend = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          begin(g, self, friend, 'phase', { value: 'skill', modifier: { set: skillOf(g, self.ship) } });
        },
      }),
    ],
  },
  /** As an action: a ship of lower skill at range 1-2 gets a free action. */
  'ept/squadleader': {
    actions: [
      {
        name: 'squadleader',
        when: (g, self) => lower(g, self).length > 0,
        *run(g, self) {
          yield* performAction(g, yield* pickShip(g, self, lower(g, self)), { free: true });
        },
      },
    ],
  },
  /** As an action: a free barrel roll, with stress where the icon is missing; then a lock may be shaken off. */
  'ept/experthandling': {
    actions: [
      {
        name: 'experthandling',
        when: (g, self) => canAct(g, self.ship, { free: true, only: ['barrelroll'] }),
        *run(g, self) {
          // XW-FASSROLLE-12: where there is no room to roll, another action may be chosen
          if (!(yield* performAction(g, self.ship, { free: true, only: ['barrelroll'], committed: true })))
            return false;
          if (!actionBar(g, self.ship).includes('barrelroll')) yield* assign(g, self.ship, 'stress');
          yield* mayShakeLock(g, self);
          return true;
        },
      },
    ],
  },
  /** As an action: a white turn 1, then stress, and two dice of damage where the boost icon is missing. */
  'ept/daredevil': {
    actions: [
      {
        name: 'daredevil',
        *run(g, self) {
          const { ship } = self;
          const side = yield* pick(self, 'card-side', ['left', 'right']);
          const flown = yield* executeManoeuvre(g, ship, turnOne(side), 'white');
          if (!flown.alive) return;
          yield* assign(g, ship, 'stress');
          if (!actionBar(g, ship).includes('boost')) {
            const faces = (yield* rollDice(g, self, 'attack', 2)).map((d) => d.face);
            yield* suffer(g, ship, faces.filter((f) => f === 'hit').length, faces.filter((f) => f === 'crit').length);
          }
          for (const token of flown.obstacles) yield* obstacleRoll(g, ship, token);
        },
      },
    ],
  },
  /** Once a round, after an action: one more from the action bar, then stress. */
  'ept/pushthelimit': {
    abilities: [
      at('action.performed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.ship === self.ship && canAct(g, self.ship, { free: true, only: actionBar(g, self.ship) }),
        *run(g, _m, self) {
          const only = actionBar(g, self.ship);
          const done = yield* performAction(g, self.ship, { free: true, only, committed: true });
          if (done !== undefined) yield* assign(g, self.ship, 'stress');
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
  /** A friend at range 1 is hit: one of the crits may be mine. */
  'ept/drawtheirfire': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) =>
          m.defender !== self.ship &&
          isFriendly(g.state, m.defender, self.ship) &&
          rangeBetween(g, m.defender, self.ship) === 1 &&
          count(m.attack, 'attack', 'crit') > 0,
        *run(g, m, self) {
          cancel(g, m.attack, 'attack', 'crit', 1);
          yield* suffer(g, self.ship, 0, 1);
        },
      }),
    ],
  },
  /** The hits of a friend at range 1 may all be mine, for this card. */
  'ept/selflessness': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) =>
          m.defender !== self.ship &&
          isFriendly(g.state, m.defender, self.ship) &&
          rangeBetween(g, m.defender, self.ship) === 1 &&
          count(m.attack, 'attack', 'hit') > 0,
        *run(g, m, self) {
          discard(g, self);
          yield* suffer(g, self.ship, cancel(g, m.attack, 'attack', 'hit'));
        },
      }),
    ],
  },
  /** A revealed red manoeuvre may be white, for this card. */
  'ept/adrenalinerush': {
    abilities: [
      at('ship.revealed', {
        when: (g, m, self) => m.ship === self.ship && isRedByDial(g, m),
        *run(g, m, self) {
          discard(g, self);
          m.treatAs = 'white';
        },
      }),
    ],
  },
  /** Another friend at range 1 loses a stress token before the fight. */
  'ept/wingman': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => otherFriends(g, self.ship, 1).some((s) => s.tokens.stress > 0),
        *run(g, _m, self) {
          const tense = otherFriends(g, self.ship, 1).filter((s) => s.tokens.stress > 0);
          yield* remove(g, yield* pickShip(g, self, tense), 'stress');
        },
      }),
    ],
  },
  /** Swaps skills with a friend within range 2 for this phase. */
  'ept/decoy': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          const friend = yield* pickShip(g, self, otherFriends(g, self.ship, 2));
          const [mine, theirs] = [skillOf(g, self.ship), skillOf(g, friend)];
          begin(g, self, self.ship, 'phase', { value: 'skill', modifier: { set: theirs } });
          begin(g, self, friend, 'phase', { value: 'skill', modifier: { set: mine } });
        },
      }),
    ],
  },
  /** Turns the revealed dial to another manoeuvre of the same speed, which is red then. */
  'ept/stayontarget': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && sameSpeed(self.ship, m.manoeuvre).length > 0,
        *run(g, m, self) {
          m.manoeuvre = yield* pickManoeuvre(g, self, sameSpeed(self.ship, m.manoeuvre));
          m.treatAs = 'red';
        },
      }),
    ],
  },
  /** A focus token for 1 agility more for a friend at range 1 of higher skill. */
  'ept/bodyguard': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => canSpend(g, self.ship, 'focus') && guarded(g, self).length > 0,
        *run(g, _m, self) {
          yield* spend(g, self.ship, 'focus');
          const friend = yield* pickShip(g, self, guarded(g, self));
          begin(g, self, friend, 'round', { value: 'agility', modifier: { add: 1 } });
        },
      }),
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
          yield* assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** Stress brings a focus or an evade token, for this card. */
  'ept/coolhand': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          discard(g, self);
          yield* assign(g, self.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
        },
      }),
    ],
  },
  /** Focus and stress tokens pass to every other bearer who has none of the kind. */
  'ept/attannimindlink': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship &&
          (m.token === 'focus' || m.token === 'stress') &&
          linked(g, self).some((s) => s.tokens[m.token as 'focus' | 'stress'] === 0),
        *run(g, m, self) {
          const token = m.token as 'focus' | 'stress';
          for (const ship of linked(g, self)) if (ship.tokens[token] === 0) yield* assign(g, ship, token);
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
          yield* assign(g, self.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
          turnOver(g, self);
        },
      }),
      at('combat.end', {
        when: (g, _m, self) => self.equipped!.face === 1 && payable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* spend(g, self.ship, yield* pick(self, 'card-token', payable(g, self.ship)));
          turnOver(g, self);
        },
      }),
    ],
  },
  /** As an action: an evade token for each obstacle at range 1, two at most. */
  'ept/debrisgambit': {
    actions: [
      {
        name: 'debrisgambit',
        *run(g, self) {
          const { base } = g.standing(self.ship);
          const near = g.state.obstacles.filter((_, i) => rangeOf(distance(base, g.obstacleShape(i))) === 1).length;
          yield* assign(g, self.ship, 'evade', Math.min(near, 2));
        },
      },
    ],
  },
};

const sameSpeed = (ship: Ship, revealed: Manoeuvre): Manoeuvre[] =>
  dialOf(ship).filter((m) => m.speed === revealed.speed && m.code !== revealed.code);
const guarded = (g: XWing, self: CardSource): Ship[] =>
  friends(g, self.ship, 1).filter((s) => skillOf(g, s) > skillOf(g, self.ship));
const payable = (g: XWing, ship: Ship): ('focus' | 'evade')[] =>
  (['focus', 'evade'] as const).filter((token) => canSpend(g, ship, token));
