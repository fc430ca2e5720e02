import type { UpgradeCard } from '../types.ts';
import { boardingTeam } from './boarding-team.ts';
import { commander } from './commander.ts';
import { defensiveRetrofit } from './defensive-retrofit.ts';
import { experimentalRetrofit } from './experimental-retrofit.ts';
import { fleetCommand } from './fleet-command.ts';
import { fleetSupport } from './fleet-support.ts';
import { ionCannons } from './ion-cannons.ts';
import { offensiveRetrofit } from './offensive-retrofit.ts';
import { officerAtoK } from './officer/a-k.ts';
import { officerLtoZ } from './officer/l-z.ts';
import { ordnance } from './ordnance.ts';
import { superweapon } from './superweapon.ts';
import { supportTeam } from './support-team.ts';
import { titleAtoK } from './title/a-k.ts';
import { titleLtoZ } from './title/l-z.ts';
import { turbolasers } from './turbolasers.ts';
import { weaponsTeam } from './weapons-team.ts';

/** In the order of the icons on the upgrade bar. */
export const ALL_UPGRADES: readonly UpgradeCard[] = [
  ...commander,
  ...officerAtoK,
  ...officerLtoZ,
  ...weaponsTeam,
  ...boardingTeam,
  ...supportTeam,
  ...fleetCommand,
  ...fleetSupport,
  ...offensiveRetrofit,
  ...defensiveRetrofit,
  ...experimentalRetrofit,
  ...turbolasers,
  ...ionCannons,
  ...ordnance,
  ...superweapon,
  ...titleAtoK,
  ...titleLtoZ,
];
