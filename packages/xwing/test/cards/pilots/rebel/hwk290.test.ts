import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { rookie } from '../../../scene.ts';
import { ACADEMY, calm, duel, lastRoll, MIDDLE, offers, row, shotOf, turnOf } from '../duel.ts';

describe('Jan Ors', () => {
  const wingman = (stress: number) =>
    turnOf(
      duel('rebel/hwk290/janors', ACADEMY, MIDDLE, {
        mine: { x: 600, tokens: { stress } },
        others: [rookie(450, 300)],
      }),
      2,
    ).take('primary>1');
  it('may take stress so that another friendly ship at range 1-3 rolls one more die', () => {
    const s = wingman(0).take('0:janors');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(lastRoll(s, 'attack').length).toBe(4);
  });
  it('not while she is stressed', () => {
    expect(offers(wingman(1), '0:janors')).toBe(false);
  });
  it('not for her own attack', () => {
    const s = duel('rebel/hwk290/janors', ACADEMY, MIDDLE).take('primary>1');
    expect(offers(s, '0:janors')).toBe(false);
  });
  it.each([
    [740, true],
    [850, false],
  ])('Jan Ors at x %d', (x, heard) => {
    const s = duel('rebel/hwk290/janors', ACADEMY, MIDDLE, { mine: { x, fought: true }, others: [rookie(450, 300)] });
    expect(offers(shotOf(s, 2), '0:janors')).toBe(heard);
  });
});

describe('Kyle Katarn', () => {
  const start = (x: number) =>
    duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { mine: { tokens: { focus: 1 } }, others: [rookie(x, 300)] });
  it('may hand a focus token to another friendly ship at range 1-3', () => {
    const s = start(750).take('0:kylekatarn');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('not beyond', () => {
    expect(start(850).open).toEqual(['0 attack']);
  });
  it('no token, no gift', () => {
    const s = duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { others: [calm(520)] });
    expect(offers(s, '0:kylekatarn')).toBe(false);
  });
});

describe('Roark Garnet', () => {
  it('another friendly ship fights at skill 12 this phase, and only this phase', () => {
    const s = duel('rebel/hwk290/roarkgarnet', 'imperial/tiefighter/howlrunner', MIDDLE, {
      others: [rookie(510, 300)],
    });
    expect(s.ask().about).toEqual({ ship: 2 });
    expect(s.state.lasting.length).toBe(1);
    s.until('dials');
    expect(s.state.lasting).toEqual([]);
  });
  it('Roark Garnet gives skill 12', () => {
    const s = duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: row().slice(0, 1) });
    expect(skillOf(s.g, s.ship(2))).toBe(12);
  });
  it('a friend at range 3, not beyond', () => {
    const skill = (x: number) => {
      const s = duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: [calm(x)] });
      return skillOf(s.g, s.ship(2));
    };
    expect([740, 850].map(skill)).toEqual([12, 2]);
  });
});
