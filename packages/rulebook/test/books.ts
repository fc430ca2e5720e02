import { readFileSync } from 'node:fs';
import { games, loadLedger, parseProven } from '../src/index.ts';
import { parseAsked } from '../src/search.ts';

const read = (name: string) => readFileSync(new URL(`../../../rules/${name}`, import.meta.url), 'utf8');

/** The real ledger, read once for a test file. */
export const realLedger = loadLedger({
  xwing: read('xwing.jsonl'),
  armada: read('armada.jsonl'),
  legion: read('legion.jsonl'),
  headings: read('headings.json'),
  rulings: read('RULINGS.md'),
  rulingsDe: read('RULINGS.de.md'),
  notApplicable: read('not-applicable.json'),
  leftOpen: read('open.json'),
});

/** How people ask for the real clauses. */
export const realAsked = parseAsked(
  games.map((game) => read(`asked/${game}.jsonl`)),
  read('asked/words.json'),
);

export const provenRecord = parseProven(read('proven.json')) ?? { on: '', clauses: [] };

/** A line of a made-up ledger. */
export const line = (id: string, changes: Record<string, unknown> = {}) =>
  JSON.stringify({ id, entry: 'A', kind: 'rule', clause: 'English.', de: 'Deutsch.', terms: [], see: [], ...changes });

interface MadeUp {
  readonly xwing?: readonly string[];
  readonly legion?: readonly string[];
  /** Every entry has one unless something else is said. */
  readonly headings?: unknown;
  readonly rulings?: string;
  readonly rulingsDe?: string;
  readonly notApplicable?: unknown;
  readonly leftOpen?: unknown;
}

const asJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function headingsFor(lines: readonly string[]): Record<string, Record<string, string>> {
  const headings: Record<string, Record<string, string>> = {};
  for (const [, book = '', entry = ''] of lines.join('\n').matchAll(/^\{"id":"(..)-.*?"entry":"(.*?)"/gm))
    headings[book] = { ...headings[book], [entry]: `${entry} in English` };
  return headings;
}

export const madeUpLedger = ({
  xwing = [],
  legion = [],
  headings = headingsFor([...xwing, ...legion]),
  rulings = '',
  rulingsDe = '',
  notApplicable = [],
  leftOpen = [],
}: MadeUp) =>
  loadLedger({
    xwing: xwing.join('\n'),
    armada: '',
    legion: legion.join('\n'),
    headings: asJson(headings),
    rulings,
    rulingsDe,
    notApplicable: asJson(notApplicable),
    leftOpen: asJson(leftOpen),
  });

/** Titles of made-up tests are put together here, so that no test file holds an unknown clause in brackets. */
export const titled = (...ids: string[]) => `${ids.map((id) => `[${id}]`).join('')} made up`;
