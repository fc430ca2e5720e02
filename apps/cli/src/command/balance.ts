import { writeFileSync } from 'node:fs';
import { say } from '@holotisch/engine';
import type { Call, Command, Outcome } from '../command.ts';
import { namedGame } from '../named-game.ts';
import { type Balance, balanceOf, type Fought, pictureOf, type Rate } from '../sim/balance.ts';
import { type Fixture, isBroken, type Played, type Task } from '../sim/play.ts';
import { playAll } from '../sim/pool.ts';
import { asJson } from '../sim/study.ts';
import { editionNamed, knownPlayers, numberOf, sideNamed } from '../sim/task.ts';
import { usage } from '../stop.ts';

const MOST_GAMES = 10_000;
const MOST_WORKERS = 256;
const MOST_LISTS = 40;

/** `balance`: the same player with one list against another, from both seats: which list is how good? */
export const balanceCommand: Command = {
  name: 'balance',
  operands: [],
  options: {
    game: { type: 'string' },
    edition: { type: 'string' },
    lists: { type: 'string' },
    level: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    svg: { type: 'string' },
  },
  async run(call) {
    const { world, options } = call;
    const said = (name: string): string | undefined => options[name] as string | undefined;
    const manifest = (await namedGame(call)) ?? (await world.games(world.gameIds.slice(0, 1))).all[0]!;
    const games = await manifest.lists();
    const names = [...new Set((said('lists') ?? '').split(',').filter((name) => name !== ''))];
    if (names.length < 2 || names.length > MOST_LISTS) throw usage(say('cli.balance.tooFew', { most: MOST_LISTS }));
    const sides = await Promise.all(names.map((name) => sideNamed(call, games, name)));
    const level = said('level') ?? 'veteran';
    knownPlayers(manifest, [level]);
    const edition = editionNamed(manifest, said('edition'));
    const each = numberOf(call, 'games', MOST_GAMES) ?? 20;
    const workers = numberOf(call, 'workers', MOST_WORKERS);
    const pairs = names.flatMap((_, a) => names.slice(a + 1).map((__, i) => [a, a + 1 + i] as const));
    const seated = Array.from({ length: each }, (_, n) =>
      pairs.map(([a, b]) => (n % 2 === 0 ? ([a, b] as const) : ([b, a] as const))),
    ).flat();
    const task: Task = {
      game: manifest.id,
      ...(edition !== undefined && { edition }),
      fixtures: seated.map((pair): Fixture => ({ sides: pair.map((n) => sides[n]!), players: [level, level] })),
      seed: said('seed') ?? '1',
      verify: false,
      files: false,
      circumstances: true,
    };
    const bar = world.bar(seated.length);
    const stop = new AbortController();
    const noMore = world.onInterrupt(() => stop.abort());
    try {
      const tell = (played: readonly Played[]) => bar.tell(played.length);
      const manner = { stop: stop.signal, tell, batch: 1, ...(workers !== undefined && { workers }) };
      const { played } = await playAll(task, seated.length, manner);
      const fought = played.flatMap((one): Fought[] =>
        isBroken(one) ? [] : [{ lists: seated[one.index]!, winner: one.winner, circumstances: one.circumstances }],
      );
      return outcome(call, balanceOf(names, fought), played, seated.length);
    } finally {
      noMore();
      bar.end();
    }
  },
};

const percent = (n: number): number => Math.round(n * 1000) / 10;
const figures = ({ games, rate, error }: Rate) => ({ games, rate: percent(rate), error: percent(error) });

function outcome({ words, options }: Call, balance: Balance, played: readonly Played[], count: number): Outcome {
  const { lists, matrix, overall, first, firstSeat, objectives } = balance;
  const picture = options['svg'];
  if (typeof picture === 'string')
    writeFileSync(picture, pictureOf(balance, words(say('cli.balance.title')), words(say('cli.balance.total'))));
  const broken = played.filter(isBroken);
  const lines = [
    say('cli.balance.first', figures(first)),
    say('cli.balance.firstSeat', figures(firstSeat)),
    ...Object.entries(objectives).map(([name, rate]) => say('cli.balance.objective', { name, ...figures(rate) })),
    ...(played.length < count ? [say('cli.sim.unplayed', { count: count - played.length })] : []),
    ...broken.map(({ index, fault }) => say('cli.sim.fault', { number: index, message: fault })),
    ...(typeof picture === 'string' ? [say('cli.balance.picture', { file: picture })] : []),
  ];
  const cell = (rate: Rate | null) => (rate ? `${percent(rate.rate)} ± ${percent(rate.error)}` : '–');
  const rows = [
    ['', ...lists, words(say('cli.balance.total'))],
    ...lists.map((name, a) => [name, ...matrix[a]!.map(cell), cell(overall[a]!)]),
  ];
  return {
    ok: played.length === count && broken.length === 0,
    json: asJson({ ...balance, broken: broken.map(({ index, fault }) => ({ index, fault })) }),
    text: () => `${asTable(rows)}\n${lines.map((line) => `${words(line)}\n`).join('')}`,
  };
}

/** In columns: names to the left, figures to the right. */
function asTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!))).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
