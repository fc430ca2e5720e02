import { bad, type FileFault, good, type Json, type Result } from '@holotisch/engine';
import type { Faction, Pilot, Upgrade } from '../data/types.ts';
import { upgradeCosts } from '../points.ts';
import { factionName, nameOf, pilotKey, slotName, upgradeKey } from '../text/names.ts';
import { distinctPilot, distinctUpgrade, pilotsNamed, upgradesNamed } from './card-names.ts';
import { whyNot, withUpgrade } from './choices.ts';
import { clip, type Import, MOST_SHIPS, MOST_UPGRADES, Report } from './import.ts';
import { cardsOf, pilotOf, pointsOf, shipPoints } from './look-up.ts';
import type { Squad, SquadShip } from './squad.ts';
import { type Entry, type Line, linesOf } from './text-lines.ts';
import { importFault } from './xws.ts';

/** Lists as people paste them: BBCode, HTML or simple text of squad builders. Names decide, numbers only help. */

const LONGEST_TEXT = 100_000;

interface Draft {
  readonly line: number;
  readonly pilot: Entry;
  readonly pilots: readonly Pilot[];
  readonly count: number;
  /** The number behind a ship on one line is that of the whole ship. */
  readonly whole: boolean;
  readonly upgrades: { readonly entry: Entry; readonly line: number }[];
}

export function readSquadText(text: string): Result<Import, FileFault> {
  if (text.length > LONGEST_TEXT)
    return bad(importFault('tooMany', undefined, { count: text.length, most: LONGEST_TEXT }));
  const report = new Report();
  const lines = linesOf(text);
  const drafts = draftsOf(lines, report);
  // A link of another builder holds that builder's own numbers, which say nothing without it.
  if (drafts.every((d) => d.pilots.length === 0))
    return bad(importFault(/^\s*https?:\/\/\S+\s*$/.test(text) ? 'link' : 'nothing'));
  const factions = likelyFactions(drafts);
  if (factions.length > 1)
    return bad(importFault('factionUnclear', undefined, { possible: factions.map(factionName) }));
  const faction = factions[0]!;
  const ships = drafts.flatMap((d) => shipsOf(d, faction, report));
  if (ships.length > MOST_SHIPS)
    return bad(importFault('tooMany', undefined, { count: ships.length, most: MOST_SHIPS }));
  const squad: Squad = { faction, ships };
  // Some builders write a total below each ship; the last one is that of the squad.
  const total = lines.findLast((line) => line.kind === 'total');
  if (total && total.points !== pointsOf(squad))
    report.add('otherPoints', { said: String(total.points), points: pointsOf(squad) }, { line: total.number });
  return good({ squad, report: report.changes });
}

/** Which lines are ships and which belong to the ship above. An unknown ship keeps what stands below it. */
function draftsOf(lines: readonly Line[], report: Report): Draft[] {
  const drafts: Draft[] = [];
  let marked = false;
  for (const line of lines) {
    if (line.kind === 'link') report.add('droppedLink', {}, { line: line.number });
    if (line.kind === 'noise') report.add('dropped', { what: clip(line.text) }, { line: line.number });
    const [head, ...rest] = line.entries;
    if (line.kind !== 'entries' || !head) continue;
    const pilots = pilotsNamed(head.name, head.remarks);
    const current = drafts.at(-1);
    const isUpgrade = upgradesNamed(head.name, head.remarks).length > 0;
    const isShip = pilots.length > 0 && !(line.markup === 'upgrade' && current && isUpgrade);
    const opens = line.whole || line.markup === 'ship' || line.first || (marked && line.markup === 'none');
    if (current === undefined || (isShip && (opens || !isUpgrade)) || (opens && !isUpgrade)) {
      const upgrades = rest.map((entry) => ({ entry, line: line.number }));
      drafts.push({ line: line.number, pilot: head, pilots, count: line.count, whole: line.whole, upgrades });
      marked = false;
    } else {
      current.upgrades.push(...line.entries.map((entry) => ({ entry, line: line.number })));
      marked ||= line.markup === 'upgrade';
    }
  }
  return drafts;
}

const FACTIONS: readonly Faction[] = ['rebel', 'imperial', 'scum'];

