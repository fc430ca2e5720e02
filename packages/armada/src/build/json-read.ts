import { bad, type FileFault, good, isObject, type Json, type JsonObject, type Result } from '@holotisch/engine';
import {
  clip,
  fold,
  Guesses,
  type KnownName,
  LONGEST_LIST_NAME,
  type Meant,
  type Question,
  type Report,
} from '@holotisch/engine/list';
import { FACTIONS, type Faction, OBJECTIVE_KINDS, type ObjectiveKind } from '../data/types.ts';
import { factionName, nameOf } from '../text/build/names.ts';
import { agreedOn } from './agreed.ts';
import {
  factionsMeant,
  objectiveNamed,
  objectiveNames,
  shipNames,
  shipsNamed,
  squadronNamesKnown,
  squadronsNamed,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Prices } from './formats.ts';
import { type Import, importFault, MOST_SHIPS, MOST_SQUADRONS, MOST_UPGRADES, newReport } from './import.ts';
import { costOf, pointsOf, shipPoints, upgradesOf } from './look-up.ts';
import { candidate, distinct, fittingOn } from './one-of.ts';
import { entryOf } from './text-lines.ts';

/**
 * Fleets as JSON of names, which programs around the builders exchange: ships with the names of their upgrades, squadrons
 * with a count, objectives by kind. Everybody spells the members a little otherwise, so several spellings are read.
 */

/** A step of a JSON Pointer. */
const step = (name: string | number): string => clip(String(name)).replaceAll('~', '~0').replaceAll('/', '~1');

const objectIn = (value: Json | undefined): JsonObject | undefined =>
  isObject(value) ? (value as JsonObject) : undefined;
const listIn = (value: Json | undefined): readonly Json[] | undefined => (Array.isArray(value) ? value : undefined);

/** The first of these members that there is. */
function member(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  const object = objectIn(value);
  const name = names.find((one) => object && Object.hasOwn(object, one) && object[one] !== null);
  return name === undefined ? undefined : object?.[name];
}

/** A name itself, or an object that has one; an ace's own name goes before that of his craft. */
function nameIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const inner = member(value, 'ace-name', 'aceName', 'name', 'card', 'ship_class', 'shipVar', 'ship', 'squadron', 'id');
  if (typeof inner === 'string') return inner === '' ? nameIn(member(value, 'name', 'id')) : inner;
  return objectIn(inner) ? nameIn(inner) : undefined;
}

/** Points, slot and craft help where several cards have one name. */
function remarksIn(value: Json): string[] {
  const words = ['type', 'slot', 'squadron_type', 'craft', 'faction', 'name'].map((name) => member(value, name));
  return words.flatMap((word) => (typeof word === 'string' ? [word.replaceAll('-', ' ')] : []));
}

const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** What all parts of a file are read with. */
type Reading = { readonly faction: Faction; readonly guesses: Guesses; readonly report: Report };

export function readFleetJson(json: Json, meant?: Meant): Result<Import, FileFault> {
  const value = objectIn(json);
  const ships = listIn(member(json, 'ships'));
  const squadrons = member(json, 'squadrons') ?? [];
  const flying = listIn(squadrons) ?? listIn(member(squadrons, 'squads', 'squadrons'));
  if (!value || !ships || !flying) return bad(importFault('notFleet'));
  const report = newReport();
  const faction = factionIn(value, ships, report);
  if (!faction) return bad(importFault('noFaction', { found: clip(said(value['faction'])) }, '/faction'));
  const name = member(value, 'name', 'fleetName', 'title');
  const reading: Reading = { faction, guesses: new Guesses(meant), report };
  const fleet: Fleet = {
    ...(typeof name === 'string' && { name: shortened(name, report) }),
    faction,
    ships: ships.flatMap((one, i) => readShip(one, `/ships/${i}`, reading)),
    squadrons: flying.flatMap((one, i) => readSquadron(one, `/squadrons/${i}`, reading)),
    objectives: readObjectives(member(value, 'objectives') ?? value, reading),
  };
  for (const [what, most] of [
    ['ships', MOST_SHIPS],
    ['squadrons', MOST_SQUADRONS],
  ] as const)
    if (fleet[what].length > most) return bad(importFault('tooMany', { count: fleet[what].length, most }, `/${what}`));
  compare(value, fleet, report);
  const agreed = agreedOn(fleet, totalIn(value), undefined);
  return good({ fleet, ...(agreed && { agreed }), report: report.changes });
}

