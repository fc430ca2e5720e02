import type { CommandForms } from '../command-rows.ts';
import { EMPIRE_PIPS_1 } from './empire/pips-1.ts';
import { EMPIRE_PIPS_2 } from './empire/pips-2.ts';
import { EMPIRE_PIPS_3 } from './empire/pips-3.ts';
import { MANDALORIAN_PIPS_1 } from './mandalorian/pips-1.ts';
import { MANDALORIAN_PIPS_2 } from './mandalorian/pips-2.ts';
import { MANDALORIAN_PIPS_3 } from './mandalorian/pips-3.ts';
import { MERCENARY_PIPS_1 } from './mercenary/pips-1.ts';
import { MERCENARY_PIPS_2 } from './mercenary/pips-2.ts';
import { MERCENARY_PIPS_3 } from './mercenary/pips-3.ts';
import { NEUTRAL_PIPS_1 } from './neutral/pips-1.ts';
import { NEUTRAL_PIPS_2 } from './neutral/pips-2.ts';
import { NEUTRAL_PIPS_3 } from './neutral/pips-3.ts';
import { NEUTRAL_PIPS_4 } from './neutral/pips-4.ts';
import { REBEL_PIPS_1 } from './rebel/pips-1.ts';
import { REBEL_PIPS_2 } from './rebel/pips-2.ts';
import { REBEL_PIPS_3 } from './rebel/pips-3.ts';
import { REPUBLIC_PIPS_1 } from './republic/pips-1.ts';
import { REPUBLIC_PIPS_2 } from './republic/pips-2.ts';
import { REPUBLIC_PIPS_3 } from './republic/pips-3.ts';
import { SEPARATIST_PIPS_1 } from './separatist/pips-1.ts';
import { SEPARATIST_PIPS_2 } from './separatist/pips-2.ts';
import { SEPARATIST_PIPS_3 } from './separatist/pips-3.ts';

export const COMMAND_CARDS: readonly CommandForms[] = [
  ...NEUTRAL_PIPS_1,
  ...NEUTRAL_PIPS_2,
  ...NEUTRAL_PIPS_3,
  ...NEUTRAL_PIPS_4,
  ...REBEL_PIPS_1,
  ...REBEL_PIPS_2,
  ...REBEL_PIPS_3,
  ...EMPIRE_PIPS_1,
  ...EMPIRE_PIPS_2,
  ...EMPIRE_PIPS_3,
  ...REPUBLIC_PIPS_1,
  ...REPUBLIC_PIPS_2,
  ...REPUBLIC_PIPS_3,
  ...SEPARATIST_PIPS_1,
  ...SEPARATIST_PIPS_2,
  ...SEPARATIST_PIPS_3,
  ...MERCENARY_PIPS_1,
  ...MERCENARY_PIPS_2,
  ...MERCENARY_PIPS_3,
  ...MANDALORIAN_PIPS_1,
  ...MANDALORIAN_PIPS_2,
  ...MANDALORIAN_PIPS_3,
];
