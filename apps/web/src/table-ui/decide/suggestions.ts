import type { Json, Refusal } from '@holotisch/engine';

/**
 * Answers that are suggested for a place, one after the other: those that the game thinks good, the best first, as far as they
 * are legal; then the same again. Only where it has no two of them, any legal one is as good as another.
 */
export class Suggestions {
  readonly #thought: readonly Json[];
  readonly #check: (answer: Json) => Promise<Refusal | undefined>;
  readonly #sample: (attempt: number) => Promise<Json | undefined>;
  readonly #good: Json[] = [];
  #tried = 0;
  #given = 0;
  #samples = 0;

  constructor(
    thought: readonly Json[],
    check: (answer: Json) => Promise<Refusal | undefined>,
    sample: (attempt: number) => Promise<Json | undefined>,
  ) {
    this.#thought = thought;
    this.#check = check;
    this.#sample = sample;
  }

  async next(): Promise<Json | undefined> {
    while (this.#tried < this.#thought.length) {
      const answer = this.#thought[this.#tried++]!;
      const said = JSON.stringify(answer);
      if (this.#good.some((known) => JSON.stringify(known) === said) || (await this.#check(answer))) continue;
      this.#good.push(answer);
      return answer;
    }
    if (this.#good.length > 1) return this.#good[this.#given++ % this.#good.length];
    return this.#sample(this.#samples++);
  }
}
