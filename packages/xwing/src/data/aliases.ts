/** Spellings that older or laxer list builders write, turned into the ids of this pool; unknown ones pass unchanged. */
import { SHIPS } from './ships.ts';
import type { Faction, Slot } from './types.ts';

const FACTIONS: Readonly<Record<string, Faction>> = {
  rebel: 'rebel',
  rebels: 'rebel',
  rebelalliance: 'rebel',
  resistance: 'rebel',
  imperial: 'imperial',
  empire: 'imperial',
  galacticempire: 'imperial',
  firstorder: 'imperial',
  scum: 'scum',
  scumandvillainy: 'scum',
};

const SLOTS: Readonly<Record<string, Slot>> = {
  amd: 'amd',
  astromech: 'amd',
  astromechdroid: 'amd',
  bomb: 'bomb',
  bombmine: 'bomb',
  cannon: 'cannon',
  cargo: 'cargo',
  crew: 'crew',
  ept: 'ept',
  elite: 'ept',
  elitepilottalent: 'ept',
  hardpoint: 'hardpoint',
  illicit: 'illicit',
  missile: 'missile',
  mod: 'mod',
  modification: 'mod',
  samd: 'samd',
  salvagedastromech: 'samd',
  salvagedastromechdroid: 'samd',
  system: 'system',
  systemupgrade: 'system',
  team: 'team',
  tech: 'tech',
  title: 'title',
  torpedo: 'torpedo',
  turret: 'turret',
  turretweapon: 'turret',
};

const SHIP_IDS: Readonly<Record<string, string>> = {
  m3ascykinterceptor: 'm3ainterceptor',
  tieadv: 'tieadvanced',
  tieadvancedprototype: 'tieadvprototype',
  yt2400freighter: 'yt2400',
};

const PILOT_IDS: Readonly<Record<string, string>> = {
  blackeightsquadronpilot: 'blackeightsqpilot',
  cavernangelzealot: 'cavernangelszealot',
  greysquadronpilot: 'graysquadronpilot',
  ltlorrir: 'lieutenantlorrir',
  raiderclasscorvaft: 'raiderclasscorvetteaft',
  raiderclasscorvfore: 'raiderclasscorvettefore',
  rhosquadronpilot: 'rhosquadronveteran',
  'sabinewren-swx56': 'sabinewren',
  'sabinewren-swx59': 'sabinewren',
  senthictwotubes: 'benthictwotubes',
  tetrancowell: 'tetrancowall',
  wookieliberator: 'wookieeliberator',
  wullfwarro: 'wullffwarro',
};

/** Keyed by slot and id, because an id may be right in one slot and old in another. */
const UPGRADE_IDS: Readonly<Record<string, string>> = {
  'amd chopper': 'chopper-swx72',
  'bomb protonbomb': 'protonbombs',
  'cannon arccasterrecharging': 'arccaster',
  'crew r2d2': 'r2d2-swx22',
  'ept intensityexhausted': 'intensity',
  'missile advancedhomingmissiles': 'advhomingmissiles',
  'missile harpoonmissile': 'harpoonmissiles',
  'mod servomotorsfoilsattack': 'servomotorsfoils',
  'mod servomotorsfoilsclosed': 'servomotorsfoils',
  'mod servomotosfoils': 'servomotorsfoils',
  'system advancedtargetingcomputer': 'advtargetingcomputer',
  'title ghostphantomii': 'ghost-swx72',
  'title heavyscykinterceptorcannon': 'heavyscykinterceptor',
  'title heavyscykinterceptormissile': 'heavyscykinterceptor',
  'title heavyscykinterceptortorpedo': 'heavyscykinterceptor',
  'title millenniumfalcontfa': 'millenniumfalcon-swx57',
  'title pivotwingattack': 'pivotwing',
  'title pivotwinglanding': 'pivotwing',
  'torpedo advancedprotontorpedoes': 'advprotontorpedoes',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const canonicalFaction = (text: string): Faction | undefined => own(FACTIONS, text.toLowerCase());

export const canonicalSlot = (text: string): Slot | undefined => own(SLOTS, text.toLowerCase());

export const canonicalPilot = (id: string): string => own(PILOT_IDS, id) ?? id;

/** XWS gives both sections of a corvette one ship id; the pilot's name tells the section. */
export function canonicalShip(id: string, pilotId: string): string {
  const section = SHIPS.find((ship) => ship.xws === id && ship.id === pilotId);
  return section?.id ?? own(SHIP_IDS, id) ?? id;
}

export const canonicalUpgrade = (slot: Slot, id: string): string => own(UPGRADE_IDS, `${slot} ${id}`) ?? id;

/** The sample in the XWS description writes hyphens, which no obstacle id has. */
export const canonicalObstacle = (id: string): string => id.replaceAll('-', '');
