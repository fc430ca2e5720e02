import { Worker } from 'node:worker_threads';
import type { MatchHead, Private } from '@holotisch/online';
import { bordered, type Faults, spokenFaults } from '../border.ts';
import { AppendQueue } from './append-queue.ts';
import { CannotOpen } from './opening.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Answer, Call, Method, Opening } from './sqlite-thread.ts';
import type { Append, KeepPolicy, Listing, News, Store, Written } from './store.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Text goes to another thread far more cheaply than what it tells. */
const written = ({ match, row: { seq, time, tag, lines }, listing }: Append): Written => ({
  match,
  seq,
  time,
  tag,
  lines: JSON.stringify(lines),
  listing,
});

const ENDED = 'the thread of the database has ended';
/** How often it is looked whether somebody else writes into the same file. */
const LOOK_MS = 1000;

/** One process and one file: what somebody starts at home. */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly #opening: Opening;
  readonly #faults: Faults;
  #thread: Promise<Worker>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: ((news: News) => void)[] = [];
  readonly #looking: NodeJS.Timeout;
  readonly #appends = new AppendQueue((batch) => this.#call('append', batch.map(written)));
  #next = 0;
  #closed = false;
  private constructor(opening: Opening, faults: Faults) {
    this.#opening = opening;
    this.#faults = faults;
    this.#thread = this.#start();
    this.#looking = setInterval(
      bordered(faults, 'the look at the file', () => this.#look()),
      LOOK_MS,
    ).unref();
  }

  static async open(path: string, mostMegabytes?: number, faults = spokenFaults): Promise<SqliteStore> {
    const store = new SqliteStore({ path, mostMegabytes }, faults);
    try {
      await store.#thread;
      return store;
    } catch (error) {
      clearInterval(store.#looking);
      throw error;
    }
  }

  async #start(): Promise<Worker> {
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: this.#opening });
    await new Promise<void>((resolve, reject) => {
      thread.once('message', (answer: Answer) =>
        'error' in answer ? reject(new CannotOpen(answer.error)) : resolve(),
      );
      thread.once('error', reject);
      thread.once('exit', () => reject(new CannotOpen(`${this.#opening.path}: ${ENDED}`)));
    });
    thread.on(
      'message',
      bordered(this.#faults, 'the thread of the database', (answer: Answer) => this.#hear(answer)),
    );
    const ended = bordered(this.#faults, 'the end of that thread', (error: Error) => this.#ended(thread, error));
    thread.on('error', ended);
    thread.on('exit', () => ended(new Error(ENDED)));
    return thread;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.value);
  }

  /** Whoever waits for a thread that has ended is told so; the next call starts another one. */
  #ended(thread: Worker, error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (this.#closed || this.#lost.has(thread)) return;
    this.#lost.add(thread);
    this.#faults('the thread of the database', error);
    this.#startAgain();
  }
  readonly #lost = new WeakSet<Worker>();

  /** Whoever calls next is told why it cannot be started; for the one after him it is tried once more. */
  #startAgain(): void {
    this.#isDown = false;
    this.#thread = this.#start();
    this.#thread.catch(() => {
      this.#isDown = true;
    });
  }
  #isDown = false;

  async #call<K extends Method | 'close'>(
    name: K,
    ...args: Parameters<SqliteFile[K]>
  ): Promise<ReturnType<SqliteFile[K]>> {
    if (this.#closed) throw new Error('the database is closed');
    if (this.#isDown) this.#startAgain();
    const thread = await this.#thread;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      thread.postMessage({ id, name, args } satisfies Call);
    });
  }

  append(append: Append): Promise<'kept' | 'conflict'> {
    return this.#appends.append(append);
  }

  create = (head: MatchHead, secrets: Private, listing: Listing) => this.#call('create', head, secrets, listing);
  load = (match: string) => this.#call('load', match);
  rowsFrom = (match: string, seq: number) => this.#call('rowsFrom', match, seq);
  waiting = (since: number) => this.#call('waiting', since);
  touch = (matches: readonly string[], now: number) => this.#call('touch', matches, now);
  finished = (before: number, most: number) => this.#call('finished', before, most);
  listed = (matches: readonly string[]) => this.#call('listed', matches);
  remove = (match: string) => this.#call('remove', match);
  cleanUp = (policy: KeepPolicy, now: number) => this.#call('cleanUp', policy, now);
  check = () => this.#call('check');
  backup = (file: string) => this.#call('backup', file);

  /** There is nobody to tell. */
  tell(): void {}

  onNews(listener: (news: News) => void): void {
    this.#listeners.push(listener);
  }

  async #look(): Promise<void> {
    const changed = await this.#call('changedElsewhere').catch(() => false);
    if (changed) this.#tellMissed();
  }

  #tellMissed(): void {
    for (const listener of this.#listeners) bordered(this.#faults, 'news', listener)({ type: 'missed' });
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    const done = this.#call('close');
    this.#closed = true;
    await done;
  }
}
