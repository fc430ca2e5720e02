// node training/chance/fit.ts NAME FILE: fits the weights of one game to the even games of FILE, and says how well the
// chances that come of it hold in the odd ones, which it has not seen. Leaves weights and held-out positions in the tree.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { calibration, type Row, rowsIn } from './calibration.ts';
import { RECIPES } from './recipe.ts';

const RIDGE = 3;
const STEPS = 60;
/** So many held-out positions stay in the tree. */
const KEPT = 6000;

const [name = 'xwing', file = `${name}.jsonl.gz`] = process.argv.slice(2);
const text = gunzipSync(readFileSync(file)).toString();
const hashOf = (what: string): string => createHash('sha256').update(what).digest('hex');
const hash = hashOf(text);
const { features, rows, games } = rowsIn(text);
const learned = rows.filter(({ game }) => game % 2 === 0);
const held = rows.filter(({ game }) => game % 2 === 1);
const weights = fitted(features, learned);
const bins = calibration(held, weights);
const { game, edition, seed } = RECIPES[name]!;
const sheet = {
  weights: Object.fromEntries(features.map((one, i) => [one, Math.round(weights[i]! * 10_000) / 10_000])),
  learned: { game, edition, seed, games: Math.ceil(games / 2), positions: learned.length, hash },
};
console.log(JSON.stringify({ name, ...sheet, brier: brier(held, weights) }, null, 1));
console.table(bins.map(({ from, said, won, positions, games: n }) => ({ from, said, won, positions, games: n })));

const record = new URL(`./held-out/${name}.jsonl.gz`, import.meta.url);
const step = Math.max(1, Math.ceil(held.length / KEPT));
const kept = held.filter((_, i) => i % step === 0);
const head = JSON.stringify({ name, games, positions: kept.length, features });
const lines = kept.map(({ game: n, round, won, values }) => JSON.stringify([n, round, won, ...values]));
const keptText = `${[head, ...lines].join('\n')}\n`;
writeFileSync(record, gzipSync(keptText, { level: 9 }));
const heldOut = {
  positions: held.length,
  kept: kept.length,
  hash: hashOf(keptText),
  brier: brier(held, weights),
  bins,
};
writeFileSync(new URL(`./fits/${name}.json`, import.meta.url), `${JSON.stringify({ ...sheet, heldOut }, null, 2)}\n`);
writeFits();

/** The weights as the package ships them. */
function writeFits(): void {
  const sheetOf = (one: string): string => {
    const { weights: w, learned: l } = JSON.parse(
      readFileSync(new URL(`./fits/${one}.json`, import.meta.url), 'utf8'),
    ) as typeof sheet;
    const lines = [
      '  weights: {',
      ...Object.entries(w).map(([key, value]) => `    ${key}: ${value},`),
      '  },',
      '  learned: {',
      `    game: '${l.game}',`,
      `    edition: '${l.edition}',`,
      `    seed: '${l.seed}',`,
      `    games: ${l.games},`,
      `    positions: ${l.positions},`,
      `    hash: '${l.hash}',`,
      '  },',
    ];
    return `export const ${one === 'legion26' ? 'chanceFit26' : 'chanceFit'}: Fit = {\n${lines.join('\n')}\n};\n`;
  };
  const names = game === 'legion' ? ['legion', 'legion26'] : [name];
  const head =
    "import type { Fit } from '../analysis/chance.ts';\n\n/** Written by `node training/chance/fit.ts`; see training/README.md. */\n\n";
  writeFileSync(
    new URL(`../../packages/players/src/${game}/chance-fit.ts`, import.meta.url),
    head + names.map(sheetOf).join('\n'),
  );
}

/** Newton's way to the likeliest weights of a logistic curve without an offset: whoever changes sides changes the sign. */
function fitted(names: readonly string[], positions: readonly Row[]): number[] {
  const n = names.length;
  const w = new Array<number>(n).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((one) => -RIDGE * one);
    const curve = w.map((_, i) => w.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { values, won } of positions) {
      const sum = values.reduce((s, x, i) => s + x * w[i]!, 0);
      const p = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < n; i++) {
        gradient[i]! += (won - p) * values[i]!;
        for (let j = 0; j <= i; j++) curve[i]![j]! += p * (1 - p) * values[i]! * values[j]!;
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) curve[i]![j] = curve[j]![i]!;
    const by = solved(curve, gradient);
    for (let i = 0; i < n; i++) w[i]! += by[i]!;
    if (by.every((one) => Math.abs(one) < 1e-9)) break;
  }
  return w;
}

/** Gauss and Jordan. */
function solved(a: number[][], b: readonly number[]): number[] {
  const m = a.map((row, i) => [...row, b[i]!]);
  for (let i = 0; i < m.length; i++) {
    let pivot = i;
    for (let k = i + 1; k < m.length; k++) if (Math.abs(m[k]![i]!) > Math.abs(m[pivot]![i]!)) pivot = k;
    [m[i], m[pivot]] = [m[pivot]!, m[i]!];
    for (let k = 0; k < m.length; k++) {
      if (k === i) continue;
      const times = m[k]![i]! / m[i]![i]!;
      for (let j = i; j <= m.length; j++) m[k]![j]! -= times * m[i]![j]!;
    }
  }
  return m.map((row, i) => row[m.length]! / row[i]!);
}

function brier(positions: readonly Row[], w: readonly number[]): number {
  const sum = positions.reduce((all, { values, won }) => {
    const p = 1 / (1 + Math.exp(-values.reduce((s, x, i) => s + x * w[i]!, 0)));
    return all + (won - p) * (won - p);
  }, 0);
  return Math.round((sum / positions.length) * 10_000) / 10_000;
}
