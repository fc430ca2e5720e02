import { Worker } from 'node:worker_threads';
import type { Result, Seat } from '@holotisch/engine';
import type { Line, MovingFrame } from '@holotisch/online';
import type { Moving } from '@holotisch/room';
import { bordered, type Faults } from '../border.ts';
import type { Store } from '../store/store.ts';
import type { Thought, Told, Wanted } from './thinker-thread.ts';

/** Tables that the thread keeps; those that were not thought about for longest are forgotten first. */
const MOST_TABLES = 64;

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/**
 * What takes long is thought of in another thread, so that nobody else waits for it: what the computer decides, and how
 * it lays a table. The thread has its own copy of a match, made from the log like every other; what it comes up with is
 * checked here as if somebody had sent it.
 */
export class Thinker {
  readonly #store: Store;
  readonly #faults: Faults;
  readonly #waiting = new Map<number, Waiting>();
  /** How many rows of which match the thread has, the one that was used last at the end. */
  readonly #known = new Map<string, number>();
  #thread: Worker | undefined;
  #next = 0;

  constructor(store: Store, faults: Faults) {
    this.#store = store;
    this.#faults = faults;
  }

  /** What the computer decides that is awaited there; undefined if it cannot say. */
  async move(match: string): Promise<Moving | undefined> {
    const thought = await this.#ask(await this.#told(match), {});
    if (!('move' in thought)) return undefined;
    for (const fault of thought.failedDreams) this.#faults(`a dream of the computer in match ${match}`, fault);
    return thought.move ?? undefined;
  }

  /** The lines that would say what somebody wants. */
  async plan(match: string, seat: Seat, frame: MovingFrame, now: number): Promise<Result<readonly Line[]>> {
    const thought = await this.#ask(await this.#told(match), { seat, frame, now });
    if (!('plan' in thought)) throw new Error('nothing was planned');
    return thought.plan;
  }

  forget(match: string): void {
    if (this.#known.delete(match)) this.#thread?.postMessage({ forget: match } satisfies Wanted);
  }

  /** What the thread has to be told of a match. */
  async #told(match: string): Promise<Told> {
    const known = this.#known.get(match);
    if (known !== undefined) {
      const rows = await this.#store.rowsFrom(match, known);
      // Unless it was forgotten while the rows were fetched.
      if (this.#known.has(match)) {
        this.#remember(match, Math.max(this.#known.get(match)!, known + rows.length));
        return { match, rows };
      }
    }
    const kept = await this.#store.load(match);
    if (!kept) throw new Error(`match ${match} is gone`);
    this.#remember(match, kept.rows.length);
    return { match, kept };
  }

  #remember(match: string, rows: number): void {
    this.#known.delete(match);
    this.#known.set(match, rows);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_TABLES) this.forget(oldest!);
  }

  async #ask(told: Told, what: object): Promise<Thought> {
    const id = this.#next++;
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const thought = await new Promise<Thought>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.postMessage({ id, ...told, ...what });
    });
    if ('error' in thought) {
      this.#known.delete(told.match);
      throw new Error(thought.error);
    }
    return thought;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thinker-thread.ts', import.meta.url));
    const hear = (thought: Thought) => {
      this.#waiting.get(thought.id)?.resolve(thought);
      this.#waiting.delete(thought.id);
    };
    thread.on('message', bordered(this.#faults, 'the thread that thinks', hear));
    // One that has ended is replaced when there is something to think of again.
    const ended = (why: unknown) => {
      if (this.#thread === thread) this.#thread = undefined;
      this.#known.clear();
      for (const { reject } of this.#waiting.values()) reject(new Error(`the thread that thinks has ended: ${why}`));
      this.#waiting.clear();
    };
    const failed = (error: unknown) => {
      this.#faults('the thread that thinks', error);
      ended(error);
    };
    thread.on('error', bordered(this.#faults, 'the end of the thread that thinks', failed));
    thread.on('exit', bordered(this.#faults, 'the end of the thread that thinks', ended));
    thread.unref();
    return thread;
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate();
  }
}
