import type { Json } from '@holotisch/engine';
import { type LineOptions, WorkerLine } from '../ui/worker-line.ts';
import { keepLook, keptLook } from './kept.ts';
import type {
  AdviceOrder,
  Analysis,
  Finding,
  LookNews,
  LookOrder,
  Point,
  WhyNews,
  WhyOrder,
  WhyThenOrder,
} from './orders.ts';

/** A look back at one match as the page sees it: it runs on while other things are done, and can be left. */

export interface Look {
  readonly state: 'none' | 'running' | 'left' | 'done' | 'failed';
  readonly done: number;
  readonly of: number;
  readonly curve: readonly Point[];
  readonly analysis?: Analysis;
}

const NOTHING: Look = { state: 'none', done: 0, of: 0, curve: [] };
export const SEED = '1';
const KEEP_EVERY = 10;

/** One decision may take a slow machine a while; after so many looks without a word the worker is given up. */
const PATIENCE = 24;
const openWorker = (): Worker => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
type Workers = Partial<Pick<LineOptions, 'open' | 'every'>>;

/** Has a worker of its own look back, and tells what it says, also where it has died without a word; returns how to end it. */
export function haveLooked<O extends LookOrder | WhyOrder | WhyThenOrder | AdviceOrder>(
  looking: O,
  hear: (news: O extends LookOrder ? LookNews : WhyNews) => void,
  workers: Workers = {},
): () => void {
  const line = new WorkerLine({
    open: openWorker,
    patience: PATIENCE,
    onTold: (news) => hear(news as Parameters<typeof hear>[0]),
    onEnd: (why) => hear({ failed: why === 'silent' ? why : why.error }),
    ...workers,
  });
  void line.call({ looking });
  return () => line.close();
}

/** The name of a match that is over: that of its last state, and how many decisions led there. */
export function keyOf(file: Json): string | undefined {
  const { hash, decisions } = (file ?? {}) as { readonly hash?: unknown; readonly decisions?: unknown };
  return typeof hash === 'string' && Array.isArray(decisions) ? `${hash.slice(0, 32)}-${decisions.length}` : undefined;
}

export class LookBack {
  readonly #workers: Workers;
  readonly #listeners = new Set<() => void>();
  #key: string | undefined;
  #look: Look = NOTHING;
  #findings: Finding[] = [];
  #stop: (() => void) | undefined;

  constructor(workers: Workers = {}) {
    this.#workers = workers;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known about the match of this name. */
  readonly of = (key: string | undefined): Look => {
    if (key === undefined) return NOTHING;
    if (key !== this.#key && this.#look.state !== 'running') this.#take(key);
    return key === this.#key ? this.#look : NOTHING;
  };

  /** Begins, or goes on where it was left. */
  start(file: Json): void {
    const key = keyOf(file);
    if (key === undefined) return;
    this.stop();
    this.#take(key);
    if (this.#look.state === 'done') return;
    const order: LookOrder = { file, seed: SEED, known: this.#findings };
    this.#stop = haveLooked(order, (news) => this.#hear(news), this.#workers);
    this.#show({ ...this.#look, state: 'running' });
  }

  stop(): void {
    if (!this.#stop) return;
    this.#end();
    this.#keep();
    this.#show({ ...this.#look, state: 'left' });
  }

  /** Another match, as far as it is known. */
  #take(key: string): void {
    const kept = keptLook(key);
    this.#key = key;
    this.#findings = [...(kept?.findings ?? [])];
    const analysis = kept?.analysis;
    this.#look = analysis
      ? { state: 'done', done: analysis.decisions, of: analysis.decisions, curve: analysis.curve, analysis }
      : kept
        ? { ...NOTHING, state: 'left', done: kept.done }
        : NOTHING;
  }

  #hear(news: LookNews): void {
    if ('curve' in news) this.#show({ ...this.#look, curve: news.curve });
    else if ('failed' in news) this.#fail();
    else if ('analysis' in news) {
      const { analysis } = news;
      const { decisions, curve } = analysis;
      this.#end();
      this.#show({ state: 'done', done: decisions, of: decisions, curve, analysis });
      this.#keep();
    } else {
      this.#findings.push(...news.findings);
      if (Math.floor(news.done / KEEP_EVERY) > Math.floor(this.#look.done / KEEP_EVERY)) this.#keep();
      // What is known already passes at once: the bar does not jump back.
      this.#show({ ...this.#look, done: Math.max(news.done, this.#look.done), of: news.of });
    }
  }

  #keep(): void {
    const { done, analysis } = this.#look;
    if (this.#key !== undefined)
      keepLook(this.#key, { findings: analysis ? [] : this.#findings, done, ...(analysis && { analysis }) });
  }

  #fail(): void {
    this.#end();
    this.#show({ ...this.#look, state: 'failed' });
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #show(look: Look): void {
    this.#look = look;
    for (const listener of this.#listeners) listener();
  }
}

export const lookBack = new LookBack();
