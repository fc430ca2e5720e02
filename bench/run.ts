import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { engineBenches } from './engine.ts';
import { layOutCommit, loadHouse } from './house.ts';
import { fetchPeers, peerBenches } from './peers.ts';
import { tableBenches } from './table.ts';
import { xwingBenches } from './xwing.ts';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, peers: { type: 'boolean' }, since: { type: 'string' } },
});

type Suite = () => readonly Bench[] | Promise<readonly Bench[]>;

/** Each suite is made only when its turn comes: what it warms up must not help or hinder the ones before it. */
const suites: readonly Suite[] = [
  tableBenches,
  async () => engineBenches(await loadHouse()),
  async () => xwingBenches(await loadHouse()),
  ...(options.peers ? [peerBenches] : []),
  ...(options.since === undefined ? [] : [() => sinceBenches(options.since!)]),
];

/** The same benchmarks once more, in turns with the same of an older commit. */
async function sinceBenches(commit: string): Promise<readonly Bench[]> {
  const [now, then] = [await loadHouse(), await loadHouse(layOutCommit(commit))];
  const before = [...engineBenches(then), ...xwingBenches(then)];
  return [...engineBenches(now), ...xwingBenches(now)].map(({ name, unit, run }, i) => ({
    name: `since ${commit}: ${name}`,
    unit,
    run,
    against: { name: 'then', run: before[i]!.run },
  }));
}

const ROUNDS = 9;
const ROUND_MS = 60;

/** In milliseconds, of this thread alone: waiting for a busy machine counts for nobody. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Operations a second over at least one round's time. */
function rate(run: () => number): number {
  let ops = 0;
  const start = processorTime();
  let spent = 0;
  do {
    ops += run();
    spent = processorTime() - start;
  } while (spent < ROUND_MS);
  return (ops / spent) * 1000;
}

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
function timed(bench: Bench): Result {
  const { unit, against } = bench;
  rate(bench.run);
  if (against) rate(against.run);
  const ours: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = rate(bench.run);
    ours.push(mine);
    if (against) ratios.push(mine / rate(against.run));
  }
  const value = Math.round(median(ours));
  if (!against) return { value, unit };
  return { value, unit, against: against.name, ratio: Math.round(median(ratios) * 10) / 10 };
}

function line(name: string, { value, unit, against, ratio }: Result): string {
  const versus = against ? `${ratio} x ${against}` : '';
  return `${name.padEnd(56)} ${value.toLocaleString('en-US').padStart(14)} ${unit.padEnd(10)} ${versus}`;
}

if (options.peers) fetchPeers();
const results: Record<string, Result> = {};
for (const suite of suites) {
  for (const bench of await suite()) {
    const result = timed(bench);
    results[bench.name] = result;
    if (!options.json) console.log(line(bench.name, result));
  }
}
const text = `${JSON.stringify(results, null, 2)}\n`;
writeFileSync(new URL('./results.json', import.meta.url), text);
if (options.json) process.stdout.write(text);
