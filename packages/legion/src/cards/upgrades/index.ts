import type { CardFamily } from '../vocabulary.ts';
import { ARMAMENT } from './armament.ts';
import { COMMAND } from './command.ts';
import { COMMS } from './comms.ts';
import { CREW } from './crew.ts';
import { FORCE } from './force.ts';
import { GEAR } from './gear.ts';
import { GENERATOR } from './generator.ts';
import { GRENADES } from './grenades.ts';
import { HARDPOINT } from './hardpoint.ts';
import { HEAVY_WEAPON } from './heavy-weapon.ts';
import { PERSONNEL } from './personnel.ts';
import { PILOT } from './pilot.ts';
import { TRAINING } from './training.ts';

/** Upgrade cards that do something, slot by slot as in the facts. */
export const UPGRADES: readonly CardFamily[] = [
  FORCE,
  COMMAND,
  HEAVY_WEAPON,
  PERSONNEL,
  HARDPOINT,
  PILOT,
  CREW,
  GENERATOR,
  TRAINING,
  COMMS,
  ARMAMENT,
  GEAR,
  GRENADES,
];
