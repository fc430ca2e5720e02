import { describe, expect, it } from 'vitest';
import { arrangeAll, type Box, boxAt, NOTHING_YET, pushedOnto, type Written } from '../../src/scene/arrange.ts';

const screen: Box = { x: 500, y: 400, width: 1000, height: 800 };
/** A plate that can hang nowhere but below its piece. */
const plate = (key: string, x: number, y: number): Written => ({
  key,
  at: { x, y },
  reach: 30,
  width: 90,
  height: 28,
  sides: ['below'],
  pushed: true,
  brief: { width: 30, height: 15 },
});
const briefOf = (...plates: readonly Written[]): readonly string[] => [
  ...arrangeAll(plates, [], { bodies: [], screen, before: NOTHING_YET }).brief,
];

describe('the plate of a piece at the edge of the picture', () => {
  it.each([
    [1010, 300, 955, 344],
    [-10, 300, 45, 344],
    [1015, 815, 955, 786],
  ])('is pushed onto the screen from %i, %i', (x, y, toX, toY) => {
    const { x: left, y: top } = pushedOnto(screen, boxAt(plate('a', x, y), 'below'));
    expect([left, top]).toEqual([toX, toY]);
  });

  it('is a brief one where another is pushed to the same place', () => {
    expect(briefOf(plate('a', 1015, 300), plate('b', 900, 300))).toEqual(['b', 'a']);
    // Where both hang at their pieces they do not touch.
    expect(briefOf({ ...plate('a', 1015, 300), pushed: false }, plate('b', 900, 300))).toEqual([]);
  });
});
