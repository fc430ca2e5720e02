import {
  bad,
  type FileFault,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Result,
  readJson,
} from '@holotisch/engine';
import { clip, importFaultOf, LIST_LIMITS, LONGEST_LIST_NAME, MOST_LINES, type Report } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Pilot } from '../data/types.ts';
import { nameOf, pilotKey, slotName } from '../text/names.ts';
import {
  type Import,
  LONGEST_DESCRIPTION,
  MOST_OBSTACLES,
  MOST_SHIPS,
  MOST_SQUADS,
  MOST_UPGRADES,
  newReport,
} from './import.ts';
import { pointsOf, shipPoints } from './look-up.ts';
import { findPilotId, findUpgradeId } from './spelling.ts';
import type { Squad, SquadShip, SquadUpgrade } from './squad.ts';

/**
 * Reading XWS 1.0.0, the exchange format of squad builders, from whoever wrote it: what is unknown is left out and
 * said so, one line each; the file is refused only where there is no squad in it.
 */

/** What a stranger has written, as far as a message can bear it. Not `String`: it may hold a `toString` of its own. */
const shown = (said: Json): string => clip(typeof said === 'string' ? said : JSON.stringify(said));

/** A step of a JSON Pointer. */
const step = (name: string): string => clip(name).replaceAll('~', '~0').replaceAll('/', '~1');

export const GAME = ['xwing', '1'] as const;

export const importFault = importFaultOf('xw', GAME);

/** One squad. A collection (.xwc) will do if it holds just one. */
export function readXws(text: string): Result<Import, FileFault> {
  const all = readXwc(text);
  if (!all.ok) return all;
  const [only, second] = all.value;
  if (only === undefined || second !== undefined)
    return bad(importFault(only ? 'several' : 'emptyContainer', { count: all.value.length }, '/container'));
  return good(only);
}

/** Every squad of a collection (.xwc), or the one squad of a plain file. */
export function readXwc(text: string): Result<readonly Import[], FileFault> {
  const json = readJson(text, LIST_LIMITS);
  return json.ok ? squadsIn(json.value) : json;
}

export function squadsIn(value: Json): Result<readonly Import[], FileFault> {
  const container = isObject(value) ? value['container'] : undefined;
  if (!Array.isArray(container)) {
    const one = readSquad(value, '');
    return one.ok ? good([one.value]) : one;
  }
  if (container.length > MOST_SQUADS)
    return bad(importFault('tooMany', { count: container.length, most: MOST_SQUADS }, '/container'));
  const out: Import[] = [];
  let lines = MOST_LINES;
  for (const [i, entry] of container.entries()) {
    const one = readSquad(entry as Json, `/container/${i}`, lines);
    if (!one.ok) return one;
    lines = Math.max(0, lines - one.value.report.length);
    out.push(one.value);
  }
  return good(out);
}

function readSquad(value: Json, path: string, lines = MOST_LINES): Result<Import, FileFault> {
  if (!isObject(value) || !Array.isArray(value['pilots']) || value['faction'] === undefined)
    return bad(importFault('notSquad', undefined, path));
  const { faction: said, pilots, ...rest } = value as JsonObject & { pilots: readonly Json[] };
  if (isSecondEdition(value as JsonObject)) return bad(importFault('secondEdition', undefined, path));
  const faction = typeof said === 'string' ? data.canonicalFaction(said) : undefined;
  if (faction === undefined)
    return bad(importFault('noFaction', { found: clip(String(JSON.stringify(said))) }, `${path}/faction`));
  const entries = pilots.flatMap((p, i) => sectionsOf(p, i, `${path}/pilots/${i}`));
  if (entries.length > MOST_SHIPS)
    return bad(importFault('tooMany', { count: entries.length, most: MOST_SHIPS }, `${path}/pilots`));
  const report = newReport(lines);
  if (said !== faction) report.tell('respelled', { from: said!, to: faction }, { path: `${path}/faction` });
  const ships = entries.flatMap((entry) => readPilot(entry.value, faction, entry.path, report) ?? []);
  const squad: Squad = { faction, ...readHead(rest, path, report), ships };
  comparePoints(rest['points'], pointsOf(squad), `${path}/points`, report);
  return good({ squad, report: report.changes });
}

interface Entry {
  readonly value: Json;
  readonly path: string;
}

