import type { Clause } from './clause.ts';
import type { Fault } from './fault.ts';

const confidences = ['sure', 'likely', 'chosen'] as const;
export type Confidence = (typeof confidences)[number];

/** One behaviour for one open point of the books. Rulings are written in English only. */
export interface Ruling {
  readonly number: string;
  readonly clauses: readonly string[];
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
  readonly confidence: Confidence;
  /** The part of the ruling that is less sure than the rest, e.g. 'tie chosen'. */
  readonly reservation?: string;
}

const heading = /^\*\*(R-([A-Z0-9]{2})-\d+)\*\* · (.+)$/;
const pattern = /[A-Z0-9]{2}-[A-Z0-9-]+-(?:\d{2,3}(?:\.\.\d{2,3})?|\*)/g;
/** 'A-02..04' or 'A-02'. */
const range = /^(.+)-(\d+)(?:\.\.(\d+))?$/;
/** 'all … clauses …' is a ruling on the readings which the ledger itself marks as inferred, in the entries listed. */
const everyMarked = /^all .*?(?:\(entries (.+)\)|in ([A-Z, and]+) entries)$/;
const mark = /\[(?:inferred|derived)/;
const confidenceAtEnd = /^(.*) \[([a-z]+)(?:; ([^\]]+))?\]$/;

function expand(text: string, clauses: ReadonlyMap<string, Clause>): { ids: string[]; complete: boolean } {
  if (text.endsWith('-*')) {
    const stem = text.slice(0, -1);
    const ids = [...clauses.keys()].filter((id) => id.startsWith(stem) && !id.slice(stem.length).includes('-'));
    return { ids, complete: ids.length > 0 };
  }
  const [, stem = '', first = '', last = first] = range.exec(text) ?? [];
  const ids: string[] = [];
  let complete = Number(first) <= Number(last);
  for (let n = Number(first); n <= Number(last); n++) {
    const id = `${stem}-${String(n).padStart(first.length, '0')}`;
    if (clauses.has(id)) ids.push(id);
    else complete = false;
  }
  return { ids, complete };
}

function clausesOf(
  number: string,
  book: string,
  scope: string,
  clauses: ReadonlyMap<string, Clause>,
  faults: Fault[],
): string[] {
  const listed = everyMarked.exec(scope);
  if (listed) {
    const entries = (listed[1] ?? listed[2] ?? '').split(/, | and /).map((entry) => `${book}-${entry}-`);
    return [...clauses.values()]
      .filter((clause) => mark.test(clause.text.en) && entries.some((entry) => clause.id.startsWith(entry)))
      .map((clause) => clause.id);
  }
  const found = new Set<string>();
  for (const [text] of scope.matchAll(pattern)) {
    const { ids, complete } = expand(text, clauses);
    if (!complete) faults.push({ code: 'ruling-clause', subject: number, detail: text });
    for (const id of ids) found.add(id);
  }
  return [...found];
}

const afterLabel = (lines: readonly string[], label: string) =>
  lines.find((line) => line.startsWith(label))?.slice(label.length);

/** Reads the rulings out of RULINGS.md; its lists of missing cards and of later changes are for people only. */
export function parseRulings(text: string, clauses: ReadonlyMap<string, Clause>, faults: Fault[]): Ruling[] {
  const rulings: Ruling[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, number, book, scope] = heading.exec(line) ?? [];
    if (number === undefined || book === undefined || scope === undefined) continue;
    const length = lines.slice(index + 1).findIndex((next) => !next.startsWith('- '));
    const body = lines.slice(index + 1, length < 0 ? lines.length : index + 1 + length);
    const question = afterLabel(body, '- Q: ');
    const ruling = afterLabel(body, '- R: ');
    const [, reason, word, reservation] = confidenceAtEnd.exec(afterLabel(body, '- Why: ') ?? '') ?? [];
    const confidence = confidences.find((known) => known === word);
    const ids = clausesOf(number, book, scope, clauses, faults);
    if (!question || !ruling || !reason || !confidence || ids.length === 0) {
      faults.push({ code: 'broken-ruling', subject: number });
      continue;
    }
    const base: Ruling = { number, clauses: ids, question, ruling, reason, confidence };
    rulings.push(reservation === undefined ? base : { ...base, reservation });
  }
  return rulings;
}
