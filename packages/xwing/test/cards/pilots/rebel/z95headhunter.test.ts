import { describe, expect, it } from 'vitest';
import { rookie } from '../../../scene.ts';
import { ACADEMY, attackedBy, BLANKS, calm, duel, MIDDLE } from '../duel.ts';

describe('Airen Cracken', () => {
  const after = (x: number, stress = 0) =>
    duel('rebel/z95headhunter/airencracken', ACADEMY, MIDDLE, { others: [rookie(x, 300, 0, { tokens: { stress } })] })
      .take('primary>1')
      .until('window:attack.after');
  it('after his attack another friendly ship at range 1 may act', () => {
    const s = after(510).take('0:airencracken', 'focus');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
  it('nobody further away, nobody stressed', () => {
    expect(() => after(600)).toThrow();
    expect(() => after(510, 1)).toThrow();
  });
  it('neither the stressed nor those at range 2 can be picked', () => {
    const s = duel('rebel/z95headhunter/airencracken', ACADEMY, MIDDLE, {
      others: [calm(380, { tokens: { stress: 1 } }), calm(520), calm(600)],
    });
    s.take('primary>1').until('window:attack.after').take('0:airencracken', 'focus');
    expect(s.ship(3).tokens.focus).toBe(1);
  });
});

describe('Lieutenant Blount', () => {
  const miss = (pilot: string) =>
    duel(`rebel/z95headhunter/${pilot}`, ACADEMY, MIDDLE, {
      attack: ['hit', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    })
      .take('primary>1')
      .until('attack');
  it('hits even where everything is cancelled', () => {
    expect(miss('lieutenantblount').events('hit').length).toBe(1);
    expect(miss('talasquadronpilot').events('hit').length).toBe(0);
  });
  it('such a hit does no damage', () => {
    expect(miss('lieutenantblount').ship(1).damage).toEqual([]);
  });
  it("another's miss stays a miss", () => {
    const s = duel('rebel/z95headhunter/lieutenantblount', ACADEMY, MIDDLE, { attack: BLANKS, mine: { fought: true } });
    attackedBy(s, 0).until('dials');
    expect([s.events('hit').length, s.events('missed').length]).toEqual([0, 1]);
  });
});
