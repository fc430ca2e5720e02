import { say } from '@holotisch/engine';
import type { Manoeuvre } from '../../data/types.ts';
import { boostWay, turn } from '../../flow/actions/reposition.ts';
import { assignCondition, liftCondition } from '../../flow/conditions.ts';
import { addDie, chooseReroll, moreDice, rerollable } from '../../flow/modify.ts';
import { assign, remove, spend, spendLock } from '../../flow/tokens.ts';
import { rangeBetween, rangeInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { dialOf, difficultyOf, isFriendly, isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { mayActAt } from '../phrases/actions.ts';
import { isDefender } from '../phrases/attacks.ts';
import { mayChange, rerollWhenAttacking, rerollWhenDefending, rollAttackDie } from '../phrases/dice.ts';
import { begin, lasts } from '../phrases/effects.ts';
import { pickManoeuvre, pickShip } from '../phrases/questions.ts';
import { enemies, enemiesInArc, friends, otherFriends, touchedShips } from '../phrases/ships.ts';
import { canSpend, canSpendLock, giveToken } from '../phrases/tokens.ts';
import { type AnyAbility, at, ban, type CardFamily, type CardRules } from '../vocabulary.ts';

/** Rebels and Resistance of the later waves: T-70, Ghost and its shuttles, ARC-170, U-wing, Sabine's TIE. */

/** With a focus token he may use one focus result without spending it. */
const poe: CardRules = {
  abilities: [
    mayChange('attack', 'focus', 'hit', 1, (_g, _m, self) => self.ship.tokens.focus > 0),
    mayChange('defence', 'focus', 'evade', 1, (_g, _m, self) => self.ship.tokens.focus > 0),
  ],
};

const ofSameColour = (g: XWing, ship: Ship, m: Manoeuvre): readonly Manoeuvre[] => {
  const colour = difficultyOf(g, ship, m);
  return dialOf(ship).filter((o) => o.code !== m.code && difficultyOf(g, ship, o) === colour);
};
/** A green dial may become another green one, a red dial another red one. */
const hera: CardRules = {
  abilities: [
    at('ship.revealed', {
      when: (g, m, self) =>
        m.ship === self.ship &&
        difficultyOf(g, m.ship, m.manoeuvre) !== 'white' &&
        ofSameColour(g, m.ship, m.manoeuvre).length > 0,
      *run(g, m, self) {
        m.manoeuvre = yield* pickManoeuvre(g, self, ofSameColour(g, m.ship, m.manoeuvre));
        m.ship.dial = m.manoeuvre.code;
      },
    }),
  ],
};
const sabine: CardRules = {
  abilities: [
    mayActAt('ship.activates', (_g, m, self) => m.ship === self.ship && m.ship.dial !== null, ['boost', 'barrelroll']),
  ],
};
const ezra: CardRules = {
  abilities: [mayChange('defence', 'focus', 'evade', 2, (_g, _m, self) => isStressed(self.ship))],
};
/** His evades may take the critical hits first. */
const zeb: CardRules = {
  abilities: [
    at('attack.compare', {
      when: (_g, m, self) => isDefender(m, self) && m.attack.attackDice.some((d) => d.face === 'crit'),
      *run(_g, m) {
        m.attack.notes['crits-first'] = true;
      },
    }),
  ],
};

/** A lock on the other ship may be spent for a focus result. */
const lockForFocus = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) => {
      const [me, other] = which === 'attack' ? [m.attacker, m.defender] : [m.defender, m.attacker];
      return me === self.ship && canSpendLock(g, self.ship, other, m.attack);
    },
    *run(g, m, self) {
      yield* spendLock(g, self.ship, which === 'attack' ? m.defender : m.attacker);
      addDie(g, m.attack, which, 'focus');
    },
  });

const SUPPRESSED = 'suppressivefire';
const liftSuppression = (g: XWing): void => {
  for (const ship of g.state.ships) liftCondition(g, ship, SUPPRESSED);
};
/** The ship he attacked last shoots worse at anybody but him, until it does or he holds his fire for a phase. */
const captainRex: CardRules = {
  abilities: [
    at('attack.after', {
      mandatory: true,
      when: (_g, m, self) => m.attacker === self.ship,
      *run(g, m, self) {
        begin(g, self, self.ship, 'combat', {});
        assignCondition(g, m.defender, SUPPRESSED);
      },
    }),
    at('attack.declared', {
      mandatory: true,
      when: (_g, m, self) => isDefender(m, self) && m.attacker.conditions.includes(SUPPRESSED),
      *run(g) {
        liftSuppression(g);
      },
    }),
    at('combat.end', {
      mandatory: true,
      when: (g, _m, self) => !lasts(g, self),
      *run(g) {
        liftSuppression(g);
      },
    }),
    at('ship.destroyed', {
      mandatory: true,
      when: (_g, m, self) => m.ship === self.ship,
      *run(g) {
        liftSuppression(g);
      },
    }),
  ],
  values: [
    {
      value: 'attackDice',
      anyShip: true,
      by: (_g, subject, self, { attack: a }) =>
        subject.conditions.includes(SUPPRESSED) && a?.defender !== self.ship.id ? { add: -1 } : undefined,
    },
  ],
};

