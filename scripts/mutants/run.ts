// `npm run mutants -- --game xwing|armada|legion --sample 60 [--seed N] [--json]`: do the tests notice when a rule is broken?
//
// Breaks random places of the rules code one at a time, in a copy of the working tree, and runs the test files that
// reach the place. A break that no test notices has survived: a rule there is not proven. Ends with 1 where fewer
// than 90 % are caught.
//
// Before anything is broken, an unchanged control goes the same way: the same copies, the same selections of test files,
// the same options. If it is 'caught', the tests fail by themselves and a score would mean nothing: none is printed.
//
// Our own small tool: StrykerJS brings over a hundred packages and its own idea of a test run, and needs TypeScript's
// old programming interface. This one needs nothing but the parser that comes with Vite.
//
// A test names the rule by its clause, or by the card whose text was broken: most cards have no clause of their own. Both
// are counted, the clauses apart; where the first to notice names nothing, those that name it are asked as well.
//
// Left out: facts (data), words (text), ready-made and random lists, readers of files, invariants (`verify`,
// `throw`), and everything that only tells or explains: `emit`, `say`, labels, prompts, measures, sampled answers and where
// to look for them first (`…-sample.ts`), and what only makes something quicker, where the code says so (places.ts).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../apps/cli/src/progress.ts';
import { quickRng } from '../../packages/engine/src/random.ts';
import { root } from '../project.ts';
import { ENDLESS, WorkingCopy } from './copy.ts';
import { CLAUSE, cardsIn, namesAnyOf, naming } from './names.ts';
import { broken, lineAt, placesIn } from './places.ts';
import { type Sampled, whoReaches } from './reach.ts';

/**
 * No rules, in any game: facts, words, what reads files or checks their shape, what only asks or writes, and which of all legal
 * lists is drawn by chance (that they are legal is for those who judge lists).
 */
const EVERYWHERE = [
  'data/',
  'text/',
  'index.ts',
  'position/override.ts',
  'position/read.ts',
  'position/verify.ts',
  'questions/questions.ts',
  'build/card-names.ts',
  'build/random.ts',
  'build/import.ts',
  'build/read.ts',
];

/** `leftOut`: how the names of files begin that hold no rules. */
const GAMES: Readonly<
  Record<string, { readonly sources: string; readonly tests: readonly string[]; readonly leftOut: readonly string[] }>
> = {
  xwing: {
    sources: 'packages/xwing/src',
    tests: ['packages/xwing/test', 'packages/odds/test/xwing'],
    leftOut: [...EVERYWHERE, 'squads/', 'build/print.ts', 'build/text', 'build/xws.ts'],
  },
  armada: {
    sources: 'packages/armada/src',
    tests: ['packages/armada/test', 'packages/odds/test/armada'],
    leftOut: [
      ...EVERYWHERE,
      'fleets/',
      'view/asking.ts',
      'build/print.ts',
      'build/text-',
      'build/json-',
      'build/own.ts',
      'flow/setup/deployment-sample.ts',
    ],
  },
  legion: {
    sources: 'packages/legion/src',
    tests: ['packages/legion/test', 'packages/odds/test/legion'],
    leftOut: [
      ...EVERYWHERE,
      'armies/',
      'tables/',
      'questions/shapes.ts',
      'position/hand-change.ts',
      'view/asking.ts',
      'build/text-',
      'build/json-',
      'build/hq',
      'build/link',
      'build/draft',
      'build/own.ts',
      'build/stored.ts',
      'flow/activation/move/sample.ts',
      'flow/objectives/marker-sample.ts',
      'flow/setup/deployment-sample.ts',
    ],
  },
};
const ENOUGH = 0.9;
const NAMES_A_CLAUSE = new RegExp(CLAUSE);
/** So many selections of tests are run on unbroken code first, the first of them with the slow ones. */
const CONTROLS = 4;
/** So often those that name the rule are looked for, where files cannot be loaded. */
const LOOKS = 5;
const WORKERS = Math.min(2, availableParallelism());
/** Tests that take long and see everything: asked only when no other has noticed anything. */
const SLOW = /\/test\/(random|nets)\//;

interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly now: string;
}

const USAGE = `mutants: --game ${Object.keys(GAMES).join('|')} --sample NUMBER --seed NUMBER [--json]`;

function fail(): never {
  console.error(USAGE);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string', default: 'xwing' },
        sample: { type: 'string', default: '60' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    return fail();
  }
}

function options() {
  const values = given();
  const game = GAMES[values.game];
  const [sample, seed] = [Number(values.sample), Number(values.seed)];
  if (game === undefined || !(Number.isInteger(sample) && sample > 0) || !Number.isInteger(seed)) return fail();
  return { game, sample, seed, json: values.json };
}

/** So many places out of all, each broken in one of the ways there are; the same ones for the same seed. */
function pick({ sources, leftOut }: (typeof GAMES)[string], count: number, seed: number): Sampled[] {
  const folder = join(root, sources);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && statSync(join(folder, name)).isFile());
  const moved = leftOut.filter((one) => !files.some((name) => name.startsWith(one)));
  // A file that has moved would be broken from then on, and nobody would notice why the score falls.
  if (moved.length > 0) throw new Error(`nothing in ${sources} is called so any more: ${moved.join(', ')}`);
  const all = files
    .filter((name) => !leftOut.some((one) => name.startsWith(one)))
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

