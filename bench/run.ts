import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { armadaBenches } from './armada.ts';
import { type Bench, rateOf } from './bench.ts';
import { engineBenches } from './engine.ts';
import { layOutCommit, loadArmada, loadHouse, loadLegion } from './house.ts';
import { legionBenches } from './legion.ts';
import { OtherProcess } from './other-process.ts';
import { peerBenches } from './peers.ts';
import { measureStages } from './stage.ts';
import { tableBenches } from './table.ts';
import { xwingBenches } from './xwing.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    stage: { type: 'boolean' },
    peers: { type: 'boolean' },
    since: { type: 'string' },
  },
});

type Suite = () => readonly Bench[] | Promise<readonly Bench[]>;

/** Each suite is made only when its turn comes: what it warms up must not help or hinder the ones before it. */
const suites: readonly Suite[] = [
  tableBenches,
  async () => engineBenches(await loadHouse()),
  async () => xwingBenches(await loadHouse()),
  ...(options.peers ? [peerBenches] : []),
  ...(options.since === undefined ? [] : [() => sinceBenches(options.since!)]),
  // Last of all: another game on the same engine makes the compiler's guesses about the first one worse.
  async () => armadaBenches(await loadArmada()),
  async () => legionBenches(await loadLegion()),
];

/** The same benchmarks once more, in turns with the same of an older commit. */
async function sinceBenches(commit: string): Promise<readonly Bench[]> {
  const then = await OtherProcess.start('since', layOutCommit(commit));
  const now = await loadHouse();
  return [...engineBenches(now), ...xwingBenches(now)].map(({ name, unit, run }) => ({
    name: `since ${commit}: ${name}`,
    unit,
    run,
    against: then.rival('then', name),
  }));
}

const ROUNDS = 9;
/** Beside another process: its compiler needs a while, too, and two processes are disturbed more often than one. */
const ROUNDS_BESIDE = 31;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

interface Result {
  readonly value: number;
  readonly unit: string;
  readonly against?: string;
  readonly ratio?: number;
}

/** Both sides take turns, so that a busy machine slows both; the ratio is the median of the rounds' own ratios. */
async function timed({ unit, run, against }: Bench): Promise<Result> {
  const theirs = against && ('rate' in against ? against.rate : () => rateOf(against.run));
  const rounds = against && 'rate' in against ? ROUNDS_BESIDE : ROUNDS;
  rateOf(run);
  await theirs?.();
  const ours: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const mine = rateOf(run);
    ours.push(mine);
    if (theirs) ratios.push(mine / (await theirs()));
  }
  const value = Math.round(median(ours));
  if (!against) return { value, unit };
  return { value, unit, against: against.name, ratio: Math.round(median(ratios) * 10) / 10 };
}

function line(name: string, { value, unit, against, ratio }: Result): string {
  const versus = against ? `${ratio} x ${against}` : '';
  return `${name.padEnd(56)} ${value.toLocaleString('en-US').padStart(14)} ${unit.padEnd(10)} ${versus}`;
}

if (options.stage) {
  await measureStages(options.json === true);
  process.exit();
}

const results: Record<string, Result> = {};
for (const suite of suites) {
  for (const bench of await suite()) {
    const result = await timed(bench);
    results[bench.name] = result;
    if (!options.json) console.log(line(bench.name, result));
  }
}
const text = `${JSON.stringify(results, null, 2)}\n`;
writeFileSync(new URL('./results.json', import.meta.url), text);
if (options.json) process.stdout.write(text);
process.exit(); // and with it those who ran beside us
