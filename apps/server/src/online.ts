import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Rulebooks } from '@holotisch/online';
import { type Faults, faultsOf } from './border.ts';
import { House } from './host/house.ts';
import type { Processor } from './host/meter.ts';
import { type Level, makeLog } from './log.ts';
import { Api, type ApiAnswer } from './net/api.ts';
import { LIMITS, type Limits } from './net/limits.ts';
import { Live } from './net/live.ts';
import { addressOf, type Reached } from './net/visitor.ts';
import { loadRulebooks } from './rulebooks.ts';
import { makeFolder } from './store/opening.ts';
import type { PostgresStore } from './store/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { KeepPolicy, Store } from './store/store.ts';

export interface OnlineOptions {
  /** A file for SQLite (`:memory:` for none), or `postgres://…`. */
  readonly database: string;
  /** One that somebody has opened already, or put another in front of; this house closes it. */
  readonly store?: Store;
  /** SQLite only: the file grows no larger. */
  readonly mostMegabytes?: number;
  /** Those that are played here; all, if nothing is said. */
  readonly games?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Milliseconds until a match is put away in which nothing happens. */
  readonly idle?: number;
  readonly log?: Level;
  /** Pages at these origins may be live, too. */
  readonly origins?: readonly string[];
  /** A proxy stands in front, and says whom it speaks for. */
  readonly behindProxy?: boolean;
  /** The names that this server is reached by; where none are set, those of this machine. */
  readonly hosts?: readonly string[];
  /** What time it is, in milliseconds. */
  readonly now?: () => number;
  /** What the dice of a match come from; nobody guesses it, unless a test has to. */
  readonly newSecret?: () => string;
  readonly metricsToken?: string;
  readonly policy?: Partial<KeepPolicy>;
  /** Milliseconds that a database which is not there yet is waited for, and who is told that it is. */
  readonly waitForDatabase?: number;
  readonly say?: (words: string) => void;
  /** What is known of the processor; that of this thread, if nothing is said. */
  readonly processor?: Processor;
}

const DAY = 24 * 60 * 60 * 1000;
const IDLE_MS = 60_000;
const POLICY: KeepPolicy = { gathering: 7 * DAY, idle: 90 * DAY, over: 365 * DAY };

export const LIVE_PATH = '/api/live';

/** Online play: what stands behind `/api`. */
export class Online {
  readonly house: House;
  readonly #api: Api;
  readonly #live: Live;
  readonly reached: Reached;

  private constructor(store: Store, books: Rulebooks, options: OnlineOptions) {
    const limits = { ...LIMITS, ...options.limits };
    const log = makeLog(options.log ?? 'warn');
    const policy = { ...POLICY, ...options.policy };
    const { idle = IDLE_MS, now = Date.now, newSecret, processor } = options;
    const given = { ...(newSecret && { newSecret }), ...(processor && { processor }) };
    this.house = new House({ store, books, log, policy, idle, now, ...given });
    this.#live = new Live(this.house, limits, options.origins ?? []);
    this.#api = new Api(this.house, limits, options.metricsToken, () => this.#live.size);
    this.reached = { behindProxy: options.behindProxy ?? false, hosts: options.hosts ?? [] };
  }

  static async open(options: OnlineOptions): Promise<Online> {
    const faults = faultsOf(makeLog(options.log ?? 'warn'));
    // First: what is wrong with it is said before the rules are read, which takes a while.
    const store = options.store ?? (await openStore(options.database, { ...options, faults }));
    try {
      return new Online(store, await loadRulebooks(options.games), options);
    } catch (error) {
      // Nothing stays open behind a server that could not be.
      await store.close();
      throw error;
    }
  }

  answer(request: IncomingMessage, url: URL): Promise<ApiAnswer | undefined> {
    return this.#api.answer(request, url.pathname, url.searchParams, addressOf(request, this.reached));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#live.upgrade(request, socket, head, addressOf(request, this.reached));
  }

  async close(): Promise<void> {
    await this.house.close();
    this.#live.close();
  }
}

interface Opening extends Pick<OnlineOptions, 'mostMegabytes' | 'waitForDatabase' | 'say'> {
  readonly faults?: Faults;
}

/** What cannot be opened is said why: `CannotOpen`. */
export async function openStore(database: string, opening: Opening = {}): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(database)) return openPostgres(database, opening);
  if (database !== ':memory:') makeFolder(dirname(database));
  return SqliteStore.open(database, opening.mostMegabytes, opening.faults);
}

/** Loaded only where there is one. */
export async function openPostgres(
  url: string,
  { waitForDatabase, say, faults }: Opening = {},
): Promise<PostgresStore> {
  const { PostgresStore } = await import('./store/postgres.ts');
  return PostgresStore.open(url, { wait: waitForDatabase, say, faults });
}
