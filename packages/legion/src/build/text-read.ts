/**
 * Armies as people paste them: the tournament, standard and minimal text of Legion HQ, the texts of 2018 to 2020, or typed by
 * hand. Names decide, numbers only help and are compared.
 */
import {
  besideHead,
  bracketAtEnd,
  counted,
  countInFront,
  evenText,
  fold,
  headAndTail,
  isAround,
  jotted,
  LONGEST_LINE,
  LONGEST_LIST_NAME,
  type Meant,
  type Place,
  partsOf,
  pointed,
  spokenCount,
  spokenTotal,
  strongSplit,
  tidy,
  titleWithTotal,
  totalAtEnd,
  unbracketed,
  unknownHead,
  withoutBullet,
  withoutReckoning,
} from '@holotisch/engine/list';
import { EDITIONS } from '../data/index.ts';
import { commandsNamed, factionMeant, unitsNamed, upgradesNamed } from './card-names.ts';
import { type Draft, type DraftUnit, emptyDraft, type Said } from './draft.ts';
import {
  inAny,
  isCard,
  isCarried,
  isCommand,
  isUnit,
  isUpgrade,
  numbered,
  type RankOrCounterpart,
  rankedBehind,
  rankMeant,
} from './text-names.ts';
import { piecesOf, unglued } from './text-pieces.ts';

type Section = 'units' | 'commands' | 'contingencies' | 'battle';
const HEADINGS: readonly (readonly [words: RegExp, section: Section])[] = [
  [/^(?:\d )?commands?(?: ?cards?| hand)?$/i, 'commands'],
  [/^(?:kommandokarten|cards|karten)$/i, 'commands'],
  [/^contingenc(?:y|ies)(?: cards?)?$/i, 'contingencies'],
  [/^(?:(?:battle ?(?:field )?|set-?up ?)(?:deck|cards)|set-?up|gefechtsstapel|gefechtskarten)$/i, 'battle'],
  [
    /^(?:primary |secondary )?(?:objectives?|secondaries|primaries|advantages?|deployments?|conditions?)(?: cards?)?$/i,
    'battle',
  ],
];

/** `Commands: A, B`: what stands behind the colon are cards, whatever else is called so. */
const isHeaded = (line: string): boolean => {
  const { rest } = withoutBullet(line);
  const heading = rest.slice(0, Math.max(0, rest.indexOf(':'))).trim();
  return HEADINGS.some(([words]) => words.test(heading));
};

