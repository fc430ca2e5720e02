import { shapeOf } from '../../../flow/objectives/markers.ts';
import { gain } from '../../../flow/tokens.ts';
import { gap } from '../../../geometry/base.ts';
import { isAt } from '../../../geometry/range.ts';
import { onTable } from '../../../values.ts';
import { isOwn, SQUAD, specialist } from '../../phrases/upgrades.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

export const PERSONNEL_0_H_26: LaterCards = {
  'upgrade/astromech': {
    abilities: [
      at('move.after', {
        mandatory: true,
        when: (g, m, self) =>
          isOwn(m, self) &&
          g.state.markers.some(
            (marker) =>
              marker.kind === 'objective' &&
              onTable(self.unit).some((mini) => isAt(gap(g.mini(self.unit, mini).base, [shapeOf(marker)]), 1)),
          ),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/b1-battle-droid-squad': SQUAD,
  'upgrade/b2-super-battle-droid-squad': SQUAD,
  'upgrade/clone-specialist': specialist('aim', 'dodge', 'surge'),
  'upgrade/clone-trooper-infantry-squad': SQUAD,
  'upgrade/ewok-skirmisher-squad': SQUAD,
  'upgrade/ewok-slinger-squad': SQUAD,
  'upgrade/fleet-trooper-squad': SQUAD,
  'upgrade/geonosian-warrior-squad': SQUAD,
};
