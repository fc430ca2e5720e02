import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/build/look-up.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { randomSquad } from '../../src/game.ts';

describe('random squads', () => {
  it.each([100, 60, 31])('[XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01] of %j points are legal and differ', (points) => {
    const squads = Array.from({ length: 40 }, (_, n) => randomSquad(points, quickRng(n))!);
    for (const squad of squads) expect(faultsOf(squad, { points, format: 'standard' })).toEqual([]);
    expect(new Set(squads.map((s) => JSON.stringify(s))).size).toBeGreaterThan(35);
    expect(new Set(squads.map((s) => s.faction)).size).toBe(3);
    expect(Math.max(...squads.map(pointsOf))).toBeGreaterThan(points * 0.9);
  });

  it('are the same for the same generator, and there is none for too few points', () => {
    expect(randomSquad(100, quickRng(7))).toEqual(randomSquad(100, quickRng(7)));
    expect(randomSquad(11, quickRng(7))).toBeUndefined();
    expect(randomSquad(12, quickRng(7))?.ships).toHaveLength(1);
  });
});