/** Early files give a corvette one entry with both of its sections inside; later ones write an entry for each. */
function sectionsOf(value: Json, number: number, path: string): Entry[] {
  const sections = isObject(value) && value['name'] === undefined ? value['sections'] : undefined;
  if (!isObject(value) || !Array.isArray(sections)) return [{ value, path }];
  const { ship } = value;
  return (sections as readonly Json[]).map((section, i) => ({
    value: isObject(section) ? { ...section, multisection_id: number, ...(ship !== undefined && { ship }) } : section,
    path: `${path}/sections/${i}`,
  }));
}

const ONLY_IN_SECOND = ['galacticrepublic', 'separatistalliance'];

/** USERS §4.1: version 2.x, pilots by id, factions that the first edition does not have. */
function isSecondEdition({ version, faction, pilots }: JsonObject): boolean {
  if (typeof version === 'string' && /^\s*v?([2-9]|\d\d)/.test(version)) return true;
  if (ONLY_IN_SECOND.some((one) => one === faction)) return true;
  return (pilots as readonly Json[]).some((p) => isObject(p) && typeof p['id'] === 'string' && p['name'] === undefined);
}

/** Points are only a remark; early programs write them as text. */
function comparePoints(said: Json | undefined, points: number, path: string, report: Report): void {
  if (said !== undefined && said !== points && said !== String(points))
    report.tell('otherPoints', { said: clip(JSON.stringify(said)), points }, { path });
}

/** Everything of a squad but its ships. The points are counted anew, the version is only a remark. */
function readHead(rest: JsonObject, path: string, report: Report): Omit<Squad, 'faction' | 'ships'> {
  const head: { name?: string; description?: string; obstacles?: readonly string[]; damageDeck?: 'core' | 'core2' } =
    {};
  for (const [key, value] of Object.entries(rest)) {
    const at = { path: `${path}/${step(key)}` };
    if (key === 'points' || key === 'version') continue;
    if ((key === 'name' || key === 'description') && typeof value === 'string') {
      const most = key === 'name' ? LONGEST_LIST_NAME : LONGEST_DESCRIPTION;
      if (value.length > most) report.tell('shortened', { what: key, most }, at);
      head[key] = value.slice(0, most);
    } else if (key === 'obstacles' && Array.isArray(value)) head.obstacles = readObstacles(value, at.path, report);
    else if (key === 'damagedeck' && (value === 'core' || value === 'core2')) head.damageDeck = value;
    else if (key === 'vendor') dropVendor(value, at.path, report);
    else report.lose('dropped', { what: clip(key) }, at);
  }
  return head;
}

/** Our own entry is written anew; the others' are theirs. */
function dropVendor(value: Json, path: string, report: Report): void {
  if (!isObject(value)) report.lose('dropped', { what: 'vendor' }, { path });
  else
    for (const name of Object.keys(value))
      if (name !== VENDOR) report.tell('droppedVendor', { what: clip(name) }, { path: `${path}/${step(name)}` });
}

function readObstacles(value: readonly Json[], path: string, report: Report): string[] {
  const out: string[] = [];
  for (const [i, said] of value.entries()) {
    const at = { path: `${path}/${i}` };
    const what = shown(said);
    const id = typeof said === 'string' ? data.canonicalObstacle(said) : '';
    if (!data.isBrought(id)) report.lose('dropped', { what }, at);
    else if (out.length === MOST_OBSTACLES) report.lose('droppedExtra', { what, most: MOST_OBSTACLES }, at);
    else {
      if (id !== said) report.tell('respelled', { from: what, to: id }, at);
      out.push(id);
    }
  }
  return out;
}

