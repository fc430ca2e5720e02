import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { prospects, sights } from './sight-atlas.ts';

describe('an atlas of sight', () => {
  it('troopers', async () => {
    await expect(sights([0, 1, 2, 5])).toMatchFileSnapshot('../golden/sight-atlas/troopers.txt');
  });
  it('vehicles', () => {
    expect(sights([3, 4])).toMatchInlineSnapshot(`
      "3 > 6 at 2: 0 unit:a-300-blaster-rifle sees 0 1; cover 0 0 of 2
      3 > 7 at 1: 0 unit:a-300-blaster-rifle sees 0 1; cover 1 1 of 2 (0:1 hole)
      3 > 8 at 3: 0 unit:a-300-blaster-rifle sees 0 1; cover 2 2 of 2 (0:2 t3, 1:2 t3)
      3 > 10 at 2: 0 unit:a-300-blaster-rifle sees 0 1 2; cover 1 1 of 3 (0:1 t9, 1:1 t9, 2:1 t9)
      3 > 11 at 3: 0 unit:a-300-blaster-rifle sees 0; cover 0 0 of 1
      3 > 12 at 2: 0 unit:a-300-blaster-rifle sees 0 1; cover 0 1 of 2
      4 > 9 at 1: 0 unit:ap-11-double-laser-cannon sees 0; cover 0 0 of 1"
    `);
  });
  it('their enemies', async () => {
    await expect(sights([6, 7, 8, 9, 10, 13, 14])).toMatchFileSnapshot('../golden/sight-atlas/their-enemies.txt');
  });
  it('vehicles of the enemy', () => {
    expect(sights([11, 12])).toMatchInlineSnapshot(`
      "11 > 0 at 4: 0 unit:ms-4-twin-blaster-cannon sees 0 1 2; cover 2 2 of 3 (0:2 t0, 1:2 t0)
      11 > 1 at 2: 0 unit:ms-4-twin-blaster-cannon sees 0; cover 0 0 of 1
      11 > 3 at 3: 0 unit:ms-4-twin-blaster-cannon sees 0; cover 0 0 of 1
      12 > 0 at 1: 0 unit:ec-17-hold-out-blaster sees 0 1 2; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0 1 2; cover 0 0 of 3
      12 > 3 at 2: 0 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0; 1 unit:ec-17-hold-out-blaster unit:ax-20-blaster-cannon sees 0; cover 0 0 of 1
      12 > 5 at 1: 0 unit:ec-17-hold-out-blaster sees 0; 1 unit:ec-17-hold-out-blaster sees 0; cover 1 1 of 1 (0:1 t2)"
    `);
  });
  it('2.6: troopers', async () => {
    await expect(sights([0, 1, 2, 5], legion26)).toMatchFileSnapshot('../golden/sight-atlas/2-6-troopers.txt');
  });
  it('2.6: vehicles', async () => {
    await expect(sights([3, 4, 11, 12], legion26)).toMatchFileSnapshot('../golden/sight-atlas/2-6-vehicles.txt');
  });
  it('2.6: their enemies', async () => {
    await expect(sights([6, 7, 8, 9, 10, 13, 14], legion26)).toMatchFileSnapshot(
      '../golden/sight-atlas/2-6-their-enemies.txt',
    );
  });
  it('what attacks would be rolled with', async () => {
    await expect(prospects([0, 1, 2, 3, 6, 8, 10, 11])).toMatchFileSnapshot(
      '../golden/sight-atlas/what-attacks-would-be-rolled-with.txt',
    );
  });
  it('2.6: what attacks would be rolled with', async () => {
    await expect(prospects([0, 2, 3, 6, 11], legion26)).toMatchFileSnapshot(
      '../golden/sight-atlas/2-6-what-attacks-would-be-rolled-with.txt',
    );
  });
});
