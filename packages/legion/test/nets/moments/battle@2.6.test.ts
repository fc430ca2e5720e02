import { describe, expect, it } from 'vitest';
import { battle } from './scenes.ts';

const cards = (...ids: readonly string[]) => ids.map(battle).join('\n');

describe('battle cards of 2.6 in a crowd', () => {
  it('primary', async () => {
    await expect(
      cards(
        'breakthrough-primary',
        'bunker-assault',
        'close-the-pocket',
        'intercept-signals',
        'recover-the-research',
        'shifting-priorities',
        'bunker-assault-recon',
        'close-the-pocket-recon',
        'intercept-signals-recon',
      ),
    ).toMatchFileSnapshot('../../golden/moments/battle@2.6/primary.txt');
  });
  it('secondary', async () => {
    await expect(
      cards(
        'bring-them-to-heel',
        'destroy-enemy-base',
        'marked-targets',
        'recon-mission',
        'surface-scan',
        'sweep-and-clear',
        'supply-run',
        'retrieve-the-data',
        'failed-negotiations',
        'align-the-relay',
        'bring-them-to-heel-recon',
        'recon-mission-recon',
        'surface-scan-recon',
      ),
    ).toMatchFileSnapshot('../../golden/moments/battle@2.6/secondary.txt');
  });
  it('advantage', async () => {
    await expect(
      cards(
        'advanced-intel',
        'cunning-deployment',
        'fortified-position',
        'garrison',
        'ordnance',
        'strafing-run',
        'black-ops',
        'extreme-discipline',
        'coordinated-strike',
        'armored-assault',
        'rapid-deployment',
        'command-override',
        'scrambled-orders',
        'no-time-to-lose',
        'advanced-intel-recon',
        'cunning-deployment-recon',
        'fortified-position-recon',
      ),
    ).toMatchFileSnapshot('../../golden/moments/battle@2.6/advantage.txt');
  });
});
