import { writeFileSync } from 'node:fs';
import type { Bench } from './bench.ts';
import { engineBenches } from './engine.ts';
import { tableBenches } from './table.ts';
import { xwingBenches } from './xwing.ts';

/** Each suite is made only when its turn comes: what it warms up must not help or hinder the ones before it. */
const suites: readonly (() => readonly Bench[])[] = [tableBenches, engineBenches, xwingBenches];

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
  return `${name.padEnd(48)} ${value.toLocaleString('en-US').padStart(14)} ${unit.padEnd(10)} ${versus}`;
}

const asJson = process.argv.includes('--json');
const results: Record<string, Result> = {};
for (const suite of suites) {
  for (const bench of suite()) {
    const result = timed(bench);
    results[bench.name] = result;
    if (!asJson) console.log(line(bench.name, result));
  }
}
const text = `${JSON.stringify(results, null, 2)}\n`;
writeFileSync(new URL('./results.json', import.meta.url), text);
if (asJson) process.stdout.write(text);
