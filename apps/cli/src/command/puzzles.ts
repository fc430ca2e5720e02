import { appendFileSync } from 'node:fs';
import { type Message, say } from '@holotisch/engine';
import { groundOf } from '@holotisch/games/grounds';
import type { Puzzle } from '@holotisch/lessons/puzzles';
import { faultOf, renewed } from '@holotisch/lessons/puzzles/verify';
import type { Call, Command, Outcome } from '../command.ts';
import { namedGame } from '../named-game.ts';
import { shareOf } from '../named-share.ts';
import { makePuzzles } from '../puzzles/make.ts';
import { chosen, foundIn, keep, keptIn, shelfOf } from '../puzzles/shelf.ts';
import { numberOf } from '../sim/task.ts';
import { usage } from '../stop.ts';

const MOST = 100_000;
/** Answers are played out again for every puzzle of so many, unless all of it is asked for. */
const ONE_IN = 40;

/** `puzzles make | keep | verify`: finds puzzles in matches of the computer, keeps the best, and checks those that are kept. */
export const puzzlesCommand: Command = {
  name: 'puzzles',
  operands: ['WHAT'],
  more: true,
  options: {
    game: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string' },
    minutes: { type: 'string' },
    file: { type: 'string' },
    full: { type: 'boolean' },
  },
  async run(call) {
    const [what, ...files] = call.operands;
    if (what === 'make' && files.length === 0) return make(call);
    if (what === 'keep' && files.length > 0) return keepBest(call, files);
    if (what === 'verify' && files.length === 0) return verify(call);
    throw usage(say('cli.puzzles.what', { said: what ?? '' }));
  },
};

async function gameOf(call: Call) {
  const manifest = await namedGame(call);
  if (!manifest || !(await groundOf(manifest.id))) throw usage(say('cli.puzzles.whichGame'));
  return manifest;
}

async function make(call: Call): Promise<Outcome> {
  const { world, options } = call;
  const manifest = await gameOf(call);
  const count = numberOf(call, 'count', MOST) ?? 10;
  const minutes = numberOf(call, 'minutes', MOST);
  const file = options['file'];
  const ends = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const found: Puzzle[] = [];
  let isOver = false;
  const noMore = world.onInterrupt(() => {
    isOver = true;
  });
  const bar = world.bar(count);
  try {
    await makePuzzles({
      manifest,
      lists: await manifest.lists(),
      seed: typeof options['seed'] === 'string' ? options['seed'] : '1',
      count,
      shard: shareOf(options['shard'] as string | undefined),
      stopped: () => isOver || performance.now() > ends,
      found(puzzle) {
        found.push(puzzle);
        bar.tell(1);
        // At once, so that nothing is lost where somebody pulls the plug.
        if (typeof file === 'string') appendFileSync(file, `${JSON.stringify(puzzle)}\n`);
      },
    });
  } finally {
    noMore();
    bar.end();
  }
  const lines = found.map((one) => JSON.stringify(one));
  return {
    ok: found.length === count,
    json: { wanted: count, found: found.length },
    text: () =>
      typeof file === 'string'
        ? said(call, say('cli.puzzles.found', { count: found.length }))
        : `${lines.join('\n')}\n`,
  };
}

async function keepBest(call: Call, files: readonly string[]): Promise<Outcome> {
  const manifest = await gameOf(call);
  const path = shelfOf(call.world.root, manifest.id);
  const count = numberOf(call, 'count', MOST) ?? MOST;
  const all = files.flatMap(foundIn).filter(({ game }) => game === manifest.id);
  const good: Puzzle[] = [];
  for (const one of all) good.push(...[await renewed(one, manifest)].filter((puzzle) => puzzle !== undefined));
  const kept = chosen(good, count);
  keep(path, kept);
  return {
    ok: true,
    json: { found: all.length, kept: kept.length },
    text: () => said(call, say('cli.puzzles.kept', { found: all.length, count: kept.length })),
  };
}

async function verify(call: Call): Promise<Outcome> {
  const { world, options } = call;
  const named = await namedGame(call);
  const { all } = named ? { all: [named] } : await world.games();
  const faults: Message[] = [];
  let [puzzles, verified] = [0, 0];
  for (const manifest of all) {
    for (const [n, puzzle] of keptIn(shelfOf(world.root, manifest.id)).entries()) {
      const fault = await faultOf(puzzle, manifest, options['full'] === true || n % ONE_IN === 0);
      puzzles++;
      if (fault === undefined) verified++;
      else faults.push(say('cli.puzzles.fault', { game: puzzle.game, id: puzzle.id, fault }));
    }
  }
  const failed = faults.length;
  return {
    ok: failed === 0,
    json: { puzzles, verified, failed, faults: faults.map(call.words) },
    text: () => said(call, say('cli.puzzles.verified', { puzzles, verified, failed }), ...faults),
  };
}

const said = ({ words }: Call, ...lines: readonly Message[]): string =>
  lines.map((line) => `${words(line)}\n`).join('');
