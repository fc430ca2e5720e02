import { distance } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { standingTerrain, type Terrain } from '../../src/geometry/terrain.ts';
import { READY_TABLES, randomTable } from '../../src/tables/index.ts';
import { RIM, turnedAbout } from '../../src/tables/random.ts';

const FIELD = { width: 1828.8, depth: 914.4 };
const seeds = Array.from({ length: 12 }, (_, i) => `table ${i}`);
const area = (t: Terrain) => {
  const { points } = standingTerrain(t).shape;
  return Math.abs(
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]!;
      return sum + p.x * q.y - q.x * p.y;
    }, 0) / 2,
  );
};
const share = (pieces: readonly Terrain[]) => pieces.reduce((sum, t) => sum + area(t), 0) / (FIELD.width * FIELD.depth);
const isSame = (a: Terrain, b: Terrain) =>
  a.kind === b.kind && Math.abs(a.pose.x - b.pose.x) < 1e-6 && Math.abs(a.pose.y - b.pose.y) < 1e-6;

describe.each([
  ...READY_TABLES.map(({ id, terrain }) => [id, terrain] as const),
  ...seeds.map((seed) => [seed, randomTable(seed, FIELD)] as const),
])('the table %s', (_, pieces) => {
  it('[LE-SPIELAUFBAU-05] is the same from both sides', () => {
    for (const piece of pieces) expect(pieces.some((other) => isSame(other, turnedAbout(piece, FIELD)))).toBe(true);
  });
  it('keeps the rim free, and nothing stands in another', () => {
    const shapes = pieces.map((piece) => standingTerrain(piece).shape);
    for (const { points } of shapes)
      for (const { x, y } of points) {
        expect(Math.min(x, FIELD.width - x)).toBeGreaterThanOrEqual(RIM - 1e-6);
        expect(Math.min(y, FIELD.depth - y)).toBeGreaterThanOrEqual(RIM - 1e-6);
      }
    for (const [i, a] of shapes.entries())
      for (const b of shapes.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(30);
  });
  it('is covered to about a quarter, with several kinds', () => {
    expect(share(pieces)).toBeGreaterThan(0.12);
    expect(share(pieces)).toBeLessThan(0.32);
    expect(new Set(pieces.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });
});

describe('random tables', () => {
  it('are the same for the same seed, and differ for others', () => {
    expect(randomTable('a', FIELD)).toEqual(randomTable('a', FIELD));
    expect(randomTable('a', FIELD)).not.toEqual(randomTable('b', FIELD));
  });
  it('fit on smaller and larger fields', () => {
    for (const field of [
      { width: 914.4, depth: 914.4 },
      { width: 1828.8, depth: 1219.2 },
    ])
      expect(randomTable('c', field).length).toBeGreaterThanOrEqual(8);
  });
});
