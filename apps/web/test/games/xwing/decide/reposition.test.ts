import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { placeOnWay, slidesFor, sumOf } from '../../../../src/games/xwing/decide/reposition.ts';

const start = pose(450, 450, 0);
const straight = { shape: 'straight', speed: 1, side: 'none' } as const;

describe('ghosts of a repositioning', () => {
  it('a barrel roll goes aside by base and template and slides along', () => {
    const { end } = placeOnWay({ template: straight, side: 'left' }, start, 20, [4, 6]);
    expect([end.x, end.y]).toEqual([450 - 80, 460]);
    expect(placeOnWay({ template: straight, side: 'right' }, start, 20, undefined).end.x).toBe(450 + 80);
  });

  it('a boost goes ahead', () => {
    expect(placeOnWay({ template: straight }, start, 20, undefined).end.y).toBe(450 + 80);
  });

  it('a Tallon roll slides along the end of its turn', () => {
    const turn = { template: { shape: 'turn', speed: 3, side: 'left' } } as const;
    const at = (slide: number) => placeOnWay(turn, start, 20, slide).end;
    expect(at(5).y - at(0).y).toBeCloseTo(5);
  });

  it('dragging is shared by both slides, and never beyond what they allow', () => {
    expect(slidesFor(8, 10, true)).toEqual([4, 4]);
    expect(slidesFor(50, 10, true)).toEqual([10, 10]);
    expect(slidesFor(-50, 10, false)).toBe(-10);
    expect([sumOf([3, 4]), sumOf(5)]).toEqual([7, 5]);
  });
});
