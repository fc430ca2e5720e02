import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/play/table/director.ts';
import { PausableClock } from '../../../src/play/table/pausable-clock.ts';

/** A clock that goes on when it is told to; frames come every ten milliseconds. */
class HandClock implements Clock {
  #now = 0;
  #due: { readonly at: number; readonly then: () => void }[] = [];
  now = () => this.#now;
  frame = (then: () => void) => this.wait(10, then);
  wait = (milliseconds: number, then: () => void) => {
    const one = { at: this.#now + milliseconds, then };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  };
  goOn(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.then();
    }
    this.#now = end;
  }
}

describe('a clock that can stand still', () => {
  it('tells no time that passed while it stood', () => {
    const real = new HandClock();
    const clock = new PausableClock(real);
    real.goOn(100);
    clock.pause();
    real.goOn(1000);
    expect(clock.now()).toBe(100);
    clock.resume();
    real.goOn(50);
    expect(clock.now()).toBe(150);
  });

  it('lets whoever waits wait as long as was left', () => {
    const real = new HandClock();
    const clock = new PausableClock(real);
    const happened: number[] = [];
    clock.wait(200, () => happened.push(clock.now()));
    real.goOn(150);
    clock.pause();
    real.goOn(5000);
    expect(happened).toEqual([]);
    clock.resume();
    real.goOn(49);
    expect(happened).toEqual([]);
    real.goOn(1);
    expect(happened).toEqual([200]);
  });

  it('shows no frame while it stands, and goes on with the next', () => {
    const real = new HandClock();
    const clock = new PausableClock(real);
    let frames = 0;
    const draw = () => {
      frames++;
      clock.frame(draw);
    };
    clock.frame(draw);
    real.goOn(100);
    expect(frames).toBe(10);
    clock.pause();
    real.goOn(1000);
    expect(frames).toBe(10);
    clock.resume();
    real.goOn(20);
    expect(frames).toBe(12);
  });

  it('forgets what was called off, also while it stands', () => {
    const real = new HandClock();
    const clock = new PausableClock(real);
    const callOff = clock.wait(10, () => expect.unreachable());
    clock.pause();
    callOff();
    clock.resume();
    real.goOn(100);
  });
});
