import { describe, expect, it } from 'vitest';
import { type LegionAttack, legionOdds } from '../src/legion.ts';

const plain: LegionAttack = {
  pool: { red: 0, black: 4, white: 0 },
  surge: 'hit',
  defence: 'red',
  blockSurge: false,
};
const near = (n: number) => expect.closeTo(n, 9);

describe('exact odds of an attack in Legion', () => {
  it('counts faces: four black dice with surge to hit against red defence', () => {
    const { expected, hits, suppression } = legionOdds(plain);
    expect(hits).toEqual(near(4 * (5 / 8)));
    expect(expected).toEqual(near((4 * (5 / 8) * 3) / 6));
    expect(suppression).toEqual(near(1 - (3 / 8) ** 4));
  });
  it('all chances add up', () => {
    for (const surge of ['hit', 'crit', null] as const)
      for (const aims of [0, 1, 2])
        for (const armor of [false, true]) {
          const { wounds } = legionOdds({
            ...plain,
            pool: { red: 2, black: 3, white: 2 },
            surge,
            aims,
            armor,
            cover: 1,
          });
          expect(wounds.reduce((a, b) => a + b, 0)).toEqual(near(1));
        }
  });
  it('an aim token rerolls two dice that show nothing', () => {
    const one = { ...plain, pool: { red: 0, black: 0, white: 1 }, surge: null };
    expect(legionOdds(one).hits).toEqual(near(2 / 8));
    expect(legionOdds({ ...one, aims: 1 }).hits).toEqual(near(2 / 8 + (6 / 8) * (2 / 8)));
    const three = { ...one, pool: { red: 0, black: 0, white: 3 } };
    const all = legionOdds({ ...three, aims: 1, aimDice: 3 }).hits;
    expect(legionOdds({ ...three, aims: 1 }).hits).toBeLessThan(all);
    expect(all).toEqual(near(3 * (2 / 8 + (6 / 8) * (2 / 8))));
  });
  it('cover and dodges cancel hits and never critical ones', () => {
    const sure = { ...plain, pool: { red: 1, black: 0, white: 0 } };
    expect(legionOdds({ ...sure, cover: 1 }).hits).toEqual(near(1 / 8));
    expect(legionOdds({ ...sure, dodges: 2, surge: 'crit' }).hits).toEqual(near(2 / 8));
    expect(legionOdds({ ...sure, cover: 2, melee: true }).hits).toEqual(near(7 / 8));
  });
  it('[L2-ANGRIFF-IM-DETAIL-12] [L2-ANGRIFF-IM-DETAIL-13] cover dice of 2.6: a white die for each hit', () => {
    const one = { ...plain, pool: { red: 1, black: 0, white: 0 }, coverDice: true };
    expect(legionOdds({ ...one, cover: 0 }).hits).toEqual(near(7 / 8));
    expect(legionOdds({ ...one, cover: 1 }).hits).toEqual(near(1 / 8 + (6 / 8) * (5 / 6)));
    expect(legionOdds({ ...one, cover: 2 }).hits).toEqual(near(1 / 8 + (6 / 8) * (4 / 6)));
  });
  it('armor leaves critical hits, and Impact makes them', () => {
    const two = { ...plain, pool: { red: 2, black: 0, white: 0 }, armor: true };
    expect(legionOdds(two).hits).toEqual(near(2 / 8));
    expect(legionOdds({ ...two, impact: 2 }).hits).toEqual(near(2 * (7 / 8)));
    expect(legionOdds({ ...two, impact: 1 }).hits).toBeLessThan(2 * (7 / 8));
  });
  it('Pierce cancels blocks', () => {
    const one = { ...plain, pool: { red: 1, black: 0, white: 0 } };
    expect(legionOdds({ ...one, pierce: 1 }).expected).toEqual(near(7 / 8));
    expect(legionOdds(one).expected).toEqual(near(7 / 16));
    expect(legionOdds({ ...one, blockSurge: true }).expected).toEqual(near((7 / 8) * (2 / 6)));
  });
  it('counts who falls, and when nobody is left', () => {
    const many = { ...plain, pool: { red: 12, black: 0, white: 0 }, pierce: 12, surge: 'crit', lives: [1, 1] } as const;
    const { falls, wipedOut, expected } = legionOdds(many);
    expect(falls).toBeGreaterThan(1.99);
    expect(wipedOut).toBeGreaterThan(0.99);
    expect(expected).toBeLessThanOrEqual(2);
    expect(legionOdds({ ...many, lives: [6] }).falls).toBeGreaterThan(0.9);
  });
});