/** `meant` answers what an earlier reading of the same text has asked. */
export function draftOfText(text: string, meant?: Meant): Draft {
  const plain = jotted(text, isNamed, meant, isQuestion);
  const draft: Draft = { ...emptyDraft(), asides: plain.asides };
  const state: State = { draft, section: 'units', rank: undefined, marks: false };
  const lines = evenText(plain.text)
    .split('\n')
    .map((raw, i) => ({ line: tidy(raw.replaceAll('**', '')), number: i + 1 }))
    .filter(({ line }) => line !== '')
    .flatMap(({ line, number }) =>
      unglued(line)
        .flatMap((one) => (isHeaded(one) ? [one] : unitsApart(one)))
        .flatMap((one) => (isHeaded(one) ? [one] : piecesOf(plainly(one), draft, { line: number })))
        .map((one) => ({ line: one, number })),
    );
  // Bullets tell upgrades from units only where units have none.
  state.marks = lines.some(({ line }) => !withoutBullet(line).bullet && isUnit(totalAtEnd(line).rest));
  for (const [i, { line, number }] of lines.entries()) {
    const where = { line: number };
    if (line.length > LONGEST_LINE) draft.rest.push({ name: line, where });
    else if (readHead(draft, line, where) || readLabel(draft, line, where) || readHeading(state, line, where)) continue;
    // The first line is the title of the list if the points stand below it.
    else if (i === 0 && readTitle(draft, line, where)) continue;
    else if (i === 0 && TOTAL.test(lines[1]?.line ?? '') && !isTalkAbout(line)) setName(draft, line);
    else if (/^https?:\/\//i.test(line)) draft.rest.push({ name: line, where });
    // Nobody plays with what is left out of a deck: the deck is that of the box without it, which no list of ours says.
    else if (/^(?:\d{1,2} activations?$|(?:omitted|excluded|banned) )/i.test(line))
      draft.remarks.push({ name: line, where });
    else if (state.section !== 'contingencies' && readCardRow(draft, line, where)) continue;
    else if (isTalkAbout(line) && (state.section === 'units' || line.length > LONGEST_CARD))
      draft.remarks.push({ name: line, where });
    else if (state.section === 'units') readUnitLine(state, line, where);
    else if (!leavesSection(state, line, where)) listFor(state).push(...cardsIn(line.replace(/^[-–—] /, ''), where));
  }
  return draft;
}

const isNamed = (words: string): boolean => isCarried(words) || isCard(words);
/** `Have I Ever Let You Down?` */
const isQuestion = (words: string): boolean =>
  EDITIONS.some((edition) => commandsNamed(pips(words), edition).some(({ name }) => /\?$/.test(name.en)));

/** `A with X; B with Y`: behind a semicolon stands another unit. */
function unitsApart(line: string): string[] {
  const parts = line.split('; ');
  const isWhole = (words: string) => isUnit(words) || headAndTail(words, isUnit) !== undefined;
  return parts.length > 1 && isWhole(withoutBullet(parts[0]!).rest) && parts.slice(1).some(isWhole) ? parts : [line];
}

/** How many stands in front, and what the numbers add up to behind. */
const plainly = (line: string): string => {
  const { rest } = withoutBullet(line);
  const at = line.length - rest.length;
  const said = rankedBehind(withoutReckoning(rest).replace(/,? each (?=(?:with|w\/?) )/i, ' '));
  // `B1s x3 naked`: they carry nothing.
  return line.slice(0, at) + countInFront(said, isUnit);
};

/** No unit costs as much with all that it carries. */
const ARMY_POINTS = 400;

/** `Sunday army (798/800)`: a title with what the army costs. */
function readTitle(draft: Draft, line: string, where: Place): boolean {
  const titled = titleWithTotal(line.replace(/ [-–—] \d{1,2} activations?$/i, ''), ARMY_POINTS);
  if (!titled || isUnit(titled.name) || headAndTail(titled.name, isUnit)) return false;
  setName(draft, titled.name);
  draft.total ??= { points: titled.total, where };
  if (titled.limit !== undefined) draft.limit ??= titled.limit;
  return true;
}

/** A sentence about the army, or what leads to it: no card is in it. */
const isTalkAbout = (line: string): boolean =>
  isAround(line) &&
  !isUnit(line.replace(/:$/, '')) &&
  !isCard(pips(withoutBullet(line).rest)) &&
  !headAndTail(totalAtEnd(withoutBullet(line).rest).rest, isUnit);

/** No card has a longer name: a longer line among cards is a sentence. */
const LONGEST_CARD = 60;

type State = { readonly draft: Draft; section: Section; rank: RankOrCounterpart | undefined; marks: boolean };

const setName = (draft: Draft, line: string): void => {
  draft.name = line.replace(/^[“"](.*)[”"]$/, '$1').slice(0, LONGEST_LIST_NAME);
};

/** `992/1000 (11 activations)`, `Total: 796/800`, `Total 796 points`. */
const TOTAL =
  /^(?:(?:grand )?(?:total|points|army points|total points|point value|point total|gesamt|punkte) ?[:=–-]? ?)?\(?(\d{1,4})(?: ?\/ ?(\d{1,4}))?(?: ?(?:points|pts|punkte))?\)?(?: \([^()]*\)| - \d+ activations?|,? \d+ activations?)?$/i;

/** `Ambush•, Push••`: pips behind the names; `Payload, Breakthrough`: nothing but cards. Other builders write no heading. */
function readCardRow(draft: Draft, line: string, where: Place): boolean {
  if (PIPS_BEHIND.test(line)) {
    draft.commands.push(...cardsIn(line, where));
    return true;
  }
  const parts = partsOf(line, isCard);
  const known = parts.filter(isCard).length;
  if (known < 2 || known * 2 <= parts.length || parts.some(isUnit)) return false;
  for (const name of parts) (isCommand(name) ? draft.commands : draft.battleCards).push({ name, where });
  return true;
}

function readHead(draft: Draft, line: string, where: Place): boolean {
  const [, said, limit] = TOTAL.exec(line) ?? [];
  const points = said === undefined ? spokenTotal(line) : Number(said);
  if (points === undefined) return false;
  draft.total ??= { points, where };
  if (limit !== undefined) draft.limit ??= Number(limit);
  return true;
}

const LABEL =
  /^(name|list name|list|title|faction|fraktion|author|player|edition|version|format|activations?) ?: ?(.*)$/i;

function readLabel(draft: Draft, line: string, where: Place): boolean {
  const [, label = '', value = ''] = LABEL.exec(line) ?? [];
  if (label === '') return isFactionLine(draft, line);
  const word = label.toLowerCase();
  if (word === 'faction' || word === 'fraktion') draft.faction = value;
  else if (word === 'edition' || word === 'version') draft.edition = value;
  else if (word === 'format') draft.format = fold(value);
  else if (word === 'author' || word === 'player' || word.startsWith('activation'))
    draft.remarks.push({ name: line, where });
  else setName(draft, value);
  return true;
}

/** A line with the name of a faction and nothing else. */
function isFactionLine(draft: Draft, line: string): boolean {
  const words = fold(line);
  const faction = words.length < 25 && !isUnit(line) && !isCarried(line) ? factionMeant(line) : undefined;
  const names = [
    'rebelalliance',
    'rebels',
    'galacticempire',
    'empire',
    'galacticrepublic',
    'republic',
    'separatistalliance',
    'separatists',
  ];
  if (!faction || !names.includes(words)) return false;
  draft.faction ??= line;
  return true;
}

/** A heading may have its cards on the same line: `Commands: • A, •• B`, `Commander: Darth Vader (190)`. */
function readHeading(state: State, said: string, where: Place): boolean {
  const line = withoutBullet(said).rest;
  const colon = line.indexOf(':');
  const heading = (colon < 0 ? line : line.slice(0, colon)).trim();
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
  const rank = rankMeant(heading);
  const [, section] = HEADINGS.find(([words]) => words.test(heading)) ?? [];
  if (!rank && !section) return false;
  state.section = section ?? 'units';
  state.rank = rank;
  if (rest === '') return true;
  if (section) listFor(state).push(...cardsIn(rest, where));
  else readUnitLine(state, plainly(rest), where);
  return true;
}

function listFor({ draft, section }: State): Said[] {
  if (section === 'commands') return draft.commands;
  return section === 'contingencies' ? draft.contingencies : draft.battleCards;
}

/** A unit among cards: the list of cards has ended without a word. */
function leavesSection(state: State, line: string, where: Place): boolean {
  const bare = withoutBullet(line).rest;
  const found = headAndTail(totalAtEnd(bare).rest, isUnit)?.head ?? bare;
  if (isCard(bare) || isCard(pips(bare)) || !isUnit(found)) return false;
  state.section = 'units';
  state.rank = undefined;
  readUnitLine(state, line, where);
  return true;
}

/** Without the pips before a command card, or the number of them behind. */
const pips = (words: string): string =>
  tidy(
    words
      .replace(/^[•·\s]+/, '')
      .replace(/ ?\([1-4]\)$/, '')
      .replace(/^[1-4]:? (?=\D)/, ''),
  );

/** Names of command cards have commas of their own: with pips, only a comma before pips parts them. */
function cardsIn(line: string, where: Place): Said[] {
  return cardParts(line)
    .map((part) => (isCard(part) ? part : pips(part)))
    .filter((name) => name !== '')
    .map((name) => ({ name, where }));
}

const PIPS_BETWEEN = /^•.*[^\s•,]•/;
const PIPS_BEHIND = /[^\s•]•+(?:,|$)/;
function cardParts(line: string): string[] {
  if (PIPS_BEHIND.test(line)) return line.split(/•+,?/).map(tidy);
  // `•A, B•••C••D`: pips before each name part them, whatever stands between.
  if (PIPS_BETWEEN.test(line))
    return line
      .split(/•+/)
      .map((part) => tidy(part).replace(/,$/, ''))
      .flatMap((part) => (isCard(part) ? [part] : partsOf(part, isCard)));
  return line.includes('•') ? line.split(/,\s?(?=•)|\s(?=•+ )/) : partsOf(line, (words) => isCard(pips(words)));
}

function readUnitLine(state: State, said: string, where: Place): void {
  const { draft, rank, marks } = state;
  const line = withoutAside(said, draft, where);
  const { rest: bare, bullet } = withoutBullet(line);
  const { rest, total } = totalAtEnd(bare);
  const last = draft.units.at(-1);
  const isBelow = bullet && marks && last !== undefined;
  if (isBelow && rank === undefined && total === undefined) last.upgrades.push(...carriedIn(rest, where));
  else if (isUnit(withoutBrackets(rest)) && !(last && isMeantAsUpgrade(rest)))
    draft.units.push(unitOf(rest, total, rank, where));
  else {
    const found =
      headAndTail(rest, isUnit) ??
      (isCarried(rest) ? undefined : (headAndTail(rest, isUpgrade) ?? besideHead(rest, isUnit, isUpgrade)));
    if (found && isUnit(found.head) && !(last && isMeantAsUpgrade(found.head)))
      draft.units.push(unitWith(found.head, carriedIn(found.tail, where), total, rank, where));
    else if (last && (isUpgrade(rest) || (found && isUpgrade(found.head))))
      last.upgrades.push(...carriedIn(rest, where));
    else if (isCard(pips(rest))) readCard(state, rest, where);
    else readUnknown(state, { line, rest, total, bullet }, where);
  }
}

/** `Troopers (x2) - (my oldest squad)`: brackets behind a dash that name no card say something else. */
function withoutAside(line: string, draft: Draft, where: Place): string {
  const { before = '', inside = '' } = bracketAtEnd(line) ?? {};
  if (!/ [-–—]$/.test(before) || inside === '' || partsOf(inside, isCarried).some(isCarried)) return line;
  draft.remarks.push({ name: inside, where });
  return before.slice(0, -1).trim();
}

type Words = {
  readonly line: string;
  readonly rest: string;
  readonly total?: number | undefined;
  readonly bullet: boolean;
};

/** No card is called so: the title, a unit that nobody knows and what it carries, or an upgrade of the unit above. */
function readUnknown({ draft, rank, marks }: State, { line, rest, total, bullet }: Words, where: Place): void {
  const last = draft.units.at(-1);
  const head = unknownHead(rest, isUpgrade) ?? strongSplit(rest);
  if (head) draft.units.push(unitWith(head.head, carriedIn(head.tail, where), total, rank, where));
  else if (draft.units.length === 0 && draft.name === undefined && !bullet && total === undefined && !hasPoints(rest)) {
    draft.maybeTitle = { name: line, where };
    draft.units.push(unitOf(rest, total, rank, where));
  } else if (last && marks && bullet) last.upgrades.push(...carriedIn(rest, where));
  else draft.units.push(unitOf(rest, total, rank, where));
}

const hasPoints = (words: string): boolean => pointed(words).points !== undefined;
const withoutBrackets = (words: string): string => bracketAtEnd(words)?.before ?? words;

/** Officers and droids are units and upgrades: points tell, where a line stands by itself. */
function isMeantAsUpgrade(words: string): boolean {
  const { name, points } = pointed(counted(words).name);
  if (points === undefined || !inAny(upgradesNamed, name)) return false;
  return EDITIONS.some(
    (edition) =>
      upgradesNamed(name, edition).some((card) => card.points === points || card.printedPoints === points) &&
      !unitsNamed(name, edition).some((card) => card.points === points || card.printedPoints === points),
  );
}

/** Cards without a heading: commands with the number of their pips, battle cards. */
function readCard({ draft }: State, words: string, where: Place): void {
  const name = isCard(words) ? words : pips(words);
  (isCommand(name) ? draft.commands : draft.battleCards).push({ name, where });
}

/** `2× Stormtroopers`, `DLT-19 Stormtrooper (24)`, `Force Push 10`: each with its number. */
function carriedIn(words: string, where: Place): Said[] {
  // `[A (10), B (15)] 200`: what all of it costs may stand behind the bracket.
  const bare = words.replace(/([)\]]) \d{1,4}$/, '$1');
  const inside = unbracketed(bare);
  return partsOf(inside === bare ? words : inside, isCarried).map((part) => saidOf(part, where));
}

