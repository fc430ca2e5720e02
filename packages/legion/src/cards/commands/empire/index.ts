import type { CardFamily } from '../../vocabulary.ts';
import { KRENNIC_TO_KALLUS } from './krennic-to-kallus.ts';
import { VADER_TO_BOBA } from './vader-to-boba.ts';

/** Command cards of the Empire. */
export const EMPIRE_COMMANDS: CardFamily = { ...VADER_TO_BOBA, ...KRENNIC_TO_KALLUS };
