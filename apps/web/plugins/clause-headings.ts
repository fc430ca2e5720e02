// The headings of the rulebooks at build time, so that a clause can be named without loading the book it stands in.
import { type Game, games } from '@holotisch/rulebook';
import type { Plugin } from 'vite';
import { ledgerFiles, readLedger } from './read-ledger.ts';

const PREFIX = 'virtual:clause-headings/';

/** Words that German headings write small, and verbs, which close them. */
const SMALL = new Set(
  `als am an auf aus bei das dem den der des die durch ein eine einer eines für im in mir mit nach oder ohne und vom von
  vor zu zum zur abhandeln angreifen bestimmen definieren erteilen erweitern festlegen klären machen modifizieren nehmen
  platzieren setzen zerstören ziehen zusammenstellen überprüfen geweihte gefangen gesucht! nach! dieser dieses während
  feindlich riesigen riesiger roter zerstört instand`.split(/\s+/),
);
/** Capitals know no sharp s. */
const SHARP: readonly (readonly [RegExp, string])[] = [
  [/^gross/i, 'groß'],
  [/massnahme/i, 'maßnahme'],
  [/grössen/i, 'größen'],
];

/** 'ÜBERSCHNEIDENDE SCHIFFE' as a reader would write it; what is not all capitals is written so already. */
export function readable(heading: string): string {
  const bare = heading.replace(/, S\. \d+$/, '');
  if (bare !== bare.toUpperCase()) return bare;
  return bare
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ');
}

/** Every part of a compound with hyphens begins with a capital; letters that go with a number are a name. */
function capital(word: string): string {
  const parts = word.split('-');
  return parts
    .map((part, i) => {
      if (/\d/.test(part) || part === 'ID' || (part.length <= 3 && /\d/.test(parts[i + 1] ?? ''))) return part;
      const sharp = SHARP.reduce((text, [gross, with_]) => text.replace(gross, with_), part.toLowerCase());
      return sharp.replace(/(?<=^\P{L}*|\/)\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join('-');
}

/** The German and the English heading by the id of a clause without its number. */
export function headingsOf(game: Game): Readonly<Record<string, readonly [de: string, en: string]>> {
  const own = readLedger().clauses.filter((clause) => clause.game === game);
  return Object.fromEntries(
    own.map(({ id, entry }) => [id.replace(/-\d+$/, ''), [readable(entry.de), entry.en] as const]),
  );
}

export const clauseHeadings = (): Plugin => ({
  name: 'holotisch-clause-headings',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    const game = games.find((one) => id === `\0${PREFIX}${one}`);
    if (game === undefined) return undefined;
    for (const file of ledgerFiles) this.addWatchFile(file);
    return `export default ${JSON.stringify(headingsOf(game))};`;
  },
});
