import { say } from '@holotisch/engine';
import { actionBar, canAct } from '../../../flow/activation/actions/perform.ts';
import { discardDamage, type suffer } from '../../../flow/attack/damage.ts';
import { change, tellModified } from '../../../flow/attack/modify.ts';
import { isFriendlyBomb } from '../../../flow/bombs/bombs.ts';
import { inFiringArc, rangeBetween, rangeInArc } from '../../../geometry/measuring.ts';
import type { Equipped, Ship } from '../../../state.ts';
import { isFriendly, primaryOf, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { upgradeKey } from '../../laid.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { count, rollAttackDie } from '../../phrases/dice.ts';
import { begin, discard } from '../../phrases/effects.ts';
import { pickDice, pickUpgrade } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { mayShakeLock } from '../../phrases/tokens.ts';
import { type AnyAbility, type AttackMoment, at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';

const droids = (self: CardSource): Equipped[] => self.ship.upgrades.filter((u) => u.slot === 'amd' && !u.discarded);

/** An enemy whose manoeuvre overlapped this ship is in for a die, when its own cards have had their say. */
function punishOverlap(run: (g: XWing, enemy: Ship) => ReturnType<typeof suffer>): AnyAbility {
  return at('manoeuvre.after', {
    mandatory: true,
    when: (g, m, self) => !isFriendly(g.state, m.ship, self.ship) && m.overlapped.includes(self.ship),
    *run(g, m, self) {
      const face = yield* rollAttackDie(g, self);
      if (face === 'hit' || face === 'crit') yield* run(g, m.ship);
    },
  });
}

const isAlone = (g: XWing, self: CardSource): boolean =>
  otherFriends(g, self.ship, Number.POSITIVE_INFINITY).length === 0;

function discardWhenAlone(window: 'forces.placed' | 'ship.removed'): AnyAbility {
  return at(window, {
    mandatory: true,
    when: (g, _m, self) => isAlone(g, self),
    *run(g, _m, self) {
      discard(g, self);
    },
  });
}

/** The attack counts as nearer than its ships are, which no measuring in an arc can bring about. */
const countsAsNearer = (g: XWing, { attack, attacker, defender }: AttackMoment): boolean =>
  attack.range < rangeBetween(g, attacker, defender);

export const modAToK: CardFamily = {
  'mod/antipursuitlasers': { abilities: [punishOverlap((g, enemy) => g.rules.suffer(g, enemy, 1))] },
  'mod/advancedcloakingdevice': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && canAct(g, self.ship, { only: ['cloak'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['cloak'], committed: true });
        },
      }),
    ],
  },
  /** Once a round, after an action: one more from an upgrade card, then stress. */
  'mod/experimentalinterface': {
    abilities: [
      at('action.performed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.ship === self.ship && canAct(g, self.ship, { upgradesOnly: true }),
        *run(g, _m, self) {
          const done = yield* g.rules.performAction(g, self.ship, { free: true, upgradesOnly: true, committed: true });
          if (done !== undefined) yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** This card for 1 agility more this round; then a lock may be shaken off. */
  'mod/countermeasures': {
    abilities: [
      at('combat.start', {
        when: (_g, _m, self) => !self.equipped!.discarded,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'round', { value: 'agility', modifier: { add: 1 } });
          yield* mayShakeLock(g, self);
        },
      }),
    ],
  },
  /** A blank is an evade for whoever is out of the attacker's arc, or in it beyond range 2. */
  'mod/autothrusters': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) &&
          count(m.attack, 'defence', 'blank') > 0 &&
          rangeInArc(g, m.attacker, self.ship) > 2 &&
          (!countsAsNearer(g, m) || !inFiringArc(g, m.attacker, self.ship)),
        *run(g, m) {
          change(g, m.attack, 'defence', 'blank', 'evade', 1);
        },
      }),
    ],
  },
  /** A SLAM without overlap is followed by a free action of the bar. */
  'mod/advancedslam': {
    abilities: [
      at('action.performed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.action === 'slam' &&
          !self.ship.bumped &&
          canAct(g, self.ship, { only: actionBar(g, self.ship) }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: actionBar(g, self.ship), committed: true });
        },
      }),
    ],
  },
  'mod/ionprojector': { abilities: [punishOverlap((g, enemy) => g.rules.assign(g, enemy, 'ion'))] },
  /** An astromech goes instead of a damage card. */
  'mod/integratedastromech': {
    abilities: [
      at('damage.dealt', {
        when: (_g, m, self) => m.ship === self.ship && droids(self).length > 0,
        *run(g, m, self) {
          const droid = yield* pickUpgrade(self, self.ship, droids(self));
          discard(g, { ...self, key: upgradeKey(self.ship, droid), card: droid.id, equipped: droid });
          discardDamage(g, self.ship, m.damage);
        },
      }),
    ],
  },
  /** Once a round one die of a torpedo or missile is a hit, or a crit for strong ships. */
  'mod/guidancechips': {
    abilities: [
      at('attack.modifyAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) =>
          isAttacker(m, self) &&
          (m.attack.weapon.includes(':torpedo.') || m.attack.weapon.includes(':missile.')) &&
          m.attack.attackDice.some((d) => !d.fixed),
        *run(g, m, self) {
          const open = m.attack.attackDice.flatMap((d, i) => (d.fixed ? [] : [i]));
          const to = primaryOf(g, self.ship) >= 3 ? 'crit' : 'hit';
          const picked = yield* pickDice(self, m.attack, 'attack', open, 1, 1, to);
          for (const i of picked) m.attack.attackDice[i]!.face = to;
          tellModified(g, m.attack, 'attack', 'change');
        },
      }),
    ],
  },
  /** After combat, if it flew fast: the mobile arc may point another way. */
  'mod/gyroscopictargeting': {
    abilities: [
      at('combat.end', {
        when: (_g, _m, self) => (self.ship.flown ?? 0) >= 3,
        *run(g, _m, self) {
          yield* g.rules.rotateArc(g, self.ship);
        },
      }),
    ],
  },
  /** Ships of lower skill hold their fire until it shoots or is alone. */
  'mod/capturedtie': {
    bans: [
      ban('target', (g, { attacker, defender }, self) =>
        defender === self.ship && skillOf(g, attacker) < skillOf(g, defender) && !isAlone(g, self)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.takenForFriend', { target: defender.id }) }
          : undefined,
      ),
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self),
        *run(g, _m, self) {
          discard(g, self);
        },
      }),
      discardWhenAlone('forces.placed'),
      discardWhenAlone('ship.removed'),
    ],
  },
  /** A friendly bomb does nothing to the ship; an attack die tells whether the card lasts. */
  'mod/deflectiveplating': {
    abilities: [
      at('bomb.harms', {
        when: (g, m, self) => m.ship === self.ship && isFriendlyBomb(g, self.ship, m.bomb),
        *run(g, m, self) {
          m.ignored = true;
          if ((yield* rollAttackDie(g, self)) === 'hit') discard(g, self);
        },
      }),
    ],
  },
};
