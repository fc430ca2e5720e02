import {
  asideBehind,
  besideHead,
  clip,
  counted,
  type Guesses,
  headAndTail,
  isAround,
  LONGEST_LIST_NAME,
  nearest,
  partsOf,
  pointed,
  type Report,
  setsAgainst,
  strongSplit,
  titleWithTotal,
  unbracketed,
  unknownHead,
} from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Faction, Pilot } from '../data/types.ts';
import {
  isShipType,
  isTelling,
  pilotNames,
  pilotsNamed,
  pilotsOfType,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import type { Entry, TextLine } from './text-lines.ts';
import { entryIn, isTypeAlone, shipLines, spokenLines, squadOn, unowned } from './text-phrases.ts';

/** The lines of a pasted text as ships and what each carries: names tell which is which, then markup, then numbers. */

export interface DraftShip {
  readonly line: number;
  readonly pilot: Entry;
  /** All that the name may mean; none if the ship was not understood, and then nothing that it carries is. */
  readonly pilots: readonly Pilot[];
  readonly count: number;
  /** What its line says that all of it costs. */
  readonly total?: number;
  /** Only a type of ship is said, and not who flies it. */
  readonly isType?: true;
  /** Types of ships that stand beside the name. */
  readonly types: string[];
  readonly upgrades: { readonly entry: Entry; readonly line: number }[];
}

export interface Draft {
  name?: string;
  faction?: Faction;
  /** The last one is that of the squad: some builders write one below each ship. */
  total?: { readonly points: number; readonly line: number };
  limit?: number;
  readonly ships: DraftShip[];
}

const isPilot = ({ name, remarks }: Entry): boolean => pilotsNamed(name, remarks).length > 0;
const isUpgrade = ({ name, remarks }: Entry): boolean => upgradesNamed(name, remarks).length > 0;
const isUpgradeName = (words: string): boolean => isUpgrade(entryIn(words));
const isPilotName = (words: string): boolean => isPilot(entryIn(words));
/** A ship, an upgrade, or the type of a ship. */
export const isAnyName = (words: string): boolean => {
  const entry = entryIn(words);
  return isPilot(entry) || isUpgrade(entry) || isShipType(entry.name) || isTypeAlone(entry.name);
};

/** A name and what stands behind it on the same line. */
type Phrase = { readonly head: Entry; readonly rest: readonly Entry[]; readonly types: readonly string[] };

function phraseOf(words: string): Phrase {
  const whole = entryIn(words);
  if (isPilot(whole) || isUpgrade(whole)) return { head: whole, ...inBrackets(whole) };
  const found =
    headAndTail(words, isAnyName) ??
    besideHead(words, isPilotName, (part) => isUpgradeName(part) || isBareTitle(entryIn(part))) ??
    unknownHead(words, isUpgradeName);
  if (!found) return { head: whole, rest: [], types: [] };
  const head = entryIn(found.head);
  // `Academy Pilot – 12`: nothing but what it costs.
  const cost = /^(\d{1,3})(?: ?(?:points?|pts\.?|punkte))?$/i.exec(found.tail)?.[1];
  if (cost !== undefined) return { head: { ...head, points: head.points ?? Number(cost) }, ...inBrackets(head) };
  // `X-wing: Luke Skywalker`, `YT-2400 (36), Push the Limit (3)`: the type stands before.
  if (isShipType(head.name) && !isPilot(head)) {
    const behind = phraseOf(found.tail.replace(/^\(([^()]*)\)/, '$1'));
    // `Lambda Shuttle, Vader`, `B-wing with X`: there stands who flies it, or else what it carries, known or not.
    const isList = /^(?:,| (?:w\/?|with|mit|samt|\+) )/.test(words.slice(found.head.length)) && isTypeAlone(head.name);
    if (isList && (isPilot(behind.head) || !isUpgrade(behind.head)) && !couldFly(behind.head, head.name))
      return { head, rest: [...inBrackets(head).rest, behind.head, ...behind.rest], types: behind.types };
    return { ...behind, types: [head.name, ...behind.types] };
  }
  const { rest, types } = inBrackets(head);
  const parts = partsOf(unbracketed(found.tail), isUpgradeName);
  const { sum, names } = sumBehind(parts);
  const behind = names.flatMap(copiesOf);
  const isType = ({ name, remarks }: Entry) => isShipType(name) && !isUpgrade({ name, remarks });
  return {
    head: sum === undefined ? head : { ...head, points: head.points ?? sum },
    rest: [...rest, ...behind.filter((one) => !isType(one))],
    types: [...types, ...behind.filter(isType).map(({ name }) => name)],
  };
}

const couldFly = ({ name, remarks }: Entry, type: string): boolean =>
  pilotsNamed(name, remarks).some(({ ship }) => pilotsOfType(type).some((one) => one.ship === ship));

/** `Pilot: A, B - 46`, `Pilot w/ A, B 46`: what all of it costs stands at the end, and is more than a card costs. */
function sumBehind(parts: readonly string[]): { readonly sum?: number; readonly names: readonly string[] } {
  const last = parts.at(-1) ?? '';
  if (/^\d{1,3}$/.test(last)) return { sum: Number(last), names: parts.slice(0, -1) };
  const { name, points = 0 } = pointed(last);
  if (points < SHIP_POINTS || isUpgradeName(last)) return { names: parts };
  return { sum: points, names: [...parts.slice(0, -1), name] };
}

/** `Homing Missiles x2`: two cards. */
function copiesOf(words: string): Entry[] {
  const { name, count, isCounted } = counted(words);
  return isCounted && isUpgradeName(name) ? Array.from({ length: count }, () => entryIn(name)) : [entryIn(words)];
}

/** What brackets behind a name hold besides numbers: cards, or a word that tells which card of the name is meant. */
function inBrackets({ name, remarks }: Entry): Omit<Phrase, 'head'> {
  const cards = remarks
    .filter((remark) => !isTelling(name, remark))
    .flatMap((remark) => partsOf(remark, isUpgradeName).map(entryIn));
  // A slip of the pen is asked about later.
  const understood = cards.filter((one) => isUpgrade(one) || nearest(one.name, upgradeNames()).length === 1);
  const types = remarks.filter((remark) => isShipType(remark));
  // Words in brackets of which none is a card say something else: the side of a card, say.
  return { rest: understood.length > 0 ? cards : [], types };
}

/** No upgrade costs as much as a ship. */
const SHIP_POINTS = 13;

export function draftOf(read: readonly TextLine[], guesses: Guesses, report: Report): Draft {
  const lines = read.flatMap((line, i): TextLine[] =>
    isTalkAbout(line) || (line.kind === 'words' && setsAgainst(line.text))
      ? (spokenLines(line) ?? [{ ...line, kind: 'talk' }])
      : ((isUnread(line) && unowned(line, i === 0) === line && !squadOn(line)
          ? spokenLines(line, MARKS_OF_CARDS.test(line.words) ? 1 : 2)
          : undefined) ?? shipLines(unowned(line, i === 0))),
  );
  const draft: Draft = { ships: [] };
  const words = lines.filter(({ kind }) => kind === 'words');
  // Where every line has a mark, none says anything.
  const marksTell = words.some(({ markup }) => markup !== 'upgrade');
  const isLineEach = hasLineEach(words);
  let marked = false;
  for (const line of lines) {
    const where = { line: line.number };
    if (line.aside !== undefined) report.tell('remark', { what: clip(line.aside) }, where);
    if (line.kind === 'talk') report.tell('remark', { what: clip(line.text) }, where);
    else if (line.kind === 'link') report.tell('droppedLink', {}, where);
    else if (line.kind === 'noise') report.lose('dropped', { what: clip(line.text) }, where);
    else if (line.kind === 'other') report.lose('ofOthers', { what: clip(line.text) }, where);
    else if (line.kind === 'vague') report.tell('vague', { what: clip(line.text) }, where);
    else if (line.kind === 'label') readLabel(draft, line, report);
    else if (line.kind === 'total') {
      draft.total = { points: line.points!, line: line.number };
      if (line.limit !== undefined) draft.limit = line.limit;
    } else if (line.kind === 'words' && !readFaction(draft, line.words)) {
      const markup = marksTell && !isLineEach ? line.markup : 'none';
      const opened = readWords(
        draft,
        { ...line, markup, first: line.first || isLineEach },
        marked,
        marksTell && words.some((one) => one.markup === 'upgrade'),
        guesses,
        report,
      );
      marked = opened ? false : marked || markup === 'upgrade';
    }
  }
  return draft;
}

/** A sentence about the list, or what leads to it: no ship is in it, and hardly a card. */
const isTalkAbout = ({ kind, text, words }: TextLine): boolean =>
  kind === 'words' && isAround(asideBehind(text).rest) && !isPilot(phraseOf(words).head) && !isFullOfCards(words);
const isFullOfCards = (words: string): boolean =>
  MARKS_OF_CARDS.test(words) && partsOf(words, isUpgradeName).filter(isUpgradeName).length >= FEWEST_CARDS;
/** Words in a row that begin with no card, with others behind: a sentence that does not look like one. */
const isUnread = ({ kind, words, markup }: TextLine): boolean => {
  const { head } = phraseOf(words);
  return kind === 'words' && markup !== 'upgrade' && AMONG.test(words) && !isPilot(head) && !isUpgrade(head);
};
const AMONG = /, | and | und | plus |\//i;
const MARKS_OF_CARDS = / w\/ | with | mit | \+ /;
const FEWEST_CARDS = 3;

/** Where bare names stand beside lines that are whole ships, with the same mark, each line is a ship and `Rex` no crew. */
function hasLineEach(words: readonly TextLine[]): boolean {
  const read = words.map(({ words: said, markup }) => ({ markup, ...phraseOf(said) }));
  const named = read.filter(({ head }) => isPilot(head) || isUpgrade(head));
  const isWhole = ({ head, rest }: (typeof read)[number]) => isPilot(head) && rest.length > 0;
  const isAlike = new Set(named.map(({ markup }) => markup)).size === 1;
  return isAlike && named.filter(isWhole).length > 1 && named.every(({ head }) => isPilot(head));
}

function readLabel(draft: Draft, { label, words, text, number }: TextLine, report: Report): void {
  const where = { line: number };
  if (label === 'faction' || label === 'fraktion') {
    if (!readFaction(draft, words) && words !== '') report.tell('dropped', { what: clip(text) }, where);
  } else if (label === 'author' || label === 'player' || label === 'format' || words === '')
    report.tell('remark', { what: clip(text) }, where);
  else setName(draft, words, where, report);
}

function readFaction(draft: Draft, words: string): boolean {
  const { name } = entryIn(words);
  const faction = data.canonicalFaction(name.toLowerCase().replace(/[^a-z]/g, ''));
  if (faction === undefined || isPilot(entryIn(words))) return false;
  draft.faction = faction;
  return true;
}

function setName(draft: Draft, name: string, where: { line: number }, report: Report): void {
  if (name.length > LONGEST_LIST_NAME) report.tell('shortened', { what: clip(name), most: LONGEST_LIST_NAME }, where);
  draft.name = name.slice(0, LONGEST_LIST_NAME);
}

/** Whether the line has opened a ship. An unknown ship keeps what stands below it, so that nothing falls to another. */
function readWords(
  draft: Draft,
  line: TextLine,
  marked: boolean,
  usesMarks: boolean,
  guesses: Guesses,
  report: Report,
): boolean {
  const where = { line: line.number };
  let phrase = phraseOf(line.words);
  const current = draft.ships.at(-1);
  const unmanned = typeAlone(phrase, line, current);
  if (unmanned) return push(draft, line, unmanned, pilotsOfType(unmanned.head.name), true);
  const isOpening = () =>
    phrase.rest.length > 0 ||
    line.count > 1 ||
    line.markup === 'ship' ||
    line.first ||
    (marked && line.markup === 'none') ||
    // `Name (X-wing)`: nobody says of a card what it flies.
    phrase.head.remarks.some(isShipType);
  let opens = isOpening();
  if (current && isBareTitle(phrase.head)) {
    current.upgrades.push(...[phrase.head, ...phrase.rest].map((entry) => ({ entry, line: line.number })));
    return false;
  }
  if (!isPilot(phrase.head) && !isUpgrade(phrase.head)) {
    const known =
      opens || !current || (usesMarks && line.markup === 'none') ? pilotNames() : [...pilotNames(), ...upgradeNames()];
    const split = strongSplit(line.words);
    const guess = split && guesses.of(entryIn(split.head).name, pilotNames);
    if (split && guess?.name !== undefined)
      phrase = { ...phrase, head: entryIn(split.head), rest: partsOf(split.tail, isUpgradeName).map(entryIn) };
    const what = clip(phrase.head.name);
    // Several names in a row are no slip of the pen for one.
    const { name, asks } = guesses.of(phrase.head.name, () => (phrase.head.name.includes(', ') ? [] : known));
    if (name !== undefined) {
      const meant = entryIn(name);
      phrase = { ...phrase, head: { ...phrase.head, ...meant, remarks: [...meant.remarks, ...phrase.head.remarks] } };
    }
    if (asks?.taken !== undefined) report.ask('near', { what, name: asks.taken }, where, asks);
    else if (asks) report.lose('unclear', { what, possible: [...asks.options] }, where, asks);
    if (name === undefined && draft.ships.length === 0 && isTitle(draft, line, phrase)) {
      const { points } = phrase.head;
      const titled = titleWithTotal(line.words, SQUAD_POINTS);
      const total = points ?? titled?.total ?? line.points;
      if (total !== undefined) draft.total = { points: total, line: line.number };
      if (titled?.limit !== undefined) draft.limit = titled.limit;
      setName(draft, points === undefined ? (titled?.name ?? line.words) : phrase.head.name, where, report);
      return false;
    }
  }
  opens ||= isOpening();
  const { head, rest } = phrase;
  const pilots = pilotsNamed(head.name, [...head.remarks, ...phrase.types]);
  const upgrade = isUpgrade(head);
  const isShip = pilots.length > 0 && !(line.markup === 'upgrade' && current && upgrade && rest.length === 0);
  const isOwnLine = usesMarks && line.markup === 'none';
  if (isShip && (opens || isOwnLine || !upgrade || !current || !couldCarry(current, head)))
    return push(draft, line, phrase, pilots);
  if (!upgrade && (isShip || !current || opens || looksLikeShip(line, head, usesMarks)))
    return push(draft, line, phrase, []);
  if (!current) return push(draft, line, phrase, []);
  current.types.push(...phrase.types);
  current.upgrades.push(...[head, ...rest].map((entry) => ({ entry, line: line.number })));
  return false;
}

/** `+ title`: everybody knows which, where a ship has only one. */
export const isBareTitle = ({ name }: Entry): boolean => /^(?:the )?(?:title|titel)$/i.test(name);

/** Whether the ship above has an icon for a card of this name: Han Solo is crew on a freighter, and flies beside an X-wing. */
function couldCarry({ pilots }: DraftShip, { name, remarks }: Entry): boolean {
  const cards = upgradesNamed(name, remarks);
  return pilots.some(({ slots }) => cards.some(({ slot }) => slots.some((one) => one === slot)));
}

/** A line that is no card and could have been a ship: what stands below may be its own. */
const looksLikeShip = ({ markup }: TextLine, { points }: Entry, usesMarks: boolean): boolean =>
  points !== undefined ? points >= SHIP_POINTS : markup !== 'upgrade' && usesMarks;

/** No ship costs as much with all that it carries: `Title (100 pts)`. */
const SQUAD_POINTS = 80;

/** The first words of a text are its title, if they are nothing else. */
const isTitle = ({ name }: Draft, { markup, count }: TextLine, { head, rest }: Phrase): boolean =>
  name === undefined &&
  markup !== 'upgrade' &&
  count === 1 &&
  rest.length === 0 &&
  (head.points ?? SQUAD_POINTS) >= SQUAD_POINTS;

/** `two B-wings with X`: a ship of which nobody says who flies it. Below a pilot who flies such a ship it is his. */
function typeAlone(
  phrase: Phrase,
  { first, count, markup }: TextLine,
  current: DraftShip | undefined,
): Phrase | undefined {
  const { head, rest, types } = phrase;
  if (isPilot(head) || markup === 'upgrade') return undefined;
  if (isTypeAlone(head.name)) {
    const isAbove =
      count === 1 && current?.pilots.some(({ ship }) => pilotsOfType(head.name).some((p) => p.ship === ship));
    return isAbove && !first && current?.isType === undefined ? undefined : phrase;
  }
  const [type, ...others] = types;
  if (type === undefined || !isUpgrade(head) || !isTypeAlone(type) || (current && !first && count === 1))
    return undefined;
  return { head: { name: type, remarks: [] }, rest: [head, ...rest], types: others };
}

function push(
  draft: Draft,
  line: TextLine,
  { head, rest, types }: Phrase,
  pilots: readonly Pilot[],
  isType?: true,
): true {
  draft.ships.push({
    line: line.number,
    pilot: head,
    pilots,
    count: line.count,
    ...(line.points !== undefined && { total: line.points }),
    ...(isType && { isType }),
    types: [...types],
    upgrades: rest.map((entry) => ({ entry, line: line.number })),
  });
  return true;
}
