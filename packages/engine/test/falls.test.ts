import { describe, expect, it } from 'vitest';
import { choose } from '../src/ask.ts';
import { chance, type DieKind, everyFall, type Fate, playThrough, rollDice, rollDie, together } from '../src/index.ts';

const coin: DieKind<'heads' | 'tails'> = { name: 'coin', faces: ['heads', 'tails', 'tails'] };
const die: DieKind<'a' | 'b' | 'c'> = { name: 'die', faces: ['a', 'a', 'b', 'c'] };
const dice = [coin, die];
const loaded = (fate: Fate) => chance('', fate.loaded);
const total = (fallen: readonly { readonly chance: number }[]) => fallen.reduce((sum, one) => sum + one.chance, 0);

/** The chance of so many heads, by the formula. */
const binomial = (n: number, k: number) => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * (1 / 3) ** k * (2 / 3) ** (n - k);
};

describe('every fall of the dice', () => {
  it('a handful is played once for each fall, with the weight of all its orders', () => {
    const fallen = everyFall(dice, 100, (fate) => rollDice(loaded(fate), coin, 5))!;
    expect(fallen).toHaveLength(6);
    for (const { value, chance: p } of fallen)
      expect(p).toBeCloseTo(binomial(5, value.filter((face) => face === 'heads').length), 12);
  });
  it('what is rolled after something was told is another handful', () => {
    const fallen = everyFall(dice, 100, (fate) => {
      const c = loaded(fate);
      const first = rollDie(c, coin);
      fate.pause();
      return [first, rollDie(c, coin)];
    })!;
    expect(fallen).toHaveLength(4);
    expect(
      together(fallen, (faces) => faces.join()).find(({ value }) => value.join() === 'tails,heads')?.chance,
    ).toBeCloseTo(2 / 9, 12);
  });
  it('a reroll depends on what fell before: the same as by brute force', () => {
    const heads = (fate: Fate) => {
      const c = loaded(fate);
      const roll = rollDice(c, die, 3);
      fate.pause();
      const bad = roll.filter((face) => face !== 'a').length;
      return 3 - bad + rollDice(c, die, bad).filter((face) => face === 'a').length;
    };
    const fallen = together(everyFall(dice, 1000, heads)!, String);
    expect(total(fallen)).toBeCloseTo(1, 12);
    // A die that is rerolled once ends on a with 1/2 + 1/2 · 1/2.
    const p = 3 / 4;
    const by = [(1 - p) ** 3, 3 * p * (1 - p) ** 2, 3 * p * p * (1 - p), p ** 3];
    for (const { value, chance: found } of fallen) expect(found).toBeCloseTo(by[value]!, 12);
  });
  it('dice of two kinds are two handfuls', () => {
    const fallen = everyFall(dice, 100, (fate) => {
      const c = loaded(fate);
      return [...rollDice(c, coin, 2), ...rollDice(c, die, 2)];
    })!;
    expect(fallen).toHaveLength(3 * 6);
    expect(total(fallen)).toBeCloseTo(1, 12);
  });
  it('without dice there is one outcome, and too many are not played', () => {
    expect(everyFall(dice, 1, () => 'nothing')).toEqual([{ value: 'nothing', chance: 1, picks: [] }]);
    let played = 0;
    const fallen = everyFall(dice, 10, (fate) => {
      played++;
      return rollDice(loaded(fate), die, 10);
    });
    expect(fallen).toBeUndefined();
    expect(played).toBe(10);
  });
  it('a procedure is played to its end, its questions answered', () => {
    const asked = choose({
      seat: 0,
      kind: 'either',
      prompt: { text: 'toy.either' },
      clauses: [],
      options: [{ id: 'left' }, { id: 'right' }],
    });
    expect(playThrough(asked, (posed) => (posed.type === 'choice' ? posed.options[1]!.id : null))).toBe('right');
  });
});
