import { LONG_COORDINATE } from '../../phrases/orders.ts';
import { isOwn, specialist, untilItsEnd, using } from '../../phrases/upgrades.ts';
import { at, type CardFamily, type CardRules, type UnitMoment } from '../../vocabulary.ts';

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

export const PERSONNEL_I_Z: CardFamily = {
  'upgrade/oom-series-battle-droid': LONG_COORDINATE,
  'upgrade/phase-i-clone-captain': CAPTAIN,
  'upgrade/phase-i-clone-specialist': specialist('aim', 'dodge', 'surge'),
  'upgrade/rebel-trooper-captain': CAPTAIN,
  'upgrade/rebel-trooper-specialist': specialist('dodge', 'surge'),
  'upgrade/stormtrooper-captain': CAPTAIN,
  'upgrade/stormtrooper-specialist': specialist('aim', 'surge'),
};
