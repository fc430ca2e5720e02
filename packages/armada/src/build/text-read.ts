import { bad, type FileFault, good, type Result } from '@holotisch/engine';
import {
  FACTIONS,
  type Faction,
  OBJECTIVE_KINDS,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
} from '../data/types.ts';
import { factionName, kindName, nameOf } from '../text/build/names.ts';
import { factionsMeant, objectiveNamed, shipsNamed, squadronsNamed, upgradesNamed } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import {
  clip,
  type Import,
  importFault,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_SHIPS,
  MOST_SQUADRONS,
  MOST_UPGRADES,
  Report,
} from './import.ts';
import { costOf, isFlagship, pointsOf, shipPoints, squadronPoints, upgradesOf } from './look-up.ts';
import { candidate, fittingOn } from './one-of.ts';
import { type Entry, type Line, linesOf } from './text-lines.ts';

/**
 * Fleets as people paste them: Ryan Kingston's builder, Star Forge, Armada Warlords, Armada Fleet Designer, or mixed by
 * hand. Names decide, numbers only help and are compared.
 */

type Said<T> = { readonly entry: Entry; readonly line: number; readonly cards: readonly T[] };
type DraftShip = Said<ShipCard> & { readonly upgrades: Said<UpgradeCard>[]; sum?: number };
type Draft = {
  name?: string;
  /** Stands in the head, where builders repeat it. */
  commander?: Said<UpgradeCard>;
  faction?: string;
  total?: { readonly points: number; readonly line: number };
  squadronSum?: { readonly points: number; readonly line: number };
  readonly ships: DraftShip[];
  readonly squadrons: Said<SquadronCard>[];
  readonly objectives: { -readonly [K in keyof Fleet['objectives']]: Fleet['objectives'][K] };
};

export function readFleetText(text: string): Result<Import, FileFault> {
  if (text.length > LONGEST_TEXT) return bad(importFault('tooMany', { count: text.length, most: LONGEST_TEXT }));
  const report = new Report();
  const draft = draftOf(linesOf(text), report);
  if (draft.ships.length + draft.squadrons.length === 0)
    return bad(importFault(/^\s*https?:\/\/\S+\s*$/.test(text) ? 'link' : 'nothing'));
  const factions = likelyFactions(draft);
  const [faction] = factions;
  if (faction === undefined || factions.length > 1)
    return bad(importFault('factionUnclear', { possible: factions.map(factionName) }));
  const ships = draft.ships.flatMap((one) => shipsOf(one, faction, report));
  const squadrons = draft.squadrons.flatMap((one) => squadronsOf(one, faction, report));
  if (ships.length > MOST_SHIPS) return bad(importFault('tooMany', { count: ships.length, most: MOST_SHIPS }));
  if (squadrons.length > MOST_SQUADRONS)
    return bad(importFault('tooMany', { count: squadrons.length, most: MOST_SQUADRONS }));
  const { name, objectives } = draft;
  const fleet: Fleet = { ...(name !== undefined && { name }), faction, ships, squadrons, objectives };
  compareHead(draft, fleet, report);
  return good({ fleet, report: report.changes });
}

function draftOf(lines: readonly Line[], report: Report): Draft {
  const draft: Draft = { ships: [], squadrons: [], objectives: {} };
  let inSquadrons = false;
  for (const [i, line] of lines.entries()) {
    const where = { line: line.number };
    if (line.kind === 'label') {
      inSquadrons ||= line.label === 'squadrons';
      readLabel(draft, line.label, line.value, line.number, report);
    } else if (line.kind === 'sum') readSum(draft, line.points, line.number);
    else if (line.kind === 'link') report.add('droppedLink', {}, where);
    else if (line.kind === 'noise') report.add('dropped', { what: clip(line.text) }, where);
    else if (line.kind === 'entry' && !readEntry(draft, line.entry, line.number, inSquadrons)) {
      // The first line of a text is its title, if it is nothing else.
      if (i === 0 && !line.entry.bullet) setName(draft, line.text.replace(/ ?\(\d+(?:\/-?\d+)+\)$/, ''), where, report);
      else report.add('dropped', { what: clip(line.text) }, where);
    }
  }
  return draft;
}

function setName(draft: Draft, name: string, where: { line: number }, report: Report): void {
  if (name.length > LONGEST_NAME) report.add('shortened', { what: clip(name), most: LONGEST_NAME }, where);
  draft.name = name.slice(0, LONGEST_NAME);
}