function saidOf(words: string, where: Place): Said {
  const { count, name: named, isCounted } = countedOrSpoken(words);
  const { name: said, points } = numbered(named);
  // `Palpatine (Choke, Push)`: everybody knows whose push it is.
  const bare = said.replace(/^(?:an?|ein|eine[mnr]?) (?=\S)/i, '');
  const name = isCarried(said) ? said : isUpgrade(`Force ${bare}`) ? `Force ${bare}` : bare;
  return { name: name.trim(), ...(points !== undefined && { points }), ...(isCounted && { count }), where };
}

/** `2x Z-6`, `four with Z-6s`: how many of the unit carry it. */
function countedOrSpoken(words: string): ReturnType<typeof counted> {
  const bare = words.replace(/^(?:davon|darunter|of (?:which|them)) /i, '');
  const [, number = '', name = ''] =
    /^(\S+) (?:of them )?(?:with|w\/|w|mit) (?:(?:an?|eine[mnr]?) )?(\S.*)$/i.exec(bare) ?? [];
  const { count } = spokenCount(`${number} ${name}`);
  return count !== undefined && (count > 1 || bare !== words) ? { count, name, isCounted: true } : counted(words);
}

/** `Unit (134)` with its total, `2× Unit (Upgrade, Upgrade)`, `Unit 44`, `Luke Skywalker (Commander)`. */
function unitOf(
  words: string,
  total: number | undefined,
  rank: RankOrCounterpart | undefined,
  where: Place,
): DraftUnit {
  const { count, name: named } = counted(words);
  // Points may stand behind a title in brackets: `Scout Troopers (Strike Team) 16`.
  const { before = named, inside } = bracketAtEnd(named) ?? bracketAtEnd(pointed(named).name) ?? {};
  const isTitled = inside !== undefined && inAny(unitsNamed, `${before} ${inside}`);
  const said = numbered(named);
  const inBrackets = inside === undefined || isTitled || /^\d+(?: ?(?:pts|points))?$/.test(inside) ? undefined : inside;
  const standing = inBrackets === undefined ? undefined : rankMeant(inBrackets);
  const upgrades = inBrackets === undefined || standing ? [] : carriedIn(inBrackets, where);
  const name = inBrackets === undefined ? said.name : before;
  const points = total ?? (inBrackets === undefined ? said.points : undefined);
  return {
    count,
    name: name.trim(),
    ...(points !== undefined && { total: points }),
    ...(total !== undefined && { forAll: true as const }),
    ...((standing ?? rank) !== undefined && { rank: standing ?? rank! }),
    upgrades,
    loadout: [],
    where,
  };
}

/** `2× Unit (44): Upgrade (7), Upgrade (16) = 134`, `Unit (40) + Upgrade (22) = 62`, `Unit with A and B`. */
function unitWith(
  head: string,
  upgrades: Said[],
  total: number | undefined,
  rank: RankOrCounterpart | undefined,
  where: Place,
): DraftUnit {
  const { total: own, ...unit } = unitOf(head, undefined, rank, where);
  return {
    ...unit,
    ...(own !== undefined && { points: own }),
    ...(total !== undefined && { total, forAll: true as const }),
    upgrades: [...unit.upgrades, ...upgrades],
  };
}
