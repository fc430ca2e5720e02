import { MARKSMAN } from '../../phrases/upgrades.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const HEAVY_WEAPON_S_Z_26: LaterCards = {
  'upgrade/stormtrooper-marksman': MARKSMAN,
  // It speaks of Omega, who is in no list of cards.
  'upgrade/wrecker': {},
};