export const rebelLater: CardFamily = {
  'rebel/t70xwing/poedameron': poe,
  'rebel/t70xwing/poedameron-swx57': poe,
  /** Nobody would fly red what he may fly white. */
  'rebel/t70xwing/elloasty': {
    difficulty: { to: (_g, ship, m) => (m.bearing === 'tallon' && !isStressed(ship) ? 'white' : undefined) },
  },
  'rebel/t70xwing/niennunb': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'stress' && enemiesInArc(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          yield* remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  'rebel/t70xwing/redace': {
    abilities: [
      at('shield.lost', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'rebel/t70xwing/snapwexley': {
    abilities: [
      mayActAt(
        'manoeuvre.executed',
        (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.speed >= 2 &&
          m.manoeuvre.speed <= 4 &&
          touchedShips(g, self.ship).length === 0,
        ['boost'],
      ),
    ],
  },
  'rebel/t70xwing/blueace': {
    repositions: [
      {
        of: 'boost',
        ways: (g, ship) => [
          boostWay(g, ship, turn(1, 'left'), 'turnleft'),
          boostWay(g, ship, turn(1, 'right'), 'turnright'),
        ],
      },
    ],
  },
  'rebel/t70xwing/jesspava': {
    abilities: [
      rerollWhenAttacking((g, _m, self) => otherFriends(g, self.ship, 1).length),
      rerollWhenDefending((g, _m, self) => otherFriends(g, self.ship, 1).length),
    ],
  },

  'rebel/vcx100/herasyndulla': hera,
  'rebel/vcx100/kananjarrus': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (g, m, self) =>
          enemies(g, self.ship, 2).includes(m.attacker) && canSpend(g, self.ship, 'focus', m.attack),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          moreDice(m.attack, 'attack', -1);
        },
      }),
    ],
  },
  'rebel/vcx100/chopper': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => touchedShips(g, self.ship).some((s) => !isFriendly(g.state, s, self.ship)),
        *run(g, _m, self) {
          for (const other of touchedShips(g, self.ship))
            if (!isFriendly(g.state, other, self.ship)) yield* assign(g, other, 'stress');
        },
      }),
    ],
  },
  'rebel/attackshuttle/herasyndulla': hera,
  'rebel/attackshuttle/sabinewren': sabine,
  'rebel/attackshuttle/ezrabridger': ezra,
  'rebel/attackshuttle/zeborrelios': zeb,
  'rebel/sheathipedeclassshuttle/ap5': {
    abilities: [
      at('ship.coordinates', {
        when: (_g, m, self) => m.ship === self.ship && isStressed(m.other),
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress', 2);
          yield* remove(g, m.other, 'stress');
        },
      }),
    ],
  },
  'rebel/sheathipedeclassshuttle/ezrabridger': ezra,
  'rebel/sheathipedeclassshuttle/zeborrelios': zeb,
  'rebel/tiefighter/sabinewren': sabine,
  'rebel/tiefighter/captainrex': captainRex,
  /** Whoever comes up in his arc may be kept from spending tokens on his attack dice. */
  'rebel/sheathipedeclassshuttle/fennrau': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) => enemiesInArc(g, self.ship, 3).includes(m.ship) && !isStressed(self.ship),
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress');
          begin(g, self, m.ship, 'round', {});
        },
      }),
    ],
    bans: [
      ban('spend', (g, { ship, attack: a }, self) =>
        a?.attacker === ship.id &&
        a.step === 3 &&
        g.state.lasting.some((l) => l.source === self.key && l.ship === ship.id)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.fennrau') }
          : undefined,
      ),
    ],
  },
  'rebel/tiefighter/zeborrelios': zeb,

  'rebel/arc170/norrawexley': { abilities: [lockForFocus('attack'), lockForFocus('defence')] },
  'rebel/arc170/sharabey': { lends: { token: 'targetlock', range: 2 } },
  'rebel/arc170/thanekyrell': {
    abilities: [
      mayActAt(
        'attack.after',
        (g, m, self) =>
          m.defender !== self.ship &&
          isFriendly(g.state, m.defender, self.ship) &&
          m.attacker.status === 'play' &&
          rangeInArc(g, self.ship, m.attacker) <= 3,
      ),
    ],
  },
  'rebel/arc170/braylenstramm': {
    abilities: [
      at('manoeuvre.executed', {
        when: (_g, m, self) => m.ship === self.ship && isStressed(self.ship),
        *run(g, _m, self) {
          const face = yield* rollAttackDie(g, self);
          if (face === 'hit' || face === 'crit') yield* remove(g, self.ship, 'stress');
        },
      }),
    ],
  },

  /** Attackers of her neighbours reroll one die and no more. */
  'rebel/uwing/magvayarro': {
    values: [
      {
        value: 'rerolls',
        anyShip: true,
        by: (g, subject, self, { attack: a }) =>
          a?.attacker === subject.id &&
          a.defender !== self.ship.id &&
          rangeBetween(g, self.ship, g.ship(a.defender)) <= 2
            ? { atMost: 1 }
            : undefined,
      },
    ],
  },
  'rebel/uwing/bodhirook': { sharesLockReach: 'squad' },
  'rebel/uwing/hefftobber': {
    abilities: [
      mayActAt(
        'manoeuvre.executed',
        (g, m, self) => !isFriendly(g.state, m.ship, self.ship) && m.overlapped.includes(self.ship),
      ),
    ],
  },
  'rebel/uwing/cassianandor': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => otherFriends(g, self.ship, 2).some(isStressed),
        *run(g, _m, self) {
          yield* remove(g, yield* pickShip(g, self, otherFriends(g, self.ship, 2).filter(isStressed)), 'stress');
        },
      }),
    ],
  },
  'rebel/uwing/sawgerrera': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          friends(g, self.ship, 2).includes(m.attacker) &&
          (isStressed(m.attacker) || m.attacker.damage.length > 0) &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  'rebel/uwing/benthictwotubes': {
    abilities: [
      at('action.performed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.action === 'focus' &&
          self.ship.tokens.focus > 0 &&
          otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          yield* giveToken(g, self.ship, yield* pickShip(g, self, otherFriends(g, self.ship, 2)), 'focus');
        },
      }),
    ],
  },
};
