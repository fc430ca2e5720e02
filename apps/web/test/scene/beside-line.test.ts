import { describe, expect, it } from 'vitest';
import { besideLine } from '../../src/scene/beside-line.ts';

const half = { x: 50, y: 17 };
const line = (x: number, y: number) => ({ from: { x: 0, y: 0 }, to: { x, y }, distance: Math.hypot(x, y) });

describe('the writing beside a measured line', () => {
  it('stands close to the middle of a long line', () => {
    const { x, y } = besideLine(line(300, 0), half, 8, [
      { x: -20, y: 0, r: 28 },
      { x: 320, y: 0, r: 28 },
    ]);
    expect([x, y]).toEqual([150, 25]);
  });

  it.each([
    ['side by side', 12, 0],
    ['one before the other', 0, 12],
    ['askew', 8, 9],
  ])('keeps off two ships that stand %s', (_, x, y) => {
    const far = Math.hypot(x, y);
    const ends = [
      { x: (-x / far) * 20, y: (-y / far) * 20, r: 28 },
      { x: x + (x / far) * 20, y: y + (y / far) * 20, r: 28 },
    ];
    const at = besideLine(line(x, y), half, 8, ends);
    for (const end of ends) {
      const apart = Math.hypot(
        Math.max(0, Math.abs(at.x - end.x) - half.x),
        Math.max(0, Math.abs(at.y - end.y) - half.y),
      );
      expect(apart).toBeGreaterThanOrEqual(end.r);
    }
  });
});
