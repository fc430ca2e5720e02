import { say } from '@holotisch/engine';
import { chooseWay } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import { hasKeyword } from '../../values.ts';
import { at, type CardFamily, type CardRules, type UnitMoment } from '../vocabulary.ts';
import { LONG_COORDINATE } from './comms.ts';
import { isOwn, SAYS, untilItsEnd, using } from './phrases.ts';

/** Personnel: captains, specialists and droids that come along. */

/** It keeps its suppression for an activation, and is not suppressed by it. */
const CAPTAIN: CardRules = {
  abilities: [
    at(
      'unit.activates',
      using<UnitMoment>({
        when: (_g, m, self) => isOwn(m, self),
        *run(g, _m, self) {
          untilItsEnd(g, self, 'fearless', { add: 1 });
          untilItsEnd(g, self, 'keepsSuppression', { add: 1 });
        },
      }),
    ),
  ],
};

/** One of these tokens for nothing. */
export const specialist = (...tokens: readonly ('aim' | 'dodge' | 'surge')[]): CardRules => ({
  acts: [
    {
      id: 'token',
      free: true,
      when: () => true,
      *run(g, unit, { card }) {
        const token = yield* chooseWay(unit.seat, tokens, SAYS, say('le.ask.card-token', { card }), {
          unit: unit.id,
          card,
        });
        yield* gain(g, unit, token, 1, card);
      },
    },
  ],
});

export const PERSONNEL: CardFamily = {
  'upgrade/b1-security-droid': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (g, m, self) => isOwn(m, self) && hasKeyword(g, self.unit, 'ai'),
          *run(g, _m, self) {
            untilItsEnd(g, self, 'keyword.ai', { set: 0 });
          },
        }),
      ),
    ],
  },
  'upgrade/oom-series-battle-droid': LONG_COORDINATE,
  'upgrade/phase-i-clone-captain': CAPTAIN,
  'upgrade/rebel-trooper-captain': CAPTAIN,
  'upgrade/stormtrooper-captain': CAPTAIN,
  'upgrade/phase-i-clone-specialist': specialist('aim', 'dodge', 'surge'),
  'upgrade/rebel-trooper-specialist': specialist('dodge', 'surge'),
  'upgrade/stormtrooper-specialist': specialist('aim', 'surge'),
};
