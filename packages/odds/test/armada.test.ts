import { describe, expect, it } from 'vitest';
import { armadaOdds } from '../src/armada.ts';

const pool = (red: number, blue: number, black: number) => ({ red, blue, black });
const plain = { crits: true, tokens: [], range: 'medium' } as const;

describe('the odds of an attack in Armada', () => {
  it('a red die: two hits on one face of eight, criticals only where they count', () => {
    expect(armadaOdds({ ...plain, pool: pool(1, 0, 0) }).damage).toEqual([3 / 8, 4 / 8, 1 / 8]);
    expect(armadaOdds({ ...plain, pool: pool(1, 0, 0), crits: false }).damage).toEqual([5 / 8, 2 / 8, 1 / 8]);
    expect(armadaOdds({ ...plain, pool: pool(1, 0, 0) }).critical).toBe(2 / 8);
    expect(armadaOdds({ ...plain, pool: pool(1, 0, 0), crits: false }).critical).toBe(0);
  });

  it('a blue die never is blank, a black one hits and crits at once', () => {
    const blue = armadaOdds({ ...plain, pool: pool(0, 1, 0) });
    expect(blue.damage).toEqual([2 / 8, 6 / 8]);
    expect(blue.accuracies).toBe(2 / 8);
    expect(armadaOdds({ ...plain, pool: pool(0, 0, 1) }).damage).toEqual([2 / 8, 4 / 8, 2 / 8]);
  });

  it('counts as a walk through all faces does', () => {
    const faces = {
      red: [0, 0, 1, 1, 2, 1, 1, 0],
      blue: [1, 1, 1, 1, 1, 1, 0, 0],
      black: [0, 0, 1, 1, 1, 1, 2, 2],
    };
    const counted: number[] = [];
    for (const a of faces.red)
      for (const b of faces.red)
        for (const c of faces.blue)
          for (const d of faces.black) counted[a + b + c + d] = (counted[a + b + c + d] ?? 0) + 1 / 8 ** 4;
    const { damage } = armadaOdds({ ...plain, pool: pool(2, 1, 1) });
    expect(damage.map((chance) => chance.toFixed(9))).toEqual(counted.map((chance) => chance.toFixed(9)));
  });

  it('[AR-VERTEIDIGUNGSMARKER-18] brace halves the total, rounded up', () => {
    const { defended } = armadaOdds({ ...plain, pool: pool(0, 0, 1), tokens: ['brace'] });
    expect(defended).toEqual([2 / 8, 6 / 8]);
  });

  it('[AR-VERTEIDIGUNGSMARKER-03] at long range evade cancels the best die', () => {
    const { defended } = armadaOdds({ ...plain, pool: pool(2, 0, 0), tokens: ['evade'], range: 'long' });
    // The lower of two dice remains, unless an accuracy has locked the token.
    const twoDamage = (1 / 8) ** 2 + 2 * (1 / 8) * (1 / 8);
    expect(defended[2]).toBeCloseTo(twoDamage, 12);
  });

  it('[AR-VERTEIDIGUNGSMARKER-04] nearer, evade has the best die rolled anew', () => {
    const { defended } = armadaOdds({ ...plain, pool: pool(0, 0, 1), tokens: ['evade'], range: 'close' });
    // Misses at once, or is rerolled into a miss.
    expect(defended[0]).toBeCloseTo(2 / 8 + (6 / 8) * (2 / 8), 12);
  });

  it('[AR-ANGREIFEN-15] an accuracy takes the best token; scatter cancels everything otherwise', () => {
    const { defended } = armadaOdds({ ...plain, pool: pool(0, 2, 0), tokens: ['scatter'] });
    expect(defended[0]).toBeCloseTo(1 - 2 * (6 / 8) * (2 / 8), 12);
    expect(defended[1]).toBeCloseTo(2 * (6 / 8) * (2 / 8), 12);
  });

  it('no dice, no damage', () => {
    expect(armadaOdds({ ...plain, pool: pool(0, 0, 0) })).toMatchObject({ damage: [1], expected: 0, critical: 0 });
  });
});
