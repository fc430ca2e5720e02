import { statSync } from 'node:fs';
import type { NewMatchRequest, Rulebooks } from '@holotisch/online';
import { loadRulebooks, openStore } from '@holotisch/server';
import { Game, GivenUp, type Script, type Surroundings } from './chaos-game.ts';
import { numbers } from './player.ts';
import type { PostgresServer } from './postgres-server.ts';
import { type Account, NOTHING, reckon } from './reckoning.ts';
import type { ServerProcess } from './server-process.ts';

/** What was done to the servers, what the players did, and what became of it. */
export type Tally = Readonly<Account> & {
  readonly games: number;
  readonly decisions: number;
  readonly kills: number;
  readonly restarts: number;
  readonly fullDisks: number;
  readonly cuts: number;
  readonly repeated: number;
  readonly reordered: number;
  readonly replayed: number;
  readonly chats: number;
  readonly proposals: number;
  readonly changes: number;
  readonly claims: number;
  /** Matches that did not come to their end. */
  readonly unfinished: number;
  /** Servers that have ended without having been killed. */
  readonly crashes: number;
};
export const ZERO: Tally = {
  ...NOTHING,
  games: 0,
  decisions: 0,
  kills: 0,
  restarts: 0,
  fullDisks: 0,
  cuts: 0,
  repeated: 0,
  reordered: 0,
  replayed: 0,
  chats: 0,
  proposals: 0,
  changes: 0,
  claims: 0,
  unfinished: 0,
  crashes: 0,
};

interface ArenaOptions {
  readonly database: string;
  readonly servers: readonly ServerProcess[];
  readonly games: number;
  readonly seed: number;
  readonly say: (text: string) => void;
  readonly postgres?: PostgresServer;
  /** Milliseconds without anything happening after which a match is given up. */
  readonly patience: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const AT_ONCE = 12;
/** Between two disasters, so that a slow machine gets on as well. */
const FEWEST_DECISIONS = 4;
const MORE_DECISIONS = 150;
/** Every so often it is the database, and every so often a disk is full when the server comes back: soon for the first time. */
const RESTART_EVERY = 9;
const FULL_EVERY = 5;
const FIRST = 2;
const FULL_MS = 2500;
/** Room for some decisions before nothing goes any more. */
const ROOM_MEGABYTES = 0.02;

/** Games in the middle of disasters, and the reckoning afterwards. */
export class Arena implements Surroundings {
  readonly #options: ArenaOptions;
  readonly #below: (n: number) => number;
  readonly #tally: { -readonly [K in keyof Tally]: number } = { ...ZERO };
  #over = false;
  /** How long the slowest start of a server has taken lately. */
  #startMs = 0;

  constructor(options: ArenaOptions) {
    this.#options = options;
    this.#below = numbers(options.seed);
  }

