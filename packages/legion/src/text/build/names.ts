import { type Dictionary, type Json, type Language, nameIn } from '@holotisch/engine';
import * as data from '../../data/index.ts';
import type {
  BattleKind,
  DefenceColour,
  Edition,
  Faction,
  Name,
  Rank,
  Slot,
  UnitType,
  UpgradeLimit,
} from '../../data/types.ts';

/** Printed names as phrases: ids are the keys of everything, names are only shown. */

type Both = Required<Name>;

/** LC-FRAKTIONEN-01 */
const FACTION_NAMES: Readonly<Record<Faction, Both>> = {
  rebel: { en: 'Rebel Alliance', de: 'Rebellenallianz' },
  empire: { en: 'Galactic Empire', de: 'Galaktisches Imperium' },
  republic: { en: 'Galactic Republic', de: 'Galaktische Republik' },
  separatist: { en: 'Separatist Alliance', de: 'Separatistenallianz' },
  mercenary: { en: 'Mercenaries', de: 'Söldner' },
  mandalorian: { en: 'Mandalorians', de: 'Mandalorianer' },
};

/** LE-RANG-01 */
export const RANK_NAMES: Readonly<Record<Rank | 'counterpart', Both>> = {
  commander: { en: 'Commander', de: 'Commander' },
  operative: { en: 'Operative', de: 'Agent' },
  corps: { en: 'Corps', de: 'Korps' },
  special: { en: 'Special Forces', de: 'Spezialeinsatzkräfte' },
  support: { en: 'Support', de: 'Unterstützung' },
  heavy: { en: 'Heavy', de: 'Schwer' },
  counterpart: { en: 'Counterpart', de: 'Gegenstück' },
};

/** LE-AUFWERTUNGSKARTEN-02, LC-AUFWERTUNGSKARTEN-03 */
const SLOT_NAMES: Readonly<Record<Slot, Both>> = {
  force: { en: 'Force', de: 'Macht' },
  command: { en: 'Command', de: 'Kommando' },
  doctrine: { en: 'Doctrine', de: 'Doktrin' },
  clan: { en: 'Clan', de: 'Clan' },
  'squad-leader': { en: 'Squad Leader', de: 'Truppführer' },
  'heavy-weapon': { en: 'Heavy Weapon', de: 'Schwere Waffe' },
  personnel: { en: 'Personnel', de: 'Mannschaft' },
  hardpoint: { en: 'Hardpoint', de: 'Waffenaufhängung' },
  pilot: { en: 'Pilot', de: 'Pilot' },
  crew: { en: 'Crew', de: 'Besatzung' },
  ordnance: { en: 'Ordnance', de: 'Geschosse' },
  generator: { en: 'Generator', de: 'Generator' },
  programming: { en: 'Programming', de: 'Programmierung' },
  training: { en: 'Training', de: 'Training' },
  comms: { en: 'Comms', de: 'Kommunikation' },
  armament: { en: 'Armament', de: 'Bewaffnung' },
  gear: { en: 'Gear', de: 'Ausrüstung' },
  grenades: { en: 'Grenades', de: 'Granaten' },
};

const TYPE_NAMES: Readonly<Record<UnitType, Both>> = {
  trooper: { en: 'trooper', de: 'Truppler' },
  'clone-trooper': { en: 'clone trooper', de: 'Klontruppler' },
  'droid-trooper': { en: 'droid trooper', de: 'Droiden-Truppler' },
  'wookiee-trooper': { en: 'Wookiee trooper', de: 'Wookiee-Truppler' },
  'mandalorian-trooper': { en: 'Mandalorian trooper', de: 'Mandalorianer-Truppler' },
  'creature-trooper': { en: 'creature trooper', de: 'Kreaturentruppler' },
  'emplacement-trooper': { en: 'emplacement trooper', de: 'Stellungstruppler' },
  'heavy-droid-trooper': { en: 'heavy droid trooper', de: 'schwerer Droiden-Truppler' },
  'ground-vehicle': { en: 'ground vehicle', de: 'Bodenfahrzeug' },
  'repulsor-vehicle': { en: 'repulsor vehicle', de: 'Repulsorfahrzeug' },
};

const KIND_NAMES: Readonly<Record<BattleKind, Both>> = {
  objective: { en: 'Objective', de: 'Einsatzziel' },
  deployment: { en: 'Deployment', de: 'Aufstellung' },
  condition: { en: 'Condition', de: 'Bedingung' },
  primary: { en: 'Primary objective', de: 'Primäres Einsatzziel' },
  secondary: { en: 'Secondary objective', de: 'Sekundäres Einsatzziel' },
  advantage: { en: 'Advantage', de: 'Vorteil' },
};

const SIDE_NAMES: Readonly<Record<'light' | 'dark', Both>> = {
  light: { en: 'light side', de: 'helle Seite' },
  dark: { en: 'dark side', de: 'dunkle Seite' },
};
const DEFENCE_NAMES: Readonly<Record<DefenceColour, Both>> = {
  red: { en: 'red defence dice', de: 'rote Verteidigungswürfel' },
  white: { en: 'white defence dice', de: 'weiße Verteidigungswürfel' },
};

