import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Json, say } from '@holotisch/engine';
import {
  type Abilities,
  type Clause,
  coverage,
  type Game,
  games,
  type Ledger,
  latestProven,
  loadLedger,
  lookUp,
  openClauses,
  parseProven,
  parseTestResults,
  renderClauses,
  renderReport,
  type TestResults,
} from '@holotisch/rulebook';
import { createSearch, parseAsked } from '@holotisch/rulebook/search';
import type { Call, Command, Outcome } from '../command.ts';
import { readText } from '../input.ts';
import { usage } from '../stop.ts';

/** More would scroll out of sight; who needs them asks with other words. */
const MOST_HITS = 20;

/**
 * `rules`: what of the rulebooks the tests prove, and with `--open GAME` what they do not prove yet.
 * `rules ask WORDS` (or `search`): the clauses that answer a question, with `--game` and `--edition` those of one game
 * and, before others, of one edition.
 */
export const rulesCommand: Command = {
  name: 'rules',
  operands: [],
  more: true,
  options: { open: { type: 'string' }, game: { type: 'string' }, edition: { type: 'string' } },
  async run(call) {
    const game = gameIn(call, 'open');
    const [verb, ...words] = call.operands;
    if (verb !== undefined) return search(call, verb, words);
    const ledger = await readLedger(call);
    const results = await readResults(call);
    if (game !== undefined) return listOpen(call, ledger, results, game);
    const report = coverage(ledger, results?.tests ?? [], await abilitiesOf(call));
    const tests = results && {
      at: results.at,
      complete: results.complete,
      passed: results.tests.filter((t) => t.passed).length,
      failed: results.tests.filter((t) => !t.passed).length,
    };
    return {
      ok: report.faults.length === 0,
      json: { ...report, tests: tests ?? null } as unknown as Json,
      text: () => renderReport(report, call.lang),
    };
  },
};

/** The game that an option names, if it is given. */
function gameIn({ options }: Call, option: 'open' | 'game'): Game | undefined {
  const wanted = options[option];
  const game = games.find((g) => g === wanted);
  if (wanted !== undefined && game === undefined)
    throw usage(say('cli.rules.unknownGame', { game: wanted, known: games.join(', ') }));
  return game;
}

/** Of each edition there is one state here: 1, 1.x and 1.2.0 all mean the first. */
function editionIn({ options }: Call, clauses: readonly Clause[]): string | undefined {
  const wanted = options['edition'];
  if (typeof wanted !== 'string') return undefined;
  const known = [...new Set(clauses.flatMap(({ edition }) => edition ?? []))];
  const edition = known.find((each) => each.split('.')[0] === wanted.split('.')[0]);
  if (edition === undefined)
    throw usage(say('cli.rules.unknownEdition', { edition: wanted, known: known.join(', ') || '–' }));
  return edition;
}

async function abilitiesOf({ world }: Call): Promise<Readonly<Partial<Record<Game, Abilities>>>> {
  const { all } = await world.games();
  return Object.fromEntries(all.flatMap(({ id, abilities }) => (abilities ? [[id, abilities()]] : [])));
}

export async function readLedger({ world }: Call): Promise<Ledger> {
  const read = (name: string) => readText(world, join(world.root, 'rules', name));
  const [xwing, armada, legion, headings, rulings, rulingsDe, notApplicable, leftOpen] = await Promise.all([
    read('xwing.jsonl'),
    read('armada.jsonl'),
    read('legion.jsonl'),
    read('headings.json'),
    read('RULINGS.md'),
    read('RULINGS.de.md'),
    read('not-applicable.json'),
    read('open.json'),
  ]);
  return loadLedger({ xwing, armada, legion, headings, rulings, rulingsDe, notApplicable, leftOpen });
}

const ifThere = (...path: readonly string[]) => readFile(join(...path), 'utf8').catch(() => '');
/** What the tests left behind here, and what was proven when the record that every copy has was made. */
const results = ({ world }: Call) => ifThere(world.root, '.cache', 'test-results.json');
const record = ({ world }: Call) => ifThere(world.root, 'rules', 'proven.json');

/** How people ask; a copy without it still finds what the books say. */
async function readAsked({ world }: Call) {
  const read = (name: string) => ifThere(world.root, 'rules', 'asked', name);
  const [words, ...clauses] = await Promise.all([read('words.json'), ...games.map((game) => read(`${game}.jsonl`))]);
  return parseAsked(clauses, words);
}

/** The report is about this copy: before its tests have run, nothing is proven, and that has to be said. */
async function readResults(call: Call): Promise<TestResults | undefined> {
  const { world, words } = call;
  const tests = parseTestResults(await results(call));
  if (tests === undefined) world.err(`${words(say('cli.rules.noResults'))}\n`);
  else if (!tests.complete) world.err(`${words(say('cli.rules.incomplete'))}\n`);
  return tests;
}

/** Why a clause is left open, if open.json says so. */
function reasonOf({ leftOpen }: Ledger, id: string): Json {
  const reason = leftOpen.get(id);
  return reason ? { de: reason.de, en: reason.en } : null;
}

function listOpen(
  { lang, words }: Call,
  ledger: Ledger,
  results: TestResults | undefined,
  game: (typeof games)[number],
): Outcome {
  const open = openClauses(ledger, results?.tests ?? [], game);
  return {
    ok: true,
    json: {
      game,
      open: open.map(({ id, kind, entry, text }) => ({ id, kind, entry, text, reason: reasonOf(ledger, id) })),
      tests: results ? { at: results.at, complete: results.complete } : null,
    },
    text: () =>
      `${renderClauses(open, lang, ledger.leftOpen)}${words(say('cli.rules.open', { count: open.length }))}\n`,
  };
}

/** What the page /regeln shows of each hit, too. */
async function search(call: Call, verb: string, words: readonly string[]): Promise<Outcome> {
  if (verb !== 'search' && verb !== 'ask') throw usage(say('cli.tooManyOperands', { operand: verb }));
  if (words.length === 0) throw usage(say('cli.operandMissing', { operand: { text: 'cli.operand.WORDS' } }));
  const ledger = await readLedger(call);
  const proven = latestProven(ledger, parseProven(await record(call)), parseTestResults(await results(call)));
  const standing = ({ id }: Clause) => {
    if (ledger.notApplicable.has(id)) return 'notApplicable';
    return !proven ? 'unknown' : proven.clauses.includes(id) ? 'proven' : 'open';
  };
  const game = gameIn(call, 'game');
  const ofGame = ledger.clauses.filter((clause) => game === undefined || clause.game === game);
  const edition = editionIn(call, ofGame);
  const found = createSearch(ofGame, await readAsked(call)).find(words.join(' '), { edition, limit: MOST_HITS });
  const clauses = found.map((hit) => hit.clause);
  return {
    ok: clauses.length > 0,
    json: {
      results: clauses.map((clause) => {
        const more = lookUp(ledger, clause.id);
        return {
          id: clause.id,
          game: clause.game,
          entry: clause.entry,
          kind: clause.kind,
          text: clause.text,
          enforced: standing(clause),
          rulings: more?.rulings.map(({ number }) => number) ?? [],
          related: more?.related.map(({ id }) => id) ?? [],
        };
      }),
      tested: proven?.on ?? null,
    },
    text: () =>
      clauses.length > 0
        ? renderClauses(clauses, call.lang)
        : `${call.words(say('cli.rules.nothingFound', { words: words.join(' ') }))}\n`,
  };
}
