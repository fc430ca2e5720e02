// `npm test`: everything that must hold. Every step runs even when an earlier one failed, so that one run tells all.
// `--quick` leaves out the browser, the audit, and whatever plays whole games or starts processes; `--game xwing` leaves out
// the other games' own tests; `--full` lets random tests try their luck as often as they can and spreads the nets, which
// takes many minutes; `--record` puts the clauses that a whole green run proved on record; any other argument goes to vitest
// (a file or name filter).
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { gameIds } from '@holotisch/games';
import { readLedger } from '../apps/web/plugins/read-ledger.ts';
import { audit } from './audit.ts';
import { unpackedWeb } from './build-web.ts';
import { biomePasses, lintChanged } from './lint.ts';
import { onlyGame } from './only-game.ts';
import { type Outcome, outcomeOf, rowOf } from './outcome.ts';
import { root, runTool } from './project.ts';
import { checkRecord } from './proven-record.ts';

type Step = readonly [name: string, run: () => Promise<Outcome>];

const quick = process.argv.includes('--quick');
const record = process.argv.includes('--record');
const filters = process.argv.slice(2).filter((arg) => !['--quick', '--full', '--record'].includes(arg));
if (process.argv.includes('--full')) process.env['HOLOTISCH_FULL'] = '1';
const game = takeGame();
const picked = filters.length > 0;
if (quick && !picked) process.env['HOLOTISCH_QUICK'] = '1';
/** Only a run of everything can say that a clause is not proven. */
const whole = !quick && !picked && game === undefined;
if (record && !whole) {
  console.error('--record needs a run of all tests: no --quick, no --game, no filter.');
  process.exit(2);
}

/** Takes `--game NAME` or `--game=NAME` out of what goes to vitest. */
function takeGame(): string | undefined {
  const at = filters.findIndex((arg) => /^--game(?:=|$)/.test(arg));
  if (at < 0) return undefined;
  const [option, name = ''] = filters[at]!.includes('=') ? filters.splice(at, 1)[0]!.split('=') : filters.splice(at, 2);
  if (gameIds.includes(name)) return name;
  const known = gameIds.join(', ');
  console.error(`holotisch: ${option} kennt ${known}, nicht „${name}“ · ${option} knows ${known}, not “${name}”`);
  process.exit(2);
}

const counted = { passed: 0, failed: 0, skipped: 0 };

async function tests(args: readonly string[]): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=./scripts/ledger-reporter.ts'];
  const ofGame = game === undefined ? [] : onlyGame(game);
  const { code, output } = await runTool('vitest', ['run', ...reporters, ...args, ...ofGame, ...filters], {
    keepOutput: true,
    env: {
      // What one process has compiled, the next ones need not: workers, and commands that the tests run.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      // Piped output would lose its colours on a terminal.
      ...(process.stdout.isTTY && !process.env['NO_COLOR'] && { FORCE_COLOR: '1' }),
    },
  });
  const [, passed, failed, skipped] = /^Tests: (\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output) ?? [];
  counted.passed += Number(passed ?? 0);
  counted.failed += Number(failed ?? 0);
  counted.skipped += Number(skipped ?? 0);
  const left = Number(skipped ?? 0);
  return { ...outcomeOf(code === 0), ...(left > 0 && { note: `${left} tests not run` }) };
}

const cores = availableParallelism();
/** What was found right the last time is not looked at again; every checker more looks at much that another has seen. */
const TYPES = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const CHECKERS = ['--checkers', String(Math.min(4, Math.max(1, cores - 1)))];

/** Whoever tidies up less often takes a third less time, and hardly more memory (for programs written in Go). */
const TIDIES_SELDOM = { GOGC: '400' };

const typesAndLint: Step[] = [
  [
    'type check',
    async () => {
      const args = ['-p', '.', '--noEmit', ...TYPES, ...CHECKERS];
      return outcomeOf((await runTool('tsc', args, { atOnce: true, env: TIDIES_SELDOM })).code === 0);
    },
  ],
  ['lint and format', async () => outcomeOf(await lintChanged(root, biomePasses))],
];
/** Apart from the browser tests that need it, so that a broken build is called by its name. */
const build: Step = [
  'web build',
  async () => {
    await unpackedWeb();
    return { verdict: 'ok' };
  },
];
const steps: Step[] = [];
if (process.env['HOLOTISCH_QUICK'] !== undefined)
  steps.push([
    'slow tests',
    async () => ({ verdict: 'not run', note: 'games, processes, servers, browser: npm test' }),
  ]);
if (whole && process.env['HOLOTISCH_FULL'] === undefined)
  steps.push(['nets', async () => ({ verdict: 'not run', note: 'battles and cards on record: npm test -- --full' })]);
if (whole) {
  steps.push([
    'proven clauses',
    async () => {
      const green = process.exitCode === undefined;
      const { ok, summary, stale } = checkRecord(root, readLedger(), record && green);
      if (record && !green) console.log('Nothing is recorded of a run in which something failed.');
      console.log(`rules/proven.json: ${summary}`);
      for (const id of stale) console.log(`  ${id}`);
      return { ...outcomeOf(ok), note: summary };
    },
  ]);
}
if (!quick) {
  // Asked now, heard at the end: only the registry is waited for.
  const asked = audit();
  steps.push([
    'audit',
    async () => {
      const { verdict, summary } = await asked;
      console.log(`npm audit: ${verdict}, ${summary}`);
      return { verdict, note: summary };
    },
  ]);
}

const started = performance.now();
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
const rows: string[] = [];
async function take([name, run]: Step): Promise<Outcome> {
  const begun = performance.now();
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { verdict: 'failed' };
  }
  rows.push(rowOf(name, outcome, secondsSince(begun)));
  if (outcome.verdict === 'failed') process.exitCode = 1;
  return outcome;
}
const headline = (name: string) => console.log(styleText('bold', `\n── ${name} ${'─'.repeat(60 - name.length)}`));

const named = (...list: readonly Step[]) => list.map(([name]) => name).join(', ');
const NOT_BROWSER = '--project=!browser';

/** The rules never wait for anything: a worker a core. */
const rules: Step[1] = () => tests([NOT_BROWSER, `--maxWorkers=${cores}`]);
/** Whoever drives a browser waits for it most of the time. */
const browser: Step[1] = () => tests(['--project=browser', `--maxWorkers=${cores + 4}`]);

const chosen: Step = ['tests', quick ? rules : () => tests([])];
if (quick) {
  headline(named(...typesAndLint, chosen));
  await Promise.all([...typesAndLint, chosen].map(take));
} else if (picked) {
  const beforehand = [...typesAndLint, build];
  headline(named(...beforehand));
  await Promise.all(beforehand.map(take));
  headline('tests');
  await take(chosen);
} else {
  // Rules and browser one after the other: side by side they take the processor's caches away from each other, and a tenth
  // more of its time.
  const ofRules: Step = ['tests of rules', rules];
  headline(named(...typesAndLint, build, ofRules));
  const [built] = await Promise.all([build, ofRules, ...typesAndLint].map(take));
  headline('browser tests');
  await take([
    'browser tests',
    async () => (built!.verdict === 'ok' ? browser() : { verdict: 'not run', note: 'there is no web build' }),
  ]);
}
for (const step of steps) {
  headline(step[0]);
  await take(step);
}

headline('summary');
for (const row of rows) console.log(row);
console.log(`${'in all'.padEnd(24)} ${secondsSince(started).toFixed(1).padStart(6)} s`);
console.log(`Tests: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
