import type { CommandForms } from '../command-rows.ts';
import { EMPIRE_COMMANDS } from './empire.ts';
import { MANDALORIAN_COMMANDS } from './mandalorian.ts';
import { MERCENARY_COMMANDS } from './mercenary.ts';
import { NEUTRAL_COMMANDS } from './neutral.ts';
import { REBEL_COMMANDS } from './rebel.ts';
import { REPUBLIC_COMMANDS } from './republic.ts';
import { SEPARATIST_COMMANDS } from './separatist.ts';

export const COMMAND_CARDS: readonly CommandForms[] = [
  ...NEUTRAL_COMMANDS,
  ...REBEL_COMMANDS,
  ...EMPIRE_COMMANDS,
  ...REPUBLIC_COMMANDS,
  ...SEPARATIST_COMMANDS,
  ...MERCENARY_COMMANDS,
  ...MANDALORIAN_COMMANDS,
];
