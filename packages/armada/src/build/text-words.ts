import { countInFront, headAndTail, unbracketed, withoutBullet } from '@holotisch/engine/list';
import { factionsMeant, isSurname, objectiveNamed, shipsNamed, squadronsNamed, upgradesNamed } from './card-names.ts';
import { type Entry, entryOf, lineOf, type TextLine } from './text-lines.ts';

/** What words of a pasted fleet name, and lines that a page has broken. */

export const isShip = ({ name, remarks }: Entry): boolean => shipsNamed(name, remarks).length > 0;
export const isSquadron = ({ name, remarks }: Entry): boolean => squadronsNamed(name, remarks).length > 0;
export const isUpgrade = ({ name, remarks }: Entry): boolean => upgradesNamed(name, remarks).length > 0;
export const isUpgradeName = (words: string): boolean => isUpgrade(entryOf(words));
export const isShipName = (words: string): boolean => isShip(entryOf(words));
export const isSquadronName = (words: string): boolean => isSquadron(entryOf(words));
export const isObjectiveName = (words: string): boolean => objectiveNamed(words) !== undefined;
export const isPiece = (words: string): boolean => {
  const entry = entryOf(words);
  return isShip(entry) || isSquadron(entry) || isUpgrade(entry);
};
export const isKnown = (entry: Entry): boolean =>
  isShip(entry) || isSquadron(entry) || isUpgrade(entry) || isObjectiveName(entry.name);

/** Some pages break lines: a line that means nothing by itself and something together with the next. */
export function rejoined(line: TextLine, next: TextLine | undefined): TextLine | undefined {
  if (!next || next.number !== line.number + 1) return undefined;
  if (line.kind === 'label' && line.value === '' && next.kind === 'entry' && isValue(line.label, next.text))
    return { ...line, value: next.text };
  if (line.kind === 'entry' && line.entry.points === undefined && /^\(\d{1,4}\)$/.test(next.text))
    return lineOf({ number: line.number, text: `${line.text} ${next.text}` });
  if (line.kind !== 'entry' || headAndTail(line.words, isPiece)) return undefined;
  // `Hondo` is a card by itself; with a surname on the next line it is the same, and that line none.
  const isOther = next.kind !== 'entry' || next.entry.bullet || (isKnown(next.entry) && !isSurname(next.entry.name));
  if (isKnown(line.entry) && isOther) return undefined;
  const whole = lineOf({ number: line.number, text: `${line.text} ${next.text}` });
  return whole.kind === 'entry' && isKnown(whole.entry) ? whole : undefined;
}

function isValue(label: string, value: string): boolean {
  if (label === 'name' || label === 'author') return !isPiece(value);
  if (label === 'faction') return factionsMeant(value).length === 1;
  if (label === 'commander') return isUpgradeName(value);
  return isObjectiveName(value);
}

/** `Raider I; Gozanti x3 | 2 X-wings`: each a line of its own; and how many always stands in front. */
export function piecesApart(line: TextLine): TextLine[] {
  if (line.kind !== 'entry') return [line];
  const isWhole = (words: string) => isPiece(words) || headAndTail(countInFront(words, isPiece), isPiece) !== undefined;
  // `Rieekan: a Ship with X`: who commands stands before a colon.
  const colon = line.text.indexOf(': ');
  const before = line.text.slice(0, Math.max(0, colon));
  // `Rep: a Ship (X)`: whose fleet it is.
  if (colon > 0 && factionsMeant(before).length === 1 && isWhole(line.text.slice(colon + 2)))
    return [
      lineOf({ number: line.number, text: `Faction: ${before}` }),
      ...piecesApart(lineOf({ number: line.number, text: line.text.slice(colon + 2) })),
    ];
  if (isUpgradeName(before) && !isFlyingName(before) && isWhole(line.text.slice(colon + 2).split(/; | \| /)[0]!)) {
    const { number } = line;
    return [
      lineOf({ number, text: `Commander: ${before}` }),
      ...piecesApart(lineOf({ number, text: line.text.slice(colon + 2) })),
    ];
  }
  const parts = line.text.split(/; | \| /);
  const each = parts.length > 1 && parts.every(isWhole) ? parts : [line.text];
  return each.map((part) => {
    const { rest, bullet } = withoutBullet(part);
    const text = countInFront(rest, isFlyingName);
    if (text === rest && each.length === 1) return line;
    return lineOf({ number: line.number, text: bullet ? `• ${text}` : text });
  });
}
const isFlyingName = (words: string): boolean => isShipName(words) || isSquadronName(words);

/** `Home One MC80 Command Cruiser: X`: the title may stand before its ship. */
export function titleFirst(words: string): { readonly head: string; readonly tail: string } | undefined {
  const end = headEnd(words);
  for (let at = words.indexOf(' '); at > 0 && at < end; at = words.indexOf(' ', at + 1)) {
    const [title, rest] = [words.slice(0, at), words.slice(at + 1)];
    if (!isUpgradeName(title)) continue;
    const ship = isShipName(rest) ? { head: rest, tail: '' } : headAndTail(rest, isShipName);
    if (ship) return { head: ship.head, tail: ship.tail === '' ? title : `${title}, ${unbracketed(ship.tail)}` };
  }
  return undefined;
}
/** Titles are short. */
const headEnd = (words: string): number => Math.min(words.length, LONGEST_TITLE);
const LONGEST_TITLE = 40;

/** `one with BCC`: a card is in it, and nobody knows whose. */
export const saysWhoCarries = (words: string): boolean =>
  / (?:with|w\/?|mit) /i.test(words) && words.split(' ').some(isUpgradeName);
