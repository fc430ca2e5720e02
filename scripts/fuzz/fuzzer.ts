import { type Json, quickRng } from '@holotisch/engine';
import type { Manifests } from '@holotisch/games';
import { type Attempt, Attempts, Unclear, type Verdict } from './attempt.ts';
import { realInputs } from './real-inputs.ts';

/** What came of the input of one number. */
export interface Outcome {
  readonly index: number;
  readonly game: string;
  readonly kind: string;
  readonly verdict: Verdict | 'thrown' | 'unclear';
  /** What it took: the shorter of the time on the clock and that of the processor, for a busy machine is no fault. */
  readonly ms: number;
  /** What is wrong, and with which input. */
  readonly fault?: string;
  readonly input?: Json;
}

/** Spreads the numbers of inputs over all dice. */
const SPREAD = 2_654_435_761;

/** Harms the real inputs of these games. Input n is the same for the same seed, whoever tries it. */
export class Fuzzer {
  readonly #attempts: readonly (readonly [game: string, attempts: Attempts])[];

  private constructor(attempts: Fuzzer['kinds']) {
    this.#attempts = attempts;
  }

  static async load(manifests: Manifests): Promise<Fuzzer> {
    const loaded = manifests.all.map(async (one) => [one.id, new Attempts(await realInputs(one), manifests)] as const);
    return new Fuzzer(await Promise.all(loaded));
  }

  /** Every kind of input of every game. */
  get kinds(): readonly (readonly [game: string, attempts: Attempts])[] {
    return this.#attempts;
  }

  async try(seed: number, index: number): Promise<Outcome> {
    const rng = quickRng(Math.imul(index + 1, SPREAD) ^ seed);
    const [game, { kinds }] = this.#attempts[index % this.#attempts.length]!;
    const names = Object.keys(kinds);
    let kind = '';
    let attempt: Attempt | undefined;
    while (!attempt) {
      kind = names[rng.below(names.length)]!;
      attempt = kinds[kind]!(rng);
    }
    return { index, game, kind, ...(await measured(attempt)) };
  }
}

async function measured({ run, input }: Attempt): Promise<Omit<Outcome, 'index' | 'game' | 'kind'>> {
  const started = performance.now();
  const used = process.cpuUsage();
  const took = (): number => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
  try {
    const verdict = await run();
    return { verdict, ms: took(), input };
  } catch (e) {
    const fault = e instanceof Error ? (e.stack ?? e.message) : String(e);
    return { verdict: e instanceof Unclear ? 'unclear' : 'thrown', ms: took(), fault, input };
  }
}
