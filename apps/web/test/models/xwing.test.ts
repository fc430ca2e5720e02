import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { rockModel } from '../../src/models/drift.ts';
import type { Flat } from '../../src/models/part.ts';
import { bombModel, obstacleModel } from '../../src/models/xwing/ground.ts';
import { models } from '../../src/models/xwing/index.ts';
import { expectOnOutline, looksAhead, measured } from './measured.ts';

const modelOf = (id: string) => models[`xwing/${id}`]!;

/** Millimetres: how long and wide a ship may be over its base, and how long or wide it is at least. */
const LIMITS = { small: { most: 47, least: 32 }, large: { most: 88, least: 60 }, huge: { most: 92, least: 70 } };
/** Above its base, which is three millimetres thick, something of the peg is seen. */
const CLEARANCE = 6;

describe('models of X-Wing', () => {
  it('are there for every type of ships, and for nothing else', () => {
    expect(data.SHIPS.filter(({ id }) => models[`xwing/${id}`] === undefined)).toEqual([]);
    expect(Object.keys(models).length).toBe(data.SHIPS.length);
  });

  it.each(data.SHIPS.map(({ id, size }) => [id, size] as const))('%s fits its base, nose ahead', (id, size) => {
    const model = modelOf(id);
    const { most, least } = LIMITS[size];
    const seen = measured(model);
    expect(seen.sound).toBe(true);
    expect(Math.max(seen.wide, seen.long)).toBeLessThanOrEqual(most);
    expect(Math.max(seen.wide, seen.long)).toBeGreaterThanOrEqual(least);
    expect(seen.aside).toBeLessThanOrEqual(most * 0.08);
    expect(seen.ahead).toBeLessThanOrEqual(most * 0.16);
    expect(seen.low).toBeGreaterThanOrEqual(CLEARANCE);
    expect(seen.volume).toBeGreaterThan(0);
    expect(looksAhead(model)).toBe(true);
    expect(seen.triangles).toBeLessThanOrEqual(size === 'small' ? 1500 : 2500);
  });
});

describe('what lies beside the ships of X-Wing', () => {
  it.each(data.OBSTACLES.map((obstacle) => [obstacle.id, obstacle] as const))(
    '%s keeps to its outline',
    (id, obstacle) => {
      const model = obstacleModel(id, obstacle.kind, obstacle.outline);
      const rock = obstacle.kind === 'asteroid';
      expectOnOutline(model, obstacle.outline, rock ? 0.01 : 0.6, rock ? 0.01 : 4);
      expect(measured(model).triangles).toBeLessThanOrEqual(2000);
    },
  );

  it('cargo is crates within its outline, no rock', () => {
    const { outline } = data.findObstacle('cargo')!;
    const model = obstacleModel('cargo', 'debris', outline);
    expectOnOutline(model, outline, 0.6, 4);
    expect(model.parts.filter(({ shape }) => shape === 'box').length).toBeGreaterThan(6);
  });

  it('a rock with a bight fills its outline and leaves the bight free', () => {
    const bight: readonly Flat[] = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [8, 20],
      [8, -6],
      [-8, -6],
      [-8, 20],
      [-20, 20],
    ];
    expectOnOutline(rockModel(bight, 3), bight, 0.01, 0.01);
  });

  it('is the same every time, and another for another seed', () => {
    const { outline } = data.OBSTACLES[0]!;
    const corners = (seed: number) => measured(rockModel(outline, seed)).corners;
    expect(corners(3)).toEqual(corners(3));
    expect(corners(3)).not.toEqual(corners(4));
  });

  it('every bomb and mine stands on its plate', () => {
    const disc = ([x, y]: Flat, r: number): readonly Flat[] =>
      Array.from({ length: 24 }, (_, i) => [
        x + r * Math.cos((i * Math.PI) / 12),
        y + r * Math.sin((i * Math.PI) / 12),
      ]);
    for (const [token, pieces] of Object.entries(data.BOMB_TOKENS))
      for (const { outline, disc: round } of pieces) {
        const edge = outline ?? disc(round!.centre, round!.diameter / 2);
        const model = bombModel(token, edge);
        expectOnOutline(model, edge, 0.01, 0.01);
        expect(model.parts.length).toBeGreaterThan(5);
      }
  });
});