/** A value as its file spells it. */
const said = (value: Json | undefined): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function shortened(name: string, report: Report): string {
  if (name.length > LONGEST_LIST_NAME)
    report.tell('shortened', { what: clip(name), most: LONGEST_LIST_NAME }, { path: '/name' });
  return name.slice(0, LONGEST_LIST_NAME);
}

/** What the file says; where it says nothing, what its ships say. */
function factionIn(value: JsonObject, ships: readonly Json[], report: Report): Faction | undefined {
  const { faction } = value;
  const [meant, another] = typeof faction === 'string' ? factionsMeant(faction) : [];
  if (meant && !another) return meant;
  const cards = ships.map((ship) => shipsNamed(nameIn(ship) ?? '', remarksIn(ship)));
  const [only, second] = FACTIONS.filter(
    (one) => cards.length > 0 && cards.every((some) => some.some((card) => card.faction === one)),
  );
  if (!only || second) return undefined;
  if (faction !== undefined)
    report.tell('assumedFaction', { what: clip(said(faction)), faction: factionName(only) }, { path: '/faction' });
  return only;
}

const dropped = (value: Json, path: string, report: Report, asks?: Question): [] => {
  const what = clip(nameIn(value) ?? said(value));
  if (asks) report.lose('unclear', { what, possible: [...asks.options] }, { path }, asks);
  else report.lose('dropped', { what }, { path });
  return [];
};

/** The cards of a name; where no card has it, the nearest, and that is asked. */
function cardsNamed<T>(
  value: Json,
  find: (name: string, remarks: readonly string[]) => readonly T[],
  known: () => readonly KnownName[],
  path: string,
  { guesses, report }: Reading,
): { readonly cards: readonly T[]; readonly asks?: Question } {
  const name = nameIn(value) ?? '';
  const remarks = remarksIn(value);
  const found = guesses.answer(name) === undefined ? find(name, remarks) : [];
  if (found.length > 0 || name === '') return { cards: found };
  const guess = guesses.of(name, known);
  if (guess.name === undefined) return { cards: [], ...(guess.asks && { asks: guess.asks }) };
  if (guess.asks) report.ask('near', { what: clip(name), name: guess.name }, { path }, guess.asks);
  const { name: meant, remarks: more } = entryOf(guess.name);
  return { cards: find(meant, [...more, ...remarks]) };
}

function readShip(value: Json, path: string, reading: Reading): FleetShip[] {
  const { faction, report } = reading;
  const { cards: found, asks } = cardsNamed(value, shipsNamed, shipNames, path, reading);
  const own = found.filter((card) => card.faction === faction);
  const [card, another] = own.length > 0 ? own : found;
  if (!card || another) {
    dropped(value, path, report, asks);
    loseUpgrades(value, path, report);
    return [];
  }
  const key = upgradesKey(value);
  const carried = member(value, key) ?? [];
  const upgrades: string[] = [];
  if (!listIn(carried)) dropped(carried, `${path}/${key}`, report);
  for (const [i, one] of (listIn(carried) ?? []).entries()) {
    const at = `${path}/${key}/${i}`;
    if (upgrades.length === MOST_UPGRADES)
      report.lose('droppedExtra', { what: clip(nameIn(one) ?? said(one)), most: MOST_UPGRADES }, { path: at });
    else upgrades.push(...readUpgrade(one, { card: card.id, upgrades }, at, reading));
  }
  const ship = { card: card.id, upgrades };
  comparePoints(
    member(value, 'points', 'cost'),
    [costOf(card, 'latest'), shipPoints(ship, 'latest')],
    [costOf(card, 'first'), shipPoints(ship, 'first')],
    card.id,
    path,
    report,
  );
  return [ship];
}

const upgradesKey = (ship: Json): string =>
  ['upgrades', 'assignedUpgrades', 'upg'].find((name) => member(ship, name) !== undefined) ?? 'upgrades';

/** What a ship carries that nobody knows goes to no other. */
function loseUpgrades(ship: Json, path: string, report: Report): void {
  const key = upgradesKey(ship);
  for (const [i, one] of (listIn(member(ship, key)) ?? []).entries())
    report.lose(
      'droppedWith',
      { what: clip(nameIn(one) ?? said(one)), ship: clip(nameIn(ship) ?? said(ship)) },
      { path: `${path}/${key}/${i}` },
    );
}

