import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Bench } from './bench.ts';
import { engineBenches } from './engine.ts';
import { tableBenches } from './table.ts';
import { xwingBenches } from './xwing.ts';

const benches: readonly Bench[] = [...tableBenches(), ...engineBenches(), ...xwingBenches()];

const ROUNDS = 9;
const ROUND_MS = 60;

/** Operations a second over at least one round's time. */
function rate(run: () => number): number {
  let ops = 0;
  const start = performance.now();
  let spent = 0;
  do {
    ops += run();
    spent = performance.now() - start;
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

const asJson = process.argv.includes('--json');
const results: Record<string, Result> = {};
for (const bench of benches) {
  const result = timed(bench);
  results[bench.name] = result;
  if (asJson) continue;
  const versus = result.against ? `${result.ratio} x ${result.against}` : '';
  console.log(
    `${bench.name.padEnd(48)} ${result.value.toLocaleString('en-US').padStart(14)} ${result.unit.padEnd(10)} ${versus}`,
  );
}
const text = `${JSON.stringify(results, null, 2)}\n`;
writeFileSync(new URL('./results.json', import.meta.url), text);
if (asJson) process.stdout.write(text);
