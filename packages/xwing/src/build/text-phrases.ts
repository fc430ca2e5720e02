import {
  asideBehind,
  clausesOf,
  counted,
  countInFront,
  headAndTail,
  marksIn,
  type Names,
  namesSomething,
  nearest,
  spokenBy,
  spokenCount,
  spokenTotal,
  totalAtEnd,
  withoutBullet,
} from '@holotisch/engine/list';
import type { Pilot } from '../data/types.ts';
import {
  isOfKind,
  isShipType,
  pilotNames,
  pilotsNamed,
  pilotsOfType,
  slotMeant,
  upgradeNames,
  upgradesNamed,
} from './card-names.ts';
import { type Entry, entryOf, plainlyCounted, type TextLine } from './text-lines.ts';

/** How people name ships and what they carry in passing: `Gold Sqdn Y wing`, `B-wing (Blue Squadron)`, `Chewbacca crew`. */

const isPilot = ({ name, remarks }: Entry): boolean => pilotsNamed(name, remarks).length > 0;
const isUpgrade = ({ name, remarks }: Entry): boolean => upgradesNamed(name, remarks).length > 0;
const isShipPhrase = (words: string): boolean => isPilot(entryIn(words));

/** A name with all that tells which card of it is meant as remarks. */
export function entryIn(words: string): Entry {
  const entry = entryOf(words);
  if (isPilot(entry) || isUpgrade(entry)) return entry;
  const [first, ...others] = entry.remarks;
  // `B-wing (Blue Squadron)`: the type before, the pilot in brackets.
  if (isShipType(entry.name) && first !== undefined && !isUpgrade(entryOf(first)))
    return { ...entry, name: first, remarks: [entry.name, ...others] };
  return withSlot(entry) ?? withType(entry) ?? entry;
}

/** `Chewbacca crew`, `BTL-A4 title`, `Titel Ghost`: the kind of the card behind its name. */
function withSlot(entry: Entry): Entry | undefined {
  const at = entry.name.lastIndexOf(' ');
  const slot = at < 0 ? undefined : slotMeant(entry.name.slice(at + 1));
  if (slot === undefined) return undefined;
  const bare = { ...entry, name: entry.name.slice(0, at).replace(/^the /i, ''), remarks: [...entry.remarks, slot] };
  return /\w$/.test(bare.name) && upgradesNamed(bare.name, bare.remarks).some((card) => isOfKind(card, slot))
    ? bare
    : undefined;
}

/** `Gold Sqdn Y wing`, `X-wing Rookie Pilot`, `Obsidian-TIE`: the type behind the name or before it, with nothing between. */
function withType(entry: Entry): Entry | undefined {
  const { name } = entry;
  for (let at = 1; at < name.length - 1; at++) {
    if (name[at] !== ' ' && name[at] !== '-') continue;
    const [before, behind] = [name.slice(0, at), name.slice(at + 1)];
    if (before.includes(',') || behind.includes(',')) continue;
    for (const [pilot, type] of [
      [before, behind],
      [behind, before],
    ] as const) {
      const typed = { ...entry, name: pilot, remarks: [...entry.remarks, type] };
      if (isShipType(type) && isPilot(typed)) return typed;
    }
  }
  return undefined;
}

/** `Somebody: Pilot, Pilot`: who flies it stands before a colon. A title may have one, too, and is no ship then. */
export function unowned(line: TextLine, isFirst: boolean): TextLine {
  const at = line.words.indexOf(': ');
  if (line.kind !== 'words' || at <= 0) return line;
  const [owner, words] = [line.words.slice(0, at), line.words.slice(at + 2)];
  const before = entryIn(owner);
  if (isPilot(before) || isShipType(before.name)) return line;
  const { rest: text } = asideBehind(withoutBullet(line.text).rest);
  const own = { ...line, text: text.slice(text.indexOf(': ') + 2), words };
  const clauses = clausesOf(words)
    .flatMap((one) => one.split(' + '))
    .flatMap((one) => one.split('; '));
  const names = clauses.map((one) => entryIn(plainlyCounted(totalAtEnd(one).rest).name));
  // `Somebody: Pilot w/ X; Pilot + Y`
  if (words.split('; ').some((one) => isLoadedShip(plainlyCounted(one).name))) return { ...own, aside: owner };
  if (isUpgrade(before) || !names[0] || !isPilot(names[0])) return line;
  if (names.every((one) => isPilot(one) || isUpgrade(one))) return { ...own, aside: owner };
  return isFirst && before.points === undefined ? { ...line, kind: 'label', label: 'name' } : line;
}