type Titled = { readonly name: Name; readonly title?: Name };
/** A card with its title, as in `Luke Skywalker, Jedi Knight`. */
export const fullName = ({ name, title }: Titled, lang: Language): string =>
  title ? `${nameIn(name, lang)}, ${nameIn(title, lang)}` : nameIn(name, lang);

type Entry = readonly [key: string, name: (lang: Language) => string];
const entries = (kind: string, names: Readonly<Record<string, Both>>): Entry[] =>
  Object.entries(names).map(([id, name]) => [`le.${kind}.${id}`, (lang) => name[lang]]);

/** A card may be called otherwise in another edition. */
const editionEntries = (edition: Edition): Entry[] => [
  ...data.unitsIn(edition).map((card): Entry => [`le.unit.${edition}.${card.id}`, (lang) => fullName(card, lang)]),
  ...data
    .upgradesIn(edition)
    .map((card): Entry => [`le.upgrade.${edition}.${card.id}`, (lang) => fullName(card, lang)]),
  ...data
    .commandsIn(edition)
    .map((card): Entry => [`le.command.${edition}.${card.id}`, (lang) => fullName(card, lang)]),
  ...data.battleCardsIn(edition).map((card): Entry => [`le.battle.${card.id}`, (lang) => fullName(card, lang)]),
];

const everyName: readonly Entry[] = [
  ...data.EDITIONS.flatMap(editionEntries),
  ...Object.entries<data.KeywordFact>(data.KEYWORDS).map(
    ([id, fact]): Entry => [`le.keyword.${id}`, (lang) => nameIn(fact, lang)],
  ),
  ...data.FORMATS.map(({ id, name }): Entry => [`le.format.${id}`, (lang) => nameIn(name, lang)]),
  ...entries('faction', FACTION_NAMES),
  ...entries('rank', RANK_NAMES),
  ...entries('slot', SLOT_NAMES),
  ...entries('type', TYPE_NAMES),
  ...entries('kind', KIND_NAMES),
  ...entries('side', SIDE_NAMES),
  ...entries('defence', DEFENCE_NAMES),
];

const dictionary = (lang: Language): Dictionary =>
  Object.fromEntries(everyName.map(([key, name]) => [key, name(lang)]));
export const nameText: Readonly<Record<Language, Dictionary>> = { de: dictionary('de'), en: dictionary('en') };

/** Names inside a message. */
type Word = { text: string };
export const unitName = (id: string, edition: Edition): Word => ({ text: `le.unit.${edition}.${id}` });
export const upgradeName = (id: string, edition: Edition): Word => ({ text: `le.upgrade.${edition}.${id}` });
export const commandName = (id: string, edition: Edition): Word => ({ text: `le.command.${edition}.${id}` });
export const battleCardName = (id: string): Word => ({ text: `le.battle.${id}` });
const keywordName = (id: data.KeywordName): Word => ({ text: `le.keyword.${id}` });
export const factionName = (faction: Faction): Word => ({ text: `le.faction.${faction}` });
export const rankName = (rank: Rank | 'counterpart'): Word => ({ text: `le.rank.${rank}` });
export const slotName = (slot: Slot): Word => ({ text: `le.slot.${slot}` });
const typeName = (type: UnitType): Word => ({ text: `le.type.${type}` });
export const kindName = (kind: BattleKind): Word => ({ text: `le.kind.${kind}` });

/** Units of several factions have one name: it is told once. */
const oneOfAName = (ids: readonly string[], edition: Edition): readonly string[] => {
  const names = ids.map((id) => data.findUnit(id, edition)?.name.en ?? id);
  return ids.filter((_, i) => names.indexOf(names[i]!) === i);
};

/** What a limit asks for, part by part. */
export function limitWord(limit: UpgradeLimit, edition: Edition): Json {
  const not = (words: readonly Word[]): Json[] => words.map((what) => ({ text: 'le.limit.not', args: { what } }));
  const parts: Json[] = [
    ...(limit.factions ?? []).map(factionName),
    ...(limit.affiliations ?? []),
    ...(limit.side ? [{ text: `le.side.${limit.side}` }] : []),
    ...(limit.ranks ?? []).map(rankName),
    ...(limit.types ?? []).map(typeName),
    ...oneOfAName(limit.units ?? [], edition).map((id) => unitName(id, edition)),
    ...not((limit.notUnits ?? []).map((id) => unitName(id, edition))),
    ...not((limit.notRanks ?? []).map(rankName)),
    ...not((limit.notTypes ?? []).map(typeName)),
    ...(limit.defence ? [{ text: `le.defence.${limit.defence}` }] : []),
    ...(limit.slot ? [{ text: 'le.limit.icon', args: { slot: slotName(limit.slot) } }] : []),
    ...(limit.keyword ? [keywordName(limit.keyword)] : []),
  ];
  return { text: 'le.limit.parts', args: { parts } };
}
