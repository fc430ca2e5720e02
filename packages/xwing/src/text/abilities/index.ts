import type { Language } from '@holotisch/engine';
import { BOMB_SAYINGS } from './bombs.ts';
import { CONDITION_SAYINGS } from './conditions.ts';
import { CREW_FIRST_SAYINGS } from './crew-first.ts';
import { CREW_LATER_SAYINGS } from './crew-later.ts';
import { DAMAGE_SAYINGS } from './damage.ts';
import { DROID_SAYINGS } from './droids.ts';
import { ELITE_SAYINGS } from './elite.ts';
import { EQUIPMENT_SAYINGS } from './equipment.ts';
import { HUGE_SAYINGS } from './huge.ts';
import { IMPERIAL_PILOT_SAYINGS } from './imperial-pilots.ts';
import { MODIFICATION_SAYINGS } from './modifications.ts';
import { REBEL_PILOT_SAYINGS } from './rebel-pilots.ts';
import { SCUM_PILOT_SAYINGS } from './scum-pilots.ts';
import { TITLE_SAYINGS } from './titles.ts';
import type { Sayings } from './types.ts';
import { WEAPON_SAYINGS } from './weapons.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = {
  ...BOMB_SAYINGS,
  ...CONDITION_SAYINGS,
  ...CREW_FIRST_SAYINGS,
  ...CREW_LATER_SAYINGS,
  ...DAMAGE_SAYINGS,
  ...DROID_SAYINGS,
  ...ELITE_SAYINGS,
  ...EQUIPMENT_SAYINGS,
  ...HUGE_SAYINGS,
  ...IMPERIAL_PILOT_SAYINGS,
  ...MODIFICATION_SAYINGS,
  ...REBEL_PILOT_SAYINGS,
  ...SCUM_PILOT_SAYINGS,
  ...TITLE_SAYINGS,
  ...WEAPON_SAYINGS,
};

export const sayingOf = (key: string, lang: Language): string | undefined => SAYINGS[key]?.[lang];