/** `Pilot w/ X`, `Pilot + X`, also where only a first name says who it is. */
function isLoadedShip(words: string): boolean {
  const head = loadedHead(words);
  if (head === undefined) return false;
  const { name, remarks } = entryIn(head);
  return pilotsNamed(name, remarks).length > 0 || nearest(name, pilotNames()).length > 0;
}
const loadedHead = (words: string): string | undefined => {
  const at = LOADS.map((mark) => words.indexOf(mark)).filter((one) => one > 0);
  return at.length === 0 ? undefined : words.slice(0, Math.min(...at)).trim();
};

/** `two B-wings`: a type of ship, and nobody says who flies it. */
export const isTypeAlone = (words: string): boolean => !isUpgrade(entryIn(words)) && pilotsOfType(words).length > 0;

const isHead = (words: string): boolean => isPilot(entryIn(words)) || isTypeAlone(words);
const pilotsOf = (words: string): readonly Pilot[] => {
  const { name, remarks } = entryIn(words);
  const named = pilotsNamed(name, remarks);
  return named.length > 0 ? named : pilotsOfType(name);
};
/** What a sentence may name. */
const NAMES: Names = {
  piece: (words) => (isHead(words) ? words : undefined),
  isCarried: (words) => isUpgrade(entryIn(words)),
  couldCarry: (ship, card) => couldCarry(ship, entryIn(card)),
  sides: (ship) => pilotsOf(ship).map(({ faction }) => faction),
  isKindOf: (_, words) => isShipType(words) || isShipType(words.replace(/s$/, '')),
  isNearly: (words, kind) => nearest(words, kind === 'piece' ? pilotNames() : upgradeNames()).length > 0,
};

/** A sentence that names ships: each with what it carries on a line of its own; what it says besides is talk. */
export function spokenLines(line: TextLine, fewest?: number): TextLine[] | undefined {
  const isShip = (words: string): boolean => isHead(inShip(words)) || headAndTail(inShip(words), isHead) !== undefined;
  const spoken = spokenBy(line.text, isShip, NAMES, fewest);
  if (!spoken) return undefined;
  const { points: _, ...base } = line;
  return [
    ...spoken.pieces.map(({ count, words }): TextLine => ({ ...base, words: inShip(words), count, first: true })),
    ...[...spoken.around, ...spoken.unknown].map((text): TextLine => {
      const points = spokenTotal(text);
      if (points !== undefined) return { ...base, text, kind: 'total', points };
      const isLost = spoken.unknown.includes(text) || namesSomething(text, isShipPhrase);
      return { ...base, text, kind: isLost ? 'noise' : 'talk' };
    }),
    ...(spoken.others ?? []).map((text): TextLine => ({ ...base, text, kind: 'other' })),
    ...(spoken.vague ?? []).map((text): TextLine => ({ ...base, text, kind: 'vague' })),
  ];
}

