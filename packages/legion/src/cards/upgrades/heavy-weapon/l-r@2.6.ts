import { MARKSMAN } from '../../phrases/upgrades.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const HEAVY_WEAPON_L_R_26: LaterCards = {
  // What it brings stays although it falls: keywords that have acted are noted with the unit.
  'upgrade/mandalorian-super-commando': {},
  'upgrade/rebel-marksman': MARKSMAN,
};
