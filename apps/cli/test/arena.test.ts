import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      const { seconds, thinking, ...found } = JSON.parse(out);
      expect(seconds).toBeGreaterThan(0);
      expect(thinking.map(({ name }: { name: string }) => name)).toEqual(['recruit', 'veteran']);
      for (const { median, p99 } of thinking) expect(p99).toBeGreaterThanOrEqual(median);
      return found;
    };
    const found = await play();
    expect(found.pairs).toMatchObject([{ a: 'recruit', b: 'veteran', games: 1 }]);
    expect(found.players.map(({ name }: { name: string }) => name).sort()).toEqual(['recruit', 'veteran']);
    expect(await play()).toEqual(found);
  }, 60_000);

  it('goes on from a file, and shares put together are the whole', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holotisch-arena-'));
    const study = 'arena --game xwing --lists random:40 --players recruit,random --games 4 --seed 4 --workers 1 --json';
    const figures = async (args: string) => {
      const { code, out, err } = await call(args);
      expect([code, err]).toEqual([0, '']);
      const { players, pairs } = JSON.parse(out);
      return { players, pairs };
    };
    try {
      const [a, b, whole] = ['a', 'b', 'whole'].map((name) => join(folder, name));
      expect((await figures(`${study} --shard 1/2 --file ${a}`)).pairs).toMatchObject([{ games: 2 }]);
      await figures(`${study} --shard 2/2 --file ${b}`);
      const all = await figures(`arena merge ${a} ${b} --json`);
      expect(all.pairs).toMatchObject([{ games: 4 }]);
      copyFileSync(a!, whole!);
      expect(await figures(`${study} --file ${whole}`)).toEqual(all);
      expect(readFileSync(whole!, 'utf8').startsWith(readFileSync(a!, 'utf8').slice(0, 80))).toBe(true);
      // Another study is neither overwritten nor counted in.
      expect((await call(`${study.replace('--seed 4', '--seed 5')} --file ${a}`)).code).toBe(2);
      writeFileSync(b!, readFileSync(b!, 'utf8').replace('"seed":"4"', '"seed":"5"'));
      expect((await call(`arena merge ${a} ${b}`)).err).toContain('do not belong together');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('says what is wrong with a share, with lists, with files', async () => {
    const arena = 'arena --game xwing --players recruit,random --games 1';
    for (const wrong of ['--shard 3/2', '--shard 0/2', '--shard x', '--lists random:1', '--lists best'])
      expect((await call(`${arena} ${wrong}`)).code).toBe(2);
    expect((await call('arena merge')).code).toBe(2);
    expect((await call('arena merge /nowhere/at/all')).err).toContain('is no study');
  });

  it('needs two players that the game has', async () => {
    expect((await call('arena --game xwing --players ace')).code).toBe(2);
    expect((await call('arena --game legion --players champion,random')).err).toContain(
      'There is no player “champion”',
    );
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
