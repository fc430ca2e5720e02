import { describe, expect, it } from 'vitest';
import { ACADEMY, attackDice, duel, MIDDLE, pirate } from '../duel.ts';

describe("N'Dru Suhlak", () => {
  it('rolls one more die with no other friendly ship at range 1-2', () => {
    const dice = (x: number) => attackDice('scum/z95headhunter/ndrusuhlak', MIDDLE, { others: [pirate(x, 300)] });
    expect([dice(720), dice(600)]).toEqual([3, 2]);
  });
});

describe("Kaa'to Leeachos", () => {
  it('may take a focus or evade token from another friendly ship at range 1-2', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, {
      theirs: { tokens: { focus: 1 } },
      others: [pirate(600, 300, { tokens: { focus: 1 } })],
    });
    s.take('0:kaatoleeachos');
    expect(s.state.ships.map((o) => o.tokens.focus)).toEqual([1, 1, 0]);
  });
  it('nobody has any', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, { theirs: { tokens: { focus: 1 } } });
    expect(s.open).toEqual(['0 attack']);
  });
});
