import { describe, expect, it } from 'vitest';
import { aim, isShot, type Shot } from '../../src/flow/attack/shots.ts';
import { played } from '../../src/prospect/played.ts';
import { apart, lay, type Spec, ship, squadron } from '../table.ts';

/** An attack played in advance: how both sides are taken to answer, in positions that can be reckoned by hand. */

const [X, Y] = [600, 300];
const VSD = 'victory-ii-class-star-destroyer';
/** What unit 0 may expect of an attack on unit 1, undefended and defended. */
const expected = (units: readonly Spec[], more: object = {}) => {
  const isShip = 'ship' in units[0]!;
  const { g } = lay({ units, ...(isShip ? { active: 0, step: 'attack' } : { phase: 'squadron' }), ...more });
  const defending = 'ship' in units[1]! ? 'front' : null;
  const shot = aim(g, { unit: 0 }, isShip ? 'front' : null, { unit: 1 }, defending);
  if (!isShot(shot)) throw new Error(JSON.stringify(shot));
  const found = played(g, shot as Shot)!;
  const mean = (damage: readonly number[]) => damage.reduce((sum, p, n) => sum + p * n, 0);
  return { ...found, free: mean(found.damage), met: mean(found.defended) };
};
const at = (id: string, seat: number, gap = 0, up = 0, more: Spec = {}): Spec =>
  squadron(id, seat, gap === 0 ? X : X + apart(gap), up === 0 ? Y : Y + apart(up), more);

describe('a squadron attacks a squadron', () => {
  const HIT = 4 / 8; // of a blue die: critical icons count nothing there
  it('[AR-ANGREIFEN-20] with three blue dice: the mean of three hits, no critical icon, every accuracy told', () => {
    const { free, met, critical, accuracies } = expected([at('tie-fighter-squadron', 0), at('y-wing-squadron', 1, 20)]);
    expect([free, met]).toEqual([expect.closeTo(3 * HIT, 9), expect.closeTo(3 * HIT, 9)]);
    expect([critical, accuracies]).toEqual([0, expect.closeTo(3 / 4, 9)]);
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-22] Swarm: with a friend engaged, one die that came to nothing is rolled again', () => {
    const swarm = expected([
      at('tie-fighter-squadron', 0),
      at('y-wing-squadron', 1, 20),
      at('tie-fighter-squadron', 0, 20, 20),
    ]);
    // idle is a critical icon alone, 2 in 8: accuracy icons are kept
    const idle = 1 - (6 / 8) ** 3;
    expect(swarm.free).toBeCloseTo(3 * HIT + idle * HIT, 9);
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-04] Dodge: the defender rolls one of the dice that hit again, and only where he defends', () => {
    const dodge = expected([at('tie-fighter-squadron', 0), at('delta-7-aethersprite-squadron', 1, 20)]);
    const some = 1 - (1 - HIT) ** 3;
    expect(dodge.free).toBeCloseTo(3 * HIT, 9);
    expect(dodge.met).toBeCloseTo(3 * HIT - some * (1 - HIT), 9);
  });
});

describe('an attacker that would destroy itself for a die more', () => {
  it('[AR-ANGREIFEN-11] keeps from it: an attack that is broken off does nothing', () => {
    const bomber = (hull: number) =>
      expected([at('dbs-404', 0, 0, 0, { hull }), ship(VSD, 1, X + 26, Y + 17 + 0.02 + 51, 180, { tokens: [] })]);
    const red = 6 / 8; // mean of a red die against a ship: two hits, one double, two critical icons
    expect([bomber(4).free, bomber(1).free]).toEqual([expect.closeTo(2 * red, 9), expect.closeTo(red, 9)]);
  });
});

describe('accuracy icons', () => {
  const shot = (tokens: readonly string[], more: Spec = {}) =>
    expected([
      ship(VSD, 0, X, Y),
      ship('cr90-corvette-a', 1, X, Y + 51 + 200 + 35.5, 180, { speed: 1, tokens, ...more }),
    ]);
  it('[AR-ANGREIFEN-14] lock the token that would help most, so that a second kind lowers the total further', () => {
    const [none, brace, both] = [shot([]), shot(['brace']), shot(['brace', 'evade'])];
    expect(none.met).toBeCloseTo(none.free, 9);
    expect(brace.met).toBeLessThan(none.met);
    expect(both.met).toBeLessThan(brace.met);
    expect(both.free).toBeCloseTo(none.free, 9);
  });
  it('[AR-VERTEIDIGUNGSMARKER-23][AR-VERTEIDIGUNGSMARKER-24] a discarded token helps nobody, nor any at speed 0', () => {
    const none = shot([]).met;
    expect(shot([{ kind: 'brace', state: 'discarded' }] as never).met).toBeCloseTo(none, 9);
    expect(shot(['brace'], { speed: 0 }).met).toBeCloseTo(none, 9);
  });
});
