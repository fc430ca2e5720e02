import { statSync } from 'node:fs';
import { canonical, type Json, type JsonObject, OVERRIDE } from '@holotisch/engine';
import { type NewMatchRequest, OnlineTable, type Reply, type Rulebooks } from '@holotisch/online';
import { loadRulebooks, openStore } from '@holotisch/server';
import { createMatch, numbers, Player } from './player.ts';
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

class GivenUp extends Error {}

/** A decision that a server has acknowledged: it must be in the log, once. */
interface Acknowledged {
  readonly seat: number;
  readonly at: number;
  readonly answer: string;
}

/** A match to be played, and after how many decisions somebody gives up, so that long games come to their end, too. */
interface Script {
  readonly wanted: NewMatchRequest;
  readonly decisions: number;
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
export class Arena {
  readonly #options: ArenaOptions;
  readonly #below: (n: number) => number;
  readonly #tally: { -readonly [K in keyof Tally]: number } = { ...ZERO };
  #over = false;

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
      if (!server.isRunning) continue;
      await server.kill();
      this.#tally.kills++;
      if (!postgres && n % FULL_EVERY === 0) {
        await this.#fullDisk(server);
        continue;
      }
      // While it comes back, others may fall.
      starting.push(this.#patiently(() => server.start()));
      if (servers.length === 1) await starting.at(-1);
    }
    await Promise.all(starting);
  }

  /** The server comes back to a disk on which hardly anything has room, until somebody tidies up. */
  async #fullDisk(server: ServerProcess): Promise<void> {
    const megabytes = statSync(this.#options.database).size / 1e6 + ROOM_MEGABYTES;
    await this.#patiently(() => server.start('--most', String(megabytes)));
    await pause(FULL_MS);
    await server.kill();
    this.#tally.kills++;
    this.#tally.fullDisks++;
    await this.#patiently(() => server.start());
  }

