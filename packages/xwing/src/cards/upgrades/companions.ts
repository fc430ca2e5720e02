import { chooseReroll, rerollable } from '../../flow/modify.ts';
import { assign, hasLock } from '../../flow/tokens.ts';
import { rangeInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardFamily } from '../vocabulary.ts';
import { begin, otherFriends, pick, pickShip } from '../words.ts';

/** Upgrades that make something of friendly ships, and of the order of things. */

const inTow = (g: XWing, ship: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== ship && rangeInArc(g, ship, s) === 1);

export const companions: CardFamily = {
  /** Whoever it has locked rerolls a die of its choice when attacking; friends can be locked too. */
  'amd/m9g8': {
    locksFriends: true,
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => hasLock(self.ship, m.attacker) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, self, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  'samd/r5tk': { locksFriends: true, attacksFriends: true },
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
          yield* assign(g, m.ship, yield* pick(self, 'card-token', ['focus', 'evade']));
        },
      }),
    ],
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
  'mod/tacticaljammer': { obstructs: true },
  /** A friend is towed by its own side. */
  'mod/spacetugtractorarray': {
    actions: [
      {
        name: 'spacetugtractorarray',
        when: (g, self) => inTow(g, self.ship).length > 0,
        *run(g, self) {
          const ship = yield* pickShip(g, self, inTow(g, self.ship));
          yield* assign(g, ship, 'tractor', 1, isFriendly(g.state, ship, self.ship) ? { mover: self.seat } : {});
        },
      },
    ],
  },
};