function readUpgrade(value: Json, ship: FleetShip, path: string, reading: Reading): string[] {
  const { faction, report } = reading;
  const { cards: named, asks } = cardsNamed(value, upgradesNamed, upgradeNames, path, reading);
  const fitting = fittingOn(named, ship, faction);
  const points = numberIn(member(value, 'points', 'cost'));
  const priced = fitting.filter((card) => points === card.points || points === card.firstPoints);
  const [card, another] = priced.length > 0 ? priced : fitting;
  if (!card) return dropped(value, path, report, asks);
  if (another) {
    loseAmbiguous(value, fitting, path, report);
    return [];
  }
  comparePoints(points, [card.points], [card.firstPoints ?? card.points], card.id, path, report);
  return [card.id];
}

function loseAmbiguous(value: Json, cards: readonly Card[], path: string, report: Report): void {
  const name = nameIn(value) ?? '';
  const asks = { said: fold(name), options: cards.map(distinct) };
  report.lose('ambiguous', { what: clip(name), possible: cards.map(candidate) }, { path }, asks);
}
type Card = Parameters<typeof distinct>[0];

function readSquadron(value: Json, path: string, reading: Reading): string[] {
  const { faction, report } = reading;
  const { cards: found, asks } = cardsNamed(value, squadronsNamed, squadronNamesKnown, path, reading);
  const own = found.filter((card) => card.faction === faction);
  const points = numberIn(member(value, 'points', 'cost'));
  const count = numberIn(member(value, 'count', 'amount')) ?? 1;
  const left = own.length > 0 ? own : found;
  const priced = left.filter((card) => points === card.points || points === card.firstPoints);
  const [card, another] = priced.length > 0 ? priced : left;
  if (!card || !Number.isInteger(count) || count < 1 || count > MOST_SQUADRONS)
    return dropped(value, path, report, asks);
  if (another) {
    loseAmbiguous(value, left, path, report);
    return [];
  }
  const costs = (one: Prices) => [costOf(card, one), costOf(card, one) * count];
  comparePoints(points, costs('latest'), costs('first'), card.id, path, report);
  return Array.from({ length: count }, () => card.id);
}

function comparePoints(
  points: Json | undefined,
  latest: readonly number[],
  first: readonly number[],
  id: string,
  path: string,
  report: Report,
): void {
  if (typeof points !== 'number' || latest.includes(points) || first.includes(points)) return;
  report.tell('otherPoints', { what: nameOf(id), said: points, points: latest[0] ?? 0 }, { path });
}

/** By kind, or a list of cards each of which knows its kind. */
function readObjectives(value: Json, reading: Reading): Fleet['objectives'] {
  const { report } = reading;
  const out: { [K in ObjectiveKind]?: string } = {};
  const take = (one: Json, path: string, kind?: ObjectiveKind) => {
    const find = (name: string) => [objectiveNamed(name)].flatMap((card) => card ?? []);
    const [card] = cardsNamed(one, find, objectiveNames, path, reading).cards;
    const place = kind ?? card?.kind;
    if (!card || !place || place === 'campaign' || out[place] !== undefined) dropped(one, path, report);
    else out[place] = card.id;
  };
  for (const [i, one] of (listIn(value) ?? []).entries()) take(one, `/objectives/${i}`);
  for (const kind of OBJECTIVE_KINDS) {
    const found = member(value, kind, ...(kind === 'defence' ? ['defense'] : []));
    const list = listIn(found) ?? (found === undefined || found === '' ? [] : [found]);
    for (const one of list) take(one, `/objectives/${kind}`, kind);
  }
  return out;
}

/** Members that are read. The others are told; what else stands inside a card only describes it. */
const READ = new Set([
  'name',
  'fleetName',
  'title',
  'faction',
  'ships',
  'squadrons',
  'objectives',
  'points',
  'totalPoints',
  'commander',
  'assault',
  'defense',
  'defence',
  'navigation',
  'version',
]);

function compare(value: JsonObject, fleet: Fleet, report: Report): void {
  for (const key of Object.keys(value))
    if (!READ.has(key)) report.lose('dropped', { what: clip(key) }, { path: `/${step(key)}` });
  const commander = member(value, 'commander');
  const meant = upgradesNamed(nameIn(commander) ?? '', ['commander']);
  if (commander !== undefined && !fleet.ships.flatMap(upgradesOf).some((card) => card && meant.includes(card)))
    report.tell('commanderNowhere', { what: clip(nameIn(commander) ?? said(commander)) }, { path: '/commander' });
  const total = totalIn(value);
  const [points, first] = [pointsOf(fleet, 'latest'), pointsOf(fleet, 'first')];
  if (total === undefined || total === points) return;
  if (total === first) report.tell('fitsFirst', { first, points }, { path: '/points' });
  else report.tell('otherSum', { said: total, points }, { path: '/points' });
}

const totalIn = (value: JsonObject): number | undefined => numberIn(member(value, 'points', 'totalPoints'));
