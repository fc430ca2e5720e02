import { damage } from './damage.ts';
import { keywords } from './keywords.ts';
import { assault } from './objectives/assault.ts';
import { campaign } from './objectives/campaign.ts';
import { defence } from './objectives/defence.ts';
import { navigation } from './objectives/navigation.ts';
import { empire } from './squadrons/empire.ts';
import { rebel } from './squadrons/rebel.ts';
import { republic } from './squadrons/republic.ts';
import { separatist } from './squadrons/separatist.ts';
import type { Saying, Sayings } from './types.ts';
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

const printed: Sayings = {
  ...keywords,
  ...rebel,
  ...empire,
  ...republic,
  ...separatist,
  ...commanderA,
  ...commanderBtoF,
  ...commanderGtoK,
  ...commanderLtoZ,
  ...officerAtoB,
  ...officerC,
  ...officerDtoK,
  ...officerLtoR,
  ...officerStoZ,
  ...titleAtoD,
  ...titleEtoK,
  ...titleLtoR,
  ...titleStoZ,
  ...boardingTeam,
  ...defensiveRetrofit,
  ...experimentalRetrofit,
  ...fleetCommand,
  ...fleetSupport,
  ...ionCannons,
  ...offensiveRetrofit,
  ...ordnance,
  ...superweapon,
  ...supportTeam,
  ...turbolasers,
  ...weaponsTeam,
  ...damage,
  ...assault,
  ...defence,
  ...navigation,
  ...campaign,
};

/**
 * Both texts of a card that was printed again with another one, whose first stands beside it as `first/…`: whoever looks at
 * it may play at either prices.
 */
const withFirst = (key: string, said: Saying): Saying => {
  const first = printed[key.replace('upgrade/', 'first/')];
  if (!first || first === said) return said;
  return { de: `${said.de} Erstauflage: ${first.de}`, en: `${said.en} First print: ${first.en}` };
};

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = Object.fromEntries(
  Object.entries(printed)
    .filter(([key]) => !key.startsWith('first/'))
    .map(([key, said]) => [key, withFirst(key, said)]),
);
