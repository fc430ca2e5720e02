import { isThrown } from '../phrases/upgrades.ts';
import { type LaterCards, value } from '../vocabulary.ts';

export const GRENADES_26: LaterCards = {
  // However many are thrown.
  'upgrade/impact-grenades': {
    values: [
      value('keyword.impact', (_g, _unit, self, { attack }) => (isThrown(attack, self) ? { add: 4 } : undefined)),
    ],
    grants: ['impact'],
  },
};
