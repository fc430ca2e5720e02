import { say } from '@holotisch/engine';
import type { Manoeuvre } from '../../data/types.ts';
import { canAct, performAction } from '../../flow/actions/perform.ts';
import { bank, rollWay } from '../../flow/actions/reposition.ts';
import { attack } from '../../flow/attack.ts';
import { executeManoeuvre } from '../../flow/manoeuvre.ts';
import { addDie, change, chooseReroll, moreDice, rerollable } from '../../flow/modify.ts';
import { areTouching } from '../../flow/position.ts';
import { assign } from '../../flow/tokens.ts';
import { armaments, PRIMARY, shots } from '../../flow/weapons.ts';
import { inFiringArc, isInArc, rangeBetween, rangeInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly, isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { canShoot, isAttacker, isDefender, isPrimary, onlyInArc } from '../phrases/attacks.ts';
import { count, rerollWhenAttacking } from '../phrases/dice.ts';
import { discard, turnOver } from '../phrases/effects.ts';
import { turnAround } from '../phrases/moves.ts';
import { pick, pickShip } from '../phrases/questions.ts';
import { enemies, friends, lockersOf } from '../phrases/ships.ts';
import { shakeLock } from '../phrases/tokens.ts';
import { type AnyAbility, at, ban, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Before its dial is revealed, unless stressed, it must fly a white 1 straight or banked. */
function ailerons(): AnyAbility {
  return at('ship.activates', {
    mandatory: true,
    when: (_g, m, self) => m.ship === self.ship && !isStressed(self.ship) && self.ship.dial !== null,
    *run(g, _m, self) {
      const ways = ['left', 'straight', 'right'] as const;
      const way = yield* pick(self, 'card-side', mayIgnore(g, self) ? [...ways, 'none' as const] : ways);
      if (way === 'none') return;
      const drift: Manoeuvre =
        way === 'straight'
          ? { code: 's1', bearing: 'straight', speed: 1, side: null, difficulty: 'white' }
          : { code: way === 'left' ? 'bl1' : 'br1', bearing: 'bank', speed: 1, side: way, difficulty: 'white' };
      yield* executeManoeuvre(g, self.ship, drift, 'white');
    },
  });
}

function mayIgnore(g: XWing, self: CardSource): boolean {
  for (const { rules } of g.cards(self.ship)) if (rules.mayIgnore?.includes(self.card)) return true;
  return false;
}

/** A turning title: the card is turned over after a manoeuvre. */
function mayTurnOver(): AnyAbility {
  return at('manoeuvre.executed', {
    when: (_g, m, self) => m.ship === self.ship,
    *run(g, _m, self) {
      turnOver(g, self);
    },
  });
}
const turrets = (g: XWing, self: CardSource) => armaments(g, self.ship).filter((w) => w.equipped?.slot === 'turret');
const hasCannon = (self: CardSource): boolean => self.ship.upgrades.some((u) => u.slot === 'cannon' && !u.discarded);

const seen = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => s !== self.ship && rangeInArc(g, self.ship, s) <= 3);

export const titles: CardFamily = {
  'title/ig2000': { pilotsWith: 'title/ig2000' },
  /** A hit on a ship in the mobile arc within range 2 may bring it a tractor beam token. */
  'title/shadowcaster': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          m.attack.hit === true &&
          m.defender.status === 'play' &&
          // 'in the arc and at range' are two conditions, unlike 'in the arc at range'. R-XW-33
          rangeBetween(g, self.ship, m.defender) <= 2 &&
          isInArc(g, self.ship, m.defender, 'mobile'),
        *run(g, m) {
          yield* assign(g, m.defender, 'tractor');
        },
      }),
    ],
  },
  /** Barrel rolls go along a bank 1 instead of the straight 1. */
  'title/starvipermkii': {
    repositions: [
      {
        of: 'barrelroll',
        instead: true,
        ways: (g, ship) =>
          (['left', 'right'] as const).flatMap((side) =>
            (['left', 'right'] as const).map((curve) =>
              rollWay(g, ship, bank(1, curve), side, side === curve ? `${side}-back` : `${side}-front`),
            ),
          ),
      },
    ],
  },
  'title/moldycrow': { keeps: ['focus'] },
  'title/st321': { locksAt: () => true },
  /** With a cannon: no primary attacks, but the cannon shoots in every direction. */
  'title/outrider': {
    needNoArc: ['cannon'],
    bans: [
      ban('weapon', (_g, { ship, weapon }, self) =>
        ship === self.ship && weapon === 'primary' && hasCannon(self)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.noPrimary') }
          : undefined,
      ),
    ],
  },
  /** Overlapping a ship still leaves a free action, for stress. */
  'title/dauntless': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.overlappedShip && canAct(g, self.ship, { free: true }),
        *run(g, _m, self) {
          const done = yield* performAction(g, self.ship, { free: true, committed: true });
          if (done !== undefined) yield* assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** Shoots into its arc only; after a primary attack it may attack with a turret. */
  'title/btla4ywing': {
    bans: [onlyInArc()],
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && isPrimary(m) && canShoot(g, self.ship, turrets(g, self)),
        *run(g, _m, self) {
          yield* attack(g, self.ship, { weapons: turrets(g, self) });
        },
      }),
    ],
  },
  'title/tiev1': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && canAct(g, self.ship, { free: true, only: ['evade'] }),
        *run(g, _m, self) {
          yield* performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  /** Fast and free of overlaps: a free evade action. */
  'title/tiex7': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.speed >= 3 &&
          !m.overlappedShip &&
          !m.overlappedObstacle &&
          canAct(g, self.ship, { free: true, only: ['evade'] }),
        *run(g, _m, self) {
          yield* performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  /** Once a round, after an attack with a cannon of at most 3 points: a primary attack. */
  'title/tied': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) &&
          armaments(g, self.ship).some(
            (w) => w.key === m.attack.weapon && w.equipped?.slot === 'cannon' && g.upgrade(w.equipped).points <= 3,
          ) &&
          canShoot(g, self.ship, [PRIMARY]),
        *run(g, _m, self) {
          yield* attack(g, self.ship, { weapons: [PRIMARY] });
        },
      }),
    ],
  },
  /** After a bank 3, neither stressed nor touching: about face, for stress. */
  'title/millenniumfalcon-swx57': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.bearing === 'bank' &&
          m.manoeuvre.speed === 3 &&
          !isStressed(self.ship) &&
          !inPlay(g.state).some((s) => areTouching(g, self.ship, s)),
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'stress');
          turnAround(g, self.ship);
        },
      }),
    ],
  },
  /** After a boost or roll: an enemy lock comes off a friend at range 1. */
  'title/blackone': {
    abilities: [
      at('action.performed', {
        when: (g, m, self) =>
          m.ship === self.ship && (m.action === 'boost' || m.action === 'barrelroll') && locked(g, self).length > 0,
        *run(g, _m, self) {
          yield* shakeLock(g, self, yield* pickShip(g, self, locked(g, self)));
        },
      }),
    ],
  },
  /** A die more to the front with the primary weapon; to the rear an eye may be a crit. */
  'title/allianceoverhaul': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isPrimary(m) && m.attack.inArc,
        *run(_g, m) {
          moreDice(m.attack, 'attack', 1);
        },
      }),
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) && isPrimary(m) && !m.attack.inArc && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
        },
      }),
    ],
  },
  /** Face to face at range 1: an evade is added. */
  'title/concorddawnprotector': {
    abilities: [
      at('attack.modifyDefenceDice', {
        mandatory: true,
        when: (g, m, self) =>
          isDefender(m, self) &&
          // The range of the ships, whatever the range of the attack counts as.
          rangeBetween(g, m.attacker, self.ship) === 1 &&
          inFiringArc(g, m.attacker, self.ship) &&
          inFiringArc(g, self.ship, m.attacker),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  /** After combat an unstressed enemy within range 2, or another of its owner's there, takes stress. */
  'title/kylorensshuttle': {
    abilities: [
      at('combat.end', {
        mandatory: true,
        when: (g, _m, self) => enemies(g, self.ship, 2).some((s) => !isStressed(s)),
        *run(g, _m, self) {
          const calm = enemies(g, self.ship, 2).filter((s) => !isStressed(s));
          const enemy = yield* pickShip(g, self, calm);
          const his = enemies(g, self.ship, 2).filter((s) => s.seat === enemy.seat);
          yield* assign(g, yield* pickShip(g, { ...self, seat: enemy.seat }, his), 'stress');
        },
      }),
    ],
  },
  /** Wings in landing position: on a revealed stop it may turn about. */
  'title/pivotwing': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship && self.equipped!.face === 1 && m.manoeuvre.bearing === 'stationary',
        *run(g, _m, self) {
          turnAround(g, self.ship);
        },
      }),
      mayTurnOver(),
    ],
  },
  'title/adaptiveailerons': { abilities: [ailerons()] },
  'title/advancedailerons': { abilities: [ailerons()] },
  /** All its damage comes faceup. */
  'title/lightscykinterceptor': { dealtFaceup: () => true },
  'title/enforcer': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          isDefender(m, self) && m.attacker.status === 'play' && isInArc(g, self.ship, m.attacker, 'bullseye'),
        *run(g, m) {
          yield* assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
  /** A die again against the only ship in the arc; all defence dice again for this card. */
  'title/firstordervanguard': {
    abilities: [
      rerollWhenAttacking((g, m, self) => {
        const [only, another] = seen(g, self);
        return only === m.defender && another === undefined ? 1 : 0;
      }),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          discard(g, self);
          const all = rerollable(g, m.attack, 'defence').length;
          yield* chooseReroll(g, self, m.attack, 'defence', all, undefined, all);
        },
      }),
    ],
  },
  /** Another Resistance ship within range 2 of the attacker: an eye is added. */
  'title/crossfireformation': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) &&
          inPlay(g.state).some(
            (s) =>
              s !== self.ship &&
              isFriendly(g.state, s, self.ship) &&
              g.facts(s).pilot.subfaction === 'resistance' &&
              rangeBetween(g, s, m.attacker) <= 2,
          ),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'focus');
        },
      }),
    ],
  },
  /** A die more to the front, or else a second attack to the rear. */
  'title/specialopstraining': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isPrimary(m) && m.attack.inArc,
        *run(_g, m, self) {
          moreDice(m.attack, 'attack', 1);
          m.attack.notes[self.key] = true;
        },
      }),
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) &&
          isPrimary(m) &&
          m.attack.inArc &&
          m.attack.notes[self.key] !== true &&
          behind(g, self).length > 0,
        *run(g, _m, self) {
          yield* attack(g, self.ship, { weapons: [PRIMARY], targets: behind(g, self) });
        },
      }),
    ],
  },
};

const locked = (g: XWing, self: CardSource): Ship[] =>
  friends(g, self.ship, 1).filter((s) => lockersOf(g, s).length > 0);
const behind = (g: XWing, self: CardSource): Ship[] =>
  shots(g, self.ship, [PRIMARY])
    .map((s) => s.target)
    .filter((t) => isInArc(g, self.ship, t, 'auxiliaryrear'));
