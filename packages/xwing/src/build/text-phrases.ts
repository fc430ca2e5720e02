import { clausesOf, counted, totalAtEnd, withoutBullet } from '@holotisch/engine/list';
import { isOfKind, isShipType, pilotsNamed, slotMeant, upgradesNamed } from './card-names.ts';
import { type Entry, entryOf, type Line } from './text-lines.ts';

/** How people name ships and what they carry in passing: `Gold Sqdn Y wing`, `B-wing (Blue Squadron)`, `Chewbacca crew`. */

const isPilot = ({ name, remarks }: Entry): boolean => pilotsNamed(name, remarks).length > 0;
const isUpgrade = ({ name, remarks }: Entry): boolean => upgradesNamed(name, remarks).length > 0;

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

/** `Gold Sqdn Y wing`, `X-wing Rookie Pilot`: the type behind the name or before it, with nothing between. */
function withType(entry: Entry): Entry | undefined {
  const { name } = entry;
  for (let at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1)) {
    const [before, behind] = [name.slice(0, at), name.slice(at + 1)];
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

/** What a line of words holds: one ship mostly, several where `;`, `A&B` or a second `with` says so. */
export function shipLines(line: Line): Line[] {
  if (line.kind !== 'words') return [line];
  const parts = sentencesOf(line.words.replace(/;$/, '')).flatMap((words) => twins(inShip(words)));
  const [first, ...others] = parts;
  if (first === undefined) return [line];
  return [
    { ...line, words: first },
    ...others.map((words): Line => {
      const { rest, total } = totalAtEnd(withoutBullet(words).rest);
      const { name, count, isCounted } = counted(rest);
      const { points: _, ...base } = line;
      return {
        ...base,
        words: name,
        count: isCounted ? count : line.count,
        first: true,
        ...(total !== undefined && { points: total }),
      };
    }),
  ];
}

const WITH = [' w/ ', ' with ', ' mit ', ' samt '];
const isLoaded = (words: string): boolean => WITH.some((mark) => words.includes(mark));

/** `A w/ X and Y, B w/ Z; C`: behind a semicolon, and before every `with`, stands a ship. */
function sentencesOf(words: string): string[] {
  return words.split('; ').flatMap((part) => {
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

/** `Howlrunner in a TIE fighter + X`: what a pilot flies, in brackets as builders write it. */
const inShip = (words: string): string =>
  words.replace(/^([^+,:(]{1,60}?) (?:in an?|im|in einem) ([^+,:(]{1,40})/i, '$1 ($2) ').trim();

/** `IG-88A&B + X`: two ships of one name, each with the same cards. */
function twins(words: string): string[] {
  const found = /^(IG-?88 ?)([A-D]) ?(?:&|and|und|\/) ?([A-D])(?![a-z])(.*)$/i.exec(words);
  if (!found) return [words];
  const [, name, one, other, rest] = found;
  return [`${name}${one}${rest}`, `${name}${other}${rest}`];
}
