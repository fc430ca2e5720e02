// `npm run load`: many live matches on one machine, the load generator included. The last line of `--json` is one object.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@holotisch/games';
import type { NewMatchRequest } from '@holotisch/online';
import { createMatch, Player } from './online/player.ts';
import { ServerProcess } from './online/server-process.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    game: { type: 'string', default: 'xwing' },
    lists: { type: 'string', default: 'first' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string) => process.stderr.write(`${text}\n`);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

const EVERY_MS = 3000;
const COUNT = Number(values.matches);
const SECONDS = Number(values.seconds);

async function request(): Promise<NewMatchRequest> {
  const manifest = await loadGame(values.game);
  if (!manifest) throw new Error(`no game ${values.game}`);
  const lists = await manifest.lists();
  const wanted = values.lists === 'even' ? lists.even : lists.first;
  const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
  return { game: values.game, lists: wanted.map(text), layOut: true };
}

interface Table {
  players: readonly [Player, Player];
}

class Crowd {
  readonly #server: ServerProcess;
  readonly #wanted: NewMatchRequest;
  readonly tables: Table[] = [];
  latencies: number[] = [];
  decisions = 0;
  refused = 0;
  /** Whoever is asked decides at once. */
  hurried = false;

  constructor(server: ServerProcess, wanted: NewMatchRequest) {
    this.#server = server;
    this.#wanted = wanted;
  }

  async open(number: number): Promise<Table> {
    const { match, seats } = await createMatch(this.#server.url, this.#wanted);
    const events = {
      decided: (ms: number, { ok }: { readonly ok: boolean }) => {
        if (!ok) this.refused++;
        else {
          this.decisions++;
          this.latencies.push(ms);
        }
      },
      seen: (player: Player) => {
        if (this.hurried) setImmediate(() => void this.hurry(player));
      },
    };
    const players = seats.map(({ token, seat }) => new Player(match, token, number * 2 + seat, events)) as [
      Player,
      Player,
    ];
    for (const player of players) await player.connect(this.#server.url);
    for (const player of players) await player.ready();
    return { players };
  }

  async fill(count: number): Promise<void> {
    const AT_ONCE = 16;
    let next = 0;
    const work = async () => {
      while (next < count) {
        const number = next++;
        this.tables.push(await this.open(number));
        if (this.tables.length % 200 === 0) say(`${this.tables.length} tables`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async hurry(player: Player): Promise<void> {
    if (!this.hurried) return;
    await player.decide();
    if (this.hurried && player.asked && !player.isDeciding) setImmediate(() => void this.hurry(player));
  }

  /** One decision of each table every three seconds; those whose match is over begin another. */
  async live(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      this.tables.map(async (_, i) => {
        await pause((EVERY_MS * i) / this.tables.length);
        while (performance.now() < end) {
          const next = performance.now() + EVERY_MS;
          const { players } = this.tables[i]!;
          if (players[0].seen?.sight.over) {
            for (const player of players) player.leave();
            this.tables[i] = await this.open(i + COUNT);
          } else {
            const asked = players.find((player) => player.asked && !player.isDeciding);
            await asked?.decide();
          }
          await pause(Math.max(0, next - performance.now()));
        }
      }),
    );
  }
}

const place = mkdtempSync(join(tmpdir(), 'holotisch-load-'));
const database = values.database ?? join(place, 'load.sqlite');
const IDLE_MS = 12_000;
const server = await new ServerProcess(database, '--idle', String(IDLE_MS), '--games', values.game).start();
try {
  const wanted = await request();
  // Everything is warm and loaded before the memory is looked at.
  const warm = new Crowd(server, wanted);
  await warm.fill(5);
  await warm.live(1);
  for (const { players } of warm.tables) for (const player of players) player.leave();
  await pause(500);
  const empty = await server.memory();

  const crowd = new Crowd(server, wanted);
  const before = performance.now();
  await crowd.fill(COUNT);
  say(`${COUNT} tables in ${((performance.now() - before) / 1000).toFixed(1)} s`);
  const awake = await server.memory();

  const cpu = await server.memory();
  const own = process.cpuUsage();
  const begun = performance.now();
  crowd.latencies = [];
  crowd.decisions = 0;
  await crowd.live(SECONDS);
  const lasted = (performance.now() - begun) / 1000;
  const latencies = crowd.latencies.toSorted((a, b) => a - b);
  const decisionsPerSecond = crowd.decisions / lasted;
  const after = await server.memory();
  const { user, system } = process.cpuUsage(own);
  say(
    `steady: ${decisionsPerSecond.toFixed(0)}/s, p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms, refused ${crowd.refused}, ` +
      `server ${(after.cpu - cpu.cpu).toFixed(1)} s CPU, generator ${((user + system) / 1e6).toFixed(1)} s CPU of ${lasted.toFixed(1)} s`,
  );

  // As fast as it goes, for a while.
  crowd.decisions = 0;
  crowd.latencies = [];
  crowd.hurried = true;
  const peakCpu = await server.memory();
  const peakBegun = performance.now();
  for (const { players } of crowd.tables) for (const player of players) void crowd.hurry(player);
  await pause(Math.min(10, SECONDS) * 1000);
  const peakDecisionsPerSecond = crowd.decisions / ((performance.now() - peakBegun) / 1000);
  crowd.hurried = false;
  const peakAfter = await server.memory();
  say(`peak: ${peakDecisionsPerSecond.toFixed(0)}/s, server ${(peakAfter.cpu - peakCpu.cpu).toFixed(1)} s CPU`);

  // Nobody does anything: the tables are put away, the connections stay.
  let idle = await server.memory();
  for (let i = 0; i < 60 && idle.awake > 0; i++) {
    await pause(1000);
    idle = await server.memory();
  }
  const memoryPerIdleMatch = Math.round((idle.heap - empty.heap) / COUNT);
  const memoryPerAwakeMatch = Math.round((awake.heap - empty.heap) / COUNT);
  say(
    `memory of a match: ${memoryPerAwakeMatch} bytes awake (new), ${memoryPerIdleMatch} bytes idle with both connected; rss ${(idle.rss / 1e6).toFixed(0)} MB`,
  );
  for (const { players } of crowd.tables) for (const player of players) player.leave();
  await server.kill('SIGTERM');
  const round = (n: number) => Math.round(n * 10) / 10;
  const report = {
    matches: COUNT,
    game: values.game,
    database: server && /^postgres/.test(database) ? 'postgres' : 'sqlite',
    decisionsPerSecond: round(decisionsPerSecond),
    p50: round(quantile(latencies, 0.5)),
    p99: round(quantile(latencies, 0.99)),
    memoryPerIdleMatch,
    memoryPerAwakeMatch,
    peakDecisionsPerSecond: round(peakDecisionsPerSecond),
    refused: crowd.refused,
    against: null,
  };
  if (values.json) console.log(JSON.stringify(report));
} finally {
  await server.kill('SIGTERM');
  rmSync(place, { recursive: true, force: true });
}
process.exit(0);