  /** Until so much has happened, and a moment longer: it may hit anything. */
  async #someDecisions(): Promise<void> {
    const goal = this.#tally.decisions + FEWEST_DECISIONS + this.#below(MORE_DECISIONS);
    while (this.#tally.decisions < goal && !this.#over) await pause(5);
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

/** One match between two players whose connections are cut, and who say things twice, late and again. */
class Game {
  readonly players: Player[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** What was told before the end. */
  readonly frames: string[] = [];
  readonly hashes: string[] = [];
  match = '';
  readonly #arena: Arena;
  readonly #script: Script;
  readonly #below: (n: number) => number;
  readonly #seed: number;
  /** All decisions that were ever sent, as they went over the wire. */
  readonly #sent: (readonly string[])[] = [];

  constructor(arena: Arena, script: Script, seed: number) {
    this.#arena = arena;
    this.#script = script;
    this.#seed = seed;
    this.#below = numbers(seed);
  }

  async play(): Promise<void> {
    const made = await this.#until('a match', () =>
      createMatch(this.#arena.url(), this.#script.wanted).catch(() => undefined),
    );
    this.match = made.match;
    for (const { seat, token } of made.seats) this.players.push(this.#player(seat, token));
    await Promise.all(this.players.map((player, seat) => this.#sit(player, seat)));
  }

  #player(seat: number, token: string): Player {
    return new Player(this.match, token, this.#seed * 7 + seat, {
      frame: (text, player) => {
        // With the end the dice are laid open.
        if (!player.seen?.sight.over && !text.includes('"state":"over"')) this.frames.push(text);
      },
    });
  }

  async #sit(player: Player, seat: number): Promise<void> {
    let end = Date.now() + this.#arena.patience;
    let known = -1;
    let isReady = false;
    while (!player.seen?.sight.over) {
      // As long as something happens, it is only slow.
      if ((player.seen?.at ?? -1) !== known) {
        known = player.seen?.at ?? -1;
        end = Date.now() + this.#arena.patience;
      }
      if (Date.now() > end)
        throw new GivenUp(
          `match ${this.match} does not come to its end: ${JSON.stringify(this.#story(player, seat, isReady))}`,
        );
      if (!player.isConnected) {
        const isThere = await player.connect(this.#arena.url());
        await pause(isThere ? this.#below(30) : 50);
        continue;
      }
      if (!isReady) isReady = (await this.#orCut(player, player.ready()))?.ok ?? false;
      else if (this.acknowledged.length >= this.#script.decisions && seat === 0) await this.#giveUp(player, seat);
      else if (player.asked) await this.#decide(player, seat);
      else await pause(3);
      if (this.#below(40) === 0) {
        player.cut();
        this.#arena.count('cuts');
      }
    }
    this.hashes[seat] = await this.#until('a file', async () => {
      if (!player.isConnected) await player.connect(this.#arena.url());
      const reply = await this.#orCut(player, player.session.tell({ type: 'file' }));
      return reply?.ok ? String((reply.value as JsonObject)['hash']) : undefined;
    });
    player.leave();
  }

  /** Where a player stands, for whoever has to find out why he goes no further. */
  #story(player: Player, seat: number, isReady: boolean): object {
    const { about, seen, isConnected, session } = player;
    return {
      seat,
      isReady,
      isConnected,
      isWaiting: session.isWaiting,
      state: about?.state,
      closed: about?.closed,
      seats: about?.seats,
      at: seen?.at,
      asking: seen?.sight.asking,
      awaited: seen?.sight.awaited,
      bug: seen?.sight.bug,
      last: this.#lastRefusal,
    };
  }
  #lastRefusal: unknown;

  async #decide(player: Player, seat: number): Promise<void> {
    const { at } = player.seen!;
    const asked = player.asked!;
    const answer = await this.#orCut(
      player,
      player.session.tell({ type: 'sample', at, seat, attempt: this.#below(900) }),
    );
    if (!answer?.ok || player.seen!.at !== at) return;
    const message = { type: 'decide', at, seat: asked.seat, answer: answer.value as Json } as const;
    const wire = () => JSON.stringify({ id: 1_000_000 + this.#below(1_000_000), do: 'room', message });
    const repeat = (text: string, what: 'repeated' | 'reordered' | 'replayed') => {
      player.sendRaw(text);
      this.#arena.count(what);
    };
    // As a network might, or an impatient client: the same once more, before or after; what was said last only now,
    // after what was said later; anything that was ever said, again.
    const earlier = this.#sent[seat] ?? [];
    if (this.#below(6) === 0) repeat(wire(), 'repeated');
    const telling = player.session.tell(message);
    if (this.#below(6) === 0) repeat(wire(), 'repeated');
    if (earlier.length > 0 && this.#below(6) === 0) repeat(earlier.at(-1)!, 'reordered');
    if (earlier.length > 0 && this.#below(6) === 0) repeat(earlier[this.#below(earlier.length)]!, 'replayed');
    this.#sent[seat] = [...earlier, wire()];
    if (this.#below(12) === 0) {
      player.cut();
      this.#arena.count('cuts');
      // It is said again over the next connection; whether it had arrived, only the server knows.
      await player.connect(this.#arena.url());
    }
    const reply = await this.#orCut(player, telling);
    if (this.#below(10) === 0) setTimeout(() => player.isConnected && repeat(wire(), 'repeated'), this.#below(200));
    if (!reply?.ok) {
      this.#lastRefusal = reply;
      return;
    }
    this.acknowledged.push({ seat, at, answer: canonical(answer.value) });
    this.#arena.count('decisions');
  }

  async #giveUp(player: Player, seat: number): Promise<void> {
    const message = { type: 'propose', at: player.seen!.at, seat, what: { end: 'concede' } } as const;
    this.#lastRefusal = await this.#orCut(player, player.session.tell(message));
  }

  /** An answer, however often the connection has to be made anew for it. */
  async #orCut(player: Player, reply: Promise<Reply>): Promise<Reply | undefined> {
    let done: Reply | undefined;
    void reply.then((answer) => {
      done = answer;
    });
    const end = Date.now() + this.#arena.patience;
    while (!done && Date.now() < end) {
      await pause(2);
      if (!done && !player.isConnected && !(await player.connect(this.#arena.url()))) await pause(50);
    }
    return done;
  }

  async #until<T>(what: string, work: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + this.#arena.patience;
    while (Date.now() < end) {
      const done = await work();
      if (done !== undefined) return done;
      await pause(50);
    }
    throw new GivenUp(`never: ${what}`);
  }
}

/** Matches of every game: whole ones where they are short, and the first rounds of the others. */
function scripts(books: Rulebooks): readonly Script[] {
  const of = (game: string, decisions = Number.POSITIVE_INFINITY): Script => {
    const { lists } = books.get(game)!;
    const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
    return { wanted: { game, lists: lists.first.map(text), layOut: true }, decisions };
  };
  return [of('toy'), of('xwing'), of('armada', 60), of('toy'), of('legion', 60), of('xwing')];
}