function readLabel(draft: Draft, label: string, value: string, number: number, report: Report): void {
  const where = { line: number };
  if (value === '') return;
  if (label === 'name') setName(draft, value, where, report);
  else if (label === 'faction') draft.faction = value;
  else if (label === 'commander') readCommander(draft, value, number, report);
  else if (label === 'points' || label.startsWith('total')) {
    const points = /^\d{1,5}/.exec(value)?.[0];
    if (points === undefined) report.add('dropped', { what: clip(`${label}: ${value}`) }, where);
    else draft.total = { points: Number(points), line: number };
  } else if (!readObjective(draft, label, value, where, report))
    report.add('dropped', { what: clip(`${label}: ${value}`) }, where);
}

function readCommander(draft: Draft, value: string, number: number, report: Report): void {
  const line = linesOf(value)[0];
  const entry = line?.kind === 'entry' ? line.entry : undefined;
  const cards = entry ? upgradesNamed(entry.name, [...entry.remarks, 'commander']) : [];
  if (entry && cards.length > 0) draft.commander = { entry, line: number, cards };
  else if (!/^none$/i.test(value)) report.add('dropped', { what: clip(value) }, { line: number });
}

/** Whether the label is that of a kind of objectives. An objective of another kind keeps its place, and is a fault there. */
function readObjective(draft: Draft, label: string, value: string, where: { line: number }, report: Report): boolean {
  const word = label.replace(/ objective$/, '').replace('defense', 'defence');
  const kind = OBJECTIVE_KINDS.find((one) => one === word);
  if (!kind) return false;
  const tagless = value.replace(/(?: ?\[[^[\]]*\])+$/, '');
  const card = objectiveNamed(tagless);
  if (card && tagless !== value) report.add('source', { what: clip(value), card: nameOf(card.id) }, where);
  if (!card && !/^none$/i.test(value))
    report.add('droppedObjective', { what: clip(value), kind: kindName(kind) }, where);
  if (card && draft.objectives[kind] !== undefined) report.add('dropped', { what: clip(value) }, where);
  else if (card) draft.objectives[kind] = card.id;
  return true;
}

/** Sums stand below a ship, and below the squadrons once there are any. */
function readSum(draft: Draft, points: number, line: number): void {
  const ship = draft.ships.at(-1);
  if (draft.squadrons.length > 0) draft.squadronSum = { points, line };
  else if (ship) ship.sum ??= points;
}

/** Which kind of card a line names, by its name first, then by where it stands. */
function readEntry(draft: Draft, entry: Entry, line: number, inSquadrons: boolean): boolean {
  const { name, remarks } = entry;
  const ships = shipsNamed(name, remarks);
  const squadrons = squadronsNamed(name, remarks);
  const upgrades = upgradesNamed(name, remarks);
  const ship = draft.ships.at(-1);
  const looksFlying = inSquadrons || entry.counted || !entry.bullet;
  if (ships.length > 0 && !(entry.bullet && upgrades.length > 0))
    draft.ships.push({ entry, line, cards: ships, upgrades: [] });
  else if (squadrons.length > 0 && (upgrades.length === 0 || looksFlying || !ship))
    draft.squadrons.push({ entry, line, cards: squadrons });
  else if (ship && upgrades.length > 0) ship.upgrades.push({ entry, line, cards: upgrades });
  else return false;
  return true;
}

/** The faction that the text names, or those to which most of its cards can belong. */
function likelyFactions(draft: Draft): readonly Faction[] {
  const said = factionsMeant(draft.faction ?? '');
  if (said.length === 1) return said;
  const score = (faction: Faction) =>
    [...draft.ships, ...draft.squadrons].filter(({ cards }) => cards.some((card) => card.faction === faction)).length;
  const most = Math.max(...FACTIONS.map(score));
  return FACTIONS.filter((faction) => score(faction) === most);
}

/** Cards of the fleet's own faction if there are any; those of others are kept, and are a fault there. */
const own = <T extends { readonly faction: Faction }>(cards: readonly T[], faction: Faction): readonly T[] => {
  const found = cards.filter((card) => card.faction === faction);
  return found.length > 0 ? found : cards;
};

