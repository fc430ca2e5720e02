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
import { commander } from './upgrades/commander.ts';
import { defensiveRetrofit } from './upgrades/defensive-retrofit.ts';
import { experimentalRetrofit } from './upgrades/experimental-retrofit.ts';
import { firstPrint } from './upgrades/first-print.ts';
import { fleetCommand } from './upgrades/fleet-command.ts';
import { fleetSupport } from './upgrades/fleet-support.ts';
import { ionCannons } from './upgrades/ion-cannons.ts';
import { offensiveRetrofit } from './upgrades/offensive-retrofit.ts';
import { officer } from './upgrades/officer.ts';
import { ordnance } from './upgrades/ordnance.ts';
import { superweapon } from './upgrades/superweapon.ts';
import { supportTeam } from './upgrades/support-team.ts';
import { title } from './upgrades/title.ts';
import { turbolasers } from './upgrades/turbolasers.ts';
import { weaponsTeam } from './upgrades/weapons-team.ts';

const latest: Sayings = {
  ...keywords,
  ...rebel,
  ...empire,
  ...republic,
  ...separatist,
  ...commander,
  ...officer,
  ...title,
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

/** Both texts of a card that was printed again with another one: whoever looks at it may play at either prices. */
const withFirst = (key: string, said: Saying): Saying => {
  const first = firstPrint[key];
  if (!first) return said;
  return { de: `${said.de} Erstauflage: ${first.de}`, en: `${said.en} First print: ${first.en}` };
};

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = Object.fromEntries(
  Object.entries(latest).map(([key, said]) => [key, withFirst(key, said)]),
);
