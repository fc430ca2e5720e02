import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { keywordOf } from '../../src/values.ts';
import { lay } from '../table.ts';
import { rebels, storm } from '../troops.ts';

describe('keywords that cards may lend', () => {
  it('do not ask for themselves: one that changes its own value comes to an end', () => {
    const t = lay(
      { units: [rebels(400, 400), storm(1200, 400)], battle: { secondary: 'failed-negotiations' }, active: 0 },
      legion26,
    );
    expect(keywordOf(t.g, t.unit(0), 'incognito')).toBe(0);
  });
});
