import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Kept, laddersOf } from '../src/ladder/ladder.ts';
import { routeOf } from '../src/routes.ts';

describe('the ladder of the computer', () => {
  const pair = (a: string, b: string, winRateA: number) => ({ a, b, games: 100, winRateA, error: 0.04 });

  it('puts the better one first, however the study has them, and knows nobody else', () => {
    const [ladder] = laddersOf({
      studies: [
        {
          about: { game: 'xwing', edition: null },
          pairs: [pair('recruit', 'veteran', 0.2), pair('ws://somebody', 'ace', 0.9)],
          thinking: [{ name: 'ace', median: 0.1, p99: 2 }],
        },
      ],
    });
    expect(ladder!.rungs).toEqual([{ better: 'veteran', worse: 'recruit', games: 100, rate: 0.8, error: 0.04 }]);
    expect(ladder!.longest).toEqual({ ace: 2 });
  });

  it('is what the bench has kept: each level above the one below', () => {
    const kept = JSON.parse(readFileSync(new URL('../../../bench/arena.json', import.meta.url), 'utf8')) as Kept;
    const rungs = laddersOf(kept).flatMap((one) =>
      one.rungs.map(({ better, worse }) => `${one.game} ${better}>${worse}`),
    );
    expect(rungs).toEqual(
      expect.arrayContaining([
        'xwing ace>veteran',
        'xwing veteran>recruit',
        'armada ace>veteran',
        'armada veteran>recruit',
        'legion ace>veteran',
        'legion veteran>recruit',
        'legion recruit>random',
        'legion recruit>partner',
      ]),
    );
  });

  it('has an address in both languages', () => {
    expect(routeOf('/staerke')).toEqual({ page: 'ladder' });
    expect(routeOf('/ladder')).toEqual({ page: 'moved', to: '/staerke' });
  });
});
