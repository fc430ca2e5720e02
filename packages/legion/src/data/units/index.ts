import type { UnitCard } from '../rows.ts';
import { EMPIRE_COMMANDER } from './empire/commander.ts';
import { EMPIRE_CORPS } from './empire/corps.ts';
import { EMPIRE_COUNTERPART } from './empire/counterpart.ts';
import { EMPIRE_HEAVY } from './empire/heavy.ts';
import { EMPIRE_OPERATIVE } from './empire/operative.ts';
import { EMPIRE_SPECIAL } from './empire/special.ts';
import { EMPIRE_SUPPORT } from './empire/support.ts';
import { MANDALORIAN_COMMANDER } from './mandalorian/commander.ts';
import { MANDALORIAN_OPERATIVE } from './mandalorian/operative.ts';
import { MANDALORIAN_SPECIAL } from './mandalorian/special.ts';
import { MERCENARY_COMMANDER } from './mercenary/commander.ts';
import { MERCENARY_CORPS } from './mercenary/corps.ts';
import { MERCENARY_HEAVY } from './mercenary/heavy.ts';
import { MERCENARY_OPERATIVE } from './mercenary/operative.ts';
import { MERCENARY_SPECIAL } from './mercenary/special.ts';
import { MERCENARY_SUPPORT } from './mercenary/support.ts';
import { REBEL_COMMANDER } from './rebel/commander.ts';
import { REBEL_CORPS } from './rebel/corps.ts';
import { REBEL_COUNTERPART } from './rebel/counterpart.ts';
import { REBEL_HEAVY } from './rebel/heavy.ts';
import { REBEL_OPERATIVE } from './rebel/operative.ts';
import { REBEL_SPECIAL } from './rebel/special.ts';
import { REBEL_SUPPORT } from './rebel/support.ts';
import { REPUBLIC_COMMANDER } from './republic/commander.ts';
import { REPUBLIC_CORPS } from './republic/corps.ts';
import { REPUBLIC_COUNTERPART } from './republic/counterpart.ts';
import { REPUBLIC_HEAVY } from './republic/heavy.ts';
import { REPUBLIC_OPERATIVE } from './republic/operative.ts';
import { REPUBLIC_SPECIAL } from './republic/special.ts';
import { REPUBLIC_SUPPORT } from './republic/support.ts';
import { SEPARATIST_COMMANDER } from './separatist/commander.ts';
import { SEPARATIST_CORPS } from './separatist/corps.ts';
import { SEPARATIST_HEAVY } from './separatist/heavy.ts';
import { SEPARATIST_OPERATIVE } from './separatist/operative.ts';
import { SEPARATIST_SPECIAL } from './separatist/special.ts';
import { SEPARATIST_SUPPORT } from './separatist/support.ts';

export const UNIT_CARDS: readonly UnitCard[] = [
  ...REBEL_COMMANDER,
  ...REBEL_OPERATIVE,
  ...REBEL_CORPS,
  ...REBEL_SPECIAL,
  ...REBEL_SUPPORT,
  ...REBEL_HEAVY,
  ...REBEL_COUNTERPART,
  ...EMPIRE_COMMANDER,
  ...EMPIRE_OPERATIVE,
  ...EMPIRE_CORPS,
  ...EMPIRE_SPECIAL,
  ...EMPIRE_SUPPORT,
  ...EMPIRE_HEAVY,
  ...EMPIRE_COUNTERPART,
  ...REPUBLIC_COMMANDER,
  ...REPUBLIC_OPERATIVE,
  ...REPUBLIC_CORPS,
  ...REPUBLIC_SPECIAL,
  ...REPUBLIC_SUPPORT,
  ...REPUBLIC_HEAVY,
  ...REPUBLIC_COUNTERPART,
  ...SEPARATIST_COMMANDER,
  ...SEPARATIST_OPERATIVE,
  ...SEPARATIST_CORPS,
  ...SEPARATIST_SPECIAL,
  ...SEPARATIST_SUPPORT,
  ...SEPARATIST_HEAVY,
  ...MERCENARY_COMMANDER,
  ...MERCENARY_OPERATIVE,
  ...MERCENARY_CORPS,
  ...MERCENARY_SPECIAL,
  ...MERCENARY_SUPPORT,
  ...MERCENARY_HEAVY,
  ...MANDALORIAN_COMMANDER,
  ...MANDALORIAN_OPERATIVE,
  ...MANDALORIAN_SPECIAL,
];
