import { type Json, say } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import type { Call, Command, Outcome } from '../command.ts';
import { namedGame } from '../named-game.ts';
import { ladderOf, type Meeting, ratesOf } from '../sim/ladder.ts';
import { type Fixture, fixtureOf, isBroken, type Played, type Task } from '../sim/play.ts';
import { playAll } from '../sim/pool.ts';
import { knownPlayers, numberOf } from '../sim/task.ts';
import { usage } from '../stop.ts';

const MOST_GAMES = 10_000;
const MOST_WORKERS = 256;

/** `arena`: computer players meet each other with the same lists from both seats; who is how strong? */
export const arenaCommand: Command = {
  name: 'arena',
  operands: [],
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
  },
  async run(call) {
    const { world, options } = call;
    const manifest = (await namedGame(call)) ?? (await world.games(world.gameIds.slice(0, 1))).all[0]!;
    const known = manifest.players.map((player) => player.id);
    const said = options['players'];
    const names = typeof said === 'string' ? [...new Set(said.split(','))] : ['random', ...known];
    knownPlayers(manifest, names);
    if (names.length < 2) throw usage(say('cli.arena.tooFew'));
    const games = numberOf(call, 'games', MOST_GAMES) ?? 20;
    const workers = numberOf(call, 'workers', MOST_WORKERS);
    const task: Task = {
      game: manifest.id,
      fixtures: fixturesOf(await manifest.lists(), names, games),
      seed: String(options['seed'] ?? '1'),
      verify: false,
      files: false,
    };
    const count = task.fixtures.length;
    const bar = world.bar(count);
    const stop = new AbortController();
    const noMore = world.onInterrupt(() => stop.abort());
    try {
      const tell = (played: readonly Played[]) => bar.tell(played.length);
      const own = { stop: stop.signal, tell, batch: 1, ...(workers !== undefined && { workers }) };
      const { played, seconds } = await playAll(task, count, own);
      return outcome(call, task, names, played, seconds);
    } finally {
      noMore();
      bar.end();
    }
  },
};

/** Every two players meet so many times: each list against itself, and with changed seats. */
function fixturesOf(lists: AnyLists, names: readonly string[], games: number): readonly Fixture[] {
  const full = lists.ready.filter(({ size }) => size === 'full');
  const among = full.length > 0 ? full : lists.ready;
  return Array.from({ length: games }, (_, n) => {
    const { list } = among[Math.floor(n / 2) % among.length]!;
    const sides = [{ list }, { list }];
    return pairsOf(names).map((pair) => ({ sides, players: n % 2 === 0 ? pair : pair.toReversed() }));
  }).flat();
}

const pairsOf = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));

function meetingOf([a, b]: readonly [string, string], task: Task, played: readonly Played[]): Meeting {
  const found = { a, b, won: 0, lost: 0, drawn: 0 };
  for (const one of played) {
    const { players } = fixtureOf(task, one.index);
    if (isBroken(one) || !(players.includes(a) && players.includes(b))) continue;
    if (one.winner === null) found.drawn++;
    else if (players[one.winner] === a) found.won++;
    else found.lost++;
  }
  return found;
}

function outcome(
  { words }: Call,
  task: Task,
  names: readonly string[],
  played: readonly Played[],
  seconds: number,
): Outcome {
  const meetings = pairsOf(names).map((pair) => meetingOf(pair, task, played));
  const players = ladderOf(names, meetings).toSorted((a, b) => b.elo - a.elo);
  const pairs = meetings.map(ratesOf);
  const faults = played.filter(isBroken);
  const found = { players, pairs, seconds: Math.round(seconds * 10) / 10 };
  const percent = (rate: number) => Math.round(rate * 1000) / 10;
  const lines = [
    ...players.map(({ name, elo, error }) => say('cli.arena.player', { name, elo, error })),
    ...pairs.map(({ a, b, games, winRateA, error }) =>
      say('cli.arena.pair', { a, b, games, rate: percent(winRateA), error: percent(error) }),
    ),
    ...faults.map(({ index, fault }) => say('cli.sim.fault', { number: index, message: fault })),
  ];
  return {
    ok: played.length === task.fixtures.length && faults.length === 0,
    json: JSON.parse(JSON.stringify(found)) as Json,
    text: () => lines.map((line) => `${words(line)}\n`).join(''),
  };
}
