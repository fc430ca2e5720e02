import { describe, expect, it } from 'vitest';
import { ladderOf, ratesOf } from '../src/sim/ladder.ts';
import { call } from './fake.ts';

describe('arena', () => {
  it('lets everybody meet everybody so many times, the same way for the same seed', async () => {
    const play = async () => {
      const { code, out, err } = await call(
        'arena --game xwing --players recruit,veteran --games 1 --seed 4 --workers 1 --json',
      );
      expect([code, err]).toEqual([0, '']);
      const { seconds, ...found } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      return found;
    };
    const found = await play();
    expect(found.pairs).toMatchObject([{ a: 'recruit', b: 'veteran', games: 1 }]);
    expect(found.players.map(({ name }: { name: string }) => name).sort()).toEqual(['recruit', 'veteran']);
    expect(await play()).toEqual(found);
  }, 60_000);

  it('needs two players that the game has', async () => {
    expect((await call('arena --game xwing --players ace')).code).toBe(2);
    expect((await call('arena --game armada --players recruit,random')).err).toContain('There is no player “recruit”');
  });
});

describe('the ladder', () => {
  const meeting = (a: string, b: string, won: number, lost: number, drawn = 0) => ({ a, b, won, lost, drawn });

  it('gives three quarters of the points 191 Elo, and as many to everybody on average as to nobody', () => {
    const [a, b] = ladderOf(['a', 'b'], [meeting('a', 'b', 7500, 2500)]);
    expect(a!.elo - b!.elo).toBeGreaterThanOrEqual(190);
    expect(a!.elo - b!.elo).toBeLessThanOrEqual(192);
    expect(a!.elo + b!.elo).toBe(0);
    expect(a!.error).toBeLessThan(5);
  });

  it('counts a draw as half, and has a figure for whoever has won all', () => {
    const [a, b] = ladderOf(['a', 'b'], [meeting('a', 'b', 0, 0, 10)]);
    expect([a!.elo, b!.elo]).toEqual([0, 0]);
    const all = ladderOf(
      ['a', 'b', 'c'],
      [meeting('a', 'b', 10, 0), meeting('b', 'c', 10, 0), meeting('a', 'c', 10, 0)],
    );
    expect(all.every(({ elo, error }) => Number.isFinite(elo) && error > 50)).toBe(true);
    expect(all.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(all[0]!.elo).toBeGreaterThan(all[1]!.elo);
  });

  it('is not sure after a few games', () => {
    expect(ratesOf(meeting('a', 'b', 3, 0, 1))).toEqual({
      a: 'a',
      b: 'b',
      games: 4,
      winRateA: 0.875,
      error: 0.177,
      drawRate: 0.25,
    });
    expect(ratesOf(meeting('a', 'b', 2, 0)).error).toBeGreaterThan(0.2);
    expect(ratesOf(meeting('a', 'b', 0, 0))).toMatchObject({ games: 0, winRateA: 0, drawRate: 0 });
  });
});
