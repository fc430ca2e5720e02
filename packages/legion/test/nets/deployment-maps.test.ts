import { describe, expect, it } from 'vitest';
import { alone, LEIA, rebels, VEERS } from '../troops.ts';
import { map } from './deployment-maps.ts';

describe('where units are deployed', () => {
  it('battle-lines', async () => {
    await expect(map('battle-lines', LEIA, VEERS)).toMatchFileSnapshot('../golden/deployment-maps/battle-lines.txt');
  });
  it('disarray', async () => {
    await expect(map('disarray', LEIA, VEERS)).toMatchFileSnapshot('../golden/deployment-maps/disarray.txt');
  });
  it('the-long-march', async () => {
    await expect(map('the-long-march', LEIA, VEERS)).toMatchFileSnapshot(
      '../golden/deployment-maps/the-long-march.txt',
    );
  });
  it('major-offensive', async () => {
    await expect(map('major-offensive', LEIA, VEERS)).toMatchFileSnapshot(
      '../golden/deployment-maps/major-offensive.txt',
    );
  });
  it('advanced-positions', async () => {
    await expect(map('advanced-positions', LEIA, VEERS)).toMatchFileSnapshot(
      '../golden/deployment-maps/advanced-positions.txt',
    );
  });
  it('danger-close', async () => {
    await expect(map('danger-close', LEIA, VEERS)).toMatchFileSnapshot('../golden/deployment-maps/danger-close.txt');
  });
  it('hemmed-in', async () => {
    await expect(map('hemmed-in', LEIA, VEERS)).toMatchFileSnapshot('../golden/deployment-maps/hemmed-in.txt');
  });
  it('roll-out', async () => {
    await expect(map('roll-out', LEIA, VEERS)).toMatchFileSnapshot('../golden/deployment-maps/roll-out.txt');
  });
  it('forces-converge', async () => {
    await expect(map('forces-converge', LEIA, VEERS)).toMatchFileSnapshot(
      '../golden/deployment-maps/forces-converge.txt',
    );
  });
  it('roll-out, for walkers', async () => {
    await expect(map('roll-out', 'at-rt-rebel', 'at-st')).toMatchFileSnapshot(
      '../golden/deployment-maps/roll-out-for-walkers.txt',
    );
  });
  it('battle-lines from the other edges', async () => {
    await expect(map('battle-lines', LEIA, VEERS, { edges: 'north' })).toMatchFileSnapshot(
      '../golden/deployment-maps/battle-lines-from-the-other-edges.txt',
    );
  });
  it('battle-lines, where units infiltrate', async () => {
    await expect(map('battle-lines', 'cassian-andor', 'iden-versio')).toMatchFileSnapshot(
      '../golden/deployment-maps/battle-lines-where-units-infiltrate.txt',
    );
  });
  it('disarray, when the second zone is still empty', async () => {
    await expect(
      map('disarray', LEIA, VEERS, {
        units: [
          { card: LEIA, seat: 0, status: 'reserve' },
          { card: VEERS, seat: 1, status: 'reserve' },
          rebels(300, 60, alone(4)),
        ],
      }),
    ).toMatchFileSnapshot('../golden/deployment-maps/disarray-when-the-second-zone-is-still-empty.txt');
  });
});
