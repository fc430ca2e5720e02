import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alongTable,
  between,
  canZoom,
  framed,
  isWhole,
  onScreen,
  onTable,
  type Place,
  panned,
  type Screen,
  turnBetween,
  type View,
  wholeTable,
  zoomed,
} from '../../src/scene/view.ts';

const SIDE = 914.4;
const screen = (width: number, height: number, covered: Partial<Screen> = {}): Screen => ({
  width,
  height,
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  ...covered,
});
const square: Place = { area: { width: SIDE, depth: SIDE }, screen: screen(1000, 800), turn: 0 };
const wide: Place = { area: { width: 1828.8, depth: SIDE }, screen: screen(1000, 800), turn: 0 };

const coordinate = fc.double({ min: 0, max: SIDE, noNaN: true });
const views: fc.Arbitrary<View> = fc.record({
  x: coordinate,
  y: coordinate,
  pixel: fc.double({ min: 0.12, max: 1.2, noNaN: true }),
});

describe('the whole table', () => {
  it('fills the height of a wide screen and the width of a tall one', () => {
    const high = wholeTable(square);
    expect(SIDE / high.pixel).toBeCloseTo(800 - 44, 6);
    const tall = wholeTable({ ...square, screen: screen(390, 800) });
    expect(SIDE / tall.pixel).toBeCloseTo(390 - 44, 6);
  });

  it('lies in the middle of what is not covered by panels', () => {
    const covered = { ...square, screen: screen(1440, 900, { left: 230, right: 370 }) };
    const view = wholeTable(covered);
    expect(onScreen(view, covered, view)).toEqual({ x: 650, y: 450 });
    expect(SIDE / view.pixel).toBeCloseTo(840 - 44, 6);
  });

  it('leaves room for the names of edges, and only where they stand', () => {
    const ends = { ...square, named: { ends: true, sides: false } };
    expect(SIDE / wholeTable(ends).pixel).toBeCloseTo(800 - 44, 6);
    expect(SIDE / wholeTable({ ...ends, turn: 90 }).pixel).toBeCloseTo(800 - 20, 6);
  });

  it('turned by a quarter, a long table fits the other way', () => {
    expect(1828.8 / wholeTable(wide).pixel).toBeCloseTo(1000 - 44, 6);
    const upright = { ...wide, turn: 90 };
    expect(1828.8 / wholeTable(upright).pixel).toBeCloseTo(800 - 44, 6);
  });

  it('is what is farthest away', () => {
    const all = wholeTable(wide);
    expect(canZoom(all, wide, 1.2)).toBe(false);
    expect(canZoom(all, wide, 0.8)).toBe(true);
    expect(isWhole(all, wide)).toBe(true);
    expect(isWhole(zoomed(all, wide, 0.8), wide)).toBe(false);
  });
});

describe('panning and zooming', () => {
  it('keeps the point under the pointer in its place while zooming', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.5, max: 1, noNaN: true }), (view, factor) => {
        // Going nearer to a point towards the middle never pushes the view off the table.
        const at = { x: view.x + (SIDE / 2 - view.x) * 0.2, y: view.y + (SIDE / 2 - view.y) * 0.2 };
        const next = zoomed(view, square, factor, at);
        const [before, after] = [onScreen(view, square, at), onScreen(next, square, at)];
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('never leaves the table and never zooms beyond its bounds', () => {
    const far = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(views, far, far, fc.double({ min: 0.001, max: 1000, noNaN: true }), (view, dx, dy, factor) => {
        for (const { x, y, pixel } of [panned(view, square, dx, dy), zoomed(view, square, factor, { x: dx, y: dy })]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE);
          expect(pixel * 800).toBeGreaterThanOrEqual(90 - 1e-9);
          expect(pixel).toBeLessThanOrEqual(wholeTable(square).pixel);
        }
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('finds the point of the table under every point of the screen, however it is turned', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, fc.integer({ min: 0, max: 359 }), (view, x, y, turn) => {
        const place = { ...square, turn };
        const found = onTable(view, place, onScreen(view, place, { x, y }));
        expect(found.x).toBeCloseTo(x, 6);
        expect(found.y).toBeCloseTo(y, 6);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('pans along the screen, not along the table', () => {
    expect(alongTable(1, 0, 180)).toEqual({ x: -1, y: 0 });
    // The west edge lies towards the player: up on the screen leads away from it.
    expect(alongTable(0, 1, 270)).toEqual({ x: 1, y: 0 });
  });
});

describe('framing', () => {
  const near: View = { x: 250, y: 250, pixel: 0.5 };
  const sees = (view: View, x: number, y: number) => {
    const at = onScreen(view, square, { x, y });
    return at.x >= 0 && at.x <= 1000 && at.y >= 0 && at.y <= 800;
  };

  it('stays where everything is seen already', () => {
    expect(framed(near, square, [{ x: 270, y: 230 }])).toBe(near);
    const all = wholeTable(square);
    for (const at of [5, 450, 910]) expect(framed(all, square, [{ x: at, y: at }])).toBe(all);
    expect(framed(near, square, [])).toBe(near);
  });

  it('comes to where something happens, no nearer than before and no farther than needed', () => {
    const moved = framed(near, square, [
      { x: 600, y: 600 },
      { x: 800, y: 700 },
    ]);
    expect(moved).toMatchObject({ x: 664.4, y: 650, pixel: 0.5 });
    const apart = [
      { x: 50, y: 60 },
      { x: 860, y: 800 },
    ];
    const both = framed(near, square, apart);
    expect(both.pixel).toBeGreaterThan(0.5);
    for (const { x, y } of apart) expect(sees(both, x, y)).toBe(true);
  });

  it('looks from nearer where pieces would be too small to be followed', () => {
    const all = wholeTable(wide);
    const moved = framed(all, wide, [{ x: 300, y: 300 }], 0.9);
    expect(moved.pixel).toBe(0.9);
    expect(framed(all, wide, [{ x: 300, y: 300 }], 5)).toBe(all);
  });
});

describe('on its way', () => {
  it('gets nearer evenly and ends exactly there', () => {
    const [a, b]: readonly View[] = [
      { x: 0, y: 0, pixel: 1 },
      { x: 100, y: 50, pixel: 0.25 },
    ];
    expect(between(a!, b!, 0.5)).toEqual({ x: 50, y: 25, pixel: 0.5 });
    expect(between(a!, b!, 1)).toBe(b);
  });

  it('turns the shorter way round', () => {
    expect(turnBetween(0, 270, 0.5)).toBe(-45);
    expect(turnBetween(270, 0, 0.5)).toBe(315);
    expect(turnBetween(0, 90, 1)).toBe(90);
  });
});
