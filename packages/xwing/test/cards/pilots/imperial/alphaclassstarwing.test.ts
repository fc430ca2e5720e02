import { describe, expect, it } from 'vitest';
import { assign } from '../../../../src/flow/tokens.ts';
import { drive } from '../../../flow/words.ts';
import { duel, flying, lastRoll, MIDDLE, offeredBefore, ROOKIE, turnOf } from '../duel.ts';

const defenceDice = (who: string, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, MIDDLE, more), 1)
      .take('primary>0')
      .until('dials'),
    'defence',
  ).length;

describe('Major Vynder', () => {
  it('with a weapons disabled token rolls one more defence die', () => {
    const who = 'imperial/alphaclassstarwing/majorvynder';
    expect([defenceDice(who, { mine: { tokens: { weaponsdisabled: 1 } } }), defenceDice(who)]).toEqual([3, 2]);
  });
});

describe('Lieutenant Karsabi', () => {
  it('keeps silent about other tokens', () => {
    const s = flying('imperial/alphaclassstarwing/lieutenantkarsabi', 's2').take('focus');
    expect(offeredBefore(s, 'dials', '0:lieutenantkarsabi')).toBe(false);
  });
  const disabled = (stress: number, ...answers: string[]) => {
    const { g } = duel('imperial/alphaclassstarwing/lieutenantkarsabi', ROOKIE, MIDDLE, {
      mine: { tokens: { stress } },
    });
    const { asked } = drive(assign(g, g.ship(0), 'weaponsdisabled'), ...answers);
    return { asked, tokens: g.ship(0).tokens };
  };
  it('may take stress to be rid of a weapons disabled token', () => {
    expect(disabled(0, '0:lieutenantkarsabi').tokens).toMatchObject({ stress: 1, weaponsdisabled: 0 });
  });
  it('not while stressed', () => {
    expect(disabled(1)).toMatchObject({ asked: [], tokens: { weaponsdisabled: 1 } });
  });
});
