import { canonical, type Json, type JsonObject } from '@holotisch/engine';
import type { NewMatchRequest, Reply } from '@holotisch/online';
import { type Deed, Habits } from './chaos-habits.ts';
import { createMatch, numbers, Player } from './player.ts';

/** Where a game is played, and who counts what happens to it. */
export interface Surroundings {
  /** Milliseconds without anything happening after which a match is given up. */
  readonly patience: number;
  /** A server that is there, as far as one knows. */
  url(): string;
  count(what: Deed | 'cuts' | 'repeated' | 'reordered' | 'replayed' | 'decisions'): void;
}

export class GivenUp extends Error {}

/** A decision that a server has acknowledged: it must be in the log, once. */
interface Acknowledged {
  readonly seat: number;
  readonly at: number;
  readonly answer: string;
}

/** A match to be played, and after how many decisions somebody gives up, so that long games come to their end, too. */
export interface Script {
  readonly wanted: NewMatchRequest;
  readonly decisions: number;
  /** Changes by hand that make sense in it. */
  readonly changes: readonly Json[];
  /** After so many decisions the second player falls asleep, and the first claims the match when his time is over. */
  readonly sleep?: number;
}

/** What somebody who looks on had seen of the log, and when. */
interface Sighting {
  readonly time: number;
  readonly at: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One match between two players whose connections are cut, and who say things twice, late and again. */
export class Game {
  readonly players: Player[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** What was told before the end. */
  readonly frames: string[] = [];
  readonly hashes: string[] = [];
  match = '';
  /** Looks on, some seconds later than it happens. */
  watcher: Player | undefined;
  readonly sightings: Sighting[] = [];
  readonly habits: Habits;
  readonly #arena: Surroundings;
  readonly #script: Script;
  readonly #below: (n: number) => number;
  readonly #seed: number;
  /** All decisions that were ever sent, as they went over the wire. */
  readonly #sent: (readonly string[])[] = [];

  constructor(arena: Surroundings, script: Script, seed: number) {
    this.#arena = arena;
    this.#script = script;
    this.#seed = seed;
    this.#below = numbers(seed);
    this.habits = new Habits({
      below: this.#below,
      changes: script.changes,
      count: (what) => arena.count(what),
      answered: (player, reply) => this.#orCut(player, reply),
    });
  }

  async play(): Promise<void> {
    const made = await this.#until('a match', () =>
      createMatch(this.#arena.url(), this.#script.wanted).catch(() => undefined),
    );
    this.match = made.match;
    for (const { seat, token } of made.seats) this.players.push(this.#player(seat, token));
    this.watcher = this.#player(2, made.watch, ({ seen }) => {
      this.sightings.push({ time: Date.now(), at: seen!.at });
    });
    await Promise.all([...this.players.map((player, seat) => this.#sit(player, seat)), this.#watch(this.watcher)]);
  }

  #player(seat: number, token: string, seen: (player: Player) => void = () => {}): Player {
    return new Player(this.match, token, this.#seed * 7 + seat, {
      seen,
      frame: (text, player) => {
        // With the end the dice are laid open.
        if (!player.seen?.sight.over && !text.includes('"state":"over"')) this.frames.push(text);
      },
    });
  }

  /** Looks on until he, too, has seen the end. */
  async #watch(watcher: Player): Promise<void> {
    let end = Date.now() + this.#arena.patience;
    let known = 0;
    while (!watcher.seen?.sight.over) {
      const seen = this.sightings.length + this.acknowledged.length;
      if (seen !== known) end = Date.now() + this.#arena.patience;
      known = seen;
      if (Date.now() > end) throw new GivenUp(`whoever looks on at ${this.match} does not see its end`);
      if (!watcher.isConnected) await watcher.connect(this.#arena.url());
      await pause(20);
      if (this.#below(200) === 0) watcher.cut();
    }
    watcher.leave();
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
      if (player.about?.closed) throw new GivenUp(`match ${this.match} was closed: ${player.about.closed}`);
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
      else if (player.about?.battle) await this.#fight(player, seat);
      else if (this.#isAsleep) await this.#wake(player, seat);
      else {
        await this.habits.answer(player, seat);
        if (player.asked) await this.habits.indulge(player, seat);
        if (player.asked) await this.#decide(player, seat);
        else await pause(3);
      }
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
    const telling = this.habits.tell(player, message);
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

  /** The battle of a campaign: whoever fights it begins it, comes to it with the token of his seat, and gives it up. */
  async #fight(player: Player, seat: number): Promise<void> {
    const { seats, match } = player.about!.battle!;
    const people = seats.filter((one) => one < this.players.length);
    const isFighting = people.includes(seat);
    if (match === null || this.#fought.has(match)) {
      // One that was taken back in the campaign has to be told once more.
      if (isFighting || people.length === 0)
        await this.#orCut(player, player.session.say({ do: 'battle', layOut: true }));
      await pause(20);
      return;
    }
    if (!isFighting) {
      await pause(20);
      return;
    }
    const fighter = new Player(match, player.token, this.#seed * 13 + seat);
    let isReady = false;
    while (!fighter.seen?.sight.over && !fighter.about?.closed && player.about?.battle?.match === match) {
      if (!fighter.isConnected && !(await fighter.connect(this.#arena.url()))) await pause(50);
      else if (!isReady) isReady = (await this.#orCut(fighter, fighter.ready()))?.ok ?? false;
      else if (fighter.seen && people[0] === seat) {
        const { at } = fighter.seen;
        const message = { type: 'propose', at, seat: seats.indexOf(seat), what: { end: 'concede' } } as const;
        await this.#orCut(fighter, fighter.session.tell(message));
      } else await pause(20);
      if (this.#below(10) === 0) fighter.cut();
      if (!player.isConnected) await player.connect(this.#arena.url());
    }
    if (fighter.seen?.sight.over) this.#fought.add(match);
    fighter.leave();
  }
  readonly #fought = new Set<string>();

  get #isAsleep(): boolean {
    return this.acknowledged.length >= (this.#script.sleep ?? Number.POSITIVE_INFINITY);
  }

  /** Nobody decides any more: the first player waits for the other's time to be over, or decides until it is his turn. */
  async #wake(player: Player, seat: number): Promise<void> {
    if (seat === 1) await pause(20);
    else if (player.asked) await this.#decide(player, seat);
    else if (!(await this.habits.claim(player, seat))) await pause(300);
  }

  async #giveUp(player: Player, seat: number): Promise<void> {
    const message = { type: 'propose', at: player.seen!.at, seat, what: { end: 'concede' } } as const;
    this.#lastRefusal = await this.#orCut(player, this.habits.tell(player, message));
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
