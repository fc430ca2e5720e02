import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { hasKeyword, isTrooper, unitsInPlay } from '../../../values.ts';
import { BANE_TOKENS } from '../../phrases/bane.ts';
import {
  byHero,
  canMove,
  gains,
  gainsOne,
  giveForGood,
  heroGains,
  isFriend,
  isHero,
  lends,
  pickUnits,
  recovers,
  speedMove,
  wasDivulged,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const ordered = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => isFriend(g, u, self) && u.order === 'faceup');

const droidsOf = (g: Legion, seat: number): readonly Unit[] =>
  g.state.units.filter((u) => u.seat === seat && u.status === 'reserve' && hasKeyword(g, u, 'ai'));

export const SEPARATIST_PIPS_3: CardFamily = {
  'command/at-last': {
    ...lends({ 'jedi-hunter': 1 }),
    abilities: [
      heroGains('aim'),
      whenHeroActivates(function* (g, maul, self) {
        yield* g.rules.suffer(g, maul, 1, { by: self.card });
      }),
    ],
  },
  'command/crush-them': {
    abilities: [
      whenOrdered(byHero, function* (g, unit, self) {
        const gone = g.state.units.filter((u) => u.status === 'defeated' && !isFriend(g, u, self)).length;
        yield* gain(g, unit, 'surge', gone, self.card);
      }),
    ],
  },
  'command/do-not-underestimate-our-means': {
    grants: ['reinforcements'],
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => !wasDivulged(g, self) && ordered(g, self).length > 0,
        *run(g, _m, self) {
          const units = yield* pickUnits(self, ordered(g, self), [1, 2]);
          for (const unit of units) yield* recovers(g, unit);
        },
      }),
    ],
    divulge: {
      when: (g, seat) => droidsOf(g, seat).length > 0,
      *run(g, seat) {
        const card = 'do-not-underestimate-our-means';
        const units = yield* pickUnits({ seat, card }, droidsOf(g, seat), [1, 3]);
        for (const unit of units) giveForGood(g, seat, card, unit, 'keyword.reinforcements');
      },
    },
  },
  'command/i-make-the-rules-now': BANE_TOKENS,
  'command/roger-roger': {
    abilities: [
      whenOrdered(
        (_g, m, self) => m.card === self.card && m.by?.seat === self.seat,
        (g, unit, self) => gainsOne(g, unit, self, ['dodge', 'surge']),
      ),
    ],
  },
  'command/you-disappoint-me': {
    abilities: [
      whenOrdered(byHero, gains('dodge')),
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          !m.attack.melee &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender) &&
          canMove(g, m.defender),
        run: (g, m, self) => speedMove(g, m.defender, 2, self),
      }),
    ],
  },
};
