import { distance } from '@holotisch/table';
import type { Manoeuvre } from '../../../data/types.ts';
import { actionBar } from '../../../flow/activation/actions/perform.ts';
import { discardDamage } from '../../../flow/attack/damage.ts';
import { cancel, change } from '../../../flow/attack/modify.ts';
import { assignCondition } from '../../../flow/conditions.ts';
import { inFiringArc, rangeBetween, rangeOf } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { isFriendly, isRedByDial, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { traitOf } from '../../phrases/damage.ts';
import { count, rollDice, showing } from '../../phrases/dice.ts';
import { begin, discard } from '../../phrases/effects.ts';
import { pick, pickShip } from '../../phrases/questions.ts';
import { friends, otherFriends } from '../../phrases/ships.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const DEBT = 'adebttopay';

const foes = (g: XWing, self: CardSource): Ship[] => g.state.ships.filter((s) => !isFriendly(g.state, s, self.ship));

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

const guarded = (g: XWing, self: CardSource): Ship[] =>
  friends(g, self.ship, 1).filter((s) => skillOf(g, s) > skillOf(g, self.ship));

export const eptAToD: CardFamily = {
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
  /** As an action: a white turn 1, then stress, and two dice of damage where the boost icon is missing. */
  'ept/daredevil': {
    actions: [
      {
        name: 'daredevil',
        *run(g, self) {
          const { ship } = self;
          const side = yield* pick(self, 'card-side', ['left', 'right']);
          const flown = yield* g.rules.executeManoeuvre(g, ship, turnOne(side), 'white');
          if (!flown.alive) return;
          yield* g.rules.assign(g, ship, 'stress');
          if (!actionBar(g, ship).includes('boost')) {
            const faces = (yield* rollDice(g, self, 'attack', 2)).map((d) => d.face);
            yield* g.rules.suffer(
              g,
              ship,
              faces.filter((f) => f === 'hit').length,
              faces.filter((f) => f === 'crit').length,
            );
          }
          for (const token of flown.obstacles) yield* g.rules.obstacleRoll(g, ship, token);
        },
      },
    ],
  },
  'ept/deadeye': { focusForLock: true },
  /** A friend at range 1 is hit: one of the crits may be mine. */
  'ept/drawtheirfire': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) =>
          m.defender !== self.ship &&
          isFriendly(g.state, m.defender, self.ship) &&
          rangeBetween(g, m.defender, self.ship) === 1 &&
          showing(m.attack, 'attack', 'crit') > 0,
        *run(g, m, self) {
          cancel(g, m.attack, 'attack', 'crit', 1);
          yield* g.rules.suffer(g, self.ship, 0, 1);
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
  /** A focus token for 1 agility more for a friend at range 1 of higher skill. */
  'ept/bodyguard': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => canSpend(g, self.ship, 'focus') && guarded(g, self).length > 0,
        *run(g, _m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          const friend = yield* pickShip(g, self, guarded(g, self));
          begin(g, self, friend, 'round', { value: 'agility', modifier: { add: 1 } });
        },
      }),
    ],
  },
  'ept/calculation': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
        },
      }),
    ],
  },
  /** Discarded as results are compared: one evade of a defender in the arc is cancelled. */
  'ept/crackshot': {
    abilities: [
      at('attack.compare', {
        when: (g, m, self) =>
          isAttacker(m, self) && inFiringArc(g, self.ship, m.defender) && showing(m.attack, 'defence', 'evade') > 0,
        *run(g, m, self) {
          discard(g, self);
          cancel(g, m.attack, 'defence', 'evade', 1);
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
          yield* g.rules.assign(g, self.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
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
          for (const ship of linked(g, self)) if (ship.tokens[token] === 0) yield* g.rules.assign(g, ship, token);
        },
      }),
    ],
  },
  'ept/ascoretosettle': {
    abilities: [
      at('setup.forces', {
        mandatory: true,
        when: (g, _m, self) => foes(g, self).length > 0,
        *run(g, _m, self) {
          assignCondition(g, yield* pickShip(g, self, foes(g, self)), DEBT);
        },
      }),
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) && m.defender.conditions.includes(DEBT) && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
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
          yield* g.rules.assign(g, self.ship, 'evade', Math.min(near, 2));
        },
      },
    ],
  },
};
