import { type Dictionary, type Language, nameIn } from '@holotisch/engine';
import { PILOTS, SHIPS, UPGRADES } from '../data/index.ts';
import type { Faction, Name, Pilot, Slot, Upgrade } from '../data/types.ts';
import { actionTerm } from './terms.ts';

/** The printed names as phrases: ids are the keys of everything, names are only shown. */

const FACTIONS: Readonly<Record<Faction, Required<Name>>> = {
  rebel: { en: 'Rebel', de: 'Rebellen' },
  imperial: { en: 'Imperial', de: 'Imperium' },
  scum: { en: 'Scum', de: 'Abschaum' },
};

/** XW-AUFWERTUNGSSYMBOL-01 */
export const SLOT_NAMES: Readonly<Record<Slot, Required<Name>>> = {
  ept: { en: 'Elite', de: 'Elite' },
  amd: { en: 'Astromech', de: 'Astromech' },
  torpedo: { en: 'Torpedo', de: 'Torpedo' },
  missile: { en: 'Missile', de: 'Rakete' },
  cannon: { en: 'Cannon', de: 'Kanone' },
  turret: { en: 'Turret', de: 'Geschütz' },
  bomb: { en: 'Bomb', de: 'Bombe' },
  crew: { en: 'Crew', de: 'Mannschaft' },
  samd: { en: 'Salvaged Astromech', de: 'Abgewrackter Astromech' },
  system: { en: 'System', de: 'System' },
  title: { en: 'Title', de: 'Titel' },
  mod: { en: 'Modification', de: 'Modifikation' },
  illicit: { en: 'Illicit', de: 'Schmuggelware' },
  cargo: { en: 'Cargo', de: 'Fracht' },
  hardpoint: { en: 'Hardpoint', de: 'Waffenaufhängung' },
  team: { en: 'Team', de: 'Team' },
  tech: { en: 'Tech', de: 'Technik' },
};

export const pilotKey = (p: Pick<Pilot, 'faction' | 'ship' | 'id'>): string => `${p.faction}/${p.ship}/${p.id}`;
export const upgradeKey = (u: Pick<Upgrade, 'slot' | 'id'>): string => `${u.slot}/${u.id}`;

const ACTIONS = new Set([
  ...SHIPS.flatMap((s) => s.actions),
  ...UPGRADES.flatMap((u) => u.restrict?.action ?? u.grants?.actions ?? []),
]);

const everyName: readonly (readonly [string, Name])[] = [
  ...PILOTS.map((p) => [`xw.name.${pilotKey(p)}`, p.name] as const),
  ...UPGRADES.map((u) => [`xw.name.${upgradeKey(u)}`, u.name] as const),
  ...UPGRADES.flatMap((u) => (u.sides ?? []).map((s, i) => [`xw.name.${upgradeKey(u)}.${i}`, s.name] as const)),
  ...SHIPS.map((s) => [`xw.name.${s.id}`, s.name] as const),
  ...[...ACTIONS].map((id) => [`xw.action.${id}`, { en: actionTerm(id, 'en')!, de: actionTerm(id, 'de')! }] as const),
  ...Object.entries(FACTIONS).map(([id, name]) => [`xw.faction.${id}`, name] as const),
  ...Object.entries(SLOT_NAMES).map(([id, name]) => [`xw.slot.${id}`, name] as const),
];

export const nameText: Readonly<Record<Language, Dictionary>> = {
  de: Object.fromEntries(everyName.map(([key, name]) => [key, nameIn(name, 'de')])),
  en: Object.fromEntries(everyName.map(([key, name]) => [key, name.en])),
};

/** A name inside a message. */
export const nameOf = (key: string): { text: string } => ({ text: `xw.name.${key}` });
export const slotName = (slot: Slot): { text: string } => ({ text: `xw.slot.${slot}` });
export const factionName = (faction: Faction): { text: string } => ({ text: `xw.faction.${faction}` });
