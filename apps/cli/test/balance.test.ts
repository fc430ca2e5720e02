import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { balanceOf, type Fought, pictureOf } from '../src/sim/balance.ts';
import { call } from './fake.ts';

const fought = (
  a: number,
  b: number,
  winner: number | null,
  first: number,
  objective: string | null = null,
): Fought => ({
  lists: [a, b],
  winner,
  circumstances: { first, objective },
});

describe('the balance of lists', () => {
  const games = [
    fought(0, 1, 0, 1, 'ambush'),
    fought(1, 0, 1, 0, 'ambush'),
    fought(0, 1, null, 0, 'race'),
    fought(0, 2, 1, 1),
  ];
  const balance = balanceOf(['A', 'B', 'C'], games);

  it('counts by list, whatever seat it had; a draw counts half', () => {
    expect(balance.matrix[0]![1]).toMatchObject({ games: 3, rate: 0.833 });
    expect(balance.matrix[1]![0]).toMatchObject({ games: 3, rate: 0.167 });
    expect([balance.matrix[0]![0], balance.matrix[1]![2]]).toMatchObject([null, { games: 0, rate: 0 }]);
    expect(balance.overall[0]).toMatchObject({ games: 4, rate: 0.625 });
    expect(balance.overall[2]).toMatchObject({ games: 1, rate: 1 });
    expect(balance.overall[2]!.error).toBeGreaterThan(balance.overall[0]!.error);
  });

  it('counts who was first, who sat first, and what was fought for', () => {
    expect(balance.first).toMatchObject({ games: 4, rate: 0.375 });
    expect(balance.firstSeat).toMatchObject({ games: 4, rate: 0.375 });
    expect(balance.objectives).toMatchObject({ ambush: { games: 2, rate: 0 }, race: { games: 1, rate: 0.5 } });
  });

  it('is drawn with every name, harmless in a picture, and green where the row wins', () => {
    const picture = pictureOf({ ...balance, lists: ['A & B', '<script>', 'C'] }, 'title', 'all');
    expect(picture).toContain('A &amp; B');
    expect(picture).not.toContain('<script>');
    const colours = [...picture.matchAll(/fill="hsl\((\d+) /g)].map(([, hue]) => Number(hue));
    expect([Math.min(...colours), Math.max(...colours)]).toEqual([18, 150]);
  });
});

describe('holotisch balance', () => {
  it('lets lists meet from both seats, the same way for the same seed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holotisch-balance-'));
    try {
      const svg = join(folder, 'matrix.svg');
      const line = `balance --game xwing --lists core-rebel,core-imperial --level random --games 2 --workers 1 --json --svg ${svg}`;
      const { code, out, err } = await call(line);
      expect([code, err]).toEqual([0, '']);
      const found = JSON.parse(out);
      expect(found.matrix[0][1].games).toBe(2);
      expect(found.matrix[0][1].rate + found.matrix[1][0].rate).toBeCloseTo(1, 2);
      expect(found.first.games).toBe(2);
      expect(readFileSync(svg, 'utf8')).toContain('core-imperial');
      expect(JSON.parse((await call(line)).out)).toEqual(found);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('wants two lists at least, and a player that there is', async () => {
    expect((await call('balance --game xwing')).err).toContain('at least');
    expect((await call('balance --game xwing --lists core-rebel')).code).toBe(2);
    expect((await call('balance --game xwing --lists core-rebel,core-imperial --level veteran:mouse')).err).toContain(
      'There is no player “veteran:mouse”',
    );
  });
});

describe('players with a character', () => {
  it('play in sim, said for a side or for the game', async () => {
    const { out, code } = await call(
      'sim --a xwing-recruit:mauer --b veteran:fuchs --games 1 --seed 2 --workers 1 --json --verify',
    );
    expect([code, JSON.parse(out).errors]).toEqual([0, 0]);
    expect((await call('sim --a xwing-recruit --b armada-recruit --games 1')).code).toBe(2);
    expect((await call('sim --game armada --a xwing-recruit --games 1')).err).toContain('different games');
  }, 60_000);
});
