import { describe, expect, it } from 'vitest';
import type { Description } from '../../src/scene/description.ts';
import { finishOf, isDay, moodOf } from '../../src/scene/holo/moods.ts';
import { byNight, painterOf } from '../../src/scene/painters.ts';
import { dressed, SCENERIES } from '../../src/scene/sceneries.ts';

const tableOf = (look: 'space' | 'field'): Description => ({ ground: { width: 900, depth: 900, look }, items: [] });

describe('how a table looks', () => {
  it('is as its game has it until somebody chooses, and as if never chosen where what was kept is no more', () => {
    const table = tableOf('space');
    expect(dressed(table, {})).toBe(table);
    expect(dressed(table, { scenery: 'desert', style: 'knitted' })).toBe(table);
  });

  it('has three tables a game and two styles of pieces, and night where there is a day', () => {
    expect(SCENERIES.space.length).toBeGreaterThanOrEqual(3);
    expect(SCENERIES.field.length).toBeGreaterThanOrEqual(3);
    const field = dressed(tableOf('field'), { scenery: 'snow', style: 'hologram', night: true });
    expect(field).toMatchObject({ ground: { scenery: 'snow', night: true }, style: 'hologram' });
    expect(dressed(tableOf('space'), { scenery: 'planet', night: true }).ground).not.toHaveProperty('night');
  });

  it.each(['space', 'field'] as const)('no two sceneries of %s are painted or lit alike', (look) => {
    const seen = SCENERIES[look].map((scenery) => {
      const colour = painterOf({ look, scenery })!;
      const spots = [0.1, 0.3, 0.5, 0.7].flatMap((x) => [0.2, 0.6].map((y) => colour(x, y)));
      for (const one of spots.flat()) expect(one >= 0 && one < 340).toBe(true);
      return spots.flat().map(Math.round).join();
    });
    expect(new Set(seen).size).toBe(SCENERIES[look].length);
  });

  it('is darker by night, in both renderers', () => {
    const day = painterOf({ look: 'field', scenery: 'snow' })!;
    const sum = (rgb: readonly number[]) => rgb.reduce((a, b) => a + b, 0);
    expect(sum(byNight(day)(0.4, 0.4))).toBeLessThan(sum(day(0.4, 0.4)) * 0.6);
    const ground = { ...tableOf('field').ground, scenery: 'snow' as const };
    expect(moodOf({ ...ground, night: true }, undefined).sunlight).toBeLessThan(moodOf(ground, undefined).sunlight);
    expect([isDay(ground), isDay({ ...ground, night: true })]).toEqual([true, false]);
  });

  it('makes holograms of painted pieces, and the other way round', () => {
    const [space, field] = [tableOf('space').ground, tableOf('field').ground];
    expect(finishOf(space, undefined).holo).toBe(finishOf(field, 'hologram').holo);
    expect(finishOf(field, undefined).holo).toBe(finishOf(space, 'painted').holo);
  });
});
