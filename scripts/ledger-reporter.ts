// Keeps the outcome of every test in .cache/test-results.json, where `npm run rules` finds the proofs of the clauses.
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseTestResults, type TestResult, type TestResults } from '@holotisch/rulebook';
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import { NETS } from '../vitest.config.ts';

export const resultsFile = '.cache/test-results.json';

const posix = (path: string) => path.replaceAll('\\', '/');
const outside = (path: string) =>
  posix(path)
    .split('/')
    .some((part) => ['node_modules', 'dist', '.cache', '.git'].includes(part));

/** A test file counts as a whole: a run replaces what is known about its files and leaves the others alone. */
export function mergeResults(
  old: readonly TestResult[],
  ran: ReadonlyMap<string, readonly TestResult[]>,
  existing: ReadonlySet<string>,
): { tests: TestResult[]; complete: boolean } {
  const kept = old.filter(({ file }) => !ran.has(file) && existing.has(file));
  const tests = [...kept, ...[...ran.values()].flat()];
  const known = new Set(tests.map(({ file }) => file));
  return { tests, complete: [...existing].every((file) => known.has(file)) };
}

/** What failed outside a test, such as an import or a hook, counts as a failing test of that name. */
function outcomesOf(module: TestModule, file: string): TestResult[] {
  const outcomes: TestResult[] = [];
  if (module.errors().length > 0) outcomes.push({ title: file, file, passed: false });
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) outcomes.push({ title: suite.fullName, file, passed: false });
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed')
      outcomes.push({ title: test.fullName, file, passed: state === 'passed' });
  }
  return outcomes;
}

/** Vitest gives an empty list for 'all' when a file was named. */
const picksTests = (s: TestSpecification) =>
  s.testNamePattern !== undefined ||
  [s.testLines, s.testIds, s.testNames, s.testTagsFilter].some((list) => list !== undefined && list.length > 0);

export default class LedgerReporter implements Reporter {
  #vitest: Vitest | undefined;
  #picksTests = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#picksTests = this.#vitest?.getGlobalTestNamePattern() !== undefined || specifications.some(picksTests);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const root = this.#vitest?.config.root ?? process.cwd();
    const ran = new Map(
      modules.map((module) => {
        const file = posix(relative(root, module.moduleId));
        return [file, outcomesOf(module, file)] as const;
      }),
    );
    const outcomes = [...ran.values()].flat();
    const passed = outcomes.filter((outcome) => outcome.passed).length;
    const failed = outcomes.length - passed + errors.length;
    const skipped = modules.reduce((sum, module) => sum + [...module.children.allTests('skipped')].length, 0);
    // A run that picked single tests, or broke off, knows no file as a whole.
    if (!this.#picksTests && reason !== 'interrupted') await inTurn(root, () => save(root, ran));
    console.log(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}

/** More than anybody needs to put his results in: whoever still holds the turn then was killed. */
const LONGEST_TURN_MS = 10_000;

function begins(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Rules and browser are tested side by side: each adds its results to what the other has left there, not over it. */
export async function inTurn(root: string, work: () => void): Promise<void> {
  const turn = resolve(root, `${resultsFile}.turn`);
  mkdirSync(dirname(turn), { recursive: true });
  for (const until = Date.now() + LONGEST_TURN_MS; !begins(turn); await sleep(20))
    if (Date.now() > until) rmSync(turn, { recursive: true, force: true });
  try {
    work();
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** The test files without which nothing can be said of all clauses: nets prove none, and are not always spread. */
export function expectedIn(root: string): ReadonlySet<string> {
  const files = globSync('**/*.test.ts', { cwd: root, exclude: outside }).map(posix);
  return new Set(files.filter((file) => !NETS.some((net) => matchesGlob(file, net))));
}

function save(root: string, ran: ReadonlyMap<string, readonly TestResult[]>): void {
  const path = resolve(root, resultsFile);
  const old = existsSync(path) ? parseTestResults(readFileSync(path, 'utf8')) : undefined;
  const results: TestResults = {
    version: 1,
    at: new Date().toISOString(),
    node: process.version,
    ...mergeResults(old?.tests ?? [], ran, expectedIn(root)),
  };
  mkdirSync(dirname(path), { recursive: true });
  // Two runs at once must not tear the file: each writes its own and puts it in place whole.
  const draft = join(dirname(path), `test-results.${process.pid}.tmp`);
  writeFileSync(draft, `${JSON.stringify(results, null, 1)}\n`);
  renameSync(draft, path);
}
