import { type Json, say } from '@holotisch/engine';
import type { Manoeuvre } from '../../../data/types.ts';
import { cancel, moreDice } from '../../../flow/attack/modify.ts';
import { aim, armaments, isShot, refuseAttack } from '../../../flow/attack/weapons.ts';
import { noteOf, putNote } from '../../../flow/notes.ts';
import { rangeBetween, rangeInArc } from '../../../geometry/measuring.ts';
import type { Attack, Equipped, Ship } from '../../../state.ts';
import { agilityOf, dialOf, inPlay, isFriendly, isStressed, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { upgradeKey } from '../../laid.ts';
import { isAttacker, isPrimary } from '../../phrases/attacks.ts';
import { suffersDie } from '../../phrases/damage.ts';
import { rerollWhenAttacking, rerollWhenDefending, showing } from '../../phrases/dice.ts';
import { begin, discard, lasts } from '../../phrases/effects.ts';
import { pickManoeuvre, pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** Those who have helped in this attack already. */
const helpers = (m: AttackMoment, self: CardSource): readonly Json[] => {
  const note = noteOf(m.attack, self);
  return Array.isArray(note) ? note : [];
};

const besides = (m: AttackMoment): Ship[] => m.near.filter((s) => s !== m.attacker && s.status === 'play');

const swarm = (g: XWing, m: AttackMoment, self: CardSource): Ship[] =>
  otherFriends(g, self.ship, Number.POSITIVE_INFINITY).filter(
    (s) => s.tokens.evade > 0 && !helpers(m, self).includes(s.id) && rangeInArc(g, s, m.defender) <= 3,
  );

const canSnap = (g: XWing, self: CardSource, target: Ship): boolean =>
  !refuseAttack(g, self.ship) &&
  armaments(g, self.ship).some((w) => w.key === self.key && isShot(aim(g, self.ship, w, target)));

/** The card says 'a ship', so an enemy is one too. */
const lower = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => rangeBetween(g, self.ship, s) <= 2 && skillOf(g, s) < skillOf(g, self.ship));

const sameSpeed = (ship: Ship, revealed: Manoeuvre): Manoeuvre[] =>
  dialOf(ship).filter((m) => m.speed === revealed.speed && m.code !== revealed.code);

const firedBy = ({ weapon }: Attack, ship: Ship): Equipped | undefined =>
  ship.upgrades.find((u) => (u.slot === 'torpedo' || u.slot === 'missile') && upgradeKey(ship, u) === weapon);

/** XW-REICHWEITE-12: the defender is at range 1 of itself. */
const inTheSalvo = (g: XWing, defender: Ship, cost: number): Ship[] =>
  defender.status === 'play'
    ? inPlay(g.state).filter((s) => rangeBetween(g, defender, s) === 1 && agilityOf(g, s) < cost)
    : [];

export const eptQToZ: CardFamily = {
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
          yield* g.rules.performAction(g, yield* pickShip(g, self, lower(g, self)), { free: true });
        },
      },
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
          yield* g.rules.remove(g, yield* pickShip(g, self, tense), 'stress', 1, { by: self.ship });
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
  /** After a hit another ship near the defender, friend or foe, suffers 1 damage. */
  'ept/ruthlessness': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === true && besides(m).length > 0,
        *run(g, m, self) {
          yield* g.rules.suffer(g, yield* pickShip(g, self, besides(m)), 1);
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
          yield* g.rules.assign(g, self.ship, 'focus');
          yield* g.rules.assign(g, self.ship, 'stress', 2);
        },
      },
    ],
    abilities: [rerollWhenAttacking((g, _m, self) => (lasts(g, self) ? 3 : 0))],
  },
  /** Shoots at an enemy who has just moved; its dice cannot be modified, and it attacks no more in this phase. */
  'ept/snapshot': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship.status === 'play' && !isFriendly(g.state, m.ship, self.ship) && canSnap(g, self, m.ship),
        *run(g, m, self) {
          const weapons = armaments(g, self.ship).filter((w) => w.key === self.key);
          yield* g.rules.attack(g, self.ship, { weapons, targets: [m.ship] });
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
  'ept/trickshot': {
    likesObstructed: true,
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.obstructed,
        *run(_g, m) {
          moreDice(m.attack, 'attack', 1);
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
          isAttacker(m, self) && isPrimary(m) && helpers(m, self).length < 2 && swarm(g, m, self).length > 0,
        *run(g, m, self) {
          const helper = yield* pickShip(g, self, swarm(g, m, self));
          putNote(m.attack, self, [...helpers(m, self), helper.id]);
          yield* g.rules.remove(g, helper, 'evade');
          moreDice(m.attack, 'attack', 1);
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
          showing(m.attack, 'attack', 'hit') > 0,
        *run(g, m, self) {
          discard(g, self);
          yield* g.rules.suffer(g, self.ship, cancel(g, m.attack, 'attack', 'hit'));
        },
      }),
    ],
  },
  'ept/saturationsalvo': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) =>
          isAttacker(m, self) && m.attack.hit === false && firedBy(m.attack, self.ship) !== undefined,
        *run(g, m, self) {
          const { points } = g.upgrade(firedBy(m.attack, self.ship)!);
          for (const ship of inTheSalvo(g, m.defender, points)) yield* suffersDie(g, self, ship);
          yield* g.rules.removeDestroyed(g);
        },
      }),
    ],
  },
};
