import { describe, expect, it } from 'vitest';
import { wholeRound } from './whole-round.ts';

describe('a whole round', () => {
  it('everybody has a plan', async () => {
    await expect(wholeRound(0)).toMatchFileSnapshot('../golden/whole-round/everybody-has-a-plan.txt');
  });
  it('everybody has another plan', async () => {
    await expect(wholeRound(2)).toMatchFileSnapshot('../golden/whole-round/everybody-has-another-plan.txt');
  });
  it('and yet another', async () => {
    await expect(wholeRound(4)).toMatchFileSnapshot('../golden/whole-round/and-yet-another.txt');
  });
});
