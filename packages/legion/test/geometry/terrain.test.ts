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
  it('of every kind: as usual, low, high, from a level of its own height, and flown over', () => {
    expect(
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
    ).toMatchInlineSnapshot(`
      "shallow-water: ddo ddo ddo ddo ddo ddo ddo ooo ddo
      deep-water: iio iio iio iio iio iio iio ooo iio
      tall-grass: ooo ooo ooo ooo ooo ooo ooo ooo ooo
      light-woods: ooo ooo ooo ooo ooo ooo ooo ooo ooo
      ruins: ddd ddd ddd ddd ddd ddd ddd ooo ddd
      dense-woods: ddi ddi ddi ddi ddi ddi ddi ooo ddi
      crater: doo doo doo doo doo doo doo ooo doo
      trench: doo doo doo doo doo doo doo ooo doo
      pit: ddo ddo ddo ddo ddo ddo ddo ooo ddo
      fence: doo doo iii iii doo doo iii ooo iii
      sandbags: doo doo iii iii doo doo iii ooo iii
      low-hedge: doo doo iii iii doo doo iii ooo iii
      low-mud-wall: doo doo iii iii doo doo iii ooo iii
      low-stone-wall: doo doo iii iii doo doo iii ooo iii
      barricade: doo doo iii iii doo doo iii ooo iii
      hill: ooo ooo ooo ooo ooo ooo ooo ooo ooo
      high-hedge: dii ddd dii iii ddd ddd dii ooo dii
      high-mud-wall: iii ddd iii iii ddd ddd iii ooo iii
      high-stone-wall: iii ddd iii iii ddd ddd iii ooo iii
      building: iii ddd iii iii ooo ddd iii ooo iii
      wreck: iii ddd iii iii ddd ddd iii ooo iii"
    `);
  });
  it('what the players have agreed stands as it is', () => {
    const agreed = { footing: { trooper: 'difficult', ground: 'open', repulsor: 'impassable' } } as const;
    expect(
      TERRAIN_KINDS.map((kind) =>
        [
          `${kind}:`,
          footing(kind, 20, 0, 30, 0, agreed),
          footing(kind, 200, 0, 30, 0, agreed),
          footing(kind, 60, 60, 30, 0, agreed),
        ].join(' '),
      ).join('\n'),
    ).toMatchInlineSnapshot(`
      "shallow-water: doi doi doi
      deep-water: doi doi doi
      tall-grass: doi doi doi
      light-woods: doi doi doi
      ruins: doi doi doi
      dense-woods: doi doi doi
      crater: doi doi doi
      trench: doi doi doi
      pit: doi doi doi
      fence: doi doi doi
      sandbags: doi doi doi
      low-hedge: doi doi doi
      low-mud-wall: doi doi doi
      low-stone-wall: doi doi doi
      barricade: doi doi doi
      hill: doi doi doi
      high-hedge: doi doi doi
      high-mud-wall: doi doi doi
      high-stone-wall: doi doi doi
      building: doi iii doi
      wreck: doi doi doi"
    `);
  });
});

describe('cover', () => {
  it('of every kind for a trooper of height 30 and vehicles of 30 and 100, as usual and half as high as they are', () => {
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
    expect(
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
    ).toMatchInlineSnapshot(`
      "shallow-water: 0000 0000 0000 0000 2222 1002
      deep-water: 0000 0000 0000 0000 2222 1002
      tall-grass: 1100 1100 0000 1111 2222 1002
      light-woods: 1111 1100 0000 1111 2222 1002
      ruins: 2222 2200 0000 2222 2222 1002
      dense-woods: 2222 2200 0000 2222 2222 1002
      crater: 1000 1000 1000 1000 2000 1002
      trench: 2000 2000 2000 2000 2000 1002
      pit: 2000 2000 2000 2000 2000 1002
      fence: 0000 0000 0000 0000 2000 1002
      sandbags: 1000 1000 1000 1000 2000 1002
      low-hedge: 1000 1000 1000 1000 2000 1002
      low-mud-wall: 1000 1000 1000 1000 2000 1002
      low-stone-wall: 2000 2000 2000 2000 2000 1002
      barricade: 2000 2000 2000 2000 2000 1002
      hill: 1100 1100 0000 1111 2222 1002
      high-hedge: 1111 1100 0000 1111 2222 1002
      high-mud-wall: 1111 1100 0000 1111 2222 1002
      high-stone-wall: 2222 2200 0000 2222 2222 1002
      building: 2222 2200 0000 2222 2222 1002
      wreck: 2222 2200 0000 2222 2222 1002"
    `);
  });
});
