import type { CardFamily } from '../../vocabulary.ts';
import { JYN_TO_K2SO } from './jyn-to-k-2so.ts';
import { LANDO } from './lando.ts';
import { LUKE_TO_CHEWBACCA } from './luke-to-chewbacca.ts';

/** Command cards of the Rebels. */
export const REBEL_COMMANDS: CardFamily = { ...LUKE_TO_CHEWBACCA, ...JYN_TO_K2SO, ...LANDO };