function readPilot(value: Json, faction: Squad['faction'], path: string, report: Report): SquadShip | undefined {
  const known = isObject(value) && typeof value['name'] === 'string';
  const found = known ? findPilotId(faction, value['ship'], value['name'] as string) : undefined;
  if (!known || !found) {
    const what = clip(known ? (value['name'] as string) : JSON.stringify(value));
    report.lose('droppedPilot', { what }, { path });
    return undefined;
  }
  const { name, ship, upgrades, multisection_id: section, points, vendor, ...rest } = value as JsonObject;
  const { pilot } = found;
  if (pilot.id !== name) report.tell('respelled', { from: clip(String(name)), to: pilot.id }, { path: `${path}/name` });
  if (found.byName) tellAssumedShip(pilot, ship, `${path}/ship`, report);
  else if ((data.ship(pilot.ship).xws ?? pilot.ship) !== ship)
    report.tell('respelled', { from: shown(ship ?? null), to: pilot.ship }, { path: `${path}/ship` });
  for (const key of Object.keys(rest)) report.lose('dropped', { what: clip(key) }, { path: `${path}/${step(key)}` });
  if (vendor !== undefined) dropVendor(vendor, `${path}/vendor`, report);
  const isNumber = typeof section === 'number' && Number.isInteger(section) && section >= 0 && section <= MOST_SHIPS;
  if (section !== undefined && !isNumber)
    report.lose('dropped', { what: 'multisection_id' }, { path: `${path}/multisection_id` });
  const read: SquadShip = {
    type: pilot.ship,
    pilot: pilot.id,
    upgrades: readUpgrades(upgrades, `${path}/upgrades`, report),
    ...(isNumber && { section }),
  };
  comparePoints(points, shipPoints({ faction }, read), `${path}/points`, report);
  return read;
}

/** The file names no ship, or one that is unknown, and the name of the pilot has told which it is. */
function tellAssumedShip(pilot: Pilot, said: Json | undefined, path: string, report: Report): void {
  const meant = { pilot: nameOf(pilotKey(pilot)), ship: nameOf(pilot.ship) };
  if (said === undefined) report.tell('missingShip', meant, { path });
  else report.tell('assumedShip', { ...meant, what: shown(said) }, { path });
}

function readUpgrades(value: Json | undefined, path: string, report: Report): SquadUpgrade[] {
  const out: SquadUpgrade[] = [];
  // Some programs write an empty list where there is nothing, and a bare id where there is one.
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return out;
  if (!isObject(value)) {
    report.lose('dropped', { what: 'upgrades' }, { path });
    return out;
  }
  for (const [said, list] of Object.entries(value)) {
    const slot = data.canonicalSlot(said);
    for (const [i, id] of (Array.isArray(list) ? list : [list]).entries()) {
      const at = { path: `${path}/${step(said)}/${i}` };
      const what = shown(id as Json);
      const found = typeof id === 'string' && out.length < MOST_UPGRADES ? findUpgradeId(slot, id) : undefined;
      if (out.length === MOST_UPGRADES) report.lose('droppedExtra', { what, most: MOST_UPGRADES }, at);
      else if (!found) report.lose('droppedUpgrade', { what, slot: clip(said) }, at);
      else {
        if (found.id !== id) report.tell('respelled', { from: what, to: found.id }, at);
        if (found.slot !== slot)
          report.tell('moved', { what: found.id, from: clip(said), to: slotName(found.slot) }, at);
        out.push({ slot: found.slot, id: found.id });
      }
    }
    if (slot !== undefined && slot !== said)
      report.tell('respelled', { from: clip(said), to: slot }, { path: `${path}/${step(said)}` });
  }
  return out;
}

const VENDOR = 'holotisch';

/** XWS 1.0.0 as others read it: the same squad always gives the same text. */
export const writeXws = (squad: Squad): string => `${JSON.stringify(xwsOf(squad), null, 2)}\n`;

export const writeXwc = (squads: readonly Squad[]): string =>
  `${JSON.stringify({ container: squads.map(xwsOf) }, null, 2)}\n`;

const xwsOf = (squad: Squad): JsonObject => ({
  version: '1.0.0',
  ...(squad.name !== undefined && { name: squad.name }),
  ...(squad.description !== undefined && { description: squad.description }),
  faction: squad.faction,
  points: pointsOf(squad),
  pilots: squad.ships.map((ship) => ({
    name: ship.pilot,
    ship: data.findShip(ship.type)?.xws ?? ship.type,
    points: shipPoints(squad, ship),
    ...(ship.section !== undefined && { multisection_id: ship.section }),
    ...(ship.upgrades.length > 0 && { upgrades: bySlot(ship.upgrades) }),
  })),
  ...(squad.obstacles && { obstacles: squad.obstacles }),
  ...(squad.damageDeck && { damagedeck: squad.damageDeck }),
  vendor: { [VENDOR]: { builder: 'Holotisch' } },
});

/** Through a map, because a squad of our own form may name any text for a slot, `constructor` too. */
function bySlot(upgrades: readonly SquadUpgrade[]): JsonObject {
  const out = new Map<string, string[]>();
  for (const { slot, id } of upgrades) out.set(slot, [...(out.get(slot) ?? []), id]);
  return Object.fromEntries(out);
}
