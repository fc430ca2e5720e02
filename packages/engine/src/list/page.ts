import type { Language } from '../message.ts';

/** A list as a sheet to print: a whole page without scripts or anything from elsewhere. */

/** What one ship, squadron or unit of a list is told to be. */
export interface SheetBlock {
  readonly name: string;
  readonly points: number | string;
  readonly lines: readonly string[];
  readonly upgrades: readonly string[];
}
export interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly blocks: readonly SheetBlock[];
  readonly foot: readonly string[];
  readonly note: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Names and remarks of strangers stand there as plain text. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const STYLE =
  'body{font:11pt/1.4 sans-serif;margin:2rem;color:#000;background:#fff}section{break-inside:avoid;border-top:1px solid #999;padding:.4rem 0}' +
  'h1,h2,p,ul{margin:.2rem 0}h2{font-size:1.1rem;display:flex;justify-content:space-between}footer{border-top:2px solid #000}small{color:#444}';

const p = (text: string): string => `<p>${escaped(text)}</p>`;
function section({ name, points, lines, upgrades }: SheetBlock): string {
  const list = upgrades.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<section><h2><span>${escaped(name)}</span><span>${points}</span></h2>${lines.map(p).join('')}${list === '' ? '' : `<ul>${list}</ul>`}</section>`;
}

export const sheetPage = ({ title, head, blocks, foot, note }: Sheet, lang: Language): string =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escaped(title)}</h1>${head.map(p).join('')}`,
    ...blocks.map(section),
    `<footer>${foot.map(p).join('')}<small>${escaped(note)}</small></footer></body></html>`,
  ].join('\n');

/** The same as plain text. */
export const sheetText = ({ title, head, blocks, foot, note }: Sheet): string => {
  const written = blocks.map(({ name, points, lines, upgrades }) =>
    [`${name} = ${points}`, ...lines.map((line) => `  ${line}`), ...upgrades.map((line) => `  + ${line}`)].join('\n'),
  );
  return `${[[title, ...head].join('\n'), ...written, foot.join('\n'), note].join('\n\n')}\n`;
};
