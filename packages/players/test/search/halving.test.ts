import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { halve } from '../../src/search/halving.ts';

/** What is chosen where candidate i is worth `worths[i]`, give or take the noise, which all share in part. */
function chosen(worths: readonly number[], noise: number, trials = 200, hurryAfter = Number.POSITIVE_INFINITY) {
  const rng = quickRng(5);
  const shared = Array.from({ length: trials }, () => rng.below(1000) / 50);
  let tried = 0;
  const search = halve(worths.length, trials, (i, chance) => {
    tried++;
    return worths[i]! + shared[chance]! + noise * (rng.below(2001) / 1000 - 1);
  });
  for (;;) {
    const step = search.next({ hurry: tried >= hurryAfter });
    if (step.done) return { found: step.value, tried };
  }
}

describe('sequential halving', () => {
  it('finds the best of many, and spends no more trials than it was given', () => {
    const worths = Array.from({ length: 16 }, (_, i) => (i === 11 ? 3 : i / 16));
    const { found, tried } = chosen(worths, 1);
    expect(found).toEqual([11]);
    expect(tried).toBeLessThanOrEqual(200);
  });

  it('stays with the first one unless another is clearly better', () => {
    expect(chosen([0, 0, 0, 0], 0).found).toEqual([0]);
    expect(chosen([1, 0.5, 0], 0.1).found).toEqual([0]);
    expect(chosen([0, 0.1], 40, 20).found).toEqual([0]);
  });

  it('hands out all that cannot be told from the best, and none that can', () => {
    expect([...chosen([0, 5, 5, 2, 5, 1], 0).found].sort()).toEqual([1, 2, 4]);
  });

  it('answers with what it has when it is told to hurry', () => {
    const { found, tried } = chosen([0, 9, 0, 0], 0.1, 4000, 12);
    expect(tried).toBe(12);
    expect(found).toEqual([1]);
    expect(chosen([0, 9], 0.1, 100, 1).found).toEqual([0]);
  });

  describe('a trial that fails', () => {
    /** Candidate 2 is the best; trials fail where it says so. */
    const search = (fails: (candidate: number, chance: number) => boolean, failed?: (fault: unknown) => void) => {
      const found = halve(
        3,
        60,
        (candidate, chance) => {
          if (fails(candidate, chance)) throw new Error(`${candidate} in ${chance}`);
          return candidate + (chance % 4);
        },
        { failed },
      );
      for (;;) {
        const step = found.next({ hurry: false });
        if (step.done) return step.value;
      }
    };
    const counted = (fails: (candidate: number, chance: number) => boolean) => {
      const faults: unknown[] = [];
      const found = search(fails, (fault) => faults.push(fault));
      return { found, faults: faults.length };
    };
    it('counts as none and is told, and the others decide in the chances that both have come through', () => {
      expect(counted(() => false)).toEqual({ found: [2], faults: 0 });
      // What is worth most of all fails for the best alone: its average sinks, the difference does not.
      expect(counted((candidate, chance) => candidate === 2 && chance % 4 === 3)).toEqual({ found: [2], faults: 5 });
    });
    it('leaves nothing known of a candidate that always fails', () => {
      expect(counted((candidate) => candidate === 2)).toEqual({ found: [1], faults: 20 });
      expect(counted(() => true)).toEqual({ found: [0], faults: 60 });
    });
    it('is thrown where nobody lets it pass', () => {
      expect(() => search((candidate, chance) => candidate === 1 && chance === 7)).toThrow('1 in 7');
    });
  });
});