/** Which of these tests fails first as the copy is now. They are asked in this order; `titles`: only those of such a title. */
async function noticedBy(copy: WorkingCopy, tests: readonly string[], titles?: RegExp): Promise<string | undefined> {
  if (tests.length === 0) return undefined;
  copy.configure('mutants.config.mjs', { setupFiles: ['./begun.mjs'], order: tests });
  const only = titles ? [`--testNamePattern=${titles.source}`] : [];
  return copy.firstFailure(['--config=mutants.config.mjs', '--bail=1', '--no-file-parallelism', ...only], usual);
}

const nameOf = (file: string): string => file.replace(/^.*\/(?:src|test)\//, '').replace(/(\.test)?\.ts$/, '');

/** The test of the broken file itself comes first, then its neighbours, then the quick ones; the slow ones come last. */
function inOrder(tests: readonly string[], { file }: Sampled): string[] {
  const [whole, folder] = [nameOf(file), nameOf(`${dirname(file)}/`)];
  const nearness = (test: string): number => {
    if (SLOW.test(test)) return 3;
    const name = nameOf(test);
    if (name === whole || name.endsWith(`/${basename(whole)}`)) return 0;
    return name.startsWith(folder) && folder !== '' ? 1 : 2;
  };
  return [...tests].sort((a, b) => nearness(a) - nearness(b));
}

interface Catch {
  /** The test that notices first. */
  readonly by: string;
  /** The first one whose title names the rule, if there is any. */
  readonly named?: string;
}

/** Who notices that this place is broken. Which of two tests comes first is an accident, so both are asked. */
async function caughtBy(copy: WorkingCopy, one: Sampled, tests: readonly string[]): Promise<Catch | undefined> {
  const { file, text, mutant } = one;
  copy.write(file, broken(text, mutant));
  try {
    const by = await noticedBy(copy, tests);
    if (by === undefined) return undefined;
    if (by === ENDLESS) return { by }; // nor would it the second time
    const titles = naming(one);
    if (titles.test(by) || (file.includes('/cards/phrases/') && namesAnyOf(by, cards))) return { by, named: by };
    let rest = tests.filter((test) => !SLOW.test(test));
    let named: string | undefined = by;
    for (let i = 0; i < LOOKS && named !== undefined && (i === 0 || named.endsWith('.test.ts')); i++) {
      // a file that cannot even be loaded says nothing of its tests, and would always come first
      const unloaded = named;
      rest = rest.filter((test) => !unloaded.endsWith(test));
      named = await noticedBy(copy, rest, titles);
    }
    return named !== undefined && titles.test(named) ? { by, named } : { by };
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
const cards = cardsIn(join(root, game.sources, 'cards'));
const picked = pick(game, sample, seed);
const copies = Array.from({ length: WORKERS }, () => new WorkingCopy());
process.on('exit', () => {
  for (const copy of copies) copy.remove();
});

const { files, failing, usual: took } = await whoReaches(copies[0]!, game.tests, picked);
const short = (file: string): string => relative(copies[0]!.folder, file).replaceAll('\\', '/');
const usual = new Map([...took].map(([file, ms]) => [short(file), ms]));
for (const file of failing) console.error(`mutants: ${short(file)} fails as it is and is left out`);

/** Takes everything of the list in turn, as many at once as there are copies. */
async function each<T>(
  list: readonly T[],
  work: (copy: WorkingCopy, one: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = [...list.entries()];
  const serve = async (copy: WorkingCopy) => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(copy, next[1], next[0]);
  };
  await Promise.all(copies.map(serve));
}

const tests = files.map((list, i) => inOrder(list.map(short), picked[i]!));
const bar = progressBar(process.stderr, picked.length + Math.min(CONTROLS, picked.length));
let done = 0;

// The control: selections from all over the sample, on code that nobody has touched.
const controls = tests.filter(
  (_, i) => Math.floor((i * CONTROLS) / tests.length) > Math.floor(((i - 1) * CONTROLS) / tests.length),
);
const control = { runs: controls.length, caught: 0 };
await each(controls, async (copy, selection, index) => {
  if (await noticedBy(copy, index === 0 ? selection : selection.filter((test) => !SLOW.test(test)))) control.caught++;
  bar.tell(++done);
});
if (control.caught > 0) {
  bar.end();
  console.error(`mutants: ${control.caught} of ${control.runs} unchanged copies were 'caught': no score can be given`);
  process.exit(1);
}

const survived = new Set<Sampled>();
const noticed: (Survivor & Catch)[] = [];
await each(picked, async (copy, one, index) => {
  const by = await caughtBy(copy, one, tests[index]!);
  if (by !== undefined) noticed.push({ ...survivorOf(one), ...by });
  else {
    survived.add(one);
    const { file, line, was, now } = survivorOf(one);
    console.error(`survived ${tests[index]!.length} test files: ${file}:${line}: ${was}  →  ${now || '(nothing)'}`);
  }
  bar.tell(++done);
});
bar.end();

const survivors = picked.filter((one) => survived.has(one)).map(survivorOf);
const caught = picked.length - survivors.length;
const byClause = noticed.filter(({ named = '' }) => NAMES_A_CLAUSE.test(named)).length;
const byName = noticed.filter(({ named }) => named !== undefined).length;
const mutants = picked.length;
if (json) console.log(JSON.stringify({ mutants, caught, byName, byClause, control, survivors, noticed }, null, 2));
else {
  for (const { file, line, was, now } of survivors) console.log(`${file}:${line}: ${was}  →  ${now || '(nothing)'}`);
  console.log(`control: ${control.runs} unchanged copies, ${control.caught} caught`);
  console.log(`${caught} of ${picked.length} mutants caught (${Math.round((100 * caught) / picked.length)} %)`);
  console.log(`${byName} of them by a test that names the clause or the card, ${byClause} the clause`);
}
process.exitCode = caught < ENOUGH * picked.length ? 1 : 0;
