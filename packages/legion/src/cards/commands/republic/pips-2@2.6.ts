import { unitSees } from '../../../flow/attack/sight.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { enemiesOf, unitsInPlay } from '../../../values.ts';
import { attacksTakeOrders, strike } from '../../phrases/characters.ts';
import {
  byCard,
  friendsWithin,
  gainsOne,
  hasRank,
  isFriend,
  isFriendlyTrooper,
  isHero,
  lends,
  pickUnits,
  whenOrdered,
} from '../../phrases/commands.ts';
import { wookiees } from '../../phrases/republic.ts';
import { atTheEnd, byThisCard } from '../../phrases/rewording.ts';
import { at, type CardSource, type LaterCards } from '../../vocabulary.ts';

/** Enemies that are observed and see somebody of the card's side. */
const watched = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (unit) =>
      !isFriend(g, unit, self) &&
      unit.tokens.observation > 0 &&
      enemiesOf(g.state, unit).some((one) => unitSees(g, unit, one)),
  );

export const REPUBLIC_PIPS_2_26: LaterCards = {
  'command/aggressive-negotiations': byThisCard,
  'command/air-support': strike(),
  // Republic
  'command/get-in-position': wookiees('agile', byCard),
  'command/lead-from-the-front': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && hasRank(m.unit, 'commander') && friendsWithin(g, m.unit, 1).length > 0,
        function* (g, unit, self) {
          const units = yield* pickUnits(self, friendsWithin(g, unit, 1), [0, 3]);
          for (const one of units) yield* gainsOne(g, one, self, ['aim', 'dodge']);
        },
      ),
    ],
  },
  'command/recon-division': {
    ...lends({ observe: 1 }, isFriendlyTrooper),
    abilities: [
      // The card is discarded before tokens are: whom it still watches is settled when the phase begins.
      at('end.start', {
        mandatory: true,
        when: (g, _m, self) => watched(g, self).length > 0,
        *run(g, _m, self) {
          for (const unit of watched(g, self))
            g.state.lasting.push({
              source: self.key,
              unit: unit.id,
              until: 'round',
              value: 'kept.observation',
              modifier: { add: unit.tokens.observation },
            });
        },
      }),
    ],
  },
  'command/tactical-planning': { abilities: [attacksTakeOrders('special', 'support')] },
  'command/there-is-no-try': (base) => atTheEnd(byThisCard(base)),
  'command/you-underestimate-my-power': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.order === 'facedown',
        *run(_g, m) {
          m.pool.white += 6;
        },
      }),
    ],
  },
};
