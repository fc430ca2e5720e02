import { trades } from '../../phrases/trading.ts';
import type { LaterCards } from '../../vocabulary.ts';

export const NEUTRAL_PIPS_3_26: LaterCards = {
  'command/discretion': trades('dodge', 3),
};
