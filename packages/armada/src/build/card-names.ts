import { fold, type KnownName, narrowed, singulars, surnames, unshortened } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Faction, Name, ObjectiveCard, ShipCard, SquadronCard, UpgradeCard } from '../data/types.ts';
import { SLOT_NAMES } from '../text/build/names.ts';
import { aceSpellings, craftSpellings, shipSpellings, UPGRADES } from './spellings.ts';

/** Cards by the names people write: English or German, long or short, with or without accents, quotes and hyphens. */

type Named = { readonly id: string; readonly name: Name };

function indexOf<T extends Named>(cards: readonly T[], more: (card: T) => readonly string[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const card of cards)
    for (const name of new Set([card.name.en, card.name.de ?? '', card.id, ...more(card)].map(fold)))
      if (name !== '') index.set(name, [...(index.get(name) ?? []), card]);
  return index;
}

/** Builders shorten the long names of ships, each in its own way. */
function shortShipNames({ name: { en } }: ShipCard): string[] {
  const bare = en.replaceAll('-class', '').replace(/^Modified /, '');
  const numbered = /^(.+ I{1,2}) (?:Star Destroyer|Corvette|Cruiser-Carrier|Assault Ship|Star Dreadnought)$/.exec(bare);
  const short = [bare, ...(numbered?.[1] ? [numbered[1], numbered[1].replace(' Fire', '')] : [])];
  const spelled = short.flatMap((one) => [
    one,
    one.replace('Quasar Fire', 'Quasar'),
    one.replace('Imperial Star Destroyer', 'ISD'),
    one.replace('Imperial Star Destroyer ', ''),
    one.replace('Battleship ', ''),
    one.replace('Support Refit', 'Support Frigate'),
  ]);
  const marked = spelled.flatMap((one) => [one, one.replace('Mark', 'Mk'), one.replace('Mark II', 'Mk2')]);
  // `Gladiator`, `VSD`: of several cards of a class, points tell which, or somebody is asked.
  const classes = marked.flatMap((one) => [one, one.replace(/ (?:I{1,2}|1|2)$/, '')]);
  const frigate = classes.flatMap((one) => [one, one.replace('Frigate', 'Frig')]);
  // `Victory-class`, `Imperial-class Star Destroyers`
  const [, first, rest] = /^([A-Z][a-z]+)(?: I{1,2})?-class (.+)$/.exec(en) ?? [];
  const type = first === undefined ? [] : [`${first}-class`, `${first}-class ${rest}`];
  return [...type, ...frigate.flatMap((one) => [one, `SSD ${one}`, `SSD ${one.replace('Star Dreadnought ', '')}`])];
}

const craftName = (card: SquadronCard): string =>
  data.ALL_SQUADRONS.find((one) => one.craft === card.craft && !one.unique)?.name.en ?? card.craft;

/** `Luke Skywalker - X-wing Squadron`, `Han Solo - Millennium Falcon`: what stands behind the name of an ace. */
export const typeName = (card: SquadronCard): string => card.shipName ?? craftName(card);

function squadronNames(card: SquadronCard): string[] {
  const { en } = card.name;
  if (!card.unique) {
    const bare = en.replace(/ (?:Starfighter )?Squadron$/, '').replace('-class', '');
    return [
      `${en}s`,
      bare,
      `${bare}s`,
      `${bare} Squadron`,
      `${bare} Squadrons`,
      `${bare} Fighter Squadron`,
      ...craftSpellings(card),
    ];
  }
  // An ace is written with what he flies before him or behind, or without.
  const types = new Set([craftName(card), typeName(card), card.craft, ...craftSpellings(card)]);
  return [
    ...[...types].flatMap((type) => [`${en} ${type}`, `${type} ${en}`, `${en} ${type} Squadron`]),
    en.replace(/ Prototypes$/, ' Prototype'),
    ...aceSpellings(card).flatMap((short) => [
      short,
      ...[...types].flatMap((type) => [`${short} ${type}`, `${type} ${short}`]),
    ]),
  ];
}

/** One of them, or several: `two Command Cruisers`. */
const plurals = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, /s$/i.test(name) ? name.slice(0, -1) : `${name}s`]);
const ships = indexOf(data.ALL_SHIPS, (card) =>
  plurals([card.name.en, ...shortShipNames(card), ...shipSpellings(card)]),
);
const squadrons = indexOf(data.ALL_SQUADRONS, squadronNames);
const upgrades = indexOf(data.ALL_UPGRADES, (card) => UPGRADES[card.id] ?? []);
const objectives = indexOf(data.ALL_OBJECTIVES, () => []);

