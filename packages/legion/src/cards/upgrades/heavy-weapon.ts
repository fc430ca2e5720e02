import { isFlipped } from '../../values.ts';
import { type CardFamily, value } from '../vocabulary.ts';
import { FLIPS } from './phrases.ts';

/** Heavy weapons that do something besides shooting. */

export const HEAVY_WEAPON: CardFamily = {
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
