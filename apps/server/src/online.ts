import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Rulebooks } from '@holotisch/online';
import { House } from './host/house.ts';
import type { Processor } from './host/meter.ts';
import { type Level, makeLog } from './log.ts';
import { Api, type ApiAnswer } from './net/api.ts';
import { LIMITS, type Limits } from './net/limits.ts';
import { Live } from './net/live.ts';
import { loadRulebooks } from './rulebooks.ts';
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
  readonly metricsToken?: string;
  readonly policy?: Partial<KeepPolicy>;
  /** The clock; the machine's own, if nothing is said. */
  readonly now?: () => number;
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
  readonly #behindProxy: boolean;

  private constructor(store: Store, books: Rulebooks, options: OnlineOptions) {
    const limits = { ...LIMITS, ...options.limits };
    const log = makeLog(options.log ?? 'warn');
    const policy = { ...POLICY, ...options.policy };
    const { now, processor } = options;
    const measures = { ...(now && { now }), ...(processor && { processor }) };
    this.house = new House({ store, books, log, policy, idle: options.idle ?? IDLE_MS, ...measures });
    this.#live = new Live(this.house, limits, options.origins ?? []);
    this.#api = new Api(this.house, limits, options.metricsToken, () => this.#live.size);
    this.#behindProxy = options.behindProxy ?? false;
  }

  static async open(options: OnlineOptions): Promise<Online> {
    const [store, books] = await Promise.all([
      options.store ?? openStore(options.database, options.mostMegabytes),
      loadRulebooks(options.games),
    ]);
    return new Online(store, books, options);
  }

  answer(request: IncomingMessage, url: URL): Promise<ApiAnswer | undefined> {
    return this.#api.answer(request, url.pathname, url.searchParams, this.#addressOf(request));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#live.upgrade(request, socket, head, this.#addressOf(request));
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const said = this.#behindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return said || (socket.remoteAddress ?? '');
  }

  async close(): Promise<void> {
    await this.house.close();
    this.#live.close();
  }
}

export async function openStore(database: string, mostMegabytes?: number): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(database)) {
    if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
    return SqliteStore.open(database, mostMegabytes);
  }
  return openPostgres(database);
}

/** Loaded only where there is one. */
export async function openPostgres(url: string): Promise<PostgresStore> {
  const { PostgresStore } = await import('./store/postgres.ts');
  return PostgresStore.open(url);
}
