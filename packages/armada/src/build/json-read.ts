import { bad, type FileFault, good, isObject, type Json, type JsonObject, type Result } from '@holotisch/engine';
import { FACTIONS, type Faction, OBJECTIVE_KINDS, type ObjectiveKind } from '../data/types.ts';
import { factionName, nameOf } from '../text/build/names.ts';
import { factionsMeant, objectiveNamed, shipsNamed, squadronsNamed, upgradesNamed } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Prices } from './formats.ts';
import {
  clip,
  type Import,
  importFault,
  LONGEST_NAME,
  MOST_SHIPS,
  MOST_SQUADRONS,
  MOST_UPGRADES,
  Report,
} from './import.ts';
import { costOf, pointsOf, shipPoints, upgradesOf } from './look-up.ts';
import { fittingOn } from './one-of.ts';

/**
 * Fleets as JSON of names, which programs around the builders exchange: ships with the names of their upgrades, squadrons
 * with a count, objectives by kind. Everybody spells the members a little otherwise, so several spellings are read.
 */

/** A step of a JSON Pointer. */
const step = (name: string | number): string => clip(String(name)).replaceAll('~', '~0').replaceAll('/', '~1');

const member = (value: Json | undefined, ...names: readonly string[]): Json | undefined => {
  if (!isObject(value)) return undefined;
  const name = names.find((one) => Object.hasOwn(value, one) && value[one] !== null);
  return name === undefined ? undefined : (value[name] as Json);
};

/** A name itself, or an object that has one; an ace's own name goes before that of his craft. */
function nameIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const inner = member(value, 'ace-name', 'aceName', 'name', 'card', 'ship_class', 'shipVar', 'ship', 'squadron', 'id');
  if (typeof inner === 'string') return inner === '' ? nameIn(member(value, 'name', 'id')) : inner;
  return isObject(inner) ? nameIn(inner as Json) : undefined;
}

/** Points, slot and craft help where several cards have one name. */
function remarksIn(value: Json): string[] {
  const words = ['type', 'slot', 'squadron_type', 'craft', 'faction', 'name'].map((name) => member(value, name));
  return words.flatMap((word) => (typeof word === 'string' ? [word.replaceAll('-', ' ')] : []));
}

const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

export function readFleetJson(value: Json): Result<Import, FileFault> {
  const ships = member(value, 'ships');
  const squadrons = member(value, 'squadrons');
  const listed = Array.isArray(squadrons) ? squadrons : (member(squadrons, 'squads', 'squadrons') ?? []);
  if (!isObject(value) || !Array.isArray(ships) || !Array.isArray(listed)) return bad(importFault('notFleet'));
  if (ships.length > MOST_SHIPS)
    return bad(importFault('tooMany', { count: ships.length, most: MOST_SHIPS }, '/ships'));
  const report = new Report();
  const faction = factionIn(value as JsonObject, ships as readonly Json[], report);
  if (!faction)
    return bad(importFault('noFaction', { found: clip(String(member(value as Json, 'faction') ?? '')) }, '/faction'));
  const flying = (listed as readonly Json[]).flatMap((one, i) => readSquadron(one, faction, `/squadrons/${i}`, report));
  if (flying.length > MOST_SQUADRONS)
    return bad(importFault('tooMany', { count: flying.length, most: MOST_SQUADRONS }, '/squadrons'));
  const name = member(value as Json, 'name', 'fleetName', 'title');
  const fleet: Fleet = {
    ...(typeof name === 'string' && { name: shortened(name, report) }),
    faction,
    ships: (ships as readonly Json[]).flatMap((one, i) => readShip(one, faction, `/ships/${i}`, report)),
    squadrons: flying,
    objectives: readObjectives(member(value as Json, 'objectives') ?? (value as Json), report),
  };
  compare(value as JsonObject, fleet, report);
  return good({ fleet, report: report.changes });
}

function shortened(name: string, report: Report): string {
  if (name.length > LONGEST_NAME) report.add('shortened', { what: clip(name), most: LONGEST_NAME }, { path: '/name' });
  return name.slice(0, LONGEST_NAME);
}

/** What the file says; where it says nothing, what its ships say. */
function factionIn(value: JsonObject, ships: readonly Json[], report: Report): Faction | undefined {
  const said = member(value, 'faction');
  const [meant, another] = typeof said === 'string' ? factionsMeant(said) : [];
  if (meant && !another) return meant;
  const cards = ships.map((ship) => shipsNamed(nameIn(ship) ?? '', remarksIn(ship)));
  const [only, second] = FACTIONS.filter(
    (one) => cards.length > 0 && cards.every((some) => some.some((card) => card.faction === one)),
  );
  if (!only || second) return undefined;
  if (said !== undefined)
    report.add('assumedFaction', { what: clip(String(said)), faction: factionName(only) }, { path: '/faction' });
  return only;
}

const dropped = (value: Json, path: string, report: Report): [] => {
  report.add('dropped', { what: clip(nameIn(value) ?? JSON.stringify(value)) }, { path });
  return [];
};

