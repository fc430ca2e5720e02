import { CardBook as Book } from '@holotisch/engine';
import { damage } from './damage.ts';
import { assault } from './objectives/assault.ts';
import { defence } from './objectives/defence.ts';
import { navigation } from './objectives/navigation.ts';
import { empire } from './squadrons/empire.ts';
import { rebel } from './squadrons/rebel.ts';
import { republic } from './squadrons/republic.ts';
import { separatist } from './squadrons/separatist.ts';
import { defensiveRetrofit } from './upgrades/defensive-retrofit.ts';
import { fleetCommand } from './upgrades/fleet-command.ts';
import { fleetSupport } from './upgrades/fleet-support.ts';
import { ionCannons } from './upgrades/ion-cannons.ts';
import { ordnance } from './upgrades/ordnance.ts';
import { superweapon } from './upgrades/superweapon.ts';
import { supportTeam } from './upgrades/support-team.ts';
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
  assault,
  defence,
  navigation,
  defensiveRetrofit,
  fleetCommand,
  fleetSupport,
  ionCannons,
  ordnance,
  superweapon,
  supportTeam,
  turbolasers,
  weaponsTeam,
]);
