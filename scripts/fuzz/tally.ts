import type { Json, JsonObject } from '@holotisch/engine';
import type { Outcome } from './fuzzer.ts';

/** Nothing may take longer, or need more memory. */
export const MOST_MS = 1000;
export const MOST_MEGABYTES = 500;
/** Whoever gives no sign of life for so long never will. */
export const HUNG_MS = 30_000;

const MOST_FAULTS = 20;
const LONGEST_INPUT = 4000;

export type Lost = 'hung' | 'died';

/** Counts what came of all inputs. */
export class Tally {
  readonly #counts = { inputs: 0, taken: 0, refused: 0, thrown: 0, unclear: 0, slow: 0, lost: 0 };
  readonly #kinds: Record<string, Record<string, number>> = {};
  readonly #faults: JsonObject[] = [];
  #slowest: { ms: number; what: string } = { ms: 0, what: '' };
  #largest = 0;

  add(outcome: Outcome): void {
    const { game, kind, verdict, ms, fault, input = null } = outcome;
    const what = `${game} ${kind}`;
    this.#counts.inputs++;
    this.#counts[verdict]++;
    this.#kinds[what] ??= {};
    this.#kinds[what][verdict] = (this.#kinds[what][verdict] ?? 0) + 1;
    if (ms > this.#slowest.ms) this.#slowest = { ms: Math.round(ms), what };
    if (ms > MOST_MS) this.#counts.slow++;
    if (fault === undefined && ms <= MOST_MS) return;
    this.#fault({ index: outcome.index, what, fault: fault ?? `${Math.round(ms)} ms`, input: clipped(input) });
  }

  /** An input that has not come back. */
  lost(index: number, why: Lost): void {
    this.#counts.inputs++;
    this.#counts.lost++;
    this.#fault({ index, what: 'unknown', fault: why });
  }

  /** The most memory that a process has needed, in megabytes. */
  memory(megabytes: number): void {
    this.#largest = Math.max(this.#largest, Math.round(megabytes));
  }

  #fault(fault: JsonObject): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(fault);
  }

  get ok(): boolean {
    const { thrown, unclear, slow, lost } = this.#counts;
    return thrown + unclear + slow + lost === 0 && this.#largest <= MOST_MEGABYTES;
  }

  report(): JsonObject {
    const { ms, what } = this.#slowest;
    return {
      ...this.#counts,
      slowest: { ms, what },
      largest: this.#largest,
      kinds: this.#kinds,
      faults: this.#faults,
      ok: this.ok,
    };
  }
}

const clipped = (input: Json): string => {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return text.length > LONGEST_INPUT ? `${text.slice(0, LONGEST_INPUT)}…` : text;
};
