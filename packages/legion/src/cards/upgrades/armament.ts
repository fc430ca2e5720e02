import { engagedWith, isFlipped } from '../../values.ts';
import { type CardFamily, value } from '../vocabulary.ts';

export const ARMAMENT: CardFamily = {
  'upgrade/electro-gauntlets': {
    values: [
      value('movesEngaged', (g, unit) =>
        engagedWith(g, unit).some(({ tokens }) => tokens.immobilize > 0) ? { add: 1 } : undefined,
      ),
    ],
  },
  // The first side is the staff.
  'upgrade/j-19-bo-rifle': {
    values: [
      value('keyword.charge', (_g, _unit, self) => (isFlipped(self.equipped) ? undefined : { add: 1 })),
      value('keyword.immune-melee-pierce', (_g, _unit, self) => (isFlipped(self.equipped) ? undefined : { add: 1 })),
    ],
    grants: ['charge'],
  },
};
