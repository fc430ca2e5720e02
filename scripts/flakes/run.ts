// `npm run flakes -- --runs 10 [--load 2] [--json]`: are the tests green every time?
//
// Runs the tests that wait for something (browser, server, commands) again and again, nothing tried twice, with so many
// busy processes beside them, and names what has failed in any of the runs. Ends with 1 where something has.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startGroup } from '../boot/own-group.mjs';
import { unpackedWeb } from '../build-web.ts';
import { root, runTool } from '../project.ts';
import { type Flakes, faultsOf, type RunReport, tallyOf } from './tally.ts';

/** What has to do with time, processes or a network; the rules know none of these. */
const WAITING = ['e2e/', 'apps/server/test/', 'scripts/test/', 'apps/cli/test/process.test.ts'];

function fail(german: string, english: string): never {
  console.error(`holotisch: ${german} · ${english}`);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        load: { type: 'string', default: '0' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    const said = process.argv.slice(2).join(' ');
    return fail(`diese Optionen passen nicht: ${said}`, `these options will not do: ${said}`);
  }
}

function numberOf(name: string, text: string, least: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= 1000) return n;
  return fail(
    `--${name} ist eine ganze Zahl von ${least} bis 1000`,
    `--${name} is a whole number from ${least} to 1000`,
  );
}

const values = given();
const runs = numberOf('runs', values.runs, 1);
const load = numberOf('load', values.load, 0);
const say = (text: string) => process.stderr.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'holotisch-flakes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function reportIn(file: string): RunReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunReport;
  } catch {
    return undefined; // the run has not come to its end
  }
}

async function runOnce(number: number) {
  const file = join(folder, `${number}.json`);
  const args = ['--reporter=json', `--outputFile=${file}`, '--retry=0', '--no-color'];
  const { output } = await runTool('vitest', ['run', ...args, ...WAITING], {
    quiet: true,
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
  });
  return faultsOf(reportIn(file), output, (path) => relative(root, path).replaceAll('\\', '/'));
}

// Built beforehand: the first run is to be like all others.
await unpackedWeb();
for (let n = 0; n < load; n++) startGroup(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });

const all: Awaited<ReturnType<typeof runOnce>>[] = [];
for (let number = 1; number <= runs; number++) {
  const begun = performance.now();
  const faults = await runOnce(number);
  all.push(faults);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  say(`run ${number} of ${runs}: ${faults.length === 0 ? 'green' : `${faults.length} failed`}, ${seconds} s`);
  for (const { file, test } of faults) say(`  ${file}: ${test}`);
}

const tally: Flakes = tallyOf(all);
if (values.json) console.log(JSON.stringify(tally, null, 2));
else {
  for (const { file, test, runs: times, message } of tally.failed)
    console.log(`${file}: ${test}\n  failed in ${times} of ${runs} runs: ${message.split('\n')[0]}`);
  console.log(`${tally.green} of ${runs} runs are green`);
}
// And with it whoever was busy beside the tests.
process.exit(tally.green === runs ? 0 : 1);
