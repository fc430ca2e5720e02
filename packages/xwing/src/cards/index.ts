import { CardBook as CardBookOf } from '@holotisch/engine';
import { bombs } from './bombs.ts';
import { conditions } from './conditions.ts';
import { damageCore } from './damage/core.ts';
import { damageCore2 } from './damage/core2.ts';
import { pilotAssigners } from './pilots/assigners.ts';
import { bombers } from './pilots/bombers.ts';
import { companionPilots } from './pilots/companion-pilots.ts';
import { imperialHeavy } from './pilots/imperial-heavy.ts';
import { imperialLater } from './pilots/imperial-later.ts';
import { imperialTie } from './pilots/imperial-tie.ts';
import { pursuers } from './pilots/pursuers.ts';
import { rebelFirst } from './pilots/rebel-first.ts';
import { rebelLater } from './pilots/rebel-later.ts';
import { rebelSecond } from './pilots/rebel-second.ts';
import { scumFirst } from './pilots/scum-first.ts';
import { scumLater } from './pilots/scum-later.ts';
import { assigners } from './upgrades/assigners.ts';
import { carriers } from './upgrades/carriers.ts';
import { companions } from './upgrades/companions.ts';
import { contraband } from './upgrades/contraband.ts';
import { crewActions } from './upgrades/crew-actions.ts';
import { crewCunning } from './upgrades/crew-cunning.ts';
import { crewFight } from './upgrades/crew-fight.ts';
import { crewFlight } from './upgrades/crew-flight.ts';
import { crewForesight } from './upgrades/crew-foresight.ts';
import { astromechs, salvaged } from './upgrades/droids.ts';
import { eliteFight } from './upgrades/elite-fight.ts';
import { eliteFlight } from './upgrades/elite-flight.ts';
import { illicit } from './upgrades/illicit.ts';
import { modifications } from './upgrades/modifications.ts';
import { ordnanceAids } from './upgrades/ordnance-aids.ts';
import { systems, tech } from './upgrades/systems.ts';
import { titles } from './upgrades/titles.ts';
import { guns, ordnance } from './upgrades/weapons.ts';
import type { CardBook, CardFamily, CardRules } from './vocabulary.ts';

/** Every family of cards, each in a file of its own. */
const FAMILIES: readonly CardFamily[] = [
  bombs,
  conditions,
  damageCore,
  damageCore2,
  bombers,
  companionPilots,
  imperialHeavy,
  imperialLater,
  imperialTie,
  pursuers,
  rebelFirst,
  rebelLater,
  rebelSecond,
  scumFirst,
  scumLater,
  pilotAssigners,
  assigners,
  astromechs,
  carriers,
  companions,
  contraband,
  crewActions,
  crewCunning,
  crewFight,
  crewFlight,
  crewForesight,
  eliteFight,
  eliteFlight,
  guns,
  illicit,
  modifications,
  ordnance,
  ordnanceAids,
  salvaged,
  systems,
  tech,
  titles,
];

/** Every card that acts. Only what lies above the rules may know this table: the game is made with it and hands it down. */
export const CARDS: CardBook = CardBookOf.of<CardRules>(FAMILIES);

export const rulesOf = (key: string): CardRules | undefined => CARDS.get(key);
export const isEnforced = (key: string): boolean => CARDS.has(key);
export const enforcedCards = (): readonly string[] => CARDS.keys();
