import { CardBook as Book } from '@holotisch/engine';
import { damage } from './damage.ts';
import { assault } from './objectives/assault.ts';
import { campaign } from './objectives/campaign.ts';
import { defence } from './objectives/defence.ts';
import { navigation } from './objectives/navigation.ts';
import { empire } from './squadrons/empire.ts';
import { rebel } from './squadrons/rebel.ts';
import { republic } from './squadrons/republic.ts';
import { separatist } from './squadrons/separatist.ts';
import { boardingTeam } from './upgrades/boarding-team.ts';
import { commanderA } from './upgrades/commander/a.ts';
import { commanderBtoF } from './upgrades/commander/b-f.ts';
import { commanderGtoK } from './upgrades/commander/g-k.ts';
import { commanderLtoZ } from './upgrades/commander/l-z.ts';
import { defensiveRetrofit } from './upgrades/defensive-retrofit.ts';
import { experimentalRetrofit } from './upgrades/experimental-retrofit.ts';
import { fleetCommand } from './upgrades/fleet-command.ts';
import { fleetSupport } from './upgrades/fleet-support.ts';
import { ionCannons } from './upgrades/ion-cannons.ts';
import { offensiveRetrofit } from './upgrades/offensive-retrofit.ts';
import { officerAtoB } from './upgrades/officer/a-b.ts';
import { officerC } from './upgrades/officer/c.ts';
import { officerDtoK } from './upgrades/officer/d-k.ts';
import { officerLtoR } from './upgrades/officer/l-r.ts';
import { officerStoZ } from './upgrades/officer/s-z.ts';
import { ordnance } from './upgrades/ordnance.ts';
import { superweapon } from './upgrades/superweapon.ts';
import { supportTeam } from './upgrades/support-team.ts';
import { titleAtoD } from './upgrades/title/a-d.ts';
import { titleEtoK } from './upgrades/title/e-k.ts';
import { titleLtoR } from './upgrades/title/l-r.ts';
import { titleStoZ } from './upgrades/title/s-z.ts';
import { turbolasers } from './upgrades/turbolasers.ts';
import { weaponsTeam } from './upgrades/weapons-team.ts';
import type { CardBook } from './vocabulary.ts';

/** Every card that acts, family by family. */
// biome-ignore format: a family is a line
export const CARDS: CardBook = Book.of([
  damage,
  rebel,
  empire,
  republic,
  separatist,
  boardingTeam,
  assault,
  defence,
  navigation,
  campaign,
  defensiveRetrofit,
  experimentalRetrofit,
  fleetCommand,
  fleetSupport,
  commanderA,
  commanderBtoF,
  commanderGtoK,
  commanderLtoZ,
  officerAtoB,
  officerC,
  officerDtoK,
  officerLtoR,
  officerStoZ,
  ionCannons,
  offensiveRetrofit,
  ordnance,
  superweapon,
  supportTeam,
  titleAtoD,
  titleEtoK,
  titleLtoR,
  titleStoZ,
  turbolasers,
  weaponsTeam,
]);
