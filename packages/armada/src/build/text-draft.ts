import {
  besideHead,
  clip,
  type Guesses,
  headAndTail,
  isAround,
  type KnownName,
  LONGEST_LIST_NAME,
  namesSomething,
  partsOf,
  type Report,
  setsAgainst,
  spokenBy,
  spokenCount,
  spokenPieces,
  spokenTotal,
  strongSplit,
  titleWithTotal,
  unbracketed,
  unknownHead,
  withoutBullet,
} from '@holotisch/engine/list';
import { OBJECTIVE_KINDS, type ShipCard, type SquadronCard, type UpgradeCard } from '../data/types.ts';
import { kindName, nameOf } from '../text/build/names.ts';
import {
  factionsMeant,
  isTelling,
  objectiveNamed,
  objectiveNames,
  shipNames,
  shipsNamed,
  squadronNamesKnown,
  squadronsNamed,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import type { Fleet } from './fleet.ts';
import { type Entry, entryOf, linesOf, numbersIn, type TextLine } from './text-lines.ts';
import { sheetLines } from './text-sheet.ts';
import { isFlying, isSpokenName, NAMES } from './text-spoken.ts';
import {
  commanderIn,
  isCommanderName,
  isKnown,
  isObjectiveName,
  isPiece,
  isShip,
  isShipName,
  isSquadron,
  isSquadronName,
  isUpgrade,
  isUpgradeName,
  piecesApart,
  rejoined,
  saysWhoCarries,
  titleFirst,
} from './text-words.ts';

/** The lines of a pasted fleet as ships, what each carries, squadrons and objectives: names tell which is which. */

export type Said<T> = { readonly entry: Entry; readonly line: number; readonly cards: readonly T[] };
/** A ship whose name was not understood: the upgrades below it belong to it and are not given to another ship. */
export type DraftShip = Said<ShipCard> & { readonly upgrades: Said<UpgradeCard>[]; sum?: number };
type Sum = { readonly points: number; readonly line: number };
export type Draft = {
  name?: string;
  /** Stands in the head, where builders repeat it. */
  commander?: Said<UpgradeCard>;
  faction?: string;
  total?: Sum;
  /** What the fleet may cost. */
  limit?: number;
  squadronSum?: Sum;
  readonly ships: DraftShip[];
  readonly squadrons: Said<SquadronCard>[];
  readonly objectives: { -readonly [K in keyof Fleet['objectives']]: Fleet['objectives'][K] };
};

type EntryLine = Extract<TextLine, { kind: 'entry' }>;
type State = {
  readonly draft: Draft;
  readonly guesses: Guesses;
  readonly report: Report;
  /** Whether bullets tell upgrades from ships. */
  readonly marks: boolean;
  inSquadrons: boolean;
};

export function draftOf(text: string, guesses: Guesses, report: Report): Draft {
  const lines = sheetLines(text) ?? linesOf(text).flatMap(piecesApart);
  const draft: Draft = { ships: [], squadrons: [], objectives: {} };
  const entries = lines.flatMap((line) => (line.kind === 'entry' ? [line.entry] : []));
  const marks = entries.some(({ bullet }) => bullet) && entries.some((entry) => !entry.bullet && isKnown(entry));
  const state: State = { draft, guesses, report, marks, inSquadrons: false };
  let isFirst = true;
  for (let i = 0; i < lines.length; i++) {
    const joined = rejoined(lines[i]!, lines[i + 1]);
    if (joined) i++;
    const line = joined ?? lines[i]!;
    readLine(state, line, isFirst);
    isFirst &&= isTalkAbout(line);
  }
  return draft;
}

function readLine(state: State, line: TextLine, isFirst: boolean): void {
  const { draft, report } = state;
  const where = { line: line.number };
  if (line.kind === 'label') {
    state.inSquadrons ||= line.label.startsWith('squadron');
    readLabel(state, line);
  } else if (line.kind === 'sum') readSum(draft, line.points, line.number);
  else if (line.kind === 'link') report.tell('droppedLink', {}, where);
  else if (line.kind === 'total') setTotal(draft, { total: line.points }, line.number);
  else if (readSpoken(state, line)) return;
  else if (isTalkAbout(line)) report.tell('remark', { what: clip(line.text) }, where);
  else if (line.kind === 'noise') report.lose('dropped', { what: clip(line.text) }, where);
  else if (line.kind === 'entry' && !readAuthor(state, line) && !readObjectives(state, line)) {
    const { length } = draft.ships;
    readWords(state, line, isFirst);
    const opened = draft.ships.at(-1);
    if (line.sum !== undefined && opened && draft.ships.length > length) opened.sum ??= line.sum;
  }
}

/** `Most Wanted, Fire Lanes, Dangerous Territory`: nothing but objectives. */
function readObjectives(state: State, { words, number }: EntryLine): boolean {
  const parts = partsOf(words, isObjectiveName);
  if (parts.length < 2 || !parts.every(isObjectiveName)) return false;
  for (const part of parts) readObjective(state, part, number);
  return true;
}

/** A sentence that names ships or squadrons: `He has a X with Y, alongside two Z`. */
function readSpoken(state: State, line: TextLine): boolean {
  if (line.kind !== 'entry' || (isKnown(line.entry) && !line.text.includes(', '))) return false;
  const isWhole = (words: string) => isFlying(words) || headAndTail(words, isFlying) !== undefined;
  const { rest } = withoutBullet(line.text);
  const spoken =
    isWhole(line.words) && !isAround(line.text) && !setsAgainst(line.text)
      ? spokenPieces(rest, isWhole, isUpgradeName)
      : spokenBy(rest, isWhole, NAMES);
  // `A with B, C`: an ordinary line, unless all of it is pieces: `A, B x3`.
  if (!spoken || (isWhole(line.words) && spoken.around.length + spoken.unknown.length > 0)) return false;
  for (const { count, words } of spoken.pieces) {
    const found = isFlying(words) ? undefined : headAndTail(words, isFlying);
    const head = { ...answered(entryOf(found?.head ?? words), state.guesses), count, counted: count > 1 };
    readEntry(state, head, found ? tailOf(found.tail, isSquadron(head) && !isShip(head)) : [], line.number);
  }
  for (const what of spoken.around) {
    // `Moff Jerjerrod: an ISD II, two Raiders`: whose fleet it is.
    const commander = commanderIn(what);
    if (commander !== undefined) readCommander(state, commander, line.number);
    // `one with BCC`: a card is in it, and it says not whose.
    else if (saysWhoCarries(what) || namesSomething(what, isSpokenName))
      state.report.lose('dropped', { what: clip(what) }, { line: line.number });
    else state.report.tell('remark', { what: clip(what) }, { line: line.number });
  }
  for (const what of spoken.others ?? []) state.report.lose('ofOthers', { what: clip(what) }, { line: line.number });
  for (const what of spoken.vague ?? []) state.report.tell('vague', { what: clip(what) }, { line: line.number });
  for (const what of spoken.unknown) {
    const total = spokenTotal(what);
    if (total !== undefined) setTotal(state.draft, { total }, line.number);
    else if (isCommanderName(what)) readCommander(state, what, line.number);
    else state.report.lose('dropped', { what: clip(what) }, { line: line.number });
  }
  return true;
}

/** A sentence about the fleet, or what leads to it: no card is in it. */
const isTalkAbout = (line: TextLine): boolean =>
  line.kind === 'entry' &&
  isAround(line.text) &&
  !isKnown(entryOf(line.text.replace(/:$/, ''))) &&
  !headAndTail(line.words, isPiece);

function setName({ draft, report }: State, name: string, where: { line: number }): void {
  if (name.length > LONGEST_LIST_NAME) report.tell('shortened', { what: clip(name), most: LONGEST_LIST_NAME }, where);
  draft.name = name.slice(0, LONGEST_LIST_NAME);
}

/** `Rebels - Author: somebody` */
function readAuthor({ draft, report }: State, { text, number }: TextLine): boolean {
  const at = text.toLowerCase().indexOf('author:');
  if (at < 0) return false;
  const before = text.slice(0, at).trim();
  if (factionsMeant(before).length === 1) draft.faction = before.split(/[-–—]/, 1)[0]!.trim();
  report.tell('remark', { what: clip(text.slice(at)) }, { line: number });
  return true;
}

function readLabel(state: State, line: Extract<TextLine, { kind: 'label' }>): void {
  const { draft, report } = state;
  const { label, value, number, numbers } = line;
  const where = { line: number };
  if (label.startsWith('squadron')) {
    if (numbers) draft.squadronSum = { points: numbers.total, line: number };
    for (const part of value === '' ? [] : partsOf(value, isSquadronName))
      readSquadron(state, spokenEntry(part), number);
  } else if (value === '') return;
  else if (label === 'name' || label === 'fleet name' || label === 'title') setName(state, value, where);
  else if (label === 'faction') draft.faction = value;
  else if (label === 'commander') readCommander(state, value, number);
  else if (label === 'author' || label === 'player' || label.startsWith('game') || label === 'format')
    report.tell('remark', { what: clip(line.text) }, where);
  else if (label.startsWith('objective'))
    for (const part of partsOf(value, isObjectiveName)) readObjective(state, part, number);
  else if (/points$|^total/.test(label)) {
    const found = numbersIn(/^[\d/ ]*/.exec(value)?.[0] ?? '');
    if (!found) report.lose('dropped', { what: clip(`${label}: ${value}`) }, where);
    else setTotal(draft, found, number);
  } else if (!readKind(state, label, value, number)) report.lose('dropped', { what: clip(line.text) }, where);
}

/** `plus two Scurrgs.`: how many in words, and nothing of the sentence around. */
function spokenEntry(words: string): Entry {
  const entry = entryOf(words);
  if (isSquadron(entry)) return entry;
  const { count, name } = spokenCount(words.replace(/\.$/, ''));
  return count === undefined ? entry : { ...entryOf(name), count, counted: true };
}

function setTotal(draft: Draft, { total, limit }: NonNullable<ReturnType<typeof numbersIn>>, line: number): void {
  draft.total = { points: total, line };
  if (limit !== undefined) draft.limit = limit;
}

function readCommander({ draft, report }: State, value: string, line: number): void {
  const entry = withoutCraft(entryOf(value));
  const cards = upgradesNamed(entry.name, [...entry.remarks, 'commander']);
  if (cards.length > 0) draft.commander = { entry, line, cards };
  else if (!/^(?:none|-)$/i.test(value)) report.lose('dropped', { what: clip(value) }, { line });
}

/** `General Grievous - Belbullab-22 Squadron`: a builder writes the ace where the commander of that name is meant. */
function withoutCraft(entry: Entry): Entry {
  const at = entry.name.indexOf(' - ');
  const bare = at < 0 ? entry : { ...entry, name: entry.name.slice(0, at).trim() };
  return isUpgrade(entry) || !isUpgrade(bare) ? entry : bare;
}

/** Whether the label is that of a kind of objectives. An objective of another kind keeps its place, and is a fault there. */
function readKind({ draft, guesses, report }: State, label: string, value: string, line: number): boolean {
  const word = label.replace(/ objective$/, '').replace('defense', 'defence');
  const kind = OBJECTIVE_KINDS.find((one) => one === word);
  if (!kind) return false;
  const { name, sources } = entryOf(value);
  const guess = isObjectiveName(value) || isObjectiveName(name) ? {} : guesses.of(name, objectiveNames);
  const card = objectiveNamed(guess.name ?? value) ?? objectiveNamed(name);
  if (guess.asks?.taken !== undefined)
    report.ask('near', { what: clip(value), name: guess.asks.taken }, { line }, guess.asks);
  if (card && sources.length > 0) report.tell('source', { what: clip(value), card: nameOf(card.id) }, { line });
  if (!card && !/^(?:none|-)$/i.test(value))
    report.lose('droppedObjective', { what: clip(value), kind: kindName(kind) }, { line });
  if (card && draft.objectives[kind] !== undefined)
    report.lose('droppedExtra', { what: clip(value), most: 1 }, { line });
  else if (card) draft.objectives[kind] = card.id;
  return true;
}

/** An objective without a label stands where its own kind says. */
function readObjective({ draft, report }: State, name: string, line: number): void {
  const card = objectiveNamed(name);
  if (!card || card.kind === 'campaign' || draft.objectives[card.kind] !== undefined)
    report.lose('dropped', { what: clip(name) }, { line });
  else draft.objectives[card.kind] = card.id;
}

/** Sums stand below a ship, and below the squadrons once there are any. */
function readSum(draft: Draft, points: number, line: number): void {
  const ship = draft.ships.at(-1);
  if (draft.squadrons.length > 0) draft.squadronSum = { points, line };
  else if (ship) ship.sum ??= points;
}

/** What was answered to an earlier question stands in place of what was written. */
function answered(entry: Entry, guesses: Guesses): Entry {
  const answer = guesses.answer(entry.name);
  if (typeof answer !== 'string') return entry;
  const { name, remarks } = entryOf(answer);
  return { ...entry, name, remarks: [...remarks, ...entry.remarks] };
}

function readWords(state: State, line: EntryLine, isFirst: boolean): void {
  const { number, words } = line;
  const said = answered(line.entry, state.guesses);
  const entry = aceFirst(said);
  const found =
    isKnown(entry) || entry !== said
      ? undefined
      : (headAndTail(words, isPiece) ??
        besideHead(words, isShipName, isUpgradeName) ??
        titleFirst(words) ??
        unknownHead(words, isUpgradeName));
  if (isKnown(entry)) readEntry(state, entry, [], number);
  else if (found) {
    const { count, counted, bullet, flagship } = entry;
    const head = answered({ ...entryOf(found.head), counted, bullet, flagship, count }, state.guesses);
    readEntry(state, head, tailOf(found.tail, isSquadron(head) && !isShip(head)), number);
  } else readUnknown(state, { ...line, entry }, isFirst);
}

/** No fleet costs less. */
const FLEET_POINTS = 100;

/** A name that no card has: nearly one, or the title, or nothing. */
function readUnknown(state: State, { entry, words, number, numbers, text }: EntryLine, isFirst: boolean): void {
  const { draft, report, guesses } = state;
  const where = { line: number };
  const split = strongSplit(words);
  const head = split ? entryOf(split.head).name : entry.name;
  const { name, asks } = guesses.of(head, () => (split ? shipNames() : candidates(state, entry)));
  if (asks?.taken !== undefined) report.ask('near', { what: clip(head), name: asks.taken }, where, asks);
  if (name !== undefined) readEntry(state, { ...entry, name }, split ? tailOf(split.tail, false) : [], number);
  else if (isFirst && !entry.bullet && draft.name === undefined) {
    // `Title (84/398/400)` begins with the squadrons, as one builder has it.
    const titled = numbers
      ? { name: text.slice(0, text.lastIndexOf('(')).trim(), ...numbers }
      : titleWithTotal(text, FLEET_POINTS);
    setName(state, titled?.name ?? text, where);
    if (titled) setTotal(draft, titled, number);
  } else {
    if (asks) report.lose('unclear', { what: clip(entry.name), possible: [...asks.options] }, where, asks);
    else report.lose('dropped', { what: clip(text) }, where);
    // It could have been a ship: the upgrades below it may belong to it and are not given to another ship.
    if (looksLikeShip(state, entry)) draft.ships.push({ entry, line: number, cards: [], upgrades: [] });
  }
}

const tailOf = (tail: string, flying: boolean): Entry[] =>
  partsOf(unbracketed(tail), flying ? isSquadronName : isUpgradeName).map(entryOf);

/** What may stand at this place, for a name that no card has. */
function candidates({ marks, inSquadrons, draft }: State, { bullet, counted }: Entry): readonly KnownName[] {
  if (inSquadrons || counted) return squadronNamesKnown();
  if (marks && bullet) return draft.ships.length > 0 ? upgradeNames() : [];
  return marks
    ? [...shipNames(), ...squadronNamesKnown()]
    : [...shipNames(), ...squadronNamesKnown(), ...upgradeNames()];
}

/** No upgrade costs as much as this. */
const SHIP_POINTS = 39;
function looksLikeShip({ marks, inSquadrons }: State, { bullet, counted, flagship, points }: Entry): boolean {
  if (flagship) return true;
  if (inSquadrons || counted || (marks && bullet)) return false;
  return marks || points === undefined || points >= SHIP_POINTS;
}

/** Which kind of card a line names, by its name first, then by where it stands. */
function readEntry(state: State, said: Entry, tail: readonly Entry[], line: number): void {
  const { draft, inSquadrons, report, marks } = state;
  const isBelow = said.bullet && marks && !inSquadrons && !said.counted && draft.ships.length > 0;
  const entry = isBelow ? withoutCraft(said) : said;
  if (entry !== said) report.tell('onShip', { what: clip(said.name) }, { line });
  const { name, remarks } = entry;
  const ships = shipsNamed(name, remarks);
  const squadrons = squadronsNamed(name, remarks);
  const upgrades = upgradesNamed(name, remarks);
  const ship = draft.ships.at(-1);
  const bullet = entry.bullet && marks;
  const looksFlying = inSquadrons || entry.counted || !bullet;
  const isOnShip = ship !== undefined && upgrades.length > 0;
  if (ships.length > 0 && !(bullet && upgrades.length > 0)) {
    const carried: DraftShip = { entry, line, cards: ships, upgrades: [] };
    draft.ships.push(carried);
    let last = carried;
    for (const one of inBrackets(entry, report, line)) carry(last, one, line);
    for (const one of tail) last = carryOrOpen(state, last, one, line);
  } else if (squadrons.length > 0 && (upgrades.length === 0 || looksFlying || !ship)) {
    draft.squadrons.push({ entry, line, cards: squadrons });
    for (const one of tail) readSquadron(state, one, line);
  } else if (isOnShip) for (const one of [entry, ...tail]) carry(ship, one, line);
  else if (isObjectiveName(name)) readObjective(state, name, line);
  else if (tail.length > 0) {
    // A ship that nobody knows keeps what it carries.
    report.lose('dropped', { what: clip(name) }, { line });
    const lost: DraftShip = { entry, line, cards: [], upgrades: [] };
    draft.ships.push(lost);
    for (const one of tail) carry(lost, one, line);
  } else if (!ship && isCommanderName(name)) readCommander(state, name, line);
  else report.lose('dropped', { what: clip(name) }, { line });
}

/** `CR90A (Jaina’s Light)`: upgrades may stand in brackets. Other words in brackets are told. */
function inBrackets({ name, remarks }: Entry, report: Report, line: number): Entry[] {
  return remarks
    .filter((remark) => !isTelling(name, remark))
    .flatMap((remark) => {
      const parts = partsOf(remark.replace(/ flagship$/i, ''), isUpgradeName).map(entryOf);
      if (parts.some(isUpgrade)) return parts;
      if (saysWhoCarries(remark)) report.lose('dropped', { what: clip(remark) }, { line });
      else report.tell('remark', { what: clip(remark) }, { line });
      return [];
    });
}

/** A ship among what another carries stands beside it, and so does one that nobody knows: what follows is its own. */
function carryOrOpen({ draft, report }: State, ship: DraftShip, one: Entry, line: number): DraftShip {
  // `2x Ship, an Ace, another`: no card is called so, but a squadron is.
  if (!isUpgrade(one) && !isShip(one) && isSquadron(one)) {
    draft.squadrons.push({ entry: one, line, cards: squadronsNamed(one.name, one.remarks) });
    return ship;
  }
  const isOther = !isUpgrade(one) && (isShip(one) || CARRIES.test(one.name));
  if (!isOther) {
    carry(ship, one, line);
    return ship;
  }
  const [head, tail] = one.name.split(CARRIES);
  const opened: DraftShip = {
    entry: { ...one, name: head! },
    line,
    cards: shipsNamed(head!, one.remarks),
    upgrades: [],
  };
  for (const card of inBrackets(opened.entry, report, line)) carry(opened, card, line);
  if (tail !== undefined && tail !== '') carry(opened, entryOf(tail), line);
  if (opened.cards.length === 0) report.lose('dropped', { what: clip(head!) }, { line });
  draft.ships.push(opened);
  return opened;
}
const CARRIES = / (?:w\/?|with|mit)(?: |$)/i;

const carry = (ship: DraftShip, entry: Entry, line: number): void => {
  ship.upgrades.push({ entry, line, cards: upgradesNamed(entry.name, entry.remarks) });
};

/** `TIE Defender (Darth Vader)`: the craft first, and in brackets who flies it; a name that nobody has is asked. */
function aceFirst(entry: Entry): Entry {
  const { name, remarks } = entry;
  const [ace, ...others] = remarks;
  if (ace === undefined || isShip(entry) || isUpgrade(entry) || isTelling(name, ace)) return entry;
  if (isSquadronName(ace) && isTelling(ace, name)) return { ...entry, name: ace, remarks: [name, ...others] };
  return isSquadronName(name) ? { ...entry, name: `${ace} - ${name}`, remarks: others } : entry;
}

function readSquadron({ draft, guesses, report }: State, said: Entry, line: number): void {
  const entry = aceFirst(answered(said, guesses));
  const cards = squadronsNamed(entry.name, entry.remarks);
  if (cards.length > 0) draft.squadrons.push({ entry, line, cards });
  else {
    const name = report.guess(guesses.of(entry.name, squadronNamesKnown), clip(entry.name), { line });
    if (name !== undefined)
      draft.squadrons.push({ entry: { ...entry, name }, line, cards: squadronsNamed(name, entry.remarks) });
  }
}
