import { marksman } from '../../phrases/upgrades.ts';
import type { Sayings } from '../../types.ts';

export const heavyWeaponSZ: Sayings = {
  'upgrade/stormtrooper-marksman': marksman,
  'upgrade/wrecker': {
    de: 'Solange Wrecker auf dem Schlachtfeld ist, kann Omega in dieser Einheit keine Wunden erhalten.',
    en: 'While Wrecker is on the battlefield, Omega in this unit cannot be assigned wounds.',
  },
};
