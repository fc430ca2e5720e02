import { marksman } from '../../phrases/upgrades.ts';
import type { Sayings } from '../../types.ts';

export const heavyWeaponLR: Sayings = {
  'upgrade/mandalorian-super-commando': {
    de: 'Die Einheit behält das Schlüsselwort Cache, auch wenn diese Miniatur besiegt ist.',
    en: 'The unit keeps Cache even if this miniature is defeated.',
  },
  'upgrade/rebel-marksman': marksman,
};
