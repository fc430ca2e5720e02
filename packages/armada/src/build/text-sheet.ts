import { type Cell, evenText, rowsOf, tidy } from '@holotisch/engine/list';
import { factionsMeant, objectiveNamed, shipsNamed } from './card-names.ts';
import { entryOf, lineOf, type TextLine } from './text-lines.ts';

/**
 * A fleet as a row of the sheets that tournaments collect: faction, commander, three objectives, then ships each with its
 * upgrades, what they cost, squadrons, what they cost, and the total; with a line of headings above or without.
 */

const FEWEST_CELLS = 10;
const KINDS = ['Assault', 'Defense', 'Navigation'];

/** The same fleet as lines of a builder, each with the number of the line on which its cell stands; undefined if it is no row. */
export function sheetLines(text: string): TextLine[] | undefined {
  const even = evenText(text);
  const rows = rowsOf(even, even.includes('\t') ? '\t' : ',');
  const isHeading = (cells: readonly Cell[]) => /^faction$/i.test(tidy(cells[0]?.text ?? ''));
  const [row, ...others] = rows.filter((cells) => !isHeading(cells));
  const faction = tidy(row?.[0]?.text ?? '');
  if (!row || row.length < FEWEST_CELLS || factionsMeant(faction).length !== 1 || faction.includes(':'))
    return undefined;
  // Other fleets of the same sheet are told line by line; this one is the first.
  const rest = others.flatMap((cells) => ({
    line: cells[0]!.line,
    text: tidy(cells.map((one) => one.text).join(' ')),
  }));
  return [...linesOfRow(row), ...rest].map(({ text: words, line }) => lineOf({ number: line, text: words }));
}

function linesOfRow(row: readonly Cell[]): Cell[] {
  const out: Cell[] = [];
  const add = (text: string, { line }: Cell) => out.push({ text, line });
  const [faction, commander, ...others] = row.map((cell) => ({ ...cell, text: tidy(cell.text.replaceAll('\n', ' ')) }));
  add(`Faction: ${faction!.text}`, faction!);
  const numbers: Cell[] = [];
  let ships = 0;
  for (const [i, cell] of others.entries()) {
    const { text } = cell;
    if (text === '') continue;
    if (i < KINDS.length && objectiveNamed(text)) add(`${KINDS[i]}: ${text}`, cell);
    else if (/^\d{1,4}$/.test(text)) numbers.push(cell);
    else if (numbers.length === 0) {
      const isShip = shipsNamed(entryOf(text).name, []).length > 0;
      add(isShip ? text : `• ${text}`, cell);
      // The first one is the flagship.
      if (isShip && ++ships === 1 && commander!.text !== '') add(`• ${commander!.text} (commander)`, commander!);
    } else add(`• ${text}`, cell);
    if (numbers.length === 1 && numbers[0] === cell) add('Squadrons:', cell);
  }
  const total = numbers.at(-1);
  if (total && numbers.length > 1) add(`Total Points: ${total.text}`, total);
  return out;
}
