import type { UpgradeCard } from '../types.ts';
import { boardingTeam } from './boarding-team.ts';
import { commanderA } from './commander/a.ts';
import { commanderBtoF } from './commander/b-f.ts';
import { commanderGtoK } from './commander/g-k.ts';
import { commanderLtoZ } from './commander/l-z.ts';
import { defensiveRetrofit } from './defensive-retrofit.ts';
import { experimentalRetrofit } from './experimental-retrofit.ts';
import { fleetCommand } from './fleet-command.ts';
import { fleetSupport } from './fleet-support.ts';
import { ionCannons } from './ion-cannons.ts';
import { offensiveRetrofit } from './offensive-retrofit.ts';
import { officerAtoB } from './officer/a-b.ts';
import { officerC } from './officer/c.ts';
import { officerDtoK } from './officer/d-k.ts';
import { officerLtoR } from './officer/l-r.ts';
import { officerStoZ } from './officer/s-z.ts';
import { ordnance } from './ordnance.ts';
import { superweapon } from './superweapon.ts';
import { supportTeam } from './support-team.ts';
import { titleAtoD } from './title/a-d.ts';
import { titleEtoK } from './title/e-k.ts';
import { titleLtoR } from './title/l-r.ts';
import { titleStoZ } from './title/s-z.ts';
import { turbolasers } from './turbolasers.ts';
import { weaponsTeam } from './weapons-team.ts';

/** In the order of the icons on the upgrade bar. */
export const ALL_UPGRADES: readonly UpgradeCard[] = [
  ...commanderA,
  ...commanderBtoF,
  ...commanderGtoK,
  ...commanderLtoZ,
  ...officerAtoB,
  ...officerC,
  ...officerDtoK,
  ...officerLtoR,
  ...officerStoZ,
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
  ...titleAtoD,
  ...titleEtoK,
  ...titleLtoR,
  ...titleStoZ,
];
