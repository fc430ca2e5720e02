import { data } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { craftOf } from '../../../../src/games/armada/table/craft.ts';
import { obstacleShape } from '../../../../src/games/armada/table/ground-drawing.ts';
import { shipShape } from '../../../../src/games/armada/table/ship-drawing.ts';
import { hullOf } from '../../../../src/games/armada/table/silhouettes.ts';

/** All coordinates of a path: ours have only straight lines. */
const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('own drawings', () => {
  it.each(data.CLASSES.map(({ id }) => id))('the class %s has one that stays on a base of 40 by 80', (id) => {
    const { hull } = hullOf(id);
    const points = numbers(hull);
    expect(points.length).toBeGreaterThan(8);
    for (const [i, n] of points.entries()) expect(Math.abs(n)).toBeLessThanOrEqual(i % 2 === 0 ? 20 : 40);
  });

  it('no two classes look the same, nor do the crafts of squadrons but for the two Y-wings', () => {
    const hulls = data.CLASSES.map(({ id }) => hullOf(id).hull);
    expect(new Set(hulls).size).toBe(hulls.length);
    const crafts = [...new Set(data.ALL_SQUADRONS.map(({ craft }) => craft))];
    expect(new Set(crafts.map((craft) => craftOf(craft).hull)).size).toBe(crafts.length - 1);
  });

  it('every ship card and obstacle can be laid on the table', () => {
    for (const { id } of data.ALL_SHIPS) expect(shipShape(id).radius).toBeGreaterThan(30);
    for (const { id } of data.OBSTACLES) expect(obstacleShape(id).drawing.length).toBeGreaterThan(1);
  });
});
