import { randomBytes } from 'node:crypto';
import { bad, good, type Refusal, type Result, type Seat } from '@holotisch/engine';
import {
  type Created,
  type Finished,
  headOf,
  type Mine,
  type NewMatch,
  type OnlineTable,
  type PlayNow,
  type Rulebooks,
  type Seated,
  type Waiting,
} from '@holotisch/online';
import { refusal } from '@holotisch/room';
import { bordered, type Faults, faultsOf } from '../border.ts';
import type { Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { KeepPolicy, News, Store } from '../store/store.ts';
import { hashOf, isTokenOf, newMatchId, newSecret, newToken } from '../tokens.ts';
import { isFullAtOnce } from './about.ts';
import { type Greeting, Guest, type Line } from './guest.ts';
import { Hosted } from './hosted.ts';
import { Meter, type Processor } from './meter.ts';
import { mineOf } from './mine.ts';
import { NoMatch } from './no-match.ts';
import { Thinker } from './thinker.ts';

interface HouseOptions {
  readonly store: Store;
  readonly books: Rulebooks;
  readonly log: Log;
  readonly policy: KeepPolicy;
  /** Milliseconds without anything happening until a match is put away. */
  readonly idle: number;
  readonly now?: () => number;
  readonly newSecret?: () => string;
  readonly processor?: Processor;
}

const TICK_MS = 5_000;
/** A process that has said nothing for so long is gone, and so is whoever was connected to it. */
const SILENT_MS = 20_000;
const CLEAN_UP_MS = 60 * 60 * 1000;
/** Whoever waits for an opponent was seen since then. */
const WAITS_MS = 60_000;

/** All matches that this process has in its hands. Any process can have any match: what counts is in the store. */
export class House {
  readonly store: Store;
  readonly books: Rulebooks;
  readonly log: Log;
  readonly metrics = new Metrics();
  readonly thinker: Thinker;
  readonly now: () => number;
  readonly meter: Meter;
  /** Tells this process from others. */
  readonly process = randomBytes(6).toString('base64url');
  readonly #policy: KeepPolicy;
  readonly #newSecret: () => string;
  readonly #idle: number;
  readonly #hosted = new Map<string, Hosted>();
  /** Who is connected to other processes: by process, then by match. */
  readonly #elsewhere = new Map<string, { seen: number; readonly seats: Map<string, readonly Seat[]> }>();
  /** Processes that were held for gone: whoever is connected to them has to be asked for, if they are not. */
  readonly #silent = new Set<string>();
  readonly #ticking: NodeJS.Timeout;
  #cleaned: number;
  #tags = 0;
  #closing = false;

  constructor(options: HouseOptions) {
    const { store, books, log, policy, idle, now = Date.now, processor } = options;
    this.store = store;
    this.thinker = new Thinker(store, this.faults);
    this.books = books;
    this.log = log;
    this.now = now;
    this.meter = new Meter(processor);
    this.#policy = policy;
    this.#newSecret = options.newSecret ?? newSecret;
    this.#idle = idle;
    this.#cleaned = now();
    store.onNews(bordered(this.faults, 'news', (news: News) => this.#hear(news)));
    const tick = bordered(this.faults, 'the tick', () => this.tick());
    this.#ticking = setInterval(tick, Math.min(TICK_MS, Math.max(50, idle / 4))).unref();
  }

  /** What went wrong where nobody waits for an answer: it is told, counted, and harms nobody else. */
  readonly faults: Faults = (where, error) => {
    this.metrics.faults.add();
    faultsOf(this.log)(where, error);
  };

  /** Does something later; what comes back calls it off. */
  after(where: string, ms: number, work: () => unknown): () => void {
    const timer = setTimeout(bordered(this.faults, where, work), ms).unref();
    return () => clearTimeout(timer);
  }

  /** Tells a row that this process writes from every other. */
  newTag(): string {
    return `${this.process}/${this.#tags++}`;
  }

  get isClosing(): boolean {
    return this.#closing;
  }
  get counts(): { readonly matches: number; readonly awake: number; readonly guests: number } {
    const all = [...this.#hosted.values()];
    return {
      matches: all.length,
      awake: all.filter((one) => one.isAwake).length,
      guests: all.reduce((sum, one) => sum + one.guests.size, 0),
    };
  }

  /** The match of this id, whether it is awake or not. */
  host(id: string): Hosted {
    const known = this.#hosted.get(id);
    if (known) return known;
    const made = new Hosted(id, this);
    this.#hosted.set(id, made);
    return made;
  }

  /** A new match and its links. */
  async create(wanted: NewMatch, size?: string): Promise<Result<Created>> {
    const [id, secret, watch] = [newMatchId(), this.#newSecret(), newToken()];
    const head = headOf(this.books, wanted, { id, secret, now: this.now(), ...(size !== undefined && { size }) });
    if (!head.ok) return head;
    const tokens = head.value.seats.map((kind) => (kind === 'human' ? newToken() : null));
    const secrets = { secret, tokens: tokens.map((one) => one && hashOf(one)), watch: hashOf(watch) };
    try {
      const status = isFullAtOnce(head.value) ? 'full' : 'gathering';
      await this.store.create(head.value, secrets, { status, players: head.value.names, result: null });
    } catch (error) {
      this.metrics.failures.add();
      this.log.warn('not kept', { match: id, error: String(error) });
      return bad(refusal('online.notStored'));
    }
    return good({
      match: id,
      seats: tokens.flatMap((token, seat) => (token === null ? [] : [{ seat, token }])),
      watch,
    });
  }

  /** A seat at a public match that waits. */
  async takeSeat(match: string, name: string): Promise<Result<Seated>> {
    try {
      const hosted = this.host(match);
      const { head } = await hosted.run(() => hosted.table());
      if (!head.public) return bad(refusal('online.noMatch'));
      const seated = await hosted.seat(name);
      return seated.ok ? good({ match, ...seated.value }) : seated;
    } catch (error) {
      return this.#noMatch(match, error);
    }
  }

  /** The other half of a pair that waits for the same, or a new match that waits. */
  async playNow({ game, edition, list, size, name }: PlayNow): Promise<Result<Seated>> {
    const wanted: NewMatch = {
      game,
      ...(edition !== undefined && { edition }),
      lists: [list, null],
      computer: [],
      aids: {},
      clock: null,
      public: true,
      delay: 0,
      patience: 300,
      layOut: false,
      name,
    };
    // Whoever has a list that nobody could play takes nobody's seat with it.
    const playable = headOf(this.books, wanted, { id: '', secret: '', now: 0 });
    if (!playable.ok) return playable;
    for (const one of await this.store.waiting(this.now() - WAITS_MS)) {
      if (one.game !== game || one.size !== size || one.edition !== playable.value.edition) continue;
      const seated = await this.takeSeat(one.match, name);
      if (seated.ok) return seated;
    }
    const created = await this.create(wanted, size);
    return created.ok ? good({ match: created.value.match, ...created.value.seats[0]! }) : created;
  }

  async lobby(): Promise<readonly Waiting[]> {
    const all = await this.store.waiting(this.now() - WAITS_MS);
    // Whoever waits sits at his table here or at another process, of whose tables no more is known than is kept.
    return all.map((one) => ({ ...one, points: this.#hosted.get(one.match)?.points ?? null }));
  }
  /** Nobody reads a result here before those who look on have seen it. */
  async finished(before: number, most: number): Promise<readonly Finished[]> {
    const all = await this.store.finished(before, most);
    return all.flatMap(({ delay, ...one }) => (one.ended + delay * 1000 <= this.now() ? [one] : []));
  }

  /** The matches of somebody who has these seats. */
  async mine(seats: readonly { readonly match: string; readonly token: string }[]): Promise<readonly Mine[]> {
    const found = await this.store.listed([...new Set(seats.map(({ match }) => match))]);
    return found.flatMap((one) => mineOf(one, seats));
  }

  /** The file of a public match that is over. */
  async file(match: string): Promise<unknown> {
    try {
      const hosted = this.host(match);
      return await hosted.run(async () => {
        const table = await hosted.table();
        const isSeen = table.ended !== undefined && table.ended + table.head.delay * 1000 <= this.now();
        return table.head.public && table.state === 'over' && isSeen ? table.room!.file() : undefined;
      });
    } catch (error) {
      this.#noMatch(match, error);
      return undefined;
    }
  }

  /** Whoever has the token of a seat sits down there; who has none looks on, where that is allowed. */
  async join(
    match: string,
    token: string | undefined,
    greeting: Greeting,
    line: Line,
  ): Promise<Result<{ hosted: Hosted; guest: Guest }>> {
    try {
      const hosted = this.host(match);
      const table = await hosted.run(() => hosted.table());
      let held: Pick<Guest, 'seat' | 'token'> = { seat: undefined, token: undefined };
      if (token !== undefined) {
        // All of them are compared, whichever it is.
        const fits = table.tokens.map((hash) => isTokenOf(hash, token));
        const watches = isTokenOf(table.watchToken, token);
        if (fits.includes(true)) held = { seat: fits.indexOf(true), token: hashOf(token) };
        else if (!watches && !(await this.#sitsAtItsCampaign(table, token)))
          return bad(refusal(table.formerly(hashOf(token)) ?? 'online.badToken'));
      } else if (!table.head.public) return bad(refusal('online.badToken'));
      const guest = new Guest(held, line, greeting, this.meter);
      if (!(await hosted.join(guest))) return bad(refusal('online.taken'));
      this.tellHere(hosted);
      this.store.tell({ type: 'who', match });
      return good({ hosted, guest });
    } catch (error) {
      return this.#noMatch(match, error);
    }
  }

  /** Whoever plays a campaign may look on at its battles, also where his own seat does not fight. */
  async #sitsAtItsCampaign({ head }: OnlineTable, token: string): Promise<boolean> {
    if (!head.campaign) return false;
    const sits = await this.ended(head.campaign.match, ({ tokens }) =>
      tokens.map((hash) => isTokenOf(hash, token)).includes(true),
    );
    return sits ?? false;
  }

  /** What can be read off a match that another one waits for; undefined where there is none any more. */
  async ended<T>(match: string, look: (table: OnlineTable) => T | undefined): Promise<T | undefined> {
    const hosted = this.host(match);
    try {
      return await hosted.run(async () => look(await hosted.table()));
    } catch (error) {
      if (!(error instanceof NoMatch)) throw error;
      this.#noMatch(match, error);
      return undefined;
    }
  }

  /** Goes on with a match at which nobody has to sit down first. */
  wake(match: string): void {
    void this.host(match)
      .begin()
      .catch((error) => this.log.warn('not begun', { match, error: String(error) }));
  }

  part(hosted: Hosted, guest: Guest): void {
    hosted.part(guest);
    this.tellHere(hosted);
  }

  #noMatch(match: string, error: unknown): { ok: false; fault: Refusal } {
    const hosted = this.#hosted.get(match);
    if (hosted?.guests.size === 0 && hosted.isIdle) this.#hosted.delete(match);
    if (error instanceof NoMatch) return bad(refusal('online.noMatch'));
    this.log.error('a match could not be opened', { match, error: String(error) });
    return bad(refusal('online.notStored'));
  }

  /** Somebody is connected at this seat, here or at another process. */
  isAt(match: string, seat: Seat): boolean {
    const guests = this.#hosted.get(match)?.guests ?? [];
    if ([...guests].some((guest) => guest.seat === seat)) return true;
    return [...this.#elsewhere.values()].some(({ seats }) => seats.get(match)?.includes(seat));
  }

  /** Other processes learn who is here. */
  tellHere({ id, guests }: Pick<Hosted, 'id' | 'guests'>): void {
    const seats = [...new Set([...guests].flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
    this.store.tell({ type: 'here', from: this.process, match: id, seats });
  }

  #hear(news: News): void {
    switch (news.type) {
      case 'row':
        void this.#hosted.get(news.match)?.catchUp();
        return;
      case 'missed':
        for (const hosted of this.#hosted.values()) void hosted.catchUp();
        return;
      case 'who': {
        const hosted = this.#hosted.get(news.match);
        if (hosted && hosted.guests.size > 0) this.tellHere(hosted);
        return;
      }
      case 'here':
      case 'alive': {
        if (news.from === this.process) return;
        const known = this.#elsewhere.get(news.from) ?? { seen: 0, seats: new Map() };
        this.#elsewhere.set(news.from, known);
        known.seen = this.now();
        if (this.#silent.delete(news.from)) this.#askWho();
        if (news.type === 'alive') return;
        if (news.seats.length > 0) known.seats.set(news.match, news.seats);
        else known.seats.delete(news.match);
        this.#tellAbout(news.match);
      }
    }
  }

  #askWho(): void {
    for (const [match, { guests }] of this.#hosted) if (guests.size > 0) this.store.tell({ type: 'who', match });
  }

  /** One that cannot be told of keeps nobody from hearing of the others. */
  #tellAbout(match: string): void {
    bordered(this.faults, 'telling who is there', () => this.#hosted.get(match)?.tellAbout())();
  }

  /** Now and then: what is idle is put away, whoever is silent is forgotten, who waits is seen. */
  async tick(): Promise<void> {
    const now = this.now();
    this.store.tell({ type: 'alive', from: this.process });
    for (const [from, { seen, seats }] of this.#elsewhere) {
      if (now - seen < SILENT_MS) continue;
      this.#elsewhere.delete(from);
      this.#silent.add(from);
      for (const match of seats.keys()) this.#tellAbout(match);
    }
    const present: string[] = [];
    for (const [id, hosted] of this.#hosted) {
      await hosted.freeDeserted(now).catch((error) => this.log.warn('not freed', { match: id, error: String(error) }));
      if (hosted.isWaiting) present.push(id);
      if (!hosted.isIdle || now - hosted.lastUse < this.#idle) continue;
      if (hosted.isAwake)
        await hosted.rest().catch((error) => this.log.warn('not put away', { match: id, error: String(error) }));
      if (hosted.guests.size === 0 && hosted.isIdle) this.#hosted.delete(id);
    }
    const failed = (error: unknown) => this.log.warn('the store does not answer', { error: String(error) });
    if (present.length > 0) await this.store.touch(present, now).catch(failed);
    if (now - this.#cleaned < CLEAN_UP_MS) return;
    this.#cleaned = now;
    const gone = await this.store.cleanUp(this.#policy, now).catch(failed);
    if (gone) this.log.info('cleaned up', { matches: gone });
  }

  /** Everybody is told to come back; what was begun is finished. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#ticking);
    for (const hosted of this.#hosted.values()) for (const guest of hosted.guests) guest.line.end('restart');
    await Promise.all([...this.#hosted.values()].map((hosted) => hosted.rest().catch(() => {})));
    this.metrics.stop();
    await this.thinker.stop();
    await this.store.close();
  }
}
