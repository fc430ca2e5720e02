import { say } from '@holotisch/engine';
import type { AnyLists, AnyManifest } from '@holotisch/games';
import { rngOf } from '@holotisch/players';
import type { Call, Command, Outcome } from '../command.ts';
import { namedGame } from '../named-game.ts';
import { shareOf } from '../named-share.ts';
import { ladderOf, type Meeting, ratesOf } from '../sim/ladder.ts';
import { type Fixture, isBroken, type Played, type Task } from '../sim/play.ts';
import { type PoolResult, playAll } from '../sim/pool.ts';
import { type About, asJson, joined, type Kept, keptOf, readStudy, type Study, writeStudy } from '../sim/study.ts';
import { playAtTable } from '../sim/table.ts';
import { editionNamed, knownPlayers, numberOf } from '../sim/task.ts';
import { merged, secondsOf } from '../sim/thought.ts';
import { usage } from '../stop.ts';

const MOST_GAMES = 10_000;
const MOST_WORKERS = 256;

/**
 * `arena`: computer players meet each other with the same lists from both seats; who is how strong? A study can be left
 * and taken up again, and shared out among machines: `arena merge` puts the shares together.
 */
export const arenaCommand: Command = {
  name: 'arena',
  operands: [],
  more: true,
  options: {
    game: { type: 'string' },
    edition: { type: 'string' },
    lists: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    shard: { type: 'string' },
    file: { type: 'string' },
    bot: { type: 'string' },
  },
  run: (call) => (call.operands.length > 0 ? merge(call) : play(call)),
};

async function play(call: Call): Promise<Outcome> {
  const { world, options } = call;
  const said = (name: string): string | undefined => options[name] as string | undefined;
  const manifest = (await namedGame(call)) ?? (await world.games(world.gameIds.slice(0, 1))).all[0]!;
  const players = [
    ...new Set(said('players')?.split(',') ?? ['random', ...manifest.players.map((player) => player.id)]),
  ];
  const bot = addressOf(said('bot'));
  knownPlayers(manifest, players);
  if (players.length < (bot ? 1 : 2)) throw usage(say('cli.arena.tooFew'));
  // Who takes any answer sits at no table of a server.
  if (bot && players.includes(RANDOM)) throw usage(say('cli.arena.notOnline', { player: RANDOM }));
  const about: About = {
    game: manifest.id,
    edition: editionNamed(manifest, said('edition')) ?? null,
    lists: said('lists') ?? 'full',
    players: bot ? [BOT, ...players] : players,
    ...(bot && { bot: true }),
    games: numberOf(call, 'games', MOST_GAMES) ?? 20,
    seed: said('seed') ?? '1',
  };
  const fixtures = await fixturesOf(manifest, about);
  const file = said('file');
  const before = file === undefined ? undefined : readStudy(file, about);
  if (before === 'other') throw usage(say('cli.arena.otherStudy', { file: file! }));
  const kept: Kept[] = [...(before?.ended ?? [])];
  const known = new Set(kept.map(({ index }) => index));
  // Both games of two players with one list stay together.
  const [own, all] = shareOf(said('shard'));
  const numbers = fixtures.map((_, index) => index).filter((index) => index % all === own - 1 && !known.has(index));
  const task: Task = {
    game: about.game,
    ...(about.edition !== null && { edition: about.edition }),
    fixtures,
    seed: about.seed,
    verify: false,
    files: false,
    timed: true,
    numbers,
  };
  const workers = numberOf(call, 'workers', MOST_WORKERS);
  const bar = world.bar(numbers.length);
  const stop = new AbortController();
  const noMore = world.onInterrupt(() => stop.abort());
  const keep = (played: readonly Played[]): Study => ({
    about,
    ended: [...kept, ...keptOf(played, (index) => fixtures[index]!)],
  });
  try {
    const tell = (played: readonly Played[]) => {
      bar.tell(played.length);
      if (file !== undefined) writeStudy(file, keep(played));
    };
    const manner = { stop: stop.signal, tell, batch: 1, ...(workers !== undefined && { workers }) };
    const { played, seconds } = bot
      ? await playOnline(call, { manifest, about, fixtures, numbers, address: bot, stop: stop.signal, tell })
      : await playAll(task, numbers.length, manner);
    const unplayed = numbers.length - played.length;
    return outcome(call, keep(played), { seconds, unplayed, broken: played.filter(isBroken) });
  } finally {
    noMore();
    bar.end();
  }
}

/** Whoever plays from outside, and who never does. */
const BOT = 'bot';
const RANDOM = 'random';

function addressOf(said: string | undefined): URL | undefined {
  if (said === undefined) return undefined;
  const url = URL.parse(said);
  if (url === null || !/^https?:$/.test(url.protocol)) throw usage(say('cli.arena.badAddress', { said }));
  return url;
}

interface OnlineStudy {
  readonly manifest: AnyManifest;
  readonly about: About;
  readonly fixtures: readonly Fixture[];
  readonly numbers: readonly number[];
  readonly address: URL;
  readonly stop: AbortSignal;
  tell(played: readonly Played[]): void;
}

