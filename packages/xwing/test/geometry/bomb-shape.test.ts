import { boxOf, pose, rectangle } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { BOMB_GUIDE, BOMB_TOKENS } from '../../src/data/bomb-tokens.ts';
import type { BombToken } from '../../src/data/types.ts';
import { bombShapes, withinArea } from '../../src/geometry/bomb-shape.ts';

/** Rounded for reading: west, south, east, north. */
const box = (shape: Parameters<typeof boxOf>[0]): number[] => {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  return [minX, minY, maxX, maxY].map((n) => Math.round(n * 100) / 100 + 0);
};
const ALL = Object.entries(BOMB_TOKENS).flatMap(([token, parts]) =>
  parts.map((piece, part) => ({ token: token as BombToken, part, piece })),
);

describe('the shape of a bomb token', () => {
  it('a disc is as broad as its diameter, and cut straight at the edge by which it is laid', () => {
    const discs = ALL.filter(({ piece }) => piece.disc !== undefined);
    expect(discs.length).toBeGreaterThan(0);
    for (const { token, part, piece } of discs) {
      const [[cx, cy], r] = [piece.disc!.centre, piece.disc!.diameter / 2];
      const [disc] = bombShapes(token, part, pose(0, 0));
      const [west, south, east, north] = box(disc!);
      expect([west, east]).toEqual([-cx - r, r - cx].map((n) => expect.closeTo(n, 1)));
      expect([south, north]).toEqual([expect.closeTo(-cy - r, 1), expect.closeTo(Math.min(0, r - cy), 1)]);
      for (const p of disc!.points)
        if (p.y < -1e-9) expect(Math.sqrt((p.x + cx) ** 2 + (p.y + cy) ** 2)).toBeCloseTo(r, 6);
      expect(disc!.points.length).toBeGreaterThan(100);
    }
  });
  it('the first piece has a guide on either side of its straight edge, towards the ship; no other has', () => {
    const { inner, outer, length } = BOMB_GUIDE;
    for (const { token, part } of ALL) {
      const guides = bombShapes(token, part, pose(0, 0)).slice(1).map(box);
      expect(guides).toEqual(
        part > 0
          ? []
          : [
              [-outer, 0, -inner, length],
              [inner, 0, outer, length],
            ],
      );
    }
  });
});

describe('[XW-BOMBEN-14] what is left of a token inside the play area', () => {
  const left = (x: number, y: number) => {
    const shape = withinArea(rectangle(pose(x, y), 10, 10), 300, 400);
    return shape && box(shape);
  };
  it.each([
    ['all of it', 100, 100, [90, 90, 110, 110]],
    ['west', 4, 100, [0, 90, 14, 110]],
    ['east', 296, 100, [286, 90, 300, 110]],
    ['south', 100, 4, [90, 0, 110, 14]],
    ['north', 100, 396, [90, 386, 110, 400]],
    ['in a corner', 297, 398, [287, 388, 300, 400]],
    ['less than a millimetre beyond', 9.5, 100, [0, 90, 19.5, 110]],
    ['less than a millimetre inside', -9.5, 100, [0, 90, 0.5, 110]],
    ['nothing', -20, 100, undefined],
  ] as const)('%s', (_where, x, y, wanted) => {
    expect(left(x, y)).toEqual(wanted);
  });
  it('what lies inside altogether, flush with an edge, stays as it is', () => {
    const flush = rectangle(pose(10, 100), 10, 10);
    expect(withinArea(flush, 300, 400)).toBe(flush);
    // A corner on the very edge is kept once.
    const corners = withinArea(rectangle(pose(0, 100), 10, 10), 300, 400)!.points.map(
      ({ x, y }) => `${x + 0} ${y + 0}`,
    );
    expect(corners.sort()).toEqual(['0 110', '0 90', '10 110', '10 90']);
  });
});
