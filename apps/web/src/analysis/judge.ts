import type { AskData, Json } from '@holotisch/engine';
import type { Reply, Viewer } from '@holotisch/room/client';
import { type LineOptions, WorkerLine } from '../ui/worker-line.ts';

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

/** Playing a whole match again may take a while on a small machine. */
const PATIENT = 60;

const openWorker = (): Worker => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });

/** The worker that has the rules; undefined where it cannot say, and the server has to be asked. */
export class Judge {
  readonly #line: WorkerLine;

  /** One that has died or hangs is replaced with the next question; nobody waits for it. */
  constructor(options: Partial<Pick<LineOptions, 'open' | 'every' | 'patience'>> = {}) {
    this.#line = new WorkerLine({ open: openWorker, onEnd: () => {}, ...options });
  }

  /** For what takes long. */
  static patient(): Judge {
    return new Judge({ patience: PATIENT });
  }

  ask(call: Extract<JudgeCall, { do: 'check' | 'sample' | 'question' }>): Promise<Reply | undefined> {
    return this.#call(call) as Promise<Reply | undefined>;
  }

  /** Undefined: it could not be found out here. */
  async verify(call: Extract<JudgeCall, { do: 'verify' }>): Promise<boolean | undefined> {
    const found = await this.#call(call);
    return typeof found === 'boolean' ? found : undefined;
  }

  async #call(call: JudgeCall): Promise<unknown> {
    const called = await this.#line.call({ call });
    return 'value' in called ? called.value : undefined;
  }

  close(): void {
    this.#line.close();
  }
}
