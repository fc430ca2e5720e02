import { describe, expect, it } from 'vitest';
import {
  coverFor,
  footingOf,
  MOVERS,
  standingTerrain,
  TERRAIN,
  TERRAIN_KINDS,
  type Terrain,
  type TerrainKind,
} from '../../src/geometry/terrain.ts';

/** How pieces of every kind treat troopers, ground and repulsor vehicles, by how high they are. */

const standing = (kind: TerrainKind, height: number = TERRAIN[kind].height, more: Partial<Terrain> = {}) =>
  standingTerrain({
    kind,
    height,
    pose: { x: 0, y: 0, hx: 0, hy: 1 },
    outline: [
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
    ],
    ...more,
  });
/** o: open, d: difficult, i: impassable; for troopers, ground and repulsor vehicles. */
const footing = (kind: TerrainKind, height: number | undefined, from: number, step: number, over: number, more = {}) =>
  MOVERS.map((mover) => footingOf(standing(kind, height, more), mover, { from, step, over })[0]).join('');

describe('footing', () => {
  it('of every kind: as usual, low, high, from a level of its own height, and flown over', async () => {
    await expect(
      TERRAIN_KINDS.map((kind) =>
        [
          `${kind}:`,
          footing(kind, undefined, 0, 30, 0),
          footing(kind, 30, 0, 30, 0),
          footing(kind, 30.1, 0, 30, 0),
          footing(kind, 200, 0, 30, 0),
          footing(kind, 60, 60, 30, 0),
          footing(kind, 60, 30, 30, 0),
          footing(kind, 60, 29, 30, 0),
          footing(kind, 60, 0, 30, 60),
          footing(kind, 60, 0, 30, 59),
        ].join(' '),
      ).join('\n'),
    ).toMatchFileSnapshot(
      '../golden/geometry/terrain/of-every-kind-as-usual-low-high-from-a-level-of-its-own-heig.txt',
    );
  });
  it('what the players have agreed stands as it is', async () => {
    const agreed = { footing: { trooper: 'difficult', ground: 'open', repulsor: 'impassable' } } as const;
    await expect(
      TERRAIN_KINDS.map((kind) =>
        [
          `${kind}:`,
          footing(kind, 20, 0, 30, 0, agreed),
          footing(kind, 200, 0, 30, 0, agreed),
          footing(kind, 60, 60, 30, 0, agreed),
        ].join(' '),
      ).join('\n'),
    ).toMatchFileSnapshot('../golden/geometry/terrain/what-the-players-have-agreed-stands-as-it-is.txt');
  });
});

describe('cover', () => {
  it('of every kind for a trooper of height 30 and vehicles of 30 and 100, as usual and half as high as they are', async () => {
    const cover = (kind: TerrainKind, height: number | undefined, more: Partial<Terrain> = {}) =>
      (
        [
          ['trooper', 30],
          ['ground', 30],
          ['ground', 100],
          ['repulsor', 100],
        ] as const
      )
        .map(([mover, tall]) => coverFor(standing(kind, height, more), { mover, height: tall }))
        .join('');
    await expect(
      TERRAIN_KINDS.map((kind) =>
        [
          `${kind}:`,
          cover(kind, undefined),
          cover(kind, 15),
          cover(kind, 14.9),
          cover(kind, 50),
          cover(kind, 0, { cover: 2 }),
          cover(kind, 0, { cover: { trooper: 1, repulsor: 2 } }),
        ].join(' '),
      ).join('\n'),
    ).toMatchFileSnapshot('../golden/geometry/terrain/of-every-kind-for-a-trooper-of-height-30-and-vehicles-of-30.txt');
  });
});