function shipsOf(draft: DraftShip, faction: Faction, report: Report): FleetShip[] {
  const { entry, line } = draft;
  const card = oneOf(own(draft.cards, faction), entry, report, line);
  if (!card) {
    for (const { entry: upgrade, line: at } of draft.upgrades)
      report.add('dropped', { what: clip(upgrade.name) }, { line: at });
    return [];
  }
  tellSources(entry, card.id, report, line);
  comparePoints(entry, card, 1, report, line);
  const chosen: (UpgradeCard | undefined)[] = draft.upgrades.map(() => undefined);
  const shipNow = (): FleetShip => ({ card: card.id, upgrades: chosen.flatMap((one) => (one ? [one.id] : [])) });
  // What is clear first: it may bring or take the icons that decide about the rest.
  const inTurn = draft.upgrades
    .map((upgrade, at) => ({ ...upgrade, at }))
    .toSorted((a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1));
  for (const { entry: said, line: where, at, cards } of inTurn) {
    const ship = shipNow();
    if (ship.upgrades.length === MOST_UPGRADES) {
      report.add('droppedExtra', { what: clip(said.name), most: MOST_UPGRADES }, { line: where });
      continue;
    }
    const found = oneOf(fittingOn(cards, ship, faction), said, report, where);
    if (!found) continue;
    tellSources(said, found.id, report, where);
    comparePoints(said, found, said.count, report, where);
    if (said.count > 1) report.add('droppedExtra', { what: clip(said.name), most: 1 }, { line: where });
    chosen[at] = found;
  }
  const ship = shipNow();
  if (entry.flagship && !isFlagship(ship)) report.add('noFlagship', { ship: nameOf(card.id) }, { line });
  compareSum(draft.sum, (prices) => shipPoints(ship, prices), report, line);
  return Array.from({ length: entry.count }, () => ship);
}

function squadronsOf({ entry, line, cards }: Said<SquadronCard>, faction: Faction, report: Report): string[] {
  const card = oneOf(own(cards, faction), entry, report, line);
  if (!card) return [];
  tellSources(entry, card.id, report, line);
  comparePoints(entry, card, entry.count, report, line);
  return Array.from({ length: entry.count }, () => card.id);
}

/** What a card or so many copies of it cost, today and at first. */
const prices = (card: ShipCard | SquadronCard | UpgradeCard, count = 1): number[] =>
  (['latest', 'first'] as const).map((one) => costOf(card, one) * count);

/** One card of a name: the only one, or the one of that cost. */
function oneOf<T extends ShipCard | SquadronCard | UpgradeCard>(
  cards: readonly T[],
  entry: Entry,
  report: Report,
  line: number,
): T | undefined {
  if (cards.length <= 1) return cards[0];
  const said = entry.each ?? (entry.points === undefined ? undefined : entry.points / entry.count);
  const priced = said === undefined ? [] : cards.filter((card) => prices(card).includes(said));
  if (priced.length === 1) return priced[0];
  report.add('ambiguous', { what: clip(entry.name), possible: cards.map(candidate) }, { line });
  return undefined;
}

const tellSources = (entry: Entry, id: string, report: Report, line: number): void => {
  // The last official errata are what the facts hold.
  const others = entry.sources.filter((source) => !/^amg/i.test(source));
  if (others.length > 0)
    report.add('source', { what: clip(`${entry.name} [${others.join('] [')}]`), card: nameOf(id) }, { line });
};

/** Some builders write what all copies cost, some what one does. */
function comparePoints(
  entry: Entry,
  card: ShipCard | SquadronCard | UpgradeCard,
  count: number,
  report: Report,
  line: number,
): void {
  const { points } = entry;
  if (points === undefined || [...prices(card), ...prices(card, count)].includes(points)) return;
  report.add('otherPoints', { what: nameOf(card.id), said: points, points: costOf(card, 'latest') * count }, { line });
}

function compareSum(
  said: number | undefined,
  sum: (prices: 'latest' | 'first') => number,
  report: Report,
  line: number,
): void {
  if (said === undefined || said === sum('latest') || said === sum('first')) return;
  report.add('otherSum', { said, points: sum('latest') }, { line });
}

/** What the head of a text and its foot say, against what the fleet came out as. */
function compareHead(draft: Draft, fleet: Fleet, report: Report): void {
  const { commander, total, squadronSum, faction } = draft;
  if (faction !== undefined && factionsMeant(faction).length !== 1)
    report.add('assumedFaction', { what: clip(faction), faction: factionName(fleet.faction) }, {});
  const equipped = fleet.ships.flatMap(upgradesOf);
  if (commander && !commander.cards.some((card) => equipped.includes(card)))
    report.add('commanderNowhere', { what: clip(commander.entry.name) }, { line: commander.line });
  if (squadronSum) compareSum(squadronSum.points, (p) => squadronPoints(fleet, p), report, squadronSum.line);
  if (total) compareSum(total.points, (p) => pointsOf(fleet, p), report, total.line);
}
