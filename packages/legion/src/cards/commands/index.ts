import type { CardFamily } from '../vocabulary.ts';
import { EMPIRE_COMMANDS } from './empire/index.ts';
import { REBEL_COMMANDS } from './rebel/index.ts';
import { REPUBLIC_COMMANDS } from './republic.ts';
import { SEPARATIST_COMMANDS } from './separatist.ts';

/** Cards that everybody has. */
const NEUTRAL_COMMANDS: CardFamily = {
  // LE-ENDPHASE-03, LC-BEREITSCHAFT-KOMMANDOKARTE-01
  'command/standing-orders': { returns: true },
};

/** Command cards that do something, faction by faction as in the facts. */
export const COMMANDS: readonly CardFamily[] = [
  NEUTRAL_COMMANDS,
  REBEL_COMMANDS,
  EMPIRE_COMMANDS,
  REPUBLIC_COMMANDS,
  SEPARATIST_COMMANDS,
];
