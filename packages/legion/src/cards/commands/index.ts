import type { CardFamily, LaterCards } from '../vocabulary.ts';
import { EMPIRE_PIPS_1_26 } from './empire/pips-1@2.6.ts';
import { EMPIRE_PIPS_1 } from './empire/pips-1.ts';
import { EMPIRE_PIPS_2_26 } from './empire/pips-2@2.6.ts';
import { EMPIRE_PIPS_2 } from './empire/pips-2.ts';
import { EMPIRE_PIPS_3_26 } from './empire/pips-3@2.6.ts';
import { EMPIRE_PIPS_3 } from './empire/pips-3.ts';
import { MANDALORIAN_PIPS_2_26 } from './mandalorian/pips-2@2.6.ts';
import { MERCENARY_PIPS_1_26 } from './mercenary/pips-1@2.6.ts';
import { MERCENARY_PIPS_2_26 } from './mercenary/pips-2@2.6.ts';
import { MERCENARY_PIPS_3_26 } from './mercenary/pips-3@2.6.ts';
import { NEUTRAL_PIPS_1_26 } from './neutral/pips-1@2.6.ts';
import { NEUTRAL_PIPS_2_26 } from './neutral/pips-2@2.6.ts';
import { NEUTRAL_PIPS_3_26 } from './neutral/pips-3@2.6.ts';
import { NEUTRAL_PIPS_4 } from './neutral/pips-4.ts';
import { REBEL_PIPS_1_26 } from './rebel/pips-1@2.6.ts';
import { REBEL_PIPS_1 } from './rebel/pips-1.ts';
import { REBEL_PIPS_2_26 } from './rebel/pips-2@2.6.ts';
import { REBEL_PIPS_2 } from './rebel/pips-2.ts';
import { REBEL_PIPS_3_26 } from './rebel/pips-3@2.6.ts';
import { REBEL_PIPS_3 } from './rebel/pips-3.ts';
import { REPUBLIC_PIPS_1_26 } from './republic/pips-1@2.6.ts';
import { REPUBLIC_PIPS_1 } from './republic/pips-1.ts';
import { REPUBLIC_PIPS_2_26 } from './republic/pips-2@2.6.ts';
import { REPUBLIC_PIPS_2 } from './republic/pips-2.ts';
import { REPUBLIC_PIPS_3_26 } from './republic/pips-3@2.6.ts';
import { REPUBLIC_PIPS_3 } from './republic/pips-3.ts';
import { SEPARATIST_PIPS_1_26 } from './separatist/pips-1@2.6.ts';
import { SEPARATIST_PIPS_1 } from './separatist/pips-1.ts';
import { SEPARATIST_PIPS_2_26 } from './separatist/pips-2@2.6.ts';
import { SEPARATIST_PIPS_2 } from './separatist/pips-2.ts';
import { SEPARATIST_PIPS_3_26 } from './separatist/pips-3@2.6.ts';
import { SEPARATIST_PIPS_3 } from './separatist/pips-3.ts';

/** Command cards by faction and pips. */
export const COMMAND_CARDS: readonly CardFamily[] = [
  EMPIRE_PIPS_1,
  EMPIRE_PIPS_2,
  EMPIRE_PIPS_3,
  NEUTRAL_PIPS_4,
  REBEL_PIPS_1,
  REBEL_PIPS_2,
  REBEL_PIPS_3,
  REPUBLIC_PIPS_1,
  REPUBLIC_PIPS_2,
  REPUBLIC_PIPS_3,
  SEPARATIST_PIPS_1,
  SEPARATIST_PIPS_2,
  SEPARATIST_PIPS_3,
];

/** What 2.6 brings and reads otherwise. */
export const LATER_COMMAND_CARDS: readonly LaterCards[] = [
  EMPIRE_PIPS_1_26,
  EMPIRE_PIPS_2_26,
  EMPIRE_PIPS_3_26,
  MANDALORIAN_PIPS_2_26,
  MERCENARY_PIPS_1_26,
  MERCENARY_PIPS_2_26,
  MERCENARY_PIPS_3_26,
  NEUTRAL_PIPS_1_26,
  NEUTRAL_PIPS_2_26,
  NEUTRAL_PIPS_3_26,
  REBEL_PIPS_1_26,
  REBEL_PIPS_2_26,
  REBEL_PIPS_3_26,
  REPUBLIC_PIPS_1_26,
  REPUBLIC_PIPS_2_26,
  REPUBLIC_PIPS_3_26,
  SEPARATIST_PIPS_1_26,
  SEPARATIST_PIPS_2_26,
  SEPARATIST_PIPS_3_26,
];
