import { describe, expect, it } from 'vitest';
import { drawn, inArmy, inBag, poolFrom, poolOf, refilled, tokensIn } from '../../src/companion/order-pool.ts';
import { backward, isLast, NEW_TRACK, onward } from '../../src/companion/tracker.ts';
import { settingsFrom } from '../../src/table-ui/companion/kept.ts';

describe('where a match stands', () => {
  it('goes phase by phase into the next round, and no further than the last one', () => {
    const second = onward(onward(NEW_TRACK, 3, 6), 3, 6);
    expect([second.round, second.phase]).toEqual([1, 2]);
    const third = onward(second, 3, 6);
    expect([third.round, third.phase]).toEqual([2, 0]);
    const end = { ...NEW_TRACK, round: 6, phase: 2 };
    expect(isLast(end, 3, 6)).toBe(true);
    expect(onward(end, 3, 6)).toBe(end);
    // X-Wing is played until one side is gone.
    expect(onward(end, 3, undefined).round).toBe(7);
    expect(isLast(end, 3, undefined)).toBe(false);
  });

  it('goes back the same way, and not before the beginning', () => {
    const there = onward({ ...NEW_TRACK, phase: 2 }, 3, 6);
    expect(backward(there, 3)).toEqual({ ...NEW_TRACK, phase: 2 });
    expect(backward(NEW_TRACK, 3)).toBe(NEW_TRACK);
  });
});

describe('the bag of order tokens', () => {
  const pool = poolOf({ commander: 1, corps: 3 });

  it('gives each token as likely as any other, until it is empty', () => {
    const ranks = [0, 1, 2, 3].map((at) => drawn(pool, () => at)?.drawn);
    expect(ranks).toEqual(['commander', 'corps', 'corps', 'corps']);
    let left = pool;
    for (let n = 4; n > 0; n--) {
      expect(tokensIn(left.bag)).toBe(n);
      left = drawn(left, (sides) => sides - 1)!;
    }
    expect(drawn(left, () => 0)).toBeUndefined();
    expect(refilled(left)).toEqual(pool);
  });

  it('holds no token twice: one that lies beside its unit is out, and so is that of a unit that is gone', () => {
    const out = inBag(pool, 'corps', 2);
    expect(tokensIn(out.bag)).toBe(3);
    expect(inBag(out, 'corps', 9).bag['corps']).toBe(3);
    const fallen = inArmy(out, 'corps', 2);
    expect([fallen.all['corps'], fallen.bag['corps']]).toEqual([2, 2]);
    const gone = inArmy(fallen, 'corps', 1);
    expect([gone.all['corps'], gone.bag['corps']]).toEqual([1, 1]);
    const joined = inArmy(gone, 'support', 1);
    expect([joined.all['support'], joined.bag['support']]).toEqual([1, 1]);
    expect(inArmy(joined, 'support', -1).all['support']).toBe(0);
  });

  it('is read again as it was kept, without whatever cannot be', () => {
    const ranks = ['commander', 'corps'];
    const kept = JSON.parse(JSON.stringify(drawn(pool, () => 0)));
    expect(poolFrom(kept, ranks)).toEqual(drawn(pool, () => 0));
    expect(poolFrom({ all: { corps: 2, king: 5 }, bag: { corps: 7, commander: -1 }, drawn: 'king' }, ranks)).toEqual({
      all: { commander: 0, corps: 2 },
      bag: { commander: 0, corps: 2 },
      drawn: null,
    });
    expect(tokensIn(poolFrom('nonsense', ranks).bag)).toBe(0);
  });
});

describe('settings that a browser keeps', () => {
  const usual = { dice: 3, range: '2', focus: false };
  const allowed = { range: ['1', '2', '3'] };

  it('come back as they were; what is of another kind or not allowed is as usual', () => {
    const set = { dice: 5, range: '3', focus: true };
    expect(settingsFrom(usual, JSON.parse(JSON.stringify(set)), allowed)).toEqual(set);
    for (const wrong of [null, [], 'x', { dice: '5' }, { dice: -1 }, { dice: 1.5 }, { dice: 5000 }, { range: '9' }])
      expect(settingsFrom(usual, wrong, allowed)).toEqual(usual);
    expect(settingsFrom(usual, { ...set, more: 1 }, allowed)).toEqual(set);
    expect(settingsFrom(usual, set)).toEqual({ ...set, range: '2' });
  });
});
