import { isFlipped } from '../../../values.ts';
import { FLIPS } from '../../phrases/upgrades.ts';
import { type CardFamily, value } from '../../vocabulary.ts';

export const HEAVY_WEAPON_0_C: CardFamily = {
  // The first side holds the shield: it stops a hit and slows the unit. R-LE-13: below 1 only tokens bring it
  'upgrade/battle-shield-wookiee': {
    abilities: FLIPS,
    values: [
      value('keyword.armor', (_g, _unit, self) => (isFlipped(self.equipped) ? undefined : { add: 1 })),
      value('speed', (_g, _unit, self) => (isFlipped(self.equipped) ? undefined : { add: -1 })),
    ],
    grants: ['armor'],
  },
};
