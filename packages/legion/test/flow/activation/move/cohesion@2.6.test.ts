import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { formationAt, formationFault } from '../../../../src/flow/activation/move/formation.ts';
import { baseAt } from '../../../../src/flow/activation/move/surroundings.ts';
import { legion, legion26 } from '../../../../src/game.ts';
import { HALF } from '../../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';

/** Formation in 2.6: half a range, in the leader's sight, no higher or lower than it is tall. R-L2-29 */

const fault = (x: number, y: number, terrain: readonly Spec[] = [], game = legion26, leader = { x: 500, y: 400 }) => {
  const t = lay({ units: [rebels(leader.x, leader.y, alone(4)), storm(1600, 800)], terrain: [...terrain] }, game);
  const unit = t.unit(0);
  const at = pose(x, y, 0);
  return formationFault(formationAt(t.g, unit, pose(leader.x, leader.y, 0)), baseAt(t.g, unit, 1, at), at);
};

describe('cohesion', () => {
  it('[L2-ENTFERNUNG-02] half a range from base to base, not more', () => {
    expect(fault(500 + apart(HALF), 400)).toBeUndefined();
    expect(fault(500 + apart(HALF) + 0.1, 400)).toBe('far');
    // A tool of speed 1 is a little shorter.
    expect(fault(500 + apart(HALF), 400, [], legion)).toBe('far');
  });
  it('[R-L2-29] a wall between them cuts it off; a gap in it that nobody could pass does not', () => {
    const wall = [piece('high-stone-wall', 545, 400, 10, 30, { height: 200 })];
    expect(fault(590, 400, wall)).toBe('unreachable');
    const gap = [365, 435].map((y) => piece('high-stone-wall', 545, y, 10, 60, { height: 200 }));
    expect(fault(590, 400, gap)).toBeUndefined();
    expect(fault(590, 400, gap, legion)).toBe('unreachable');
  });
  it('[R-L2-29] no farther above or below than the leader is tall', () => {
    const box = (height: number) => [piece('building', 500, 480, 120, 100, { height })];
    expect(fault(500, 470, box(40))).toBeUndefined();
    expect(fault(500, 470, box(60))).toBe('height');
    expect(fault(500, 470, box(60), legion)).toBe('level');
  });
});
