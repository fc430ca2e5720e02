import type { UpgradeCard } from '../upgrade-rows.ts';
import { ARMAMENT } from './armament.ts';
import { CLAN } from './clan.ts';
import { COMMAND } from './command.ts';
import { COMMS } from './comms.ts';
import { CREW } from './crew.ts';
import { DOCTRINE } from './doctrine.ts';
import { FORCE } from './force.ts';
import { GEAR } from './gear.ts';
import { GENERATOR } from './generator.ts';
import { GRENADES } from './grenades.ts';
import { HARDPOINT } from './hardpoint.ts';
import { HEAVY_WEAPON_0_C } from './heavy-weapon/0-c.ts';
import { HEAVY_WEAPON_D_K } from './heavy-weapon/d-k.ts';
import { HEAVY_WEAPON_L_R } from './heavy-weapon/l-r.ts';
import { HEAVY_WEAPON_S_Z } from './heavy-weapon/s-z.ts';
import { ORDNANCE } from './ordnance.ts';
import { PERSONNEL_0_H } from './personnel/0-h.ts';
import { PERSONNEL_I_Z } from './personnel/i-z.ts';
import { PILOT } from './pilot.ts';
import { PROGRAMMING } from './programming.ts';
import { SQUAD_LEADER } from './squad-leader.ts';
import { TRAINING } from './training.ts';

export const UPGRADE_CARDS: readonly UpgradeCard[] = [
  ...FORCE,
  ...COMMAND,
  ...DOCTRINE,
  ...CLAN,
  ...SQUAD_LEADER,
  ...HEAVY_WEAPON_0_C,
  ...HEAVY_WEAPON_D_K,
  ...HEAVY_WEAPON_L_R,
  ...HEAVY_WEAPON_S_Z,
  ...PERSONNEL_0_H,
  ...PERSONNEL_I_Z,
  ...HARDPOINT,
  ...PILOT,
  ...CREW,
  ...ORDNANCE,
  ...GENERATOR,
  ...PROGRAMMING,
  ...TRAINING,
  ...COMMS,
  ...ARMAMENT,
  ...GEAR,
  ...GRENADES,
];
