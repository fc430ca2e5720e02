import { hasKeyword } from '../../../values.ts';
import { isOwn, untilItsEnd, using } from '../../phrases/upgrades.ts';
import { at, type CardFamily, type UnitMoment } from '../../vocabulary.ts';

export const PERSONNEL_0_H: CardFamily = {
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
};
