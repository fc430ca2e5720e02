import type { AskData, Json } from '@holotisch/engine';
import type { Reply, Viewer } from '@holotisch/room/client';

/** What a player sees of the match: all that his tries are judged by. */
export interface Seeing {
  readonly game: string;
  readonly edition: string;
  readonly view: Json;
  readonly viewer: Viewer;
  readonly allowed: readonly string[];
  readonly ask: AskData | undefined;
}

export type JudgeCall =
  | { readonly do: 'check'; readonly seeing: Seeing; readonly answer: Json }
  | { readonly do: 'sample'; readonly seeing: Seeing; readonly number: number }
  | {
      readonly do: 'question';
      readonly seeing: Seeing;
      readonly question: string;
      readonly args: Readonly<Record<string, Json>>;
    }
  /** Whether a finished match comes out of its file just as it was seen, roll by roll. */
  | {
      readonly do: 'verify';
      readonly game: string;
      readonly file: Json;
      readonly viewer: Viewer;
      readonly events: readonly Json[];
    };

type Answer = { readonly id: number; readonly value?: unknown; readonly failed?: true };

/** The worker that has the rules; undefined where it cannot say, and the server has to be asked. */
export class Judge {
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #worker: Worker | undefined;
  #next = 0;

  ask(call: Extract<JudgeCall, { do: 'check' | 'sample' | 'question' }>): Promise<Reply | undefined> {
    return this.#call(call) as Promise<Reply | undefined>;
  }

  async verify(call: Extract<JudgeCall, { do: 'verify' }>): Promise<boolean> {
    return (await this.#call(call)) === true;
  }

  #call(call: JudgeCall): Promise<unknown> {
    const worker = this.#open();
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, call });
    });
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.value);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
