// `npm run fuzz -- --inputs 20000 [--seed N] [--first N] [--game NAME] [--json]`: is every answer clear and quick?
//
// Harms real inputs of every game (lists, match files, scenarios, positions, setups, links, messages to a room, answers,
// changes by hand) and lets the program answer. Whatever is not taken has to be refused in words, in both languages,
// within a second and 500 MB. Ends with 1 where something was not. `--first N --inputs 1` tries one input again.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playableIds } from '@holotisch/games';
import { progressBar } from '../../apps/cli/src/progress.ts';
import { endGroup, forkGroup } from '../boot/own-group.mjs';
import type { News, Order } from './child.ts';
import { HUNG_MS, type Lost, MOST_MEGABYTES, Tally } from './tally.ts';

const PROCESSES = Math.min(2, availableParallelism());

function fail(german: string, english: string): never {
  console.error(`holotisch: ${german} · ${english}`);
  process.exit(2);
}

const said = process.argv.slice(2).join(' ');

function given() {
  try {
    return parseArgs({
      options: {
        inputs: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        first: { type: 'string', default: '0' },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    return fail(`diese Optionen passen nicht: ${said}`, `these options will not do: ${said}`);
  }
}

function numberOf(name: string, text: string, least: number): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= 10_000_000) return n;
  return fail(`--${name} ist eine ganze Zahl ab ${least}`, `--${name} is a whole number from ${least} on`);
}

/** Tries these inputs in a process of their own; one that it does not survive is counted, and the rest goes on. */
async function tryAll(order: Order, tally: Tally, tell: () => void): Promise<void> {
  let left = order.indexes;
  while (left.length > 0) {
    const gone = await tryUntilLost({ ...order, indexes: left }, tally, tell);
    if (!gone) return;
    tally.lost(gone.index, gone.why);
    left = left.slice(left.indexOf(gone.index) + 1);
  }
}

function tryUntilLost(
  order: Order,
  tally: Tally,
  tell: () => void,
): Promise<{ readonly index: number; readonly why: Lost } | undefined> {
  return new Promise((resolve) => {
    const execArgv = [`--max-old-space-size=${MOST_MEGABYTES}`];
    const child = forkGroup(new URL('./child.ts', import.meta.url), [], {
      execArgv,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let trying = order.indexes[0]!;
    let why: Lost = 'died';
    let isDone = false;
    const kill = () => {
      why = 'hung';
      endGroup(child);
    };
    let watch = setTimeout(kill, HUNG_MS);
    child.on('message', (news: News) => {
      clearTimeout(watch);
      watch = setTimeout(kill, HUNG_MS);
      if ('trying' in news) trying = news.trying;
      else if ('outcome' in news) {
        tally.add(news.outcome);
        tally.memory(news.megabytes);
        tell();
      } else {
        isDone = true;
        child.disconnect();
      }
    });
    child.on('exit', () => {
      clearTimeout(watch);
      resolve(isDone ? undefined : { index: trying, why });
    });
    child.send(order);
  });
}

const values = given();
const inputs = numberOf('inputs', values.inputs, 1);
const seed = numberOf('seed', values.seed, 0);
const first = numberOf('first', values.first, 0);
const { game, json } = values;
if (game !== undefined && !playableIds.includes(game))
  fail(`--game ist eines von: ${playableIds.join(', ')}`, `--game is one of: ${playableIds.join(', ')}`);

const tally = new Tally();
const bar = progressBar(process.stderr, inputs);
const started = performance.now();
let done = 0;
const all = Array.from({ length: inputs }, (_, i) => first + i);
await Promise.all(
  Array.from({ length: PROCESSES }, (_, n) => {
    const indexes = all.filter((_i, at) => at % PROCESSES === n);
    return tryAll({ seed, indexes, ...(game !== undefined && { games: [game] }) }, tally, () => bar.tell(++done));
  }),
);
bar.end();
const seconds = Math.round((performance.now() - started) / 100) / 10;
const report = { ...tally.report(), seed, seconds };
if (json) console.log(JSON.stringify(report, null, 2));
else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(8)} ${JSON.stringify(value)}`);
process.exitCode = tally.ok ? 0 : 1;