/** The factions to which most of the ships can belong; where that is a tie, those whose upgrades fit best. */
function likelyFactions(drafts: readonly Draft[]): readonly Faction[] {
  const best = (list: readonly Faction[], score: (faction: Faction) => number): readonly Faction[] => {
    const most = Math.max(...list.map(score));
    return list.filter((faction) => score(faction) === most);
  };
  const ships = best(FACTIONS, (f) => drafts.filter((d) => d.pilots.some((p) => p.faction === f)).length);
  const upgrades = drafts.flatMap((d) => d.upgrades.map((u) => upgradesNamed(u.entry.name, u.entry.remarks)));
  const allows = (card: Upgrade, f: Faction) => card.restrict?.faction?.includes(f) ?? true;
  return best(ships, (f) => upgrades.filter((cards) => cards.some((card) => allows(card, f))).length);
}

/** Here only the icons and attributes count, not points or format. */
const ANYTHING = { points: null, format: 'epic' } as const;

function shipsOf(draft: Draft, faction: Faction, report: Report): SquadShip[] {
  const own = draft.pilots.filter((p) => p.faction === faction);
  const pilot = oneOf(own.length > 0 ? own : draft.pilots, draft.pilot, draft.whole, pilotKey, report, draft.line);
  if (!pilot) {
    if (draft.pilots.length === 0) report.add('dropped', { what: clip(draft.pilot.name) }, { line: draft.line });
    for (const { entry, line } of draft.upgrades) report.add('dropped', { what: clip(entry.name) }, { line });
    return [];
  }
  const chosen: (Upgrade | undefined)[] = draft.upgrades.map(() => undefined);
  const shipNow = (): SquadShip => ({
    type: pilot.ship,
    pilot: pilot.id,
    upgrades: chosen.flatMap((card) => (card ? [{ slot: card.slot, id: card.id }] : [])),
  });
  // What is clear first: it may bring or take the icons that decide about the rest.
  const found = draft.upgrades.map((u, at) => ({ ...u, at, cards: upgradesNamed(u.entry.name, u.entry.remarks) }));
  const inTurn = found.toSorted((a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1));
  let ship = shipNow();
  for (const { entry, line, at, cards } of inTurn) {
    const what = clip(entry.name);
    if (cards.length === 0) report.add('dropped', { what }, { line });
    else if (ship.upgrades.length === MOST_UPGRADES)
      report.add('droppedExtra', { what, most: MOST_UPGRADES }, { line });
    else {
      const squad: Squad = { faction, ships: [ship] };
      const suits = (card: Upgrade) => !whyNot(squad, withUpgrade(squad, 0, card), ANYTHING);
      const fitting = cards.length === 1 ? cards : cards.filter(suits);
      chosen[at] = oneOf(fitting.length > 0 ? fitting : cards, entry, draft.whole, upgradeKey, report, line);
      if (chosen[at]) ship = shipNow();
    }
  }
  const said = draft.whole ? draft.upgrades.at(-1)?.entry.points : draft.pilot.points;
  const points = shipPoints({ faction }, ship);
  if (said !== undefined && said !== points && (draft.whole || said !== pilot.points))
    report.add('otherPoints', { said: String(said), points }, { line: draft.line });
  return Array.from({ length: draft.count }, () => ship);
}

/** One card of a name: the one of that cost, or the one without a remark, which is then said. */
function oneOf<T extends Pilot | Upgrade>(
  cards: readonly T[],
  entry: Entry,
  whole: boolean,
  key: (card: T) => string,
  report: Report,
  line: number,
): T | undefined {
  if (cards.length <= 1) return cards[0];
  const priced = whole ? [] : cards.filter((card) => card.points === entry.points);
  const left = priced.length > 0 ? priced : cards;
  if (left.length === 1) return left[0];
  const older = left.filter((card) => !card.id.includes('-'));
  const sameKind =
    new Set(left.map((card) => ('slot' in card ? card.slot : `${card.faction}/${card.ship}`))).size === 1;
  if (older.length === 1 && sameKind) {
    report.add('assumed', { what: clip(entry.name), card: nameOf(key(older[0]!)) }, { line });
    return older[0];
  }
  const possible: Json = left.map((card) => ({
    text: 'xw.import.candidate',
    args: { name: nameOf(key(card)), where: 'slot' in card ? slotName(card.slot) : nameOf(card.ship) },
  }));
  report.add('ambiguous', { what: clip(entry.name), possible }, { line });
  return undefined;
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
