import type { CardFamily } from '../../vocabulary.ts';

export const NEUTRAL_PIPS_4: CardFamily = {
  // LE-ENDPHASE-03, LC-BEREITSCHAFT-KOMMANDOKARTE-01
  'command/standing-orders': { returns: true },
};
