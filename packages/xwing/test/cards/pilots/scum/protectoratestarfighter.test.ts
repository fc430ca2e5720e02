import { describe, expect, it } from 'vitest';
import { ship } from '../../../scene.ts';
import { ACADEMY, duel, flying, given, lastRoll, MIDDLE, NEAR, offeredBefore } from '../duel.ts';

describe('Fenn Rau', () => {
  const who = 'scum/protectoratestarfighter/fennrau';
  it('may roll one more die at range 1, attacking and defending', () => {
    const s = duel(who, ACADEMY, NEAR).take('primary>1', '0:fennrau').until('attack', {}, 1);
    expect(lastRoll(s, 'attack').length).toBe(3 + 1 + 1);
    s.take('primary>0', '0:fennrau').until('dials');
    expect(lastRoll(s, 'defence').length).toBe(3 + 1);
  });
  it('not at range 2', () => {
    expect(offeredBefore(duel(who, ACADEMY, MIDDLE).take('primary>1'), 'attack', '0:fennrau')).toBe(false);
  });
});

describe('Old Teroch', () => {
  const start = (degrees: number) =>
    duel('scum/protectoratestarfighter/oldteroch', ACADEMY, NEAR, {
      theirs: { degrees, tokens: { focus: 2, evade: 1, stress: 1 } },
    });
  it('an enemy at range 1 in whose arc he is may lose all focus and evade tokens', () => {
    const s = start(180).take('0:oldteroch');
    expect(s.ship(1).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
  });
  it('not from behind', () => {
    expect(start(0).open).toEqual(['0 attack']);
  });
  it('of two who look at him the one at range 2 is not chosen', () => {
    const s = duel('scum/protectoratestarfighter/oldteroch', ACADEMY, NEAR, {
      theirs: { tokens: { focus: 1 } },
      others: [ship(ACADEMY, 500, 300 + MIDDLE, 180, { seat: 1, tokens: { focus: 1 } })],
    }).take('0:oldteroch');
    expect([s.open, s.ship(1).tokens.focus, s.ship(2).tokens.focus]).toEqual([['0 attack'], 0, 1]);
  });
  it('not at range 2', () => {
    const s = duel('scum/protectoratestarfighter/oldteroch', ACADEMY, MIDDLE, {
      theirs: { degrees: 180, tokens: { focus: 2, evade: 1 } },
    });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Kad Solus', () => {
  it('gets two focus tokens after a red manoeuvre', () => {
    const red = flying('scum/protectoratestarfighter/kadsolus', 'k4');
    expect(given(red, 0, 'focus')).toBe(2);
    expect(given(flying('scum/protectoratestarfighter/kadsolus', 's2'), 0, 'focus')).toBe(0);
  });
});
