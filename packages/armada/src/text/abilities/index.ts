import type { Language } from '@holotisch/engine';
import { damage } from './damage.ts';
import { keywords } from './keywords.ts';
import { assault } from './objectives/assault.ts';
import { defence } from './objectives/defence.ts';
import { navigation } from './objectives/navigation.ts';
import { empire } from './squadrons/empire.ts';
import { rebel } from './squadrons/rebel.ts';
import { republic } from './squadrons/republic.ts';
import { separatist } from './squadrons/separatist.ts';
import type { Sayings } from './types.ts';
import { commander } from './upgrades/commander.ts';
import { officer } from './upgrades/officer.ts';
import { title } from './upgrades/title.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = {
  ...keywords,
  ...rebel,
  ...empire,
  ...republic,
  ...separatist,
  ...commander,
  ...officer,
  ...title,
  ...damage,
  ...assault,
  ...defence,
  ...navigation,
};

export const sayingOf = (key: string, lang: Language): string | undefined => SAYINGS[key]?.[lang];
