import { chooseReroll, rerollable } from '../../flow/modify.ts';
import { assign, hasLock } from '../../flow/tokens.ts';
import { rangeInArc } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardFamily } from '../vocabulary.ts';
import { pickShip } from '../words.ts';

/** Upgrades that make something of friendly ships: of their locks, their place, their tokens. */

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
  'mod/tacticaljammer': { obstructs: true },
  /** A friend is towed by its own side. */
  'mod/spacetugtractorarray': {
    actions: [
      {
        name: 'spacetugtractorarray',
        when: (g, self) => inTow(g, self.ship).length > 0,
        *run(g, self) {
          const ship = yield* pickShip(g, self, inTow(g, self.ship));
          yield* assign(g, ship, 'tractor', 1, isFriendly(g.state, ship, self.ship) ? self.seat : undefined);
        },
      },
    ],
  },
};
