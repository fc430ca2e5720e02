import type { Manoeuvre } from '../../../data/types.ts';
import { canAct } from '../../../flow/activation/actions/perform.ts';
import { dockedTo } from '../../../flow/activation/docking.ts';
import { addDie, change, moreDice, rerollable } from '../../../flow/attack/modify.ts';
import { armaments, refuseAttack } from '../../../flow/attack/weapons.ts';
import { inFiringArc, isInArc, rangeBetween, rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { inPlay, isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { canShoot, isAttacker, isDefender, isPrimary, onlyInArc } from '../../phrases/attacks.ts';
import { count, rerollWhenAttacking } from '../../phrases/dice.ts';
import { begin, discard } from '../../phrases/effects.ts';
import { launch } from '../../phrases/moves.ts';
import { pick, pickShip } from '../../phrases/questions.ts';
import { friends, lockersOf } from '../../phrases/ships.ts';
import { shakeLock } from '../../phrases/tokens.ts';
import { type AnyAbility, at, type CardFamily, type CardRules, type CardSource } from '../../vocabulary.ts';

const COORDINATE = { free: true, only: ['coordinate'] } as const;

/** A shuttle at the rear guides: it leaves after a manoeuvre, or in a hurry when the carrier is destroyed. */
const mothership = (whileDocked: AnyAbility): CardRules => ({
  arcs: (g, self, weapon, arcs) =>
    arcs !== null && weapon.key === 'primary' && dockedTo(g, self.ship) ? [...arcs, 'specialrear'] : arcs,
  abilities: [
    at('manoeuvre.executed', {
      when: (g, m, self) => m.ship === self.ship && m.ship.status === 'play' && dockedTo(g, self.ship) !== undefined,
      *run(g, _m, self) {
        yield* launch(g, self, dockedTo(g, self.ship)!, 'rear');
      },
    }),
    at('ship.destroyed', {
      mandatory: true,
      when: (g, m, self) => m.ship === self.ship && dockedTo(g, self.ship) !== undefined,
      *run(g, _m, self) {
        const shuttle = dockedTo(g, self.ship)!;
        yield* g.rules.dealCard(g, shuttle, false);
        begin(g, self, shuttle, 'round', { note: 'no-attack' });
        yield* launch(g, self, shuttle, 'rear');
      },
    }),
    whileDocked,
  ],
});

/** Before its dial is revealed, unless stressed, it must fly a white 1 straight or banked; what it meets costs no action. */
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
      const { obstacles } = yield* g.rules.executeManoeuvre(g, self.ship, drift, 'white');
      for (const token of obstacles) yield* g.rules.obstacleRoll(g, self.ship, token);
      yield* g.rules.removeDestroyed(g);
    },
  });
}

function mayIgnore(g: XWing, self: CardSource): boolean {
  for (const { rules } of g.cards(self.ship, 'mayIgnore')) if (rules.mayIgnore?.includes(self.card)) return true;
  return false;
}

const turrets = (g: XWing, self: CardSource) => armaments(g, self.ship).filter((w) => w.equipped?.slot === 'turret');

const seen = (g: XWing, self: CardSource): Ship[] =>
  inPlay(g.state).filter((s) => s !== self.ship && rangeInArc(g, self.ship, s) <= 3);

const locked = (g: XWing, self: CardSource): Ship[] =>
  friends(g, self.ship, 1).filter((s) => lockersOf(g, s).length > 0);

export const titleAToG: CardFamily = {
  /** Overlapping a ship still leaves a free action, for stress. */
  'title/dauntless': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.overlappedShip && canAct(g, self.ship),
        *run(g, _m, self) {
          const done = yield* g.rules.performAction(g, self.ship, { free: true, committed: true });
          if (done !== undefined) yield* g.rules.assign(g, self.ship, 'stress');
        },
      }),
    ],
  },
  /** Shoots into its arc only; after a primary attack it may attack with a turret. */
  'title/btla4ywing': {
    bans: [onlyInArc()],
    abilities: [
      at('attack.again', {
        when: (g, m, self) => isAttacker(m, self) && isPrimary(m) && canShoot(g, self.ship, turrets(g, self)),
        *run(g, _m, self) {
          yield* g.rules.attack(g, self.ship, { weapons: turrets(g, self) });
        },
      }),
    ],
  },
  'title/ghost': mothership(
    at('combat.end', {
      when: (g, _m, self) =>
        dockedTo(g, self.ship) !== undefined && !refuseAttack(g, self.ship) && canShoot(g, self.ship, turrets(g, self)),
      *run(g, _m, self) {
        const outcome = yield* g.rules.attack(g, self.ship, { weapons: turrets(g, self) });
        if (outcome !== 'declined') begin(g, self, self.ship, 'round', { note: 'no-attack' });
      },
    }),
  ),
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
  'title/adaptiveailerons': { abilities: [ailerons()] },
  'title/enforcer': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          isDefender(m, self) && m.attacker.status === 'play' && isInArc(g, self.ship, m.attacker, 'bullseye'),
        *run(g, m) {
          yield* g.rules.assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },
  'title/ghost-swx72': mothership(
    at('activation.end', {
      when: (g, _m, self) => dockedTo(g, self.ship) !== undefined && canAct(g, self.ship, COORDINATE),
      *run(g, _m, self) {
        yield* g.rules.performAction(g, self.ship, { ...COORDINATE, committed: true });
      },
    }),
  ),
  /** A die again against the only ship in the arc; all defence dice again for this card. */
  'title/firstordervanguard': {
    abilities: [
      rerollWhenAttacking((g, m, self) => {
        const [only, another] = seen(g, self);
        return only === m.defender && another === undefined ? 1 : 0;
      }),
      at('attack.modifyDefenceDice', {
        gamble: true,
        when: (g, m, self) => isDefender(m, self) && rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          discard(g, self);
          const all = rerollable(g, m.attack, 'defence').length;
          yield* g.rules.chooseReroll(g, self, m.attack, 'defence', all, undefined, all);
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
  'title/advancedailerons': { abilities: [ailerons()] },
};