  async run(): Promise<Tally> {
    const { games, say } = this.#options;
    const books = await loadRulebooks();
    const wanted = await scripts(books);
    const disasters = this.#disasters();
    let next = 0;
    const work = async () => {
      while (next < games) {
        const number = next++;
        const game = new Game(this, wanted[number % wanted.length]!, this.#options.seed * 1000 + number);
        await this.#play(game);
        await this.#reckon(game, books);
        this.#tally.games++;
        if (this.#tally.games % 20 === 0) say(`${this.#tally.games} games, ${JSON.stringify(this.#tally)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    this.#over = true;
    await disasters;
    await (await this.#store()).close();
    return this.#tally;
  }

  async #play(game: Game): Promise<void> {
    try {
      await game.play();
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      this.#tally.unfinished++;
      this.#options.say(error.message);
      for (const player of game.players) player.leave();
      game.watcher?.leave();
    }
  }

  /** Kills a server at random moments, and now and then the database. */
  async #disasters(): Promise<void> {
    const { servers, postgres } = this.#options;
    const starting: Promise<unknown>[] = [];
    for (let n = 1; !this.#over; n++) {
      await this.#someDecisions();
      if (postgres && n % RESTART_EVERY === FIRST) {
        await postgres.restart();
        this.#tally.restarts++;
        continue;
      }
      const server = servers[this.#below(servers.length)]!;
      if (!server.isRunning && server.crashes.length === 0) continue;
      for (const how of server.crashes.splice(0)) {
        this.#options.say(`a server has ended by itself: ${how}`);
        this.#tally.crashes++;
      }
      await server.kill();
      this.#tally.kills++;
      if (!postgres && n % FULL_EVERY === FIRST) {
        await this.#fullDisk(server);
        continue;
      }
      // While it comes back, others may fall.
      starting.push(this.#start(server));
      if (servers.length === 1) await starting.at(-1);
    }
    await Promise.all(starting);
  }

  /** The server comes back to a disk on which hardly anything has room, until somebody tidies up. */
  async #fullDisk(server: ServerProcess): Promise<void> {
    const megabytes = statSync(this.#options.database).size / 1e6 + ROOM_MEGABYTES;
    await this.#start(server, '--most', String(megabytes));
    await pause(FULL_MS);
    await server.kill();
    this.#tally.kills++;
    this.#tally.fullDisks++;
    await this.#start(server);
  }

  async #start(server: ServerProcess, ...more: readonly string[]): Promise<void> {
    const begun = performance.now();
    await this.#patiently(() => server.start(...more));
    this.#startMs = Math.max(performance.now() - begun, this.#startMs / 2);
  }

  /**
   * Until so much has happened, and a moment longer: it may hit anything. On a machine on which starting takes long,
   * everything else does, too: servers that never live longer than it takes to begin a match would prove nothing.
   */
  async #someDecisions(): Promise<void> {
    const goal = this.#tally.decisions + FEWEST_DECISIONS + this.#below(MORE_DECISIONS);
    const soonest = performance.now() + this.#below(Math.ceil(1.5 * this.#startMs));
    const hasCrashed = () => this.#options.servers.some(({ crashes }) => crashes.length > 0);
    while ((this.#tally.decisions < goal || performance.now() < soonest) && !this.#over && !hasCrashed())
      await pause(5);
    await pause(this.#below(30));
  }

  get patience(): number {
    return this.#options.patience;
  }

  /** A server that is there, as far as one knows. */
  url(): string {
    const { servers } = this.#options;
    return servers[this.#below(servers.length)]!.url;
  }

  count(what: Parameters<Surroundings['count']>[0]): void {
    this.#tally[what]++;
  }

  async #reckon(game: Game, books: Rulebooks): Promise<void> {
    const store = await this.#store();
    const kept = await this.#patiently(() => store.load(game.match));
    if (!kept) return;
    const account = reckon(game, kept, books);
    for (const name of Object.keys(NOTHING) as (keyof Account)[]) this.#tally[name] += account[name];
  }

  /** The database, for whoever reckons: opened once. */
  #store(): ReturnType<typeof openStore> {
    this.#opened ??= this.#patiently(() => openStore(this.#options.database));
    return this.#opened;
  }
  #opened: ReturnType<typeof openStore> | undefined;

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++)
      try {
        return await work();
      } catch (error) {
        if (tries > 100) throw error;
        await pause(100);
      }
  }
}

/** Seconds that whoever looks on sees it later. */
const DELAY = 1;

/** Matches of every game, most of them with a clock: whole ones where they are short, and the first rounds of the others. */
function scripts(books: Rulebooks): Promise<readonly Script[]> {
  const of = async (
    game: string,
    more: Partial<Script> = {},
    clock: NewMatchRequest['clock'] = null,
  ): Promise<Script> => {
    const { lists, manifest } = books.get(game)!;
    const changes = (await manifest.samples?.())?.changes ?? [];
    const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
    const wanted = { game, lists: lists.first.map(text), layOut: true, delay: DELAY, clock };
    return { wanted, decisions: Number.POSITIVE_INFINITY, changes, ...more };
  };
  /** Two people and two computers, and battles that they give up. */
  const campaign = async (): Promise<Script> => {
    const script = await of('rim', { decisions: 12 });
    return { ...script, wanted: { ...script.wanted, computer: [2, 3], rules: { rounds: 1 } } };
  };
  const [long, short] = [
    { main: 3600, increment: 5 },
    { main: 10, increment: 0 },
  ];
  return Promise.all([
    of('toy', {}, long),
    of('xwing', {}, long),
    of('toy', { sleep: 6 }, short),
    of('armada', { decisions: 60 }),
    of('toy'),
    of('legion', { decisions: 60 }, long),
    of('xwing'),
    campaign(),
  ]);
}
