// node training/chance/fit.ts NAME FILE: fits the weights of one game to the even games of FILE, and says how well the
// chances that come of it hold in the odd ones, which it has not seen. Leaves weights and held-out positions in the tree.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { calibration, rowsIn } from './calibration.ts';
import { brier, carefully } from './fitting.ts';
import { RECIPES } from './recipe.ts';

/** So many held-out positions stay in the tree. */
const KEPT = 16_000;

const [name = 'xwing', file = `${name}.jsonl.gz`] = process.argv.slice(2);
const text = gunzipSync(readFileSync(file)).toString();
const hashOf = (what: string): string => createHash('sha256').update(what).digest('hex');
const hash = hashOf(text);
const { features, rows, games } = rowsIn(text);
const learned = rows.filter(({ game }) => game % 2 === 0);
const held = rows.filter(({ game }) => game % 2 === 1);
const { weights, ridge, scale } = carefully(features, learned);
const bins = calibration(held, weights);
const { game, edition, seed } = RECIPES[name]!;
const sheet = {
  weights: Object.fromEntries(features.map((one, i) => [one, Math.round(weights[i]! * 10_000) / 10_000])),
  learned: { game, edition, seed, games: Math.ceil(games / 2), positions: learned.length, hash },
};
console.log(JSON.stringify({ name, ...sheet, ridge, scale, brier: brier(held, weights) }, null, 1));
console.table(bins.map(({ from, said, won, positions, games: n }) => ({ from, said, won, positions, games: n })));

const record = new URL(`./held-out/${name}.jsonl.gz`, import.meta.url);
const step = Math.max(1, Math.ceil(held.length / KEPT));
const kept = held.filter((_, i) => i % step === 0);
const head = JSON.stringify({ name, games, positions: kept.length, features });
const lines = kept.map(({ game: n, round, won, values }) =>
  JSON.stringify([n, round, won, ...values.map((one) => Math.round(one * 1000) / 1000)]),
);
const keptText = `${[head, ...lines].join('\n')}\n`;
writeFileSync(record, gzipSync(keptText, { level: 9 }));
const heldOut = {
  positions: held.length,
  kept: kept.length,
  hash: hashOf(keptText),
  brier: brier(held, weights),
  bins,
};
writeFileSync(sheetAt(name), `${JSON.stringify({ ...sheet, ridge, scale, heldOut }, null, 2)}\n`);
writeFits();

function sheetAt(one: string): URL {
  return new URL(`./fits/${one}.json`, import.meta.url);
}

/** The weights as the package ships them. */
function writeFits(): void {
  const sheetOf = (one: string): string => {
    const { weights: w, learned: l } = JSON.parse(readFileSync(sheetAt(one), 'utf8')) as typeof sheet;
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
  const names = (game === 'legion' ? ['legion', 'legion26'] : [name]).filter((one) => existsSync(sheetAt(one)));
  const head =
    "import type { Fit } from '../analysis/chance.ts';\n\n/** Written by `node training/chance/fit.ts`; see training/README.md. */\n\n";
  writeFileSync(
    new URL(`../../packages/players/src/${game}/chance-fit.ts`, import.meta.url),
    head + names.map(sheetOf).join('\n'),
  );
}
