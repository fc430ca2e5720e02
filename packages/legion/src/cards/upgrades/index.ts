import type { CardFamily, LaterCards } from '../vocabulary.ts';
import { ARMAMENT_26 } from './armament@2.6.ts';
import { ARMAMENT } from './armament.ts';
import { COMMAND_26 } from './command@2.6.ts';
import { COMMAND } from './command.ts';
import { COMMS_26 } from './comms@2.6.ts';
import { COMMS } from './comms.ts';
import { CREW } from './crew.ts';
import { FORCE_26 } from './force@2.6.ts';
import { FORCE } from './force.ts';
import { GEAR_26 } from './gear@2.6.ts';
import { GEAR } from './gear.ts';
import { GENERATOR } from './generator.ts';
import { GRENADES_26 } from './grenades@2.6.ts';
import { GRENADES } from './grenades.ts';
import { HARDPOINT } from './hardpoint.ts';
import { HEAVY_WEAPON_0_C_26 } from './heavy-weapon/0-c@2.6.ts';
import { HEAVY_WEAPON_0_C } from './heavy-weapon/0-c.ts';
import { HEAVY_WEAPON_D_K_26 } from './heavy-weapon/d-k@2.6.ts';
import { HEAVY_WEAPON_L_R_26 } from './heavy-weapon/l-r@2.6.ts';
import { HEAVY_WEAPON_S_Z_26 } from './heavy-weapon/s-z@2.6.ts';
import { PERSONNEL_0_H_26 } from './personnel/0-h@2.6.ts';
import { PERSONNEL_0_H } from './personnel/0-h.ts';
import { PERSONNEL_I_Z_26 } from './personnel/i-z@2.6.ts';
import { PERSONNEL_I_Z } from './personnel/i-z.ts';
import { PILOT_26 } from './pilot@2.6.ts';
import { PILOT } from './pilot.ts';
import { PROGRAMMING_26 } from './programming@2.6.ts';
import { TRAINING_26 } from './training@2.6.ts';
import { TRAINING } from './training.ts';

/** Upgrade cards by slot. */
export const UPGRADE_CARDS: readonly CardFamily[] = [
  ARMAMENT,
  COMMAND,
  COMMS,
  CREW,
  FORCE,
  GEAR,
  GENERATOR,
  GRENADES,
  HARDPOINT,
  HEAVY_WEAPON_0_C,
  PERSONNEL_0_H,
  PERSONNEL_I_Z,
  PILOT,
  TRAINING,
];

/** What 2.6 brings and reads otherwise. */
export const LATER_UPGRADE_CARDS: readonly LaterCards[] = [
  ARMAMENT_26,
  COMMAND_26,
  COMMS_26,
  FORCE_26,
  GEAR_26,
  GRENADES_26,
  HEAVY_WEAPON_0_C_26,
  HEAVY_WEAPON_D_K_26,
  HEAVY_WEAPON_L_R_26,
  HEAVY_WEAPON_S_Z_26,
  PERSONNEL_0_H_26,
  PERSONNEL_I_Z_26,
  PILOT_26,
  PROGRAMMING_26,
  TRAINING_26,
];
