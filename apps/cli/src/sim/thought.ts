/** How long a player has thought: so many decisions in each class of durations, by the class. */
export type Thought = Readonly<Record<string, number>>;

/** A class is a tenth longer than the one before; the first one is up to this many seconds. */
const WIDTH = 1.1;
const SHORTEST = 0.00001;

export class Stopwatch {
  readonly #counts: Record<string, number> = {};

  add(seconds: number): void {
    const of = String(Math.max(0, Math.ceil(Math.log(Math.max(seconds, SHORTEST) / SHORTEST) / Math.log(WIDTH))));
    this.#counts[of] = (this.#counts[of] ?? 0) + 1;
  }

  get thought(): Thought {
    return this.#counts;
  }
}

export function merged(...all: readonly Thought[]): Thought {
  const out: Record<string, number> = {};
  for (const one of all) for (const [of, n] of Object.entries(one)) out[of] = (out[of] ?? 0) + n;
  return out;
}

/** The seconds within which such a share of the decisions was taken. */
export function secondsOf(thought: Thought, share: number): number {
  const classes = Object.entries(thought).sort(([a], [b]) => Number(a) - Number(b));
  const all = classes.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  for (const [of, n] of classes) {
    passed += n;
    if (passed >= share * all) return Number((SHORTEST * WIDTH ** Number(of)).toPrecision(2));
  }
  return 0;
}
