import { isOwn, using } from '../phrases/upgrades.ts';
import { at, type LaterCards, type SufferMoment } from '../vocabulary.ts';

export const GEAR_26: LaterCards = {
  'upgrade/katarn-pattern-armor': {
    abilities: [
      at(
        'unit.suffers',
        using<SufferMoment>({
          when: (_g, m, self) => isOwn(m, self) && m.attack !== undefined && !m.attack.melee && m.amount > 1,
          *run(_g, m) {
            m.amount = 1;
          },
        }),
      ),
    ],
  },
};
