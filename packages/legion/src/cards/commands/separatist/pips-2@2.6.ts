import { say } from '@holotisch/engine';
import { unitSees } from '../../../flow/attack/sight.ts';
import { gain } from '../../../flow/tokens.ts';
import { friendsOf, isVehicle, refuse } from '../../../values.ts';
import { strike, troopersWithin } from '../../phrases/characters.ts';
import {
  CARD,
  gains,
  give,
  inSight,
  isAlliedVehicle,
  isCalled,
  isFriend,
  isMarked,
  lends,
  mark,
  whenOrdered,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, ban, type LaterCards, valueOfAny } from '../../vocabulary.ts';

/** It has been issued an order with the card in this round, and does what the card says to such units. */
const ORDERED = 'ordered';
const isWarrior = isCalled('Geonosian Warriors');

export const SEPARATIST_PIPS_2_26: LaterCards = {
  'command/orbital-strike': strike(),
  'command/pincer-attack': {
    bans: [
      ban('cover', (g, { attacker, defender }, self) =>
        attacker !== undefined &&
        isAlliedVehicle(g, attacker, self) &&
        friendsOf(g.state, attacker).some(
          (friend) => friend !== attacker && isVehicle(g, friend) && inSight(g, friend, defender, 1),
        )
          ? refuse(CARD, say('le.no.pincer', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  'command/preservation-protocols': byThisCard,
  'command/supreme-commander': {
    ...lends({ ruthless: 1 }),
    abilities: [
      whenOrdered(
        (g, m, self) => m.card === self.card && isFriend(g, m.unit, self),
        function* (g, unit, self) {
          yield* gain(g, unit, 'surge', 1, self.card);
          for (const other of troopersWithin(g, unit, 1))
            if (unitSees(g, unit, other)) yield* gain(g, other, 'surge', 1, self.card);
        },
      ),
    ],
  },
  'command/we-serve-the-queen': {
    grants: ['coordinate'],
    values: [
      valueOfAny('keyword.direct', (g, unit, self) => (isCalled('Sun Fac')(g, unit, self) ? { set: 0 } : undefined)),
    ],
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          for (const unit of g.rules.mayActivate(g))
            if (isWarrior(g, unit, self) || isCalled('Sun Fac')(g, unit, self))
              give(g, self, unit, 'coordinate', 1, 'Geonosian Warriors');
        },
      }),
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) =>
          isWarrior(g, m.unit, self) && m.unit.order === 'faceup' && !isMarked(g, self, m.unit, ORDERED),
        *run(g, m, self) {
          mark(g, self, m.unit, ORDERED);
          yield* gains('aim', 'dodge')(g, m.unit, self);
        },
      }),
    ],
  },
};
