/** Rows of a spreadsheet as they are pasted or saved: cells between tabs or commas, in quotes where they have line ends. */

export type Cell = { readonly text: string; readonly line: number };

/** One walk through the text. A quote opens a cell only at its beginning; two of them inside are one. */
export function rowsOf(text: string, separator: '\t' | ','): Cell[][] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let cell = '';
  let line = 1;
  let began = 1;
  let quoted = false;
  const endCell = (): void => {
    row.push({ text: cell, line: began });
    cell = '';
    began = line;
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\n') line++;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (char === separator) endCell();
    else if (char === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else cell += char;
  }
  endCell();
  rows.push(row);
  return rows.filter((cells) => cells.some((one) => one.text.trim() !== ''));
}
