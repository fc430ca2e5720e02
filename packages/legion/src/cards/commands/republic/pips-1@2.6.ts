import { say } from '@holotisch/engine';
import { chooseNumber, may } from '../../../flow/choose.ts';
import { isEngaged, isVehicle } from '../../../values.ts';
import { spendsObservation } from '../../phrases/characters.ts';
import {
  byCard,
  CARD,
  gains,
  giveForGood,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isHero,
  lends,
  mayWhenOrdered,
  onlyNominated,
  ownersOf,
  recovers,
  whenOrdered,
  whoeverIsOrdered,
} from '../../phrases/commands.ts';
import { byChieftain, isHurt, shoulders } from '../../phrases/republic.ts';
import { atTheEnd, byThisCard } from '../../phrases/rewording.ts';
import { at, type LaterCards, valueOfAny } from '../../vocabulary.ts';

export const REPUBLIC_PIPS_1_26: LaterCards = {
  'command/bring-it-down': {
    grants: ['suppressive', 'impact'],
    values: [
      heroHas('cardActions', { atLeast: 2 }),
      ...(['suppressive', 'impact'] as const).map((keyword) =>
        valueOfAny(`keyword.${keyword}`, (g, unit, self, { attack }) =>
          attack?.noted[self.card] === unit.id && isVehicle(g, g.unit(attack.defender)) === (keyword === 'impact')
            ? { add: 1 }
            : undefined,
        ),
      ),
    ],
    abilities: [spendsObservation],
  },
  'command/call-me-captain': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        limit: { per: 'activation', times: 1 },
        when: (g, m, self) => {
          const rex = heroOf(g, self);
          return (
            rex?.order === 'faceup' &&
            m.attacker !== undefined &&
            m.attacker !== rex &&
            isFriend(g, m.attacker, self) &&
            inSight(g, rex, m.defender, 2)
          );
        },
        *run(_g, m) {
          m.pool.red += 3;
        },
      }),
    ],
  },
  'command/defiance': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && byChieftain(g, m, self) && isHurt(m.unit),
        gains('aim', 'dodge', 'surge'),
      ),
    ],
  },
  'command/flow-of-the-force': {
    orders: onlyNominated,
    abilities: [
      whoeverIsOrdered(function* (g, unit, self) {
        const about = { unit: unit.id, card: self.card };
        const prompt = say('le.ask.command-recover', about);
        if (unit.status === 'play' && (yield* may(self.seat, prompt, CARD, { unit: unit.id })))
          yield* recovers(g, unit);
        yield* gains('aim', 'dodge', 'standby')(g, unit, self);
      }),
    ],
  },
  'command/our-fate-is-in-your-hands': (base) => ({ ...base, abilities: [shoulders(true)] }),
  'command/size-matters-not': atTheEnd,
  'command/synchronized-offensive': byThisCard,
  'command/this-is-where-the-fun-begins': {
    grants: ['jump', 'prepared-position'],
    values: [...lends({ jump: 2 }).values, heroHas('attackActions', { atLeast: 2 })],
    divulge: {
      *run(g, seat) {
        for (const unit of ownersOf(g, seat, 'this-is-where-the-fun-begins'))
          giveForGood(g, seat, 'this-is-where-the-fun-begins', unit, 'keyword.prepared-position');
      },
    },
  },
  // Republic
  'command/this-partys-over': {
    values: [
      valueOfAny('vaapadRed', (g, unit, self) =>
        isHero(g, unit, self) && isEngaged(g, unit) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && isHero(g, m.unit, self),
        function* (g, mace, self) {
          const about = { unit: mace.id, card: self.card };
          const wounds = yield* chooseNumber(self.seat, [1, 2, 3], CARD, say('le.ask.command-wounds', about), about);
          yield* g.rules.suffer(g, mace, wounds, { by: self.card });
        },
      ),
    ],
  },
};