/** People are called by one word of their name where no other card has it. */
function addSurnames<T extends Named>(
  index: Map<string, T[]>,
  cards: readonly T[],
  isPerson: (card: T) => boolean,
): void {
  for (const [word, name] of surnames(cards.map((card) => ({ name: card.name, isPerson: isPerson(card) }))))
    if (!index.has(word) && !squadrons.has(word)) {
      index.set(word, index.get(name) ?? []);
      loneWords.add(word);
    }
}
/** One word of a name of several. */
const loneWords = new Set<string>();
export const isSurname = (word: string): boolean => loneWords.has(fold(word));
addSurnames(squadrons, data.ALL_SQUADRONS, ({ unique }) => unique === true);
addSurnames(upgrades, data.ALL_UPGRADES, ({ slots }) =>
  slots.some((slot) => slot === 'commander' || slot === 'officer'),
);

const FACTION_MARKS: Readonly<Record<Faction, readonly string[]>> = {
  rebel: ['rebel', 'reb'],
  empire: ['imperial', 'empire', 'imp'],
  republic: ['republic', 'gar', 'rep'],
  separatist: ['separatist', 'cis', 'sep'],
};

/** A faction as files name it: `Rebel`, `Galactic Empire`, `Imperial`. */
export function factionsMeant(text: string): Faction[] {
  const folded = fold(text);
  const words: Readonly<Record<Faction, RegExp>> = {
    rebel: /^rebel|^rebs?$|^allianceofrebels/,
    empire: /empire|imperi|^imps?$/,
    republic: /republi|^rep$|^gar$/,
    separatist: /separatis|^cis$|^seps?$/,
  };
  return data.FACTIONS.filter((faction) => words[faction].test(folded));
}

const named = <T>(index: ReadonlyMap<string, readonly T[]>, name: string): readonly T[] =>
  index.get(fold(name)) ??
  index.get(fold(unshortened(name))) ??
  index.get(fold(name.replace(/ (?:title|titel)$/i, ''))) ??
  [];

/** `Interceptoren`: several of them. */
const oneOrMore = <T>(index: ReadonlyMap<string, readonly T[]>, name: string): readonly T[] =>
  [name, ...singulars(name)].map((one) => named(index, one)).find((found) => found.length > 0) ?? [];

export const shipsNamed = (name: string, remarks: readonly string[]): readonly ShipCard[] =>
  narrowed(oneOrMore(ships, name), remarks.map(unshortened), (card, remark) =>
    FACTION_MARKS[card.faction].includes(remark),
  );

/** No squadron has a plus in its name: `TIEs + Howlrunner` are two. */
export const squadronsNamed = (name: string, remarks: readonly string[]): readonly SquadronCard[] =>
  name.includes(' + ') ? [] : narrowed(oneOrMore(squadrons, name), remarks.map(unshortened), tellsSquadron);
const tellsSquadron = (card: SquadronCard, remark: string): boolean =>
  FACTION_MARKS[card.faction].includes(remark) ||
  [craftName(card), typeName(card), ...craftSpellings(card)].some((type) => fold(type).startsWith(remark));

const iconsOf = (card: UpgradeCard): string => fold(card.slots.map((slot) => SLOT_NAMES[slot].en).join(''));

/** `(com)` and `(off)` are how Armada Warlords tells a commander from the officer of the same name. */
export const upgradesNamed = (name: string, remarks: readonly string[]): readonly UpgradeCard[] =>
  narrowed(named(upgrades, name), remarks.map(unshortened), tellsUpgrade);
const tellsUpgrade = (card: UpgradeCard, remark: string): boolean =>
  (card.limits.factions?.some((faction) => FACTION_MARKS[faction].includes(remark)) ?? false) ||
  (remark.length > 2 && iconsOf(card).startsWith(remark)) ||
  (remark.startsWith('boarding') && card.slots.length > 1);

export const objectiveNamed = (name: string): ObjectiveCard | undefined => named(objectives, name)[0];

const namesOf = (cards: readonly Named[]): readonly KnownName[] =>
  cards.flatMap(({ name: { en, de = en } }) => [...new Set([en, de])].map((name) => ({ name, of: en })));
const knownShips = namesOf(data.ALL_SHIPS);
const knownSquadrons = namesOf(data.ALL_SQUADRONS);
const knownUpgrades = namesOf(data.ALL_UPGRADES);
const knownObjectives = namesOf(data.ALL_OBJECTIVES);

/** All that a name may be meant for, by what stands there. */
export const shipNames = (): readonly KnownName[] => knownShips;
export const squadronNamesKnown = (): readonly KnownName[] => knownSquadrons;
export const upgradeNames = (): readonly KnownName[] => knownUpgrades;
export const objectiveNames = (): readonly KnownName[] => knownObjectives;

/** Whether brackets behind a name tell which card of it is meant: its faction, its craft, its icon. */
export const isTelling = (name: string, remark: string): boolean => {
  const word = fold(remark);
  if (word === '') return true;
  const all: readonly (readonly unknown[])[] = [
    shipsNamed(name, []).filter((card) => FACTION_MARKS[card.faction].includes(word)),
    squadronsNamed(name, []).filter((card) => tellsSquadron(card, word)),
    upgradesNamed(name, []).filter((card) => tellsUpgrade(card, word)),
  ];
  return all.some((cards) => cards.length > 0);
};
