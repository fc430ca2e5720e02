/** A state that is whole, and how much of the match lay behind it. */
export interface Checkpoint<S> {
  readonly taken: number;
  readonly events: number;
  readonly state: S;
}

/** So many of the latest checkpoints are all kept; those before them stand so many decisions apart. */
const LATEST_CHECKPOINTS = 256;
const DECISIONS_APART = 16;
/** Where only a few are kept. */
const FAR_APART = 32;

/** The checkpoints of a match that stay in memory, in the order of the match. */
export class Checkpoints<S> {
  readonly #points: Checkpoint<S>[];

  constructor(points: readonly Checkpoint<S>[] = []) {
    this.#points = [...points];
  }

  get last(): Checkpoint<S> | undefined {
    return this.#points.at(-1);
  }

  copy(): Checkpoints<S> {
    return new Checkpoints(this.#points);
  }

  add(point: Checkpoint<S>, keep: 'all' | 'few' | 'last'): void {
    if (keep === 'last') while (this.#points.length > 0) this.#points.pop();
    else if (keep === 'few' && this.#isNear(this.#points.length - 1)) this.#points.pop();
    this.#points.push(point);
    const old = this.#points.length - LATEST_CHECKPOINTS;
    if (old > 0 && this.#points[old]!.taken - this.#points[old - 1]!.taken < DECISIONS_APART)
      this.#points.splice(old, 1);
  }

  /** Forgets whatever came when more decisions had been taken, and hands out the last one before that. */
  backTo(count: number): Checkpoint<S> | undefined {
    while (this.#points.length > 0 && this.#points.at(-1)!.taken > count) this.#points.pop();
    return this.#points.pop();
  }

  /** Whether a checkpoint stands so near to the one before it that it need not stay. */
  #isNear(i: number): boolean {
    return i >= 0 && this.#points[i]!.taken - (this.#points[i - 1]?.taken ?? 0) < FAR_APART;
  }
}
