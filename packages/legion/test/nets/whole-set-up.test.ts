import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../src/game.ts';
import { wholeSetUp } from './whole-round.ts';

describe('a whole set-up', () => {
  it('standard', async () => {
    await expect(wholeSetUp(['rebel-jedi-knight', 'rebel-armour'], legion)).toMatchFileSnapshot(
      '../golden/whole-set-up/standard.txt',
    );
  });
  it('skirmish', async () => {
    await expect(wholeSetUp(['skirmish-rebel', 'skirmish-empire'], legion)).toMatchFileSnapshot(
      '../golden/whole-set-up/skirmish.txt',
    );
  });
  it('recon', async () => {
    await expect(wholeSetUp(['recon-rebel', 'recon-empire'], legion26)).toMatchFileSnapshot(
      '../golden/whole-set-up/recon.txt',
    );
  });
});
