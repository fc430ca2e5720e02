import { say } from '@holotisch/engine';
import { distance } from '@holotisch/table';
import { actionBar } from '../../flow/actions/perform.ts';
import { lockable } from '../../flow/actions/standard.ts';
import { attack } from '../../flow/attack.ts';
import { mayChooseShip } from '../../flow/choose.ts';
import { dealCard, turnFacedown } from '../../flow/damage.ts';
import { chooseReroll, rerollable } from '../../flow/modify.ts';
import { acquireLock, assign, dropLock, remove } from '../../flow/tokens.ts';
import { aim, armaments, isShot, refuseAttack, shots } from '../../flow/weapons.ts';
import { inFiringArc, rangeBetween, rangeOf } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import { mayActAt, offerFree } from '../phrases/actions.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { mayChange, rerollWhenAttacking, rerollWhenDefending, rollAttackDie } from '../phrases/dice.ts';
import { begin, lasts } from '../phrases/effects.ts';
import { pick, pickShip } from '../phrases/questions.ts';
import { enemies, otherFriends } from '../phrases/ships.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

const foils = (ship: Ship) => ship.upgrades.find((u) => u.id === 'servomotorsfoils' && !u.discarded);

/** Rebels of the core set and the first waves: X-wing, Y-wing, A-wing, YT-1300. */
export const rebelFirst: CardFamily = {
  'rebel/xwing/wedgeantilles': {
    values: [
      {
        value: 'agility',
        anyShip: true,
        by: (_g, subject, self, { attack }) =>
          attack?.attacker === self.ship.id && attack.defender === subject.id ? { add: -1 } : undefined,
      },
    ],
  },
  'rebel/xwing/garvendreis': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'focus' && otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          yield* assign(g, yield* pickShip(g, self, otherFriends(g, self.ship, 2)), 'focus');
        },
      }),
    ],
  },
  /** As in the errata: once a game, for one round, he draws the fire off his neighbours. */
  'rebel/xwing/biggsdarklighter': {
    abilities: [
      at('combat.start', {
        limit: { per: 'game', times: 1 },
        when: () => true,
        *run(g, _m, self) {
          begin(g, self, self.ship, 'round', {});
        },
      }),
    ],
    bans: [
      ban('target', (g, { attacker, defender, weapon }, self) => {
        if (defender === self.ship || !lasts(g, self) || !isFriendly(g.state, defender, self.ship)) return undefined;
        if (rangeBetween(g, self.ship, defender) > 1) return undefined;
        const gun = armaments(g, attacker).find((a) => a.key === weapon);
        return gun && isShot(aim(g, attacker, gun, self.ship))
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.biggsdarklighter') }
          : undefined;
      }),
    ],
  },
  'rebel/xwing/lukeskywalker': { abilities: [mayChange('defence', 'focus', 'evade')] },
  'rebel/xwing/wesjanson': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => {
          const { tokens, locks } = m.defender;
          return isAttacker(m, self) && tokens.focus + tokens.evade + locks.length > 0;
        },
        *run(g, m, self) {
          const { defender } = m;
          const there = (['focus', 'evade'] as const).filter((t) => defender.tokens[t] > 0);
          const locks = [...new Set(defender.locks)].map((id) => g.ship(id));
          const what = yield* pick(self, 'card-token', [
            ...there,
            ...(locks.length > 0 ? ['targetlock' as const] : []),
          ]);
          if (what === 'targetlock') dropLock(g, defender, (yield* pickShip(g, self, locks)).id);
          else yield* remove(g, defender, what);
        },
      }),
    ],
  },
  'rebel/xwing/jekporkins': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* remove(g, self.ship, 'stress');
          if ((yield* rollAttackDie(g, self)) === 'hit') yield* dealCard(g, self.ship, false);
        },
      }),
    ],
  },
  'rebel/xwing/hobbieklivian': {
    abilities: (['token.assigned', 'token.spent'] as const).map((window) =>
      at(window, {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'targetlock' && self.ship.tokens.stress > 0,
        *run(g, _m, self) {
          yield* remove(g, self.ship, 'stress');
        },
      }),
    ),
  },
  'rebel/xwing/tarnmison': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => isDefender(m, self) && lockable(g, self.ship).includes(m.attacker),
        *run(g, m, self) {
          yield* acquireLock(g, self.ship, m.attacker);
        },
      }),
    ],
  },
  'rebel/xwing/leevantenza': {
    abilities: [
      at('action.performed', {
        when: (_g, m, self) => m.ship === self.ship && m.action === 'boost',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'stress');
          yield* assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'rebel/xwing/kullbeesperado': {
    abilities: [
      at('action.performed', {
        when: (_g, m, self) =>
          m.ship === self.ship && (m.action === 'boost' || m.action === 'barrelroll') && foils(self.ship) !== undefined,
        *run(g, _m, self) {
          const card = foils(self.ship)!;
          card.face = card.face === 0 ? 1 : 0;
          g.emit({ type: 'turned', ship: self.ship.id, card: card.id, face: card.face });
        },
      }),
    ],
  },
  'rebel/xwing/edriotwotubes': {
    abilities: [mayActAt('ship.activates', (_g, m, self) => m.ship === self.ship && self.ship.tokens.focus > 0)],
  },

  'rebel/ywing/hortonsalm': {
    abilities: [rerollWhenAttacking((_g, m) => (m.attack.range >= 2 ? Number.POSITIVE_INFINITY : 0), ['blank'])],
  },
  /** He chooses a wingman, who may then lock whom he likes. */
  'rebel/ywing/dutchvander': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 2));
          const target = yield* mayChooseShip(g, ally.seat, 'lock', lockable(g, ally), ['XW-ZIELERFASSUNG-09']);
          if (target) yield* acquireLock(g, ally, target);
        },
      }),
    ],
  },

  'rebel/awing/tychocelchu': { actsStressed: () => true },
  'rebel/awing/jakefarrell': {
    abilities: [
      mayActAt('token.assigned', (_g, m, self) => m.ship === self.ship && m.token === 'focus', ['boost', 'barrelroll']),
    ],
  },
  'rebel/awing/arvelcrynyd': { attacksTouching: (g, self, target) => inFiringArc(g, self.ship, target) },
  'rebel/awing/gemmersojan': {
    values: [{ value: 'agility', by: (g, _s, self) => (enemies(g, self.ship, 1).length > 0 ? { add: 1 } : undefined) }],
  },

  /** All dice that can be rerolled, or none. */
  'rebel/yt1300/hansolo': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          const all = Number.POSITIVE_INFINITY;
          yield* chooseReroll(g, self, m.attack, 'attack', all, undefined, all);
        },
      }),
    ],
  },
  'rebel/yt1300/landocalrissian': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship && m.difficulty === 'green' && otherFriends(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          yield* offerFree(g, ally, actionBar(g, ally));
        },
      }),
    ],
  },
  'rebel/yt1300/chewbacca': {
    abilities: [
      at('damage.dealt', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.damage.faceup,
        *run(g, m, self) {
          turnFacedown(g, self.ship, m.damage);
        },
      }),
    ],
  },
  'rebel/yt1300/hansolo-swx57': {
    mayStartAt: (g, owner, ship, base) =>
      ship === owner &&
      inPlay(g.state).every((s) => isFriendly(g.state, s, ship) || rangeOf(distance(base, g.standing(s).base)) > 3),
  },
  /** Whoever destroys a friend near him hears from him at once. */
  'rebel/yt1300/chewbacca-swx57': {
    abilities: [
      at('ship.removed', {
        when: (g, m, self) =>
          !m.fled &&
          m.ship !== self.ship &&
          isFriendly(g.state, m.ship, self.ship) &&
          rangeOf(distance(m.base, g.standing(self.ship).base)) <= 3 &&
          !refuseAttack(g, self.ship) &&
          shots(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* attack(g, self.ship);
        },
      }),
    ],
  },
  'rebel/yt1300/rey': {
    abilities: [
      rerollWhenAttacking((g, m, self) => (inFiringArc(g, self.ship, m.defender) ? 2 : 0), ['blank']),
      rerollWhenDefending((g, m, self) => (inFiringArc(g, self.ship, m.attacker) ? 2 : 0), ['blank']),
    ],
  },
};
