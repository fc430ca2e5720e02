import { byThisCard } from '../../phrases/rewording.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const REBEL_PIPS_0_26: LaterCards = {
  'command/sorry-about-the-mess': byThisCard,
};
