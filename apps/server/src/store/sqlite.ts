import { Worker } from 'node:worker_threads';
import type { MatchHead, Private } from '@holotisch/online';
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
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: ((news: News) => void)[] = [];
  readonly #looking: NodeJS.Timeout;
  readonly #appends = new AppendQueue((batch) => this.#call('append', batch.map(written)));
  #next = 0;
  #closed = false;
  #ended: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    this.#looking = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  static async open(path: string, mostMegabytes?: number): Promise<SqliteStore> {
    const workerData: Opening = { path, mostMegabytes };
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
    await new Promise<void>((resolve, reject) => {
      thread.once('message', (answer: Answer) =>
        'error' in answer ? reject(new CannotOpen(answer.error)) : resolve(),
      );
      thread.once('error', reject);
      thread.once('exit', () => reject(new CannotOpen(`${path}: ${ENDED}`)));
    });
    const store = new SqliteStore(thread);
    thread.on('message', (answer: Answer) => store.#hear(answer));
    thread.on('error', (error) => store.#fail(error));
    thread.on('exit', () => store.#fail(new Error(ENDED)));
    return store;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.value);
  }

  /** Whatever waits, and whatever comes after: a thread that has ended answers nothing any more. */
  #fail(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #call<K extends Method | 'close'>(name: K, ...args: Parameters<SqliteFile[K]>): Promise<ReturnType<SqliteFile[K]>> {
    if (this.#closed) return Promise.reject(new Error('the database is closed'));
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#thread.postMessage({ id, name, args } satisfies Call);
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
    if (changed) for (const listener of this.#listeners) listener({ type: 'missed' });
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    const done = this.#ended ? Promise.resolve() : this.#call('close');
    this.#closed = true;
    await done;
  }
}
