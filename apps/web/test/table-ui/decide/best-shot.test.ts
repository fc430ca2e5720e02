import { expect, it } from 'vitest';
import { bestShot, isVain } from '../../../src/table-ui/decide/best-shot.ts';

const shot = (id: string, expected?: number) => ({ id, expected });

it('the shot to begin with is the one that promises most, not the first; one that comes to nothing is no big button', () => {
  expect(bestShot([shot('a', 0), shot('b', 1.4), shot('c', 1.4)])?.id).toBe('b');
  expect(bestShot([shot('a', 2), shot('b', 1.4)])?.id).toBe('a');
  // Where odds are not told, the first one is as good as any.
  expect(bestShot([shot('a'), shot('b')])?.id).toBe('a');
  expect(bestShot([])).toBeUndefined();
  expect([isVain(shot('a', 0)), isVain(shot('a', 0.4)), isVain(shot('a'))]).toEqual([true, false, false]);
});
