import { describe, expect, it } from 'vitest';
import { type academy, ship } from '../../../scene.ts';
import { duel, FAR, MIDDLE, NEAR, offers } from '../duel.ts';

const LANCER = 'scum/lancerclasspursuitcraft';
const ACADEMY = 'imperial/tiefighter/academypilot';
/** The base of the lancer is large, so these distances are range 1, 2 and 3. */
const large = (distance: number) => distance + 20;

describe('Ketsu Onyo', () => {
  const ketsu = (mobile: string, distance = large(NEAR), others: readonly ReturnType<typeof academy>[] = []) =>
    duel(`${LANCER}/ketsuonyo`, ACADEMY, distance, { mine: { mobile }, others });
  it('a ship at range 1 in both arcs may be caught in the tractor beam', () => {
    const s = ketsu('front').take('0:ketsuonyo', 'no');
    expect(s.ship(1).tokens.tractor).toBe(1);
  });
  it('not outside the mobile arc, and not at range 2', () => {
    expect(offers(ketsu('rear'), '0:ketsuonyo')).toBe(false);
    expect(offers(ketsu('front', large(MIDDLE)), '0:ketsuonyo')).toBe(false);
  });
  it('a friend may be chosen too', () => {
    const friend = ship('scum/z95headhunter/binayrepirate', 500, 300 + large(NEAR), 0);
    expect(ketsu('front', large(NEAR), [friend]).take('0:ketsuonyo').options()).toEqual(['1', '2']);
  });
});

describe('Asajj Ventress', () => {
  const asajj = (mobile: string, distance: number) =>
    duel(`${LANCER}/asajjventress`, ACADEMY, distance, { mine: { mobile } });
  it('stresses a ship at range 1-2 in her mobile arc', () => {
    expect(asajj('front', large(MIDDLE)).take('0:asajjventress').ship(1).tokens.stress).toBe(1);
  });
  it('she need not, and cannot beyond range 2 or out of that arc', () => {
    expect(asajj('front', large(MIDDLE)).take('pass').ship(1).tokens.stress).toBe(0);
    expect(offers(asajj('front', large(FAR)), '0:asajjventress')).toBe(false);
    expect(offers(asajj('left', large(MIDDLE)), '0:asajjventress')).toBe(false);
  });
});

describe('Sabine Wren of the pursuit craft', () => {
  const attacked = (mobile: string, distance: number) =>
    duel(`${LANCER}/sabinewren`, 'imperial/tiefighter/blacksquadronpilot', distance, {
      mine: { mobile, fought: true },
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank'],
    }).take('primary>0');
  it('adds a focus result against an enemy at range 1-2 in her mobile arc', () => {
    const s = attacked('front', large(MIDDLE)).take('0:sabinewren');
    expect(s.events('modified').at(-1)?.faces).toEqual(['blank', 'blank', 'focus']);
  });
  it('not at range 3, and not where the arc points elsewhere', () => {
    expect(offers(attacked('front', large(FAR)), '0:sabinewren')).toBe(false);
    expect(offers(attacked('right', large(MIDDLE)), '0:sabinewren')).toBe(false);
  });
});
