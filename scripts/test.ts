// `npm test`: everything that must hold. Every step runs even when an earlier one failed, so that one run tells all.
// `--quick` leaves out the browser and the audit; `--full` lets random tests try their luck as often as they can, which
// takes many minutes; `--record` puts the clauses that a whole green run proved on record; any other argument goes to
// vitest (a file or name filter).
import { join } from 'node:path';
import { styleText } from 'node:util';
import { readLedger } from '../apps/web/read-ledger.ts';
import { audit } from './audit.ts';
import { builtWeb } from './build-web.ts';
import { root, runTool } from './project.ts';
import { checkRecord } from './proven-record.ts';

interface Outcome {
  readonly ok: boolean;
  readonly note?: string;
}
type Step = readonly [name: string, run: () => Promise<Outcome>];

const quick = process.argv.includes('--quick');
const record = process.argv.includes('--record');
const filters = process.argv.slice(2).filter((arg) => !['--quick', '--full', '--record'].includes(arg));
if (process.argv.includes('--full')) process.env['HOLOTISCH_FULL'] = '1';
/** Only a run of everything can say that a clause is not proven. */
const whole = !quick && filters.length === 0;
let totals = 'Tests: none ran';

async function tests(): Promise<Outcome> {
  const args = ['run', '--reporter=default', '--reporter=./scripts/ledger-reporter.ts'];
  if (quick) args.push('--project=!browser');
  const { code, output } = await runTool('vitest', [...args, ...filters], {
    keepOutput: true,
    env: {
      // What one process has compiled, the next ones need not: workers, and commands that the tests run.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      // Piped output would lose its colours on a terminal.
      ...(process.stdout.isTTY && !process.env['NO_COLOR'] && { FORCE_COLOR: '1' }),
    },
  });
  totals = /^Tests: \d+ passed.*$/m.exec(output)?.[0] ?? totals;
  return { ok: code === 0 };
}

const passes = async (tool: 'tsc' | 'biome', args: readonly string[]): Promise<Outcome> => ({
  ok: (await runTool(tool, args, { atOnce: true })).code === 0,
});

/** What is looked at side by side before the tests: none needs another's result, and none uses all cores. */
const beforehand: Step[] = [
  ['type check', () => passes('tsc', ['-p', '.', '--noEmit'])],
  ['lint and format', () => passes('biome', ['check', '.'])],
];
if (!quick) {
  // Apart from the browser tests that need it, so that a broken build is called by its name.
  beforehand.push([
    'web build',
    async () => {
      await builtWeb();
      return { ok: true };
    },
  ]);
}
const steps: Step[] = [['tests', tests]];
if (whole) {
  steps.push([
    'proven clauses',
    async () => {
      const green = process.exitCode === undefined;
      const { ok, summary, stale } = checkRecord(root, readLedger(), record && green);
      if (record && !green) console.log('Nothing is recorded of a run in which something failed.');
      console.log(`rules/proven.json: ${summary}`);
      for (const id of stale) console.log(`  ${id}`);
      return { ok, note: summary };
    },
  ]);
}
if (!quick) {
  // Asked now, heard at the end: only the registry is waited for.
  const asked = audit();
  steps.push([
    'audit',
    async () => {
      const { ok, summary } = await asked;
      console.log(`npm audit: ${summary}`);
      return { ok, note: summary };
    },
  ]);
}

if (record && !whole) {
  console.error('--record needs a run of all tests: no --quick, no filter.');
  process.exit(2);
}

const rows: string[] = [];
async function take([name, run]: Step): Promise<void> {
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { ok: false };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = outcome.ok ? styleText('green', 'ok    ') : styleText('red', 'FAILED');
  rows.push(`${name.padEnd(16)} ${verdict} ${seconds.padStart(7)} s  ${outcome.note ?? ''}`.trimEnd());
  if (!outcome.ok) process.exitCode = 1;
}
const headline = (name: string) => console.log(styleText('bold', `\n── ${name} ${'─'.repeat(60 - name.length)}`));

headline(beforehand.map(([name]) => name).join(', '));
await Promise.all(beforehand.map(take));
for (const step of steps) {
  headline(step[0]);
  await take(step);
}

headline('summary');
for (const row of rows) console.log(row);
console.log(totals);
