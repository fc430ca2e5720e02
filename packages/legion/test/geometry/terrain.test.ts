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
/** As the reference has it: cover by kind, what nobody sees through; heights are those of usual models. */
const TABLE: Readonly<Record<TerrainKind, readonly [cover: number, blocks: boolean, height: number]>> = {
  'shallow-water': [0, false, 0],
  'deep-water': [0, false, 0],
  'tall-grass': [1, false, 45],
  'light-woods': [1, false, 140],
  ruins: [2, false, 70],
  'dense-woods': [2, false, 150],
  crater: [1, false, 0],
  trench: [2, false, 0],
  pit: [2, false, 0],
  fence: [0, true, 25],
  sandbags: [1, true, 25],
  'low-hedge': [1, true, 28],
  'low-mud-wall': [1, true, 28],
  'low-stone-wall': [2, true, 28],
  barricade: [2, true, 29.5],
  hill: [1, true, 40],
  'high-hedge': [1, true, 60],
  'high-mud-wall': [1, true, 70],
  'high-stone-wall': [2, true, 70],
  building: [2, true, 120],
  wreck: [2, true, 70],
};
it('[LE-DECKUNGSART-03] [LE-FLAECHEN-GELAENDE-06] [LE-GELAENDE-BARRIKADEN-02] [LE-GROSSE-OBJEKTE-04] cover, sight and height, kind by kind', () => {
  const told = Object.entries(TERRAIN).map(([kind, { cover, blocks, height }]) => [kind, [cover, blocks, height]]);
  expect(Object.fromEntries(told)).toEqual(TABLE);
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
