// `npm run mutants -- --game xwing --sample 60 [--seed N] [--json]`: do the tests notice when a rule is broken?
//
// Breaks random places of the rules code one at a time, in a copy of the working tree, and runs the test files that
// reach the place. A break that no test notices has survived: a rule there is not proven. Ends with 1 where fewer
// than 85 % are caught.
//
// Our own small tool: StrykerJS brings over a hundred packages and its own idea of a test run, and needs TypeScript's
// old programming interface. This one needs nothing but the parser that comes with Vite.
//
// Left out: facts (data), words (text), ready-made squads, the reader of files (shape only), invariants (`verify`,
// `throw`), and everything that only tells or explains: `emit`, `say`, labels, prompts, measures, sampled answers.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../apps/cli/src/progress.ts';
import { quickRng } from '../../packages/engine/src/random.ts';
import { root } from '../project.ts';
import { WorkingCopy } from './copy.ts';
import { broken, lineAt, placesIn } from './places.ts';
import { type Sampled, whoReaches } from './reach.ts';

const GAMES: Readonly<Record<string, { readonly sources: string; readonly tests: string; readonly leftOut: RegExp }>> =
  {
    xwing: {
      sources: 'packages/xwing/src',
      tests: 'packages/xwing/test',
      leftOut:
        /^(data|text|squads)\/|^(index|verify|read|override|questions)\.ts$|^build\/(print|text|textLines|cardNames)\.ts$/,
    },
  };
const ENOUGH = 0.85;
const WORKERS = Math.min(2, availableParallelism());
/** A broken loop may never end; that is noticed, too. */
const MOST_MS = 4 * 60_000;
/** Tests that take long and see everything: asked only when no other has noticed anything. */
const SLOW = /\/test\/random\//;

interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly now: string;
}

function options() {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'xwing' },
      sample: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const game = GAMES[values.game];
  const [sample, seed] = [Number(values.sample), Number(values.seed)];
  if (game === undefined || !(Number.isInteger(sample) && sample > 0) || !Number.isInteger(seed)) {
    console.error(`mutants: --game ${Object.keys(GAMES).join('|')} --sample NUMBER --seed NUMBER [--json]`);
    process.exit(2);
  }
  return { game, sample, seed, json: values.json };
}

/** So many places out of all, each broken in one of the ways there are; the same ones for the same seed. */
function pick({ sources, leftOut }: (typeof GAMES)[string], count: number, seed: number): Sampled[] {
  const folder = join(root, sources);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !leftOut.test(name) && statSync(join(folder, name)).isFile())
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return placesIn(text).map((mutants) => ({ file: `${sources}/${name}`, text, mutants }));
    });
  const rng = quickRng(seed);
  const picked: Sampled[] = [];
  while (picked.length < count && all.length > 0) {
    const { file, text, mutants } = all.splice(rng.below(all.length), 1)[0]!;
    picked.push({ file, text, mutant: mutants[rng.below(mutants.length)]! });
  }
  return picked;
}

/** Whether a test notices that this place is broken. The quick tests are asked first. */
async function isCaught(
  copy: WorkingCopy,
  { file, text, mutant }: Sampled,
  tests: readonly string[],
): Promise<boolean> {
  copy.write(file, broken(text, mutant));
  try {
    for (const slow of [false, true]) {
      const some = tests.filter((t) => SLOW.test(t) === slow);
      const args = ['--config=mutants.config.mjs', '--bail=1', '--no-isolate', '--no-file-parallelism'];
      if (some.length > 0 && !(await copy.test([...some, ...args], MOST_MS))) return true;
    }
    return false;
  } finally {
    copy.write(file, text);
  }
}

const clip = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

const survivorOf = ({ file, text, mutant }: Sampled): Survivor => ({
  file,
  line: lineAt(text, mutant.start),
  was: clip(text.slice(mutant.start, mutant.end)),
  now: mutant.isStatement ? '' : clip(mutant.now),
});

const { game, sample, seed, json } = options();
const picked = pick(game, sample, seed);
const copies = Array.from({ length: WORKERS }, () => new WorkingCopy());
process.on('exit', () => {
  for (const copy of copies) copy.remove();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const { files, failing } = await whoReaches(copies[0]!, game.tests, picked);
const short = (file: string): string => relative(copies[0]!.folder, file).replaceAll('\\', '/');
for (const file of failing) console.error(`mutants: ${short(file)} fails as it is and is left out`);

const bar = progressBar(process.stderr, picked.length);
const survived = new Set<Sampled>();
const queue = [...picked.entries()];
let done = 0;
const work = async (copy: WorkingCopy): Promise<void> => {
  copy.write('mutants.config.mjs', "export default { test: { include: ['packages/*/test/**/*.test.ts'] } };\n");
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [id, one] = next;
    if (!(await isCaught(copy, one, files[id]!.map(short)))) survived.add(one);
    bar.tell(++done);
  }
};
await Promise.all(copies.map(work));
bar.end();

const survivors = picked.filter((one) => survived.has(one)).map(survivorOf);
const caught = picked.length - survivors.length;
if (json) console.log(JSON.stringify({ mutants: picked.length, caught, survivors }, null, 2));
else {
  for (const { file, line, was, now } of survivors) console.log(`${file}:${line}: ${was}  →  ${now || '(nothing)'}`);
  console.log(`${caught} of ${picked.length} mutants caught (${Math.round((100 * caught) / picked.length)} %)`);
}
process.exitCode = caught < ENOUGH * picked.length ? 1 : 0;