/** One match after the other: each link is told to whoever brings the bot. Its dice are the server's, so no two runs are alike. */
async function playOnline(
  { world, words }: Call,
  { manifest, about, fixtures, numbers, address, stop, tell }: OnlineStudy,
): Promise<PoolResult> {
  const { forms } = await manifest.lists();
  const began = performance.now();
  const played: Played[] = [];
  const tellLink = (link: string) => world.err(`${words(say('cli.arena.link', { link }))}\n`);
  for (const index of numbers) {
    const { sides, players } = fixtures[index]!;
    const seat = players.indexOf(BOT) === 0 ? 1 : 0;
    const list = forms[0]!.write((sides[0] as { readonly list: unknown }).list);
    const { game, edition } = about;
    const end = await playAtTable(
      address,
      index,
      { game, edition, list, seat, level: players[seat]! },
      { tellLink, stop },
    );
    if (end === undefined) break;
    played.push(end);
    tell(played);
  }
  return { played, seconds: (performance.now() - began) / 1000 };
}

/** `arena merge A B …`: the figures of all shares together. */
async function merge(call: Call): Promise<Outcome> {
  const [word, ...files] = call.operands;
  if (word !== 'merge' || files.length === 0) throw usage(say('cli.arena.mergeWhat'));
  const studies = files.map((file) => {
    const study = readStudy(file);
    if (study === undefined || study === 'other') throw usage(say('cli.arena.noStudy', { file }));
    return study;
  });
  const whole = joined(studies);
  if (whole === undefined) throw usage(say('cli.arena.notTogether'));
  const pairs = pairsIn(whole.about).length;
  const unplayed = pairs * whole.about.games - whole.ended.length;
  return outcome(call, whole, { seconds: 0, unplayed, broken: [] });
}

/** Every two players meet so many times: each list against itself, and with changed seats. */
async function fixturesOf(manifest: AnyManifest, about: About): Promise<readonly Fixture[]> {
  const lists: AnyLists = await manifest.lists();
  const drawn = /^random:(\d{1,4})$/.exec(about.lists);
  const usual = about.edition === null ? manifest.editions[0]!.edition : about.edition;
  const ready = lists.ready.filter(
    ({ size, list }) => size === about.lists && (lists.editionOf?.(list) ?? usual) === usual,
  );
  const listAt = (n: number): unknown => {
    if (drawn) return lists.random?.(Number(drawn[1]), rngOf(`${about.seed}/list/${n}`), usual);
    return ready[n % Math.max(1, ready.length)]?.list;
  };
  if (listAt(0) === undefined) throw usage(say('cli.arena.badLists', { said: about.lists }));
  return Array.from({ length: about.games }, (_, n) => {
    const list = listAt(Math.floor(n / 2));
    const sides = [{ list }, { list }];
    return pairsIn(about).map((pair) => ({ sides, players: n % 2 === 0 ? pair : pair.toReversed() }));
  }).flat();
}

const pairsOf = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));

/** Who meets whom: whoever comes from outside meets everybody else, and they do not meet each other. */
const pairsIn = ({ players, bot }: About): readonly (readonly [string, string])[] =>
  pairsOf(players).filter(([a]) => !bot || a === BOT);

/** Who has met in the game of this number, by seat. */
function seatedIn(about: About, index: number): readonly string[] {
  const pairs = pairsIn(about);
  const pair = pairs[index % pairs.length]!;
  return Math.floor(index / pairs.length) % 2 === 0 ? pair : pair.toReversed();
}

function meetingOf([a, b]: readonly [string, string], { about, ended }: Study): Meeting {
  const found = { a, b, won: 0, lost: 0, drawn: 0 };
  for (const { index, winner } of ended) {
    const seated = seatedIn(about, index);
    if (!(seated.includes(a) && seated.includes(b))) continue;
    if (winner === null) found.drawn++;
    else if (seated[winner] === a) found.won++;
    else found.lost++;
  }
  return found;
}

interface Run {
  readonly seconds: number;
  readonly unplayed: number;
  readonly broken: readonly { readonly index: number; readonly fault: string }[];
}

const round = (n: number): number => Math.round(n * 10) / 10;

function outcome({ words }: Call, study: Study, { seconds, unplayed, broken }: Run): Outcome {
  const names = study.about.players;
  const meetings = pairsIn(study.about).map((pair) => meetingOf(pair, study));
  const players = ladderOf(names, meetings).toSorted((a, b) => b.elo - a.elo);
  const pairs = meetings.map(ratesOf);
  const thinking = names.map((name) => {
    const all = merged(...study.ended.map(({ thought }) => thought[name] ?? {}));
    return { name, median: secondsOf(all, 0.5), p99: secondsOf(all, 0.99) };
  });
  const failedDreams = study.ended.reduce((sum, one) => sum + (one.failedDreams ?? 0), 0);
  const found = { players, pairs, seconds: round(seconds), thinking, failedDreams };
  const percent = (rate: number) => round(rate * 100);
  const lines = [
    ...players.map(({ name, elo, error }) => say('cli.arena.player', { name, elo, error })),
    ...pairs.map(({ a, b, games, winRateA, error }) =>
      say('cli.arena.pair', { a, b, games, rate: percent(winRateA), error: percent(error) }),
    ),
    ...thinking.map(({ name, median, p99 }) => say('cli.arena.thinking', { name, median, p99 })),
    ...(unplayed > 0 ? [say('cli.sim.unplayed', { count: unplayed })] : []),
    ...(failedDreams > 0 ? [say('cli.sim.failedDreams', { count: failedDreams })] : []),
    ...broken.map(({ index, fault }) => say('cli.sim.fault', { number: index, message: fault })),
  ];
  return {
    ok: unplayed === 0 && broken.length === 0,
    json: asJson(found),
    text: () => lines.map((line) => `${words(line)}\n`).join(''),
  };
}
