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
  type Report,
} from '@holotisch/engine/list';
import { FACTIONS, type Faction, type ShipCard, type SquadronCard, type UpgradeCard } from '../data/types.ts';
import { factionName, nameOf } from '../text/build/names.ts';
import { agreedOn } from './agreed.ts';
import { factionsMeant, upgradeNames, upgradesNamed } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import { FORMATS } from './formats.ts';
import { type Import, importFault, MOST_SHIPS, MOST_SQUADRONS, MOST_UPGRADES, newReport } from './import.ts';
import { costOf, isCommander, isFlagship, pointsOf, shipPoints, squadronPoints, upgradesOf } from './look-up.ts';
import { distinct, fittingOn } from './one-of.ts';
import { type Draft, type DraftShip, draftOf, type Said } from './text-draft.ts';
import { type Entry, entryOf } from './text-lines.ts';
import { isKnown } from './text-words.ts';

/**
 * Fleets as people paste them: Ryan Kingston's builder, Star Forge, Armada Warlords, Armada Fleet Designer, or typed by
 * hand. Names decide, numbers only help and are compared.
 */

/** `meant` answers what an earlier reading of the same text has asked. */
export function readFleetText(text: string, meant?: Meant): Result<Import, FileFault> {
  if (text.length > LONGEST_LIST_TEXT)
    return bad(importFault('tooMany', { count: text.length, most: LONGEST_LIST_TEXT }));
  const count = text.split('\n').length;
  if (count > MOST_TEXT_LINES) return bad(importFault('tooMany', { count, most: MOST_TEXT_LINES }));
  const report = newReport();
  const guesses = new Guesses(meant);
  const plain = jotted(text, isNamed, meant);
  const draft = draftOf(plain.text, guesses, report);
  report.jot(plain.asides, JOTTED);
  if (draft.ships.every(({ cards }) => cards.length === 0) && draft.squadrons.length === 0)
    return bad(importFault(/^https?:\/\/\S+$/.test(text.trim()) ? 'link' : 'nothing'));
  const factions = likelyFactions(draft);
  const [faction] = factions;
  if (faction === undefined || factions.length > 1)
    return bad(importFault('factionUnclear', { possible: factions.map(factionName) }));
  // Somebody who is commander or officer is the commander of a fleet that has none.
  const isCommanded = draft.ships.some(({ upgrades }) =>
    upgrades.some(({ cards }) => cards.length > 0 && cards.every(isCommander)),
  );
  const ships = draft.ships.flatMap((one) => shipsOf(one, faction, isCommanded, guesses, report));
  const squadrons = settledBySum(draft, faction).flatMap((one) => squadronsOf(one, faction, guesses, report));
  if (ships.length > MOST_SHIPS) return bad(importFault('tooMany', { count: ships.length, most: MOST_SHIPS }));
  if (squadrons.length > MOST_SQUADRONS)
    return bad(importFault('tooMany', { count: squadrons.length, most: MOST_SQUADRONS }));
  const { name, objectives } = draft;
  const fleet: Fleet = { ...(name !== undefined && { name }), faction, ships, squadrons, objectives };
  const added = draft.total ? undefined : addedUp(draft);
  if (added) draft.total = added;
  const isMixed = hasLatestPrices(draft, fleet);
  compareHead(draft, fleet, isMixed, report);
  const agreed = agreedOn(fleet, isMixed ? undefined : draft.total?.points, draft.limit);
  return good({ fleet, ...(agreed && { agreed }), report: report.changes });
}

const isNamed = (words: string): boolean => isKnown(entryOf(words));

/** Some builders write what each ship costs, and what the squadrons do, and no total: that is all of them together. */
function addedUp({ ships, squadrons, squadronSum }: Draft): Draft['total'] {
  if (ships.length === 0 || (squadrons.length > 0 && !squadronSum)) return undefined;
  if (ships.some(({ sum, cards }) => sum === undefined || cards.length === 0)) return undefined;
  const points = ships.reduce((all, { sum = 0, entry }) => all + sum * entry.count, squadronSum?.points ?? 0);
  return { points, line: squadronSum?.line ?? ships.at(-1)!.line };
}

/** Whether the lines state prices that only today's cards have: then the total of the first print contradicts them. */
function hasLatestPrices({ ships, squadrons }: Draft, { faction }: Fleet): boolean {
  const said = [...ships, ...ships.flatMap(({ upgrades }) => upgrades), ...squadrons];
  return said.some(({ entry: { points, count }, cards }) => {
    const mine = cards.filter((card) => !('faction' in card) || card.faction === faction);
    const isAt = (one: 'latest' | 'first') =>
      mine.some((card) => [costOf(card, one), costOf(card, one) * count].includes(points ?? -1));
    return points !== undefined && isAt('latest') && !isAt('first');
  });
}

