import { SQUAD } from '../../phrases/upgrades.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const PERSONNEL_I_Z_26: LaterCards = {
  'upgrade/rebel-trooper-squad': SQUAD,
  'upgrade/rebel-veteran-squad': SQUAD,
  'upgrade/shoretrooper-squad': SQUAD,
  'upgrade/snowtrooper-squad': SQUAD,
  'upgrade/stormtrooper-squad': SQUAD,
};
