import { headAndTail } from '@holotisch/engine/list';
import { factionsMeant, objectiveNamed, shipsNamed, squadronsNamed, upgradesNamed } from './card-names.ts';
import { type Entry, entryOf, type Line, lineOf } from './text-lines.ts';

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
export function rejoined(line: Line, next: Line | undefined): Line | undefined {
  if (!next || next.number !== line.number + 1) return undefined;
  if (line.kind === 'label' && line.value === '' && next.kind === 'entry' && isValue(line.label, next.text))
    return { ...line, value: next.text };
  if (line.kind === 'entry' && line.entry.points === undefined && /^\(\d{1,4}\)$/.test(next.text))
    return lineOf({ number: line.number, text: `${line.text} ${next.text}` });
  if (line.kind !== 'entry' || headAndTail(line.words, isPiece)) return undefined;
  // `Hondo` is a card by itself; with a surname on the next line it is the same, and that line none.
  if (isKnown(line.entry) && (next.kind !== 'entry' || next.entry.bullet || isKnown(next.entry))) return undefined;
  const whole = lineOf({ number: line.number, text: `${line.text} ${next.text}` });
  return whole.kind === 'entry' && isKnown(whole.entry) ? whole : undefined;
}

function isValue(label: string, value: string): boolean {
  if (label === 'name' || label === 'author') return !isPiece(value);
  if (label === 'faction') return factionsMeant(value).length === 1;
  if (label === 'commander') return isUpgradeName(value);
  return isObjectiveName(value);
}