/** What a line of words holds: one ship mostly, several where `;`, `A&B` or a second `with` says so. */
export function shipLines(line: TextLine): TextLine[] {
  if (line.kind !== 'words') return [line];
  const whole = squadOn(line);
  if (whole) return whole;
  const beside = slashedShips(line);
  if (beside) return beside;
  const bare = countInFront(withoutBullet(asideBehind(line.text).rest).rest.replace(/;$/, ''), isShipPhrase);
  const parts = sentencesOf(bare).flatMap((words) => twins(inShip(words)));
  if (parts.length < 2) {
    // `Pilot x3 w/ X`: the number goes to the front.
    const { name: words, count } = counted(countInFront(line.words.replace(/;$/, ''), isShipPhrase));
    return [{ ...line, words: inShip(words), count: Math.max(line.count, count) }];
  }
  return parts.map((part, i): TextLine => {
    const { rest, total } = totalAtEnd(withoutBullet(part).rest);
    const { name, count, isCounted } = plainlyCounted(rest);
    const { points: _, aside, ...base } = line;
    const sum = spokenTotal(part);
    if (sum !== undefined) return { ...base, kind: 'total', points: sum };
    return {
      ...base,
      ...(i === 0 && aside !== undefined && { aside }),
      words: name,
      count: isCounted ? count : 1,
      first: i > 0 || line.first,
      ...(total !== undefined && { points: total }),
    };
  });
}

/** `A/B/Y-wing`: ships and nothing else between slashes. */
function slashedShips({ points: _, ...line }: TextLine): TextLine[] | undefined {
  const parts = line.words.split(/ ?\/ ?/);
  const isShip = (words: string) => isShipPhrase(plainlyCounted(words).name) || isTypeAlone(plainlyCounted(words).name);
  if (parts.length < 2 || isShip(line.words) || !parts.every(isShip)) return undefined;
  return parts.map(
    (part): TextLine => ({ ...line, words: plainlyCounted(part).name, count: plainlyCounted(part).count, first: true }),
  );
}

/** `2x A`, `a Blue Squadron`, `one A with X`: how many in figures or in words. */
function saidIn(words: string): ReturnType<typeof counted> {
  const plain = plainlyCounted(words);
  if (plain.isCounted) return plain;
  const { count, name } = spokenCount(words);
  if (!isPilot(entryIn(loadedHead(name) ?? name))) return plain;
  // `dazu Jan Ors`
  return count === undefined ? { ...plain, name } : { count, name, isCounted: true };
}

/** `2x A, B (X), C`: a whole squad on one line. What is only an upgrade stays with the ship before it. */
export function squadOn(line: TextLine): TextLine[] | undefined {
  const ships: { words: string; count: number }[] = [];
  let sure = 0;
  let sum: number | undefined;
  for (const clause of clausesOf(withoutBullet(asideBehind(line.text).rest).rest)) {
    const { name, count, isCounted } = saidIn(inShip(totalAtEnd(clause).rest));
    const head = loadedHead(name);
    const entry = entryIn(head ?? name);
    const last = ships.at(-1);
    const isOwn =
      isCounted ||
      head !== undefined ||
      !isUpgrade(entry) ||
      entry.remarks.some((one) => isUpgrade(entryOf(one)) || isShipType(one)) ||
      (last !== undefined && !couldCarry(last.words, entry));
    const isUnmanned = !isPilot(entry) && isTypeAlone(entry.name) && (isCounted || !last || head !== undefined);
    if (isUnmanned || (isPilot(entry) && (isOwn || !last))) {
      if (last) sure++;
      ships.push({ words: name, count });
    } else if (last && spokenTotal(clause) !== undefined) sum = spokenTotal(clause);
    else if (last) last.words = `${last.words}, ${clause}`;
    else return undefined;
  }
  if (sure === 0) return undefined;
  const { points: _, aside, ...base } = line;
  const lines = ships.map(
    ({ words, count }, i): TextLine => ({
      ...base,
      ...(i === 0 && aside !== undefined && { aside }),
      words,
      count,
      first: true,
    }),
  );
  return sum === undefined ? lines : [...lines, { ...base, kind: 'total', points: sum }];
}

/** Whether the ship has an icon for a card of this name: nobody takes Darth Vader along in a TIE fighter. */
function couldCarry(ship: string, { name, remarks }: Entry): boolean {
  const head = ship.split(', ', 1)[0]!;
  const said = entryIn(loadedHead(head) ?? head);
  const pilots = isPilot(said) ? pilotsNamed(said.name, said.remarks) : pilotsOfType(said.name);
  const slots = upgradesNamed(name, remarks).map(({ slot }) => slot);
  return pilots.some((pilot) => pilot.slots.some((slot) => slots.includes(slot)));
}

