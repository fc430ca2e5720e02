import type { Sayings } from '../types.ts';
import { empire } from './empire.ts';
import { laterCommands } from './later.ts';
import { latestCommands } from './latest.ts';
import { rebel } from './rebel.ts';
import { recentCommands } from './recent.ts';
import { republic } from './republic.ts';
import { separatist } from './separatist.ts';

/** Command cards. */
export const commands: Sayings = {
  'command/standing-orders': {
    de: 'Am Ende der Runde kommt diese Karte auf die Hand zurück, statt abgelegt zu werden.',
    en: 'At the end of the round this card goes back to your hand instead of being discarded.',
  },
  ...rebel,
  ...empire,
  ...republic,
  ...separatist,
  ...laterCommands,
  ...recentCommands,
  ...latestCommands,
};
