import type { Clause, Localized } from './clause.ts';
import type { Fault } from './fault.ts';

const confidences = ['sure', 'likely', 'chosen'] as const;
type Confidence = (typeof confidences)[number];

/** One behaviour for one open point of the books. */
export interface Ruling {
  readonly number: string;
  readonly clauses: readonly string[];
  readonly question: Localized;
  readonly ruling: Localized;
  readonly reason: Localized;
  readonly confidence: Confidence;
}

export interface RulingTexts {
  /** RULINGS.md: the rulings in English, what they are about and how sure they are. */
  readonly rulings: string;
  /** RULINGS.de.md: the same numbers, in German. */
  readonly rulingsDe: string;
}

const heading = /^\*\*(R-([A-Z0-9]{2})-\d+)\*\* · (.+)$/;
const germanHeading = /^\*\*(R-[A-Z0-9]{2}-\d+)\*\*$/;
const pattern = /[A-Z0-9]{2}-[A-Z0-9-]+-(?:\d{2,3}(?:\.\.\d{2,3})?|\*)/g;
/** 'A-02..04' or 'A-02'. */
const range = /^(.+)-(\d+)(?:\.\.(\d+))?$/;
/** 'all … clauses …' is a ruling on the readings which the ledger itself marks as inferred, in the entries listed. */
const everyMarked = /^all .*?(?:\(entries (.+)\)|in ([A-Z, and]+) entries)$/;
/** What follows the word, as in '[sure; tie chosen]', is said to the readers of the file only. */
const confidenceAtEnd = /^(.*) \[([a-z]+)(?:; [^\]]+)?\]$/;

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
      .filter((clause) => clause.inferred && entries.some((entry) => clause.id.startsWith(entry)))
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

interface Entry {
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** Each heading with the list below it. */
function entriesOf(text: string, headings: RegExp): Entry[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const head = headings.exec(line);
    if (!head) return [];
    const length = lines.slice(index + 1).findIndex((next) => !next.startsWith('- '));
    return [{ head, body: lines.slice(index + 1, length < 0 ? lines.length : index + 1 + length) }];
  });
}

const afterLabel = (lines: readonly string[], label: string) =>
  lines.find((line) => line.startsWith(label))?.slice(label.length);

type Wording = Readonly<Record<'question' | 'ruling' | 'reason', string>>;

/** By number; undefined where an entry is there but incomplete, which is a fault already told. */
function parseGerman(text: string, faults: Fault[]): Map<string, Wording | undefined> {
  const wordings = new Map<string, Wording | undefined>();
  for (const { head, body } of entriesOf(text, germanHeading)) {
    const [, number = ''] = head;
    if (wordings.has(number)) {
      faults.push({ code: 'duplicate-id', subject: number, detail: 'RULINGS.de.md' });
      continue;
    }
    const question = afterLabel(body, '- F: ');
    const ruling = afterLabel(body, '- E: ');
    const reason = afterLabel(body, '- Grund: ');
    const complete = question && ruling && reason;
    if (!complete) faults.push({ code: 'broken-translation', subject: number });
    wordings.set(number, complete ? { question, ruling, reason } : undefined);
  }
  return wordings;
}

/** Reads the rulings in both languages; the lists of missing cards and of later changes are for people only. */
export function parseRulings(texts: RulingTexts, clauses: ReadonlyMap<string, Clause>, faults: Fault[]): Ruling[] {
  const rulings: Ruling[] = [];
  const german = parseGerman(texts.rulingsDe, faults);
  const withoutRuling = new Set(german.keys());
  for (const { head, body } of entriesOf(texts.rulings, heading)) {
    const [, number = '', book = '', scope = ''] = head;
    withoutRuling.delete(number);
    const question = afterLabel(body, '- Q: ');
    const ruling = afterLabel(body, '- R: ');
    const [, reason, word] = confidenceAtEnd.exec(afterLabel(body, '- Why: ') ?? '') ?? [];
    const confidence = confidences.find((known) => known === word);
    const ids = clausesOf(number, book, scope, clauses, faults);
    if (!question || !ruling || !reason || !confidence || ids.length === 0) {
      faults.push({ code: 'broken-ruling', subject: number });
      continue;
    }
    const de = german.get(number);
    if (!german.has(number)) faults.push({ code: 'untranslated-ruling', subject: number });
    if (!de) continue;
    rulings.push({
      number,
      clauses: ids,
      question: { de: de.question, en: question },
      ruling: { de: de.ruling, en: ruling },
      reason: { de: de.reason, en: reason },
      confidence,
    });
  }
  for (const number of withoutRuling) faults.push({ code: 'unknown-ruling', subject: number });
  return rulings;
}