/** `Squadrons (98): Hera, Wedge`: where one name means several cards, what all cost together tells which. */
function settledBySum({ squadrons, squadronSum }: Draft, faction: Faction): readonly Said<SquadronCard>[] {
  const cardsOf = (one: Said<SquadronCard>) => own(one.cards, faction);
  const open = squadrons.filter((one) => cardsOf(one).length > 1);
  const [unsettled] = open;
  if (!squadronSum || !unsettled || open.length > 1) return squadrons;
  const cost = (one: Said<SquadronCard>, card: SquadronCard | undefined, p: 'latest' | 'first') =>
    costOf(card, p) * one.entry.count;
  const fits = (card: SquadronCard) =>
    (['latest', 'first'] as const).some((p) => {
      const others = squadrons.filter((one) => one !== unsettled);
      const sum = others.reduce((all, one) => all + cost(one, cardsOf(one)[0], p), cost(unsettled, card, p));
      return sum === squadronSum.points;
    });
  const [only, another] = cardsOf(unsettled).filter(fits);
  if (!only || another) return squadrons;
  return squadrons.map((one) => (one === unsettled ? { ...one, cards: [only] } : one));
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

/** Of ships of one name those that have icons for all that is said to be on them. */
function ableToCarry(
  cards: readonly ShipCard[],
  said: readonly Said<UpgradeCard>[],
  faction: Faction,
): readonly ShipCard[] {
  if (cards.length < 2) return cards;
  const named = said.map((one) => one.cards).filter((some) => some.length > 0);
  return cards.filter(({ id }) =>
    named.every((some) => fittingOn(some, { card: id, upgrades: [] }, faction, []).length > 0),
  );
}
const withoutCommanders = (cards: readonly UpgradeCard[]): readonly UpgradeCard[] =>
  cards.filter((card) => !isCommander(card));

function shipsOf(
  draft: DraftShip,
  faction: Faction,
  isCommanded: boolean,
  guesses: Guesses,
  report: Report,
): FleetShip[] {
  const { entry, line } = draft;
  const able = own(draft.cards, faction);
  const card = oneOf(able, entry, guesses, report, line, ableToCarry(able, draft.upgrades, faction));
  if (!card) {
    // Nothing of it goes to another ship.
    for (const { entry: upgrade, line: at } of draft.upgrades)
      report.lose('droppedWith', { what: clip(upgrade.name), ship: clip(entry.name) }, { line: at });
    return [];
  }
  tellSources(entry, card.id, report, line);
  comparePoints(entry, card, 1, report, line);
  const chosen: (UpgradeCard | undefined)[] = draft.upgrades.map(() => undefined);
  const shipNow = (): FleetShip => ({ card: card.id, upgrades: chosen.flatMap((one) => (one ? [one.id] : [])) });
  // What is clear first: it may bring or take the icons that decide about the rest.
  const inTurn = draft.upgrades
    .map((upgrade, at) => ({ ...upgrade, cards: upgradesMeant(upgrade, guesses, report), at }))
    .toSorted((a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1));
  for (const { entry: said, line: where, at, cards } of inTurn) {
    const ship = shipNow();
    if (ship.upgrades.length === MOST_UPGRADES) {
      report.lose('droppedExtra', { what: clip(said.name), most: MOST_UPGRADES }, { line: where });
      continue;
    }
    if (cards.length === 0) continue;
    const fitting = fittingOn(cards, ship, faction);
    const found = oneOf(
      fitting,
      said,
      guesses,
      report,
      where,
      isCommanded ? withoutCommanders(fitting) : fitting.filter(isCommander),
    );
    if (!found) continue;
    tellSources(said, found.id, report, where);
    comparePoints(said, found, said.count, report, where);
    if (said.count > entry.count) report.lose('droppedExtra', { what: clip(said.name), most: 1 }, { line: where });
    chosen[at] = found;
  }
  const ship = shipNow();
  if (entry.flagship && !isFlagship(ship)) report.tell('noFlagship', { ship: nameOf(card.id) }, { line });
  compareSum(draft.sum, (prices) => shipPoints(ship, prices), report, line);
  const takers = takersOf(chosen, draft.upgrades, entry.count);
  return Array.from({ length: entry.count }, (_, n): FleetShip => {
    const carried = chosen.filter((_card, i) => takers[i]!.includes(n));
    return { card: card.id, upgrades: carried.flatMap((one) => (one ? [one.id] : [])) };
  });
}
/**
 * Which copies of a ship carry a card: `3x Ship, 1x Card` is the first one's. `A on one, B on the other`: cards that take the
 * same icon are dealt out in turn.
 */
function takersOf(
  chosen: readonly (UpgradeCard | undefined)[],
  said: readonly Said<UpgradeCard>[],
  copies: number,
): readonly (readonly number[])[] {
  const next = new Map<string, number>();
  return chosen.map((card, i) => {
    const { counted, count } = said[i]!.entry;
    const all = Array.from({ length: copies }, (_, n) => n);
    // Of a unique card there is one.
    if (card?.unique && !counted) return [0];
    if (!counted || !card) return all;
    const slot = card.slots.join(' ');
    const from = copies > count ? (next.get(slot) ?? 0) : 0;
    next.set(slot, from + count);
    return all.filter((n) => n >= from && n < from + count);
  });
}

/** The cards of a name; where no card has it, the nearest, and that is asked. */
function upgradesMeant(
  { entry, line, cards }: Said<UpgradeCard>,
  guesses: Guesses,
  report: Report,
): readonly UpgradeCard[] {
  const answer = guesses.answer(entry.name);
  if (cards.length > 0 && answer === undefined) return cards;
  const name = report.guess(guesses.of(entry.name, upgradeNames), clip(entry.name), { line });
  if (name === undefined) return [];
  const meant = entryOf(name);
  return upgradesNamed(meant.name, [...meant.remarks, ...entry.remarks]);
}

function squadronsOf(
  { entry, line, cards }: Said<SquadronCard>,
  faction: Faction,
  guesses: Guesses,
  report: Report,
): string[] {
  const card = oneOf(own(cards, faction), entry, guesses, report, line);
  if (!card) return [];
  tellSources(entry, card.id, report, line);
  comparePoints(entry, card, entry.count, report, line);
  return Array.from({ length: entry.count }, () => card.id);
}

/** What a card or so many copies of it cost, today and at first. */
const prices = (card: ShipCard | SquadronCard | UpgradeCard, count = 1): number[] =>
  (['latest', 'first'] as const).map((one) => costOf(card, one) * count);

/** One card of a name: the only one, or the one of that cost; else the first that `likely` has, until somebody says which. */
function oneOf<T extends ShipCard | SquadronCard | UpgradeCard>(
  cards: readonly T[],
  entry: Entry,
  guesses: Guesses,
  report: Report,
  line: number,
  likely: readonly T[] = cards,
): T | undefined {
  if (cards.length <= 1) return cards[0];
  const said = entry.each ?? (entry.points === undefined ? undefined : entry.points / entry.count);
  const priced = said === undefined ? [] : cards.filter((card) => prices(card).includes(said));
  if (priced.length === 1) return priced[0];
  const answer = guesses.answer(entry.name);
  if (answer === null) {
    report.lose('dropped', { what: clip(entry.name) }, { line });
    return undefined;
  }
  const among = priced.length > 0 ? priced : likely.length > 0 ? likely : cards;
  const card = among.toSorted((a, b) => a.points - b.points)[0]!;
  if (answer !== undefined) return card;
  const taken = distinct(card);
  const options = [taken, ...cards.filter((one) => one !== card).map(distinct)];
  report.ask('near', { what: clip(entry.name), name: taken }, { line }, { said: fold(entry.name), options, taken });
  return card;
}

const tellSources = (entry: Entry, id: string, report: Report, line: number): void => {
  // The last official errata are what the facts hold.
  const others = entry.sources.filter((source) => !/^amg/i.test(source));
  if (others.length > 0)
    report.tell('source', { what: clip(`${entry.name} [${others.join('] [')}]`), card: nameOf(id) }, { line });
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
  report.tell('otherPoints', { what: nameOf(card.id), said: points, points: costOf(card, 'latest') * count }, { line });
}

function compareSum(
  said: number | undefined,
  sum: (prices: 'latest' | 'first') => number,
  report: Report,
  line: number,
): void {
  if (said === undefined || said === sum('latest') || said === sum('first')) return;
  report.tell('otherSum', { said, points: sum('latest') }, { line });
}

/** What the head of a text and its foot say, against what the fleet came out as. */
function compareHead(draft: Draft, fleet: Fleet, isMixed: boolean, report: Report): void {
  const { commander, total, squadronSum, faction } = draft;
  if (faction !== undefined && factionsMeant(faction).length !== 1)
    report.tell('assumedFaction', { what: clip(faction), faction: factionName(fleet.faction) }, {});
  const equipped = fleet.ships.flatMap(upgradesOf);
  if (commander && !commander.cards.some((card) => equipped.includes(card)))
    report.tell('commanderNowhere', { what: clip(commander.entry.name) }, { line: commander.line });
  if (squadronSum) compareSum(squadronSum.points, (p) => squadronPoints(fleet, p), report, squadronSum.line);
  if (!total) return;
  const [now, first] = [pointsOf(fleet, 'latest'), pointsOf(fleet, 'first')];
  // What cards cost in the years between is not among the facts.
  const isBetween = Math.min(first, now) < total.points && total.points < Math.max(first, now);
  if (isBetween) report.tell('betweenPrices', { said: total.points, first, points: now }, { line: total.line });
  else compareSum(total.points, (p) => pointsOf(fleet, p), report, total.line);
  const { points: usual } = FORMATS.standard;
  // A few points too many are a fault; half as many again are another game.
  if (draft.limit === undefined && total.points >= 1.25 * usual)
    report.tell('largerGame', { said: total.points, usual }, { line: total.line });
  if (total.points !== first || first === now) return;
  if (isMixed) report.tell('mixedPrices', { said: first, points: now }, { line: total.line });
  else report.tell('fitsFirst', { first, points: now }, { line: total.line });
}
