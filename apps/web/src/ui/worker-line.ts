/**
 * Calls to a worker as promises. A worker can die without a word (the browser takes its memory, its script cannot be
 * fetched) or hang; then nothing that waits for it may wait for ever, and whoever has it is told. Uncaught errors and
 * messages that cannot be read are told at once. Of silence it is told only after a while in which something was awaited
 * and not even a sign of life came back: work may take long.
 */

/** As much of a worker as is needed: a browser's own, or one in a test. */
export interface WorkerLike {
  postMessage(data: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** What a call came to; `failed`: what the worker threw, or nothing where it is gone, which is told by `onEnd`. */
type Called = { readonly value: unknown } | { readonly failed: string | undefined };

export interface LineOptions {
  open(): WorkerLike;
  /** What the worker tells by itself. */
  onTold?(data: unknown): void;
  /** It is gone, or was given up: the next call opens another. */
  onEnd(why: WorkerEnd): void;
  /** Something is expected of it although nobody has called. */
  isExpected?(): boolean;
  /** Looks without a sign of life until it is given up. */
  patience?: number;
  /** Calls again and again; ends with what it returns. */
  every?(ms: number, look: () => void): () => void;
}
/** What an uncaught error said; nothing where it has just been silent. */
export type WorkerEnd = { readonly error: string } | 'silent';

/** A sign of life is asked for by this name, and given at once between two pieces of work. */
export const PING = 'ping';
const LOOK_MS = 5_000;
const PATIENCE = 4;

/** In looks, not in time: a machine that has slept was not waiting. */
const inBrowser = (ms: number, look: () => void): (() => void) => {
  const timer = setInterval(look, ms);
  return () => clearInterval(timer);
};

interface Waiting {
  resolve(called: Called): void;
}
type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };
const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null && 'id' in data;

export class WorkerLine {
  readonly #options: LineOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | undefined;
  #stopLooking: (() => void) | undefined;
  #next = 0;
  #silent = 0;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Sends a call; `what` must not have an `id` of its own. */
  call(what: object): Promise<Called> {
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve });
      this.#opened().postMessage({ id, ...what });
    });
  }

  /** Ends it; whatever waits has failed. */
  close(): void {
    this.#stopLooking?.();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#stopLooking = undefined;
    this.#fail();
  }

  #opened(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#options.open();
    this.#worker = worker;
    this.#silent = 0;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#end({ error: event.message ?? '' });
    };
    worker.onmessageerror = () => this.#end({ error: 'messageerror' });
    this.#stopLooking = (this.#options.every ?? inBrowser)(LOOK_MS, () => this.#look());
    return worker;
  }

  #hear(data: unknown): void {
    this.#silent = 0;
    if (!isAnswer(data)) {
      this.#options.onTold?.(data);
      return;
    }
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    waiting?.resolve(data.error === undefined ? { value: data.value } : { failed: data.error });
  }

  #look(): void {
    if (this.#waiting.size === 0 && !this.#options.isExpected?.()) {
      this.#silent = 0;
      return;
    }
    if (++this.#silent > (this.#options.patience ?? PATIENCE)) this.#end('silent');
    else this.#worker?.postMessage({ id: this.#next++, name: PING });
  }

  #end(why: WorkerEnd): void {
    this.close();
    this.#options.onEnd(why);
  }

  #fail(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { resolve } of all) resolve({ failed: undefined });
  }
}