function readShip(value: Json, faction: Faction, path: string, report: Report): FleetShip[] {
  const found = shipsNamed(nameIn(value) ?? '', remarksIn(value));
  const own = found.filter((card) => card.faction === faction);
  const [card, another] = own.length > 0 ? own : found;
  if (!card || another) return dropped(value, path, report);
  const key = ['upgrades', 'assignedUpgrades', 'upg'].find((name) => isObject(value) && Object.hasOwn(value, name));
  const listed = key === undefined ? [] : member(value, key);
  const upgrades: string[] = [];
  if (listed !== undefined && !Array.isArray(listed)) dropped(listed, `${path}/${key}`, report);
  else
    for (const [i, one] of ((listed ?? []) as readonly Json[]).entries()) {
      const at = `${path}/${key}/${i}`;
      if (upgrades.length === MOST_UPGRADES)
        report.add('droppedExtra', { what: clip(nameIn(one) ?? ''), most: MOST_UPGRADES }, { path: at });
      else upgrades.push(...readUpgrade(one, { card: card.id, upgrades }, faction, at, report));
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

function readUpgrade(value: Json, ship: FleetShip, faction: Faction, path: string, report: Report): string[] {
  const named = upgradesNamed(nameIn(value) ?? '', remarksIn(value));
  const fitting = fittingOn(named, ship, faction);
  const said = numberIn(member(value, 'points', 'cost'));
  const priced = fitting.filter((card) => said === card.points || said === card.firstPoints);
  const [card, another] = priced.length > 0 ? priced : fitting;
  if (!card) return dropped(value, path, report);
  if (another) {
    report.add('ambiguous', { what: clip(nameIn(value) ?? ''), possible: fitting.map((one) => one.id) }, { path });
    return [];
  }
  comparePoints(said, [card.points], [card.firstPoints ?? card.points], card.id, path, report);
  return [card.id];
}

function readSquadron(value: Json, faction: Faction, path: string, report: Report): string[] {
  const found = squadronsNamed(nameIn(value) ?? '', remarksIn(value));
  const own = found.filter((card) => card.faction === faction);
  const said = numberIn(member(value, 'points', 'cost'));
  const count = numberIn(member(value, 'count', 'amount')) ?? 1;
  const left = own.length > 0 ? own : found;
  const priced = left.filter((card) => said === card.points || said === card.firstPoints);
  const [card, another] = priced.length > 0 ? priced : left;
  if (!card || !Number.isInteger(count) || count < 1 || count > MOST_SQUADRONS) return dropped(value, path, report);
  if (another) {
    report.add('ambiguous', { what: clip(nameIn(value) ?? ''), possible: left.map((one) => one.id) }, { path });
    return [];
  }
  const costs = (one: Prices) => [costOf(card, one), costOf(card, one) * count];
  comparePoints(said, costs('latest'), costs('first'), card.id, path, report);
  return Array.from({ length: count }, () => card.id);
}

function comparePoints(
  said: Json | undefined,
  latest: readonly number[],
  first: readonly number[],
  id: string,
  path: string,
  report: Report,
): void {
  if (typeof said !== 'number' || latest.includes(said) || first.includes(said)) return;
  report.add('otherPoints', { what: nameOf(id), said, points: latest[0] ?? 0 }, { path });
}

/** By kind, or a list of cards each of which knows its kind. */
function readObjectives(value: Json, report: Report): Fleet['objectives'] {
  const out: { [K in ObjectiveKind]?: string } = {};
  const take = (said: Json, path: string, kind?: ObjectiveKind) => {
    const card = objectiveNamed(nameIn(said) ?? '');
    const place = kind ?? card?.kind;
    if (!card || !place || out[place] !== undefined) dropped(said, path, report);
    else out[place] = card.id;
  };
  if (Array.isArray(value)) for (const [i, one] of value.entries()) take(one as Json, `/objectives/${i}`);
  else
    for (const kind of OBJECTIVE_KINDS) {
      const said = member(value, kind, ...(kind === 'defence' ? ['defense'] : []));
      const list = Array.isArray(said) ? said : said === undefined || said === '' ? [] : [said];
      for (const one of list) take(one as Json, `/objectives/${kind}`, kind);
    }
  return out;
}

/** Members that mean something here, or nothing to a fleet. The rest is told. */
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
    if (!READ.has(key)) report.add('dropped', { what: clip(key) }, { path: `/${step(key)}` });
  const commander = member(value, 'commander');
  const said = upgradesNamed(nameIn(commander) ?? '', ['commander']);
  if (commander !== undefined && !fleet.ships.flatMap(upgradesOf).some((card) => card && said.includes(card)))
    report.add(
      'commanderNowhere',
      { what: clip(nameIn(commander) ?? JSON.stringify(commander)) },
      { path: '/commander' },
    );
  const total = member(value, 'points', 'totalPoints');
  const points = pointsOf(fleet, 'latest');
  if (typeof total === 'number' && total !== points && total !== pointsOf(fleet, 'first'))
    report.add('otherSum', { said: total, points }, { path: '/points' });
}
