import { statSync } from 'node:fs';
import { canonical, OVERRIDE } from '@holotisch/engine';
import { OnlineTable, type Rulebooks } from '@holotisch/online';
import { loadRulebooks, openStore } from '@holotisch/server';
import { Game, GivenUp, type Script, type Surroundings } from './chaos-game.ts';
import { numbers } from './player.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { ServerProcess } from './server-process.ts';

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly kills: number;
  readonly restarts: number;
  readonly fullDisks: number;
  readonly cuts: number;
  readonly repeated: number;
  readonly reordered: number;
  readonly replayed: number;
  readonly lost: number;
  readonly doubled: number;
  readonly disagreements: number;
  readonly leaked: number;
  /** Matches that did not come to their end. */
  readonly unfinished: number;
  /** Servers that have ended without having been killed. */
  readonly crashes: number;
}
export const ZERO: Tally = {
  games: 0,
  decisions: 0,
  kills: 0,
  restarts: 0,
  fullDisks: 0,
  cuts: 0,
  repeated: 0,
  reordered: 0,
  replayed: 0,
  lost: 0,
  doubled: 0,
  disagreements: 0,
  leaked: 0,
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
const RESTART_EVERY = 9;
/** Every so often a disk is full when the server comes back, and for how long. */
const FULL_EVERY = 5;
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
    const wanted = scripts(books);
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
    }
  }

  /** Kills a server at random moments, and now and then the database. */
  async #disasters(): Promise<void> {
    const { servers, postgres } = this.#options;
    const starting: Promise<unknown>[] = [];
    for (let n = 1; !this.#over; n++) {
      await this.#someDecisions();
      if (postgres && n % RESTART_EVERY === 0) {
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
      if (!postgres && n % FULL_EVERY === 0) {
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

  count(what: 'cuts' | 'repeated' | 'reordered' | 'replayed' | 'decisions'): void {
    this.#tally[what]++;
  }

  /** What was acknowledged is in the log, once; and both have seen the match that the log tells. */
  async #reckon(game: Game, books: Rulebooks): Promise<void> {
    const store = await this.#store();
    const kept = await this.#patiently(() => store.load(game.match));
    if (!kept) return;
    const said = kept.rows.flatMap(({ lines }) =>
      lines.flatMap((line) => ('said' in line && line.said.type === 'decide' ? [line.said] : [])),
    );
    for (const { seat, at, answer } of game.acknowledged) {
      const found = said.filter((one) => one.seat === seat && one.at === at && canonical(one.answer) === answer);
      if (found.length === 0) this.#tally.lost++;
      if (found.length > 1) this.#tally.doubled++;
    }
    // Rows that are missing show as lost; a table cannot be made of what is left.
    if (kept.rows.some(({ seq }, i) => seq !== i)) return;
    const table = OnlineTable.open(books, kept.head, kept.secrets, kept.rows);
    if (!table.ok || table.value.broken || !table.value.room) {
      this.#tally.disagreements++;
      return;
    }
    const { match } = table.value.room;
    const decided = match.taken.filter(({ seat }) => seat !== OVERRIDE).length;
    if (decided !== said.length + begunWith(kept.rows)) this.#tally.doubled++;
    const hash = match.hash();
    for (const [seat, player] of game.players.entries()) {
      const sight = player.seen?.sight;
      const agrees =
        sight !== undefined &&
        canonical(sight.view) === canonical(match.game.view(match.state, seat)) &&
        sight.taken === match.taken.length;
      if (!agrees || game.hashes[seat] !== hash) this.#tally.disagreements++;
    }
    const { seed } = match.state.chance;
    const secrets = [seed, kept.secrets.secret, ...game.players.map(({ token }) => token!)];
    for (const frame of game.frames) if (secrets.some((secret) => frame.includes(secret))) this.#tally.leaked++;
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

type Kept = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof openStore>>['load']>>>;

/** Decisions with which the program has laid the table. */
const begunWith = (rows: Kept['rows']): number => {
  for (const { lines } of rows) for (const line of lines) if ('begun' in line) return line.laid.length;
  return 0;
};

/** Matches of every game: whole ones where they are short, and the first rounds of the others. */
function scripts(books: Rulebooks): readonly Script[] {
  const of = (game: string, decisions = Number.POSITIVE_INFINITY): Script => {
    const { lists } = books.get(game)!;
    const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
    return { wanted: { game, lists: lists.first.map(text), layOut: true }, decisions };
  };
  return [of('toy'), of('xwing'), of('armada', 60), of('toy'), of('legion', 60), of('xwing')];
}
