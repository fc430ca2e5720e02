import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { wholeRound } from './whole-round.ts';

describe('a whole round of 2.6', () => {
  it('everybody has a plan', async () => {
    await expect(wholeRound(0, {}, legion26)).toMatchFileSnapshot('../golden/whole-round@2.6/everybody-has-a-plan.txt');
  });
  it('everybody has another plan', async () => {
    await expect(wholeRound(1, {}, legion26)).toMatchFileSnapshot(
      '../golden/whole-round@2.6/everybody-has-another-plan.txt',
    );
  });
  it('and yet another', async () => {
    await expect(wholeRound(3, {}, legion26)).toMatchFileSnapshot('../golden/whole-round@2.6/and-yet-another.txt');
  });
});
