import type { CardFamily } from '../../vocabulary.ts';
import { CLANS } from './clans.ts';
import { LATEST } from './latest.ts';
import { NEUTRAL_REBEL } from './neutral-rebel.ts';
import { OTHERS } from './others.ts';
import { RECENT } from './recent.ts';

/** Command cards that 2.6 brought, as far as it can be read what they do. R-L2-41 */
export const LATER_COMMANDS: CardFamily = { ...NEUTRAL_REBEL, ...OTHERS, ...RECENT, ...LATEST, ...CLANS };
