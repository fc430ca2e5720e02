import { say } from '@holotisch/engine';
import { actionBar, canAct } from '../../flow/activation/actions/perform.ts';
import { change } from '../../flow/attack/modify.ts';
import { hasLock } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { count } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pick } from '../phrases/questions.ts';
import { enemiesInArc, otherFriends } from '../phrases/ships.ts';
import { canSpend } from '../phrases/tokens.ts';
import { type AnyBan, at, ban, type CardFamily } from '../vocabulary.ts';

function oneOnly(kind: 'focus' | 'evade'): AnyBan {
  return ban('assign', (_g, { ship, token }, self) =>
    ship === self.ship && token === kind && ship.tokens[kind] > 0
      ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.oneTokenOnly', { token }) }
      : undefined,
  );
}

const moves = (g: XWing, ship: Ship): string[] =>
  actionBar(g, ship).filter((action) => action === 'boost' || action === 'barrelroll');

export const tech: CardFamily = {
  /** One evade token, which stays. */
  'tech/commrelay': { keeps: ['evade'], bans: [oneOnly('evade')] },
  'tech/weaponsguidance': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'attack', 'blank') > 0,
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          change(g, m.attack, 'attack', 'blank', 'hit', 1);
        },
      }),
    ],
  },
  'tech/sensorcluster': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isDefender(m, self) && canSpend(g, self.ship, 'focus', m.attack) && count(m.attack, 'defence', 'blank') > 0,
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          change(g, m.attack, 'defence', 'blank', 'evade', 1);
        },
      }),
    ],
  },
  /** Boosts and rolls with up to two stress tokens. */
  'tech/primedthrusters': {
    actsStressed: (_g, ship, action) => ship.tokens.stress < 3 && (action === 'boost' || action === 'barrelroll'),
  },
  /** The action comes first, then the stress of the manoeuvre. */
  'tech/patternanalyzer': {
    abilities: [
      at('manoeuvre.moved', {
        when: (_g, m, self) => m.ship === self.ship,
        *run(_g, m) {
          m.checksLater = true;
        },
      }),
    ],
  },
  /** Rerolling attack dice counts as spending a lock, says the FAQ. */
  'tech/targetingsynchronizer': { lends: { token: 'targetlock', range: 2 } },
  /** A skill for placing, and a token for whoever is placed near. */
  'tech/hyperwavecommscanner': {
    abilities: [
      at('setup.forces', {
        when: () => true,
        *run(g, _m, self) {
          const set = Number(yield* pick(self, 'card-skill', ['0', '6', '12']));
          begin(g, self, self.ship, 'phase', { value: 'skill', modifier: { set } });
        },
      }),
      at('ship.placed', {
        when: (g, m, self) => otherFriends(g, self.ship, 2).includes(m.ship),
        *run(g, m, self) {
          yield* g.rules.assign(g, m.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
        },
      }),
    ],
  },
  'tech/advancedoptics': { keeps: ['focus'], bans: [oneOnly('focus')] },
  /** A lock on an enemy in the arc who is about to fight: a free boost or roll. */
  'tech/threattracker': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) =>
          hasLock(self.ship, m.ship) &&
          enemiesInArc(g, self.ship, 2).includes(m.ship) &&
          canAct(g, self.ship, { only: moves(g, self.ship) }),
        *run(g, m, self) {
          yield* g.rules.spendLock(g, self.ship, m.ship);
          yield* g.rules.performAction(g, self.ship, { free: true, only: moves(g, self.ship), committed: true });
        },
      }),
    ],
  },
};