const WITH = [' w/ ', ' w ', ' with ', ' mit ', ' samt '];
const LOADS = [...WITH, ' + '];
const isLoaded = (words: string): boolean => WITH.some((mark) => words.includes(mark));

/** `A w/ X and Y, B w/ Z; C`: behind a semicolon, and before every `with`, stands a ship. */
function sentencesOf(words: string): string[] {
  return words
    .split('; ')
    .flatMap(besideEachOther)
    .flatMap((part) => {
      const clauses = clausesOf(part);
      if (clauses.filter(isLoaded).length < 2) return [part];
      const ships: string[] = [];
      for (const clause of clauses) {
        const bare = clause.replace(/^(?:and|und) /i, '');
        if (ships.length === 0 || isLoaded(bare)) ships.push(bare);
        else ships.push(`${ships.pop()}, ${bare}`);
      }
      return ships;
    });
}

/** `A with X + B with Y`: a pilot who carries something himself is nobody's card. */
function besideEachOther(words: string): string[] {
  const cut = [...marksIn(words, [' + ', ' & ', ' and ', ' und '])].find(({ index, mark }) => {
    const behind = words.slice(index + mark.length);
    if (isLoaded(words.slice(0, index)) && isShipPhrase(withHead(behind))) return true;
    // `A + B w/ X + C`: a pilot whom no card is called by.
    const next = behind.split(' + ', 1)[0]!;
    const pilot = entryIn(plainlyCounted(loadedHead(next) ?? next).name);
    return mark === ' + ' && isPilot(pilot) && !isUpgrade(pilot);
  });
  if (!cut) return [words];
  return [words.slice(0, cut.index), ...besideEachOther(words.slice(cut.index + cut.mark.length))];
}
/** What stands before the first `with`; nothing if there is none before a comma. */
const withHead = (words: string): string => {
  const at = WITH.map((mark) => words.indexOf(mark)).filter((one) => one > 0);
  const head = at.length === 0 ? '' : words.slice(0, Math.min(...at));
  return /[,;+]/.test(head) ? '' : head;
};

/** `Howlrunner in a TIE fighter + X`: what a pilot flies, in brackets as builders write it. */
const inShip = (words: string): string =>
  words
    .replace(/^([^+,:(]{1,60}?)[’']s ([A-Z][^+,:(]{1,40})$/, (all, name, type) =>
      isShipType(type) ? `${name} (${type})` : all,
    )
    .replace(/^([^+,:(]{1,60}?)[’']s ([A-Z][^+,:(]{1,20}) (?=with |w\/|mit )/, (all, name, type) =>
      isShipType(type) ? `${name} (${type}) ` : all,
    )
    .replace(
      /^([^+,:(&]{1,60}?) (?:in(?: (?:an?|the|his|her|its|their|respective|einem|seinem|ihrem)){0,3}|im) ([^+,:(]{1,40}?)(?= (?:with|w\/|w|mit|samt) |[+,:(]|$)/i,
      (all, name, type) =>
        isShipType(type.trim().replace(/s$/, '')) || isUpgrade(entryIn(type.trim()))
          ? `${name} (${type.trim().replace(/s$/, '')}) `
          : all,
    )
    .trim();

/** `IG-88A&B + X`: two ships of one name, each with the same cards. */
function twins(words: string): string[] {
  const found = /^(IG-?88 ?)([A-D]) ?(?:&|\+|and|und|\/) ?(?:IG-?88 ?)?([A-D])(?![a-z])(.*)$/i.exec(words);
  if (!found) return [words];
  const [, name, one, other, behind = ''] = found;
  const rest = behind.replace(/^,? (?:both|each|beide|je) /i, ' ');
  return [`${name}${one}${rest}`, `${name}${other}${rest}`];
}
