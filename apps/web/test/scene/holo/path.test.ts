import { describe, expect, it } from 'vitest';
import { contoursOf, covers, surfacesOf } from '../../../src/scene/holo/path.ts';
import { circlePath } from '../../../src/scene/svg.ts';

const areaOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

describe('path data', () => {
  it('is read with lines of every kind, absolute and relative, and without spaces where none are needed', () => {
    const [one, two] = contoursOf('M-78 28-48-24 4-8m1 1h2v.5l-2-.5z');
    expect(one).toEqual({
      closed: false,
      points: [
        [-78, 28],
        [-48, -24],
        [4, -8],
      ],
    });
    expect(two).toEqual({
      closed: true,
      points: [
        [5, -7],
        [7, -7],
        [7, -6.5],
      ],
    });
  });

  it('goes on from where a closed stroke began', () => {
    expect(contoursOf('M1 1h4v4Zl2 0 0 2')[1]!.points[0]).toEqual([1, 1]);
  });

  it('bends: a circle of two arcs has the area of a circle', () => {
    const [disc] = contoursOf(circlePath(20));
    expect(areaOf(disc!.points)).toBeGreaterThan(Math.PI * 400 * 0.985);
    expect(areaOf(disc!.points)).toBeLessThan(Math.PI * 400);
    for (const [x, y] of disc!.points) expect(Math.hypot(x, y)).toBeCloseTo(20, 6);
  });

  it('takes the long way round where the arc says so, and the other way where it says that', () => {
    const middle = (d: string) => contoursOf(d)[0]!.points.reduce((sum, [x]) => sum + x, 0);
    expect(middle('M0 10A10 10 0 0 1 0-10')).not.toBeCloseTo(middle('M0 10A10 10 0 0 0 0-10'), 1);
    const short = contoursOf('M10 0A10 10 0 0 1 0 10')[0]!.points.length;
    expect(contoursOf('M10 0A10 10 0 1 0 0 10')[0]!.points.length).toBeGreaterThan(short);
  });

  it('bends smoothly on: T mirrors what pulled the bend before it', () => {
    const { points } = contoursOf('M0 0q5.5 5 11 0t11 0')[0]!;
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(2.5, 1);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-2.5, 1);
    expect(points.at(-1)).toEqual([22, 0]);
  });

  it('stops at what is no path', () => {
    expect(contoursOf('')).toEqual([]);
    expect(contoursOf('M0 0L5')).toEqual([]);
  });
});

describe('what a path covers', () => {
  const ring = surfacesOf(contoursOf('M0 0H10V10H0ZM2 2V8H8V2Z'));

  it('has a hole where a stroke runs against the one around it', () => {
    expect(ring).toHaveLength(1);
    expect(covers(ring, 1, 1)).toBe(true);
    expect(covers(ring, 5, 5)).toBe(false);
    expect(covers(ring, 11, 5)).toBe(false);
  });

  it('has none where it runs the same way', () => {
    const both = surfacesOf(contoursOf('M0 0H10V10H0ZM2 2H8V8H2Z'));
    expect(covers(both, 5, 5)).toBe(true);
  });
});
