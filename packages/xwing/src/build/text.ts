import { bad, type FileFault, good, type Result } from '@holotisch/engine';
import {
  clip,
  fold,
  Guesses,
  JOTTED,
  jotted,
  LONGEST_LIST_TEXT,
  type Meant,
  MOST_TEXT_LINES,
  nearest,
  partsOf,
  type Report,
} from '@holotisch/engine/list';
import { UPGRADES } from '../data/index.ts';
import type { Faction, Pilot, Upgrade } from '../data/types.ts';
import { factionName, nameOf, upgradeKey } from '../text/names.ts';
import {
  distinctPilot,
  distinctUpgrade,
  isShipType,
  isTelling,
  pilotsNamed,
  slotMeant,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import { whyNot, withUpgrade } from './choices.ts';
import { FORMATS, type Format } from './formats.ts';
import { type Import, MOST_SHIPS, MOST_UPGRADES, newReport } from './import.ts';
import { cardsOf, pilotOf, pointsOf, shipPoints } from './look-up.ts';
import { upgradeCosts } from './points.ts';
import type { Squad, SquadShip } from './squad.ts';
import { type Draft, type DraftShip, draftOf, isAnyName, isBareTitle } from './text-draft.ts';
import { type Entry, entryOf, linesOf } from './text-lines.ts';
import { importFault } from './xws.ts';

/** Lists as people paste them: BBCode, HTML or simple text of squad builders, or typed. Names decide, numbers only help. */

/** `meant` answers what an earlier reading of the same text has asked. */
export function readSquadText(text: string, meant?: Meant): Result<Import, FileFault> {
  if (text.length > LONGEST_LIST_TEXT)
    return bad(importFault('tooMany', { count: text.length, most: LONGEST_LIST_TEXT }));
  const count = text.split('\n').length;
  if (count > MOST_TEXT_LINES) return bad(importFault('tooMany', { count, most: MOST_TEXT_LINES }));
  const report = newReport();
  const guesses = new Guesses(meant);
  const plain = jotted(text, isAnyName, meant);
  const draft = draftOf(linesOf(plain.text), guesses, report);
  report.jot(plain.asides, JOTTED);
  const { ships: drafts } = draft;
  // A link of another builder holds that builder's own numbers, which say nothing without it.
  if (drafts.every((d) => d.pilots.length === 0))
    return bad(importFault(/^https?:\/\/\S+$/.test(text.trim()) ? 'link' : 'nothing'));
  const factions = likelyFactions(drafts, draft.faction);
  const faction = factionMeant(factions, guesses, report);
  const ships = drafts.flatMap((d) => shipsOf(d, faction, guesses, report));
  if (ships.length > MOST_SHIPS) return bad(importFault('tooMany', { count: ships.length, most: MOST_SHIPS }));
  const squad: Squad = { faction, ...(draft.name !== undefined && { name: draft.name }), ships };
  const { total, limit } = draft;
  if (total && total.points !== pointsOf(squad))
    report.tell('otherPoints', { said: String(total.points), points: pointsOf(squad) }, { line: total.line });
  return good({ squad, ...(limit !== undefined && { agreed: agreedOn(limit) }), report: report.changes });
}

/** `98/100` says what the squad may cost, and so in which format it is played. */
function agreedOn(limit: number): { readonly format: Format; readonly points: number } {
  const format = (Object.keys(FORMATS) as Format[]).find((one) => FORMATS[one].points === limit) ?? 'standard';
  return { format, points: limit };
}

const FACTIONS: readonly Faction[] = ['rebel', 'imperial', 'scum'];

/** The factions to which most of the ships can belong; where that is a tie, the one that is named, or whose upgrades fit best. */
function likelyFactions(drafts: Draft['ships'], said: Faction | undefined): readonly Faction[] {
  const best = (list: readonly Faction[], score: (faction: Faction) => number): readonly Faction[] => {
    const most = Math.max(...list.map(score));
    return list.filter((faction) => score(faction) === most);
  };
  const able = drafts.map((d) => narrowedByUpgrades(d.pilots, d));
  const ships = best(FACTIONS, (f) => able.filter((pilots) => pilots.some((p) => p.faction === f)).length);
  if (said !== undefined && ships.includes(said)) return [said];
  const upgrades = drafts.flatMap((d) => d.upgrades.map((u) => upgradesNamed(u.entry.name, u.entry.remarks)));
  const allows = (card: Upgrade, f: Faction) => card.restrict?.faction?.includes(f) ?? true;
  return best(ships, (f) => upgrades.filter((cards) => cards.some((card) => allows(card, f))).length);
}

/** Where nothing tells, the first, until somebody says which. */
function factionMeant(factions: readonly Faction[], guesses: Guesses, report: Report): Faction {
  const answer = guesses.answer('faction');
  const said = factions.find((one) => FACTION_WORDS[one] === answer);
  const [first] = factions;
  if (said !== undefined || factions.length < 2 || answer === null) return said ?? first!;
  const options = factions.map((one) => FACTION_WORDS[one]);
  const asks = { said: 'faction', options, taken: options[0]! };
  report.ask(
    'assumedFaction',
    { what: 'Faction / Fraktion', possible: factions.map(factionName), faction: factionName(first!) },
    {},
    asks,
  );
  return first!;
}
const FACTION_WORDS: Readonly<Record<Faction, string>> = { rebel: 'Rebel', imperial: 'Imperial', scum: 'Scum' };

/** Here only the icons and attributes count, not points or format. */
const ANYTHING = { points: null, format: 'epic' } as const;

/** A number that stands alone on the line of a ship and its upgrades is that of the whole ship, wherever it stands. */
function loneNumber({ line, pilot, upgrades }: DraftShip): number | undefined {
  const beside = upgrades.filter((one) => one.line === line).map(({ entry }) => entry);
  const numbers = [pilot, ...beside].flatMap(({ points }) => points ?? []);
  return beside.length > 0 && numbers.length === 1 ? numbers[0] : undefined;
}

function shipsOf(draft: DraftShip, faction: Faction, guesses: Guesses, report: Report): SquadShip[] {
  const pilot = pilotMeant(draft, faction, guesses, report);
  if (!pilot) {
    loseShip(draft, report);
    return [];
  }
  tellRemarks(draft, report);
  const lone = loneNumber(draft);
  const chosen: (Upgrade | undefined)[] = draft.upgrades.map(() => undefined);
  const shipNow = (): SquadShip => ({
    type: pilot.ship,
    pilot: pilot.id,
    upgrades: chosen.flatMap((card) => (card ? [{ slot: card.slot, id: card.id }] : [])),
  });
  // What is clear first: it may bring or take the icons that decide about the rest.
  const found = draft.upgrades.map((u, at) => ({
    ...u,
    at,
    cards: isBareTitle(u.entry) ? titlesFor(pilot, u, report) : upgradesMeant(u.entry, u.line, guesses, report),
  }));
  const inTurn = found.toSorted((a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1));
  let ship = shipNow();
  for (const { entry, line, at, cards } of inTurn) {
    if (cards.length === 0) continue;
    const what = clip(entry.name);
    if (ship.upgrades.length === MOST_UPGRADES) report.lose('droppedExtra', { what, most: MOST_UPGRADES }, { line });
    else {
      const squad: Squad = { faction, ships: [ship] };
      const suits = (card: Upgrade) => !whyNot(squad, withUpgrade(squad, 0, card), ANYTHING);
      const fitting = cards.length === 1 ? cards : cards.filter(suits);
      chosen[at] = oneOf(
        fitting.length > 0 ? fitting : cards,
        entry,
        lone !== undefined,
        distinctUpgrade,
        guesses,
        report,
        line,
      );
      if (chosen[at]) ship = shipNow();
    }
  }
  comparePoints(draft, pilot, ship, faction, report);
  return Array.from({ length: draft.count }, () => ship);
}

/** Words in brackets that are no card and tell no card from another have no place in a squad: they are noted. */
function tellRemarks({ pilot, line, upgrades }: DraftShip, report: Report): void {
  for (const { entry, line: at } of [{ entry: pilot, line }, ...upgrades])
    for (const remark of entry.remarks) {
      const isRead = isTelling(entry.name, remark) || isShipType(remark) || slotMeant(remark) !== undefined;
      const isCards = partsOf(remark, isUpgradeName).some((one) => isUpgradeName(one) || isNearlyUpgrade(one));
      if (!isRead && !isCards && !isWholeName(entry)) report.tell('remark', { what: clip(remark) }, { line: at });
    }
}
/** A slip of the pen in brackets is asked about, and not noted besides. */
const isNearlyUpgrade = (words: string): boolean => nearest(entryOf(words).name, upgradeNames()).length === 1;
const isUpgradeName = (words: string): boolean => upgradesNamed(words, []).length > 0;
/** A name may itself end in brackets. */
const isWholeName = ({ name, remarks }: Entry): boolean => {
  const whole = [name, ...remarks].join(' ');
  return pilotsNamed(whole, []).length > 0 || upgradesNamed(whole, []).length > 0;
};

/** `-swx57` tells a later card from the first one of its name. */
const printOf = (id: string): string => /-swx\d{1,3}$/.exec(id)?.[0] ?? '';
function titlesFor(pilot: Pilot, { entry, line }: DraftShip['upgrades'][number], report: Report): readonly Upgrade[] {
  const squad: Squad = { faction: pilot.faction, ships: [{ type: pilot.ship, pilot: pilot.id, upgrades: [] }] };
  const all = UPGRADES.filter((card) => card.slot === 'title' && !whyNot(squad, withUpgrade(squad, 0, card), ANYTHING));
  // A later pilot of an old ship came with a title of his own.
  const same = all.filter((card) => printOf(card.id) === printOf(pilot.id));
  const titles = same.length === 1 ? same : all;
  const [only, another] = titles;
  if (only && !another && all.length > 1) {
    const other = all.filter((card) => card !== only).map(distinctUpgrade);
    report.tell('assumed', { what: clip(entry.name), card: distinctUpgrade(only), other }, { line });
    return titles;
  }
  if (only && !another) {
    report.tell('assumedTitle', { what: clip(entry.name), card: nameOf(upgradeKey(only)) }, { line });
    return titles;
  }
  const options = titles.map(distinctUpgrade);
  const what = clip(entry.name);
  if (options.length === 0) report.lose('dropped', { what }, { line });
  else report.lose('unclear', { what, possible: options }, { line }, { said: fold(entry.name), options });
  return [];
}

/** Some write what a pilot costs, some what the whole ship does, some what all ships of the line do. */
function comparePoints(draft: DraftShip, pilot: Pilot, ship: SquadShip, faction: Faction, report: Report): void {
  const points = shipPoints({ faction }, ship);
  const said = draft.total ?? loneNumber(draft) ?? draft.pilot.points;
  if (said === undefined || [points, points * draft.count, pilot.points, pilot.points * draft.count].includes(said))
    return;
  report.tell('otherPoints', { said: String(said), points }, { line: draft.line });
}

function pilotMeant(draft: DraftShip, faction: Faction, guesses: Guesses, report: Report): Pilot | undefined {
  const own = draft.pilots.filter((p) => p.faction === faction);
  const typed = narrowedByUpgrades(narrowedByType(own.length > 0 ? own : draft.pilots, draft), draft);
  if (draft.isType) return anyoneOf(typed, draft, guesses, report);
  const answer = guesses.answer(draft.pilot.name);
  const meant = answer == null ? typed : pilotsNamed(entryOf(answer).name, entryOf(answer).remarks);
  return oneOf(meant, draft.pilot, loneNumber(draft) !== undefined, distinctPilot, guesses, report, draft.line);
}

/** Of those without a name who fly such a ship the cheapest that can carry all of it, until somebody says who it is. */
function anyoneOf(pilots: readonly Pilot[], draft: DraftShip, guesses: Guesses, report: Report): Pilot | undefined {
  const { pilot, line } = draft;
  const answer = guesses.answer(pilot.name);
  if (answer === null) {
    report.lose('dropped', { what: clip(pilot.name) }, { line });
    return undefined;
  }
  if (answer !== undefined) return pilotsNamed(entryOf(answer).name, entryOf(answer).remarks)[0];
  const [cheapest] = pilots;
  if (!cheapest) return undefined;
  const options = [...new Set(pilots.map(distinctPilot))];
  const taken = distinctPilot(cheapest);
  report.ask('near', { what: clip(pilot.name), name: taken }, { line }, { said: fold(pilot.name), options, taken });
  return cheapest;
}

const narrowedByType = (pilots: readonly Pilot[], { pilot, types }: DraftShip): readonly Pilot[] => {
  if (types.length === 0 || pilots.length < 2) return pilots;
  const left = pilotsNamed(pilot.name, [...pilot.remarks, ...types]).filter((one) => pilots.includes(one));
  return left.length > 0 ? left : pilots;
};

/** Of pilots of one name those whose ship can carry what is said to be on it: a title tells what Ezra flies. */
function narrowedByUpgrades(pilots: readonly Pilot[], { upgrades }: DraftShip): readonly Pilot[] {
  if (pilots.length < 2) return pilots;
  const named = upgrades
    .map(({ entry }) => upgradesNamed(entry.name, entry.remarks))
    .filter((cards) => cards.length > 0);
  const left = pilots.filter((pilot) => {
    const squad: Squad = { faction: pilot.faction, ships: [{ type: pilot.ship, pilot: pilot.id, upgrades: [] }] };
    return named.every((cards) => cards.some((card) => !whyNot(squad, withUpgrade(squad, 0, card), ANYTHING)));
  });
  return left.length > 0 ? left : pilots;
}

function loseShip({ pilot, pilots, line, upgrades }: DraftShip, report: Report): void {
  const what = clip(pilot.name);
  if (pilots.length === 0) report.lose('dropped', { what }, { line });
  // Nothing of it goes to another ship.
  for (const { entry, line: at } of upgrades)
    report.lose('droppedWith', { what: clip(entry.name), ship: what }, { line: at });
}

/** The cards of a name; where no card has it, the nearest, and that is asked. */
function upgradesMeant(entry: Entry, line: number, guesses: Guesses, report: Report): readonly Upgrade[] {
  const named = upgradesNamed(entry.name, entry.remarks);
  if (named.length === 1 && guesses.answer(entry.name) === undefined) return named;
  const guess = guesses.of(entry.name, named.length > 0 ? () => [] : upgradeNames);
  if (named.length > 0 && guess.name === undefined) return named;
  const name = report.guess(guess, clip(entry.name), { line });
  if (name === undefined) return [];
  const meant = entryOf(name);
  return upgradesNamed(meant.name, [...meant.remarks, ...entry.remarks]);
}

/** One card of a name: the one of that cost, or the one without a remark, which is then said. */
function oneOf<T extends Pilot | Upgrade>(
  cards: readonly T[],
  entry: Entry,
  isWhole: boolean,
  distinct: (card: T) => string,
  guesses: Guesses,
  report: Report,
  line: number,
): T | undefined {
  if (cards.length <= 1) return cards[0];
  const priced = isWhole ? [] : cards.filter((card) => card.points === entry.points);
  const left = priced.length > 0 ? priced : cards;
  if (left.length === 1) return left[0];
  const older = left.filter((card) => !card.id.includes('-'));
  const sameKind =
    new Set(left.map((card) => ('slot' in card ? card.slot : `${card.faction}/${card.ship}`))).size === 1;
  if (older.length === 1 && sameKind) {
    report.tell(
      'assumed',
      {
        what: clip(entry.name),
        card: distinct(older[0]!),
        other: left.filter((card) => card !== older[0]).map(distinct),
      },
      { line },
    );
    return older[0];
  }
  const answer = guesses.answer(entry.name);
  if (answer === null) {
    report.lose('dropped', { what: clip(entry.name) }, { line });
    return undefined;
  }
  // The cheapest, until somebody says which.
  const card = left.toSorted((a, b) => a.points - b.points)[0]!;
  if (answer !== undefined) return card;
  const taken = distinct(card);
  const options = [taken, ...left.filter((one) => one !== card).map(distinct)];
  report.ask('near', { what: clip(entry.name), name: taken }, { line }, { said: fold(entry.name), options, taken });
  return card;
}

/** The two ways builders write: for forums (BBCode), and one line a ship for tables. */
export type TextStyle = 'bbcode' | 'simple';

/** In English, which every reader knows; cards of one name carry a remark. */
export function writeSquadText(squad: Squad, style: TextStyle): string {
  const total = pointsOf(squad);
  const blocks = squad.ships.flatMap((ship) => {
    const pilot = pilotOf(squad, ship);
    if (!pilot) return [];
    const cards = cardsOf(ship).filter((card) => card !== undefined);
    if (style === 'simple')
      return `${[distinctPilot(pilot), ...cards.map(distinctUpgrade)].join(' + ')} (${shipPoints(squad, ship)})`;
    const costs = upgradeCosts(cards);
    const upgrades = cards.map((card, i) => `[i]${distinctUpgrade(card)} (${costs[i]})[/i]`);
    return [`[b]${distinctPilot(pilot)} (${pilot.points})[/b]`, ...upgrades].join('\n');
  });
  return style === 'simple'
    ? `${[...blocks, `Total: ${total}`].join('\n')}\n`
    : `${[...blocks, `[b][i]Total: ${total}[/i][/b]`].join('\n\n')}\n`;
}
