import type { Clock } from './director.ts';

interface Waiting {
  /** Milliseconds left of it, as of `since`. */
  left: number;
  since: number;
  callOff: (() => void) | undefined;
  then(): void;
}

/** A clock that stands still on request: whoever goes by it stops in the middle of a movement and goes on from there. */
export class PausableClock implements Clock {
  readonly #real: Clock;
  #stoodFor = 0;
  #since: number | undefined;
  readonly #waiting = new Set<Waiting>();

  constructor(real: Clock) {
    this.#real = real;
  }

  get paused(): boolean {
    return this.#since !== undefined;
  }

  now(): number {
    return (this.#since ?? this.#real.now()) - this.#stoodFor;
  }

  pause(): void {
    if (this.paused) return;
    this.#since = this.#real.now();
    for (const one of this.#waiting) {
      one.callOff?.();
      one.callOff = undefined;
      one.left -= this.now() - one.since;
    }
  }

  resume(): void {
    if (this.#since === undefined) return;
    this.#stoodFor += this.#real.now() - this.#since;
    this.#since = undefined;
    for (const one of this.#waiting) this.#start(one);
  }

  frame(then: () => void): () => void {
    return this.#add(0, then);
  }

  wait(milliseconds: number, then: () => void): () => void {
    return this.#add(milliseconds, then);
  }

  #add(left: number, then: () => void): () => void {
    const one: Waiting = { left, since: this.now(), callOff: undefined, then };
    this.#waiting.add(one);
    if (!this.paused) this.#start(one);
    return () => {
      this.#waiting.delete(one);
      one.callOff?.();
    };
  }

  #start(one: Waiting): void {
    one.since = this.now();
    const run = () => {
      this.#waiting.delete(one);
      one.then();
    };
    one.callOff = one.left > 0 ? this.#real.wait(one.left, run) : this.#real.frame(run);
  }
}
