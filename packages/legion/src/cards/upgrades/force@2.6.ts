import { chooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import { between, isEngaged, isFriendly } from '../../values.ts';
import { askUnit, enemiesAt, isOrdinary, isSeen, SAYS, troopersOf } from '../phrases/upgrades.ts';
import { at, type LaterCards } from '../vocabulary.ts';

export const FORCE_26: LaterCards = {
  /** A unit, and not a miniature. */
  'upgrade/force-choke': () => ({
    acts: [
      {
        id: 'choke',
        free: true,
        when: (g, unit) => troopersOf(g, enemiesAt(g, unit, 1)).some(isOrdinary),
        *run(g, unit, self) {
          const able = troopersOf(g, enemiesAt(g, unit, 1)).filter(isOrdinary);
          const enemy = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* g.rules.suffer(g, enemy, 1, { by: self.card, source: unit });
        },
      },
    ],
  }),
  'upgrade/terror': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, { unit }) =>
          attacker?.status === 'play' &&
          unit.status === 'play' &&
          !attack.melee &&
          !isFriendly(g.state, attacker, { seat: unit.seat }) &&
          defender !== unit &&
          isFriendly(g.state, defender, { seat: unit.seat }) &&
          !isEngaged(g, unit) &&
          isAt(between(g, unit, attacker), 2) &&
          isSeen(g, unit, attacker),
        *run(g, { attacker }, self) {
          yield* gain(g, attacker!, 'suppression', 1, self.card);
        },
      }),
    ],
  },
};
