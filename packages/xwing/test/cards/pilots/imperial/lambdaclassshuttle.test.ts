import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';
import { duel, flying, MIDDLE, offers, ROOKIE, wingman } from '../duel.ts';

describe('Captain Kagi', () => {
  const lock = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 0, { dial: 's1' }),
        ship('imperial/lambdaclassshuttle/captainkagi', 550, y, 180, { activated: true }),
        academy(400, 500, 180, { activated: true }),
      ],
    }).take('targetlock');
  it('[XW-GOLDENE-REGELN-04] an enemy that can lock him must lock him, and has no other action to turn to', () => {
    const s = lock(550);
    s.refuses('2', 'XW-GOLDENE-REGELN-04');
    s.refuses('none', 'XW-GOLDENE-REGELN-04');
    expect(s.take('1').ship(0).locks).toEqual([1]);
  });
  it('[XW-ZIELERFASSUNG-08] beyond range 3 of him it may lock others, or turn to another action', () => {
    expect(lock(800).take('2').ship(0).locks).toEqual([2]);
    expect(lock(800).take('none').options()).toEqual(['focus', 'none']);
  });
});

describe('Colonel Jendon', () => {
  const start = (x: number, locks: number[] = []) =>
    duel('imperial/lambdaclassshuttle/coloneljendon', ROOKIE, MIDDLE + 20, {
      mine: { locks: [1] },
      others: [wingman(x, 300, { locks })],
    });
  it('may pass his lock to a friendly ship at range 1 without one', () => {
    const s = start(530).take('0:coloneljendon');
    expect([s.ship(0).locks, s.ship(2).locks]).toEqual([[], [1]]);
  });
  it('not to one that has a lock, nor further away', () => {
    expect(start(530, [1]).open).toEqual(['0 attack']);
    expect(start(700).open).toEqual(['0 attack']);
  });
});

/** Imperial pilots in the moments in which they just speak, or just do not. */

describe('Colonel Jendon', () => {
  const start = (locks: number[]) =>
    duel('imperial/lambdaclassshuttle/coloneljendon', ROOKIE, MIDDLE + 20, {
      mine: { locks },
      others: [wingman(530, 300), wingman(370, 300), wingman(650, 300)],
    });
  it('chooses among the friends at range 1', () => {
    expect(start([1]).take('0:coloneljendon').options()).toEqual(['2', '3']);
  });
  it('has nothing to pass without a lock', () => {
    expect(start([]).open).toEqual(['0 attack']);
  });
});

describe('Captain Yorr', () => {
  const red = (stress: number, x = 560) =>
    flying('imperial/tiefighter/blacksquadronpilot', 'k4', {}, [
      ship('imperial/lambdaclassshuttle/captainyorr', x, 400, 0, { seat: 0, activated: true, tokens: { stress } }),
    ]);
  it('may take the stress token of another friendly ship at range 1-2', () => {
    const s = red(2).take('2:captainyorr');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([0, 3]);
  });
  it('not with three of his own, not at range 3', () => {
    expect(red(3).ship(0).tokens.stress).toBe(1);
    expect(red(0, 760).ship(0).tokens.stress).toBe(1);
  });
  const near = (dial: string, x: number) =>
    flying('imperial/tiefighter/blacksquadronpilot', dial, {}, [
      ship('imperial/lambdaclassshuttle/captainyorr', x, 500, 0, { seat: 0, activated: true }),
    ]);
  it('takes stress up to range 2', () => {
    expect(near('k4', 650).take('2:captainyorr').ship(2).tokens.stress).toBe(1);
    expect(offers(near('k4', 730), '2:captainyorr')).toBe(false);
  });
  it('no other token', () => {
    expect(offers(near('s4', 650).take('focus'), '2:captainyorr')).toBe(false);
  });
});
