import { vi } from 'vitest';
import { bordered } from '../src/border.ts';
import type { OnlineOptions } from '../src/index.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Append, News, Store } from '../src/store/store.ts';
import { type Served, serve } from './table.ts';

/** Several servers on one store, as processes are on one database: what one keeps is news to the others at once. */
export class Processes {
  readonly servers: readonly Served[];
  readonly #base: SqliteStore;
  readonly #hands: Hand[];

  private constructor(servers: readonly Served[], base: SqliteStore, hands: Hand[]) {
    this.servers = servers;
    this.#base = base;
    this.#hands = hands;
  }

  static async start(count: number, options: Partial<OnlineOptions> = {}): Promise<Processes> {
    const base = await SqliteStore.open(':memory:');
    const hands: Hand[] = [];
    const servers: Served[] = [];
    for (let n = 0; n < count; n++) {
      hands.push(new Hand(base, hands));
      servers.push(await serve(':memory:', { games: ['toy'], store: hands[n]!.store, ...options }));
    }
    return new Processes(servers, base, hands);
  }

  /** From now on nothing more goes onto the disk, or everything again. */
  set isFull(isFull: boolean) {
    for (const hand of this.#hands) hand.isFull = isFull;
  }

  get base(): Store {
    return this.#base;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#base.close();
  }
}

const WRITES: readonly (string | symbol)[] = ['create', 'append', 'touch', 'remove', 'backup', 'check', 'cleanUp'];

/** One process's hand on the common store. */
class Hand {
  isFull = false;
  readonly #listeners: ((news: News) => void)[] = [];
  readonly store: Store;

  constructor(base: SqliteStore, all: readonly Hand[]) {
    const others = (news: News) => {
      for (const hand of all) if (hand !== this) for (const listener of hand.#listeners) listener(news);
    };
    const mine: Partial<Store> = {
      append: async (append: Append) => {
        const outcome = await base.append(append);
        if (outcome === 'kept') others({ type: 'row', match: append.match });
        return outcome;
      },
      tell: others,
      onNews: (listener) => void this.#listeners.push(listener),
      close: async () => {},
    };
    this.store = new Proxy<Store>(base, {
      get: (target, name) => {
        if (this.isFull && WRITES.includes(name)) return () => Promise.reject(new Error('database or disk is full'));
        const member: unknown = Reflect.get(name in mine ? mine : target, name);
        return typeof member === 'function' ? member.bind(name in mine ? mine : target) : member;
      },
    });
  }
}

/** A clock that only the test moves, for all of these servers. */
export function handClock(servers: readonly Served[]): { forward(ms: number): void; readonly now: number } {
  let now = Date.now();
  const timers = new Set<{ readonly at: number; readonly work: () => void }>();
  for (const { online } of servers) {
    const { house } = online;
    vi.spyOn(house, 'now').mockImplementation(() => now);
    vi.spyOn(house, 'after').mockImplementation((where, ms, work) => {
      const timer = { at: now + ms, work: bordered(house.faults, where, work) };
      timers.add(timer);
      return () => timers.delete(timer);
    });
  }
  return {
    get now() {
      return now;
    },
    forward(ms) {
      const then = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= then).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = then;
    },
  };
}
