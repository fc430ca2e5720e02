import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alongTable,
  canZoom,
  panned,
  type View,
  viewBox,
  wholeTable,
  withInSight,
  zoomed,
} from '../../src/scene/view.ts';

const SIDE = 914.4;
const AREA = { width: SIDE, depth: SIDE };
const coordinate = fc.double({ min: 0, max: SIDE, noNaN: true });
const views: fc.Arbitrary<View> = fc.record({
  x: coordinate,
  y: coordinate,
  span: fc.double({ min: 90, max: SIDE * 1.08, noNaN: true }),
});

/** Where a point of the table appears, in widths of the picture from its middle. */
const onScreen = (view: View, x: number, y: number) => ({ x: (x - view.x) / view.span, y: (y - view.y) / view.span });

describe('the view of the table', () => {
  it('shows the whole table with its edge', () => {
    expect(viewBox(wholeTable({ width: 100, depth: 100 }), { width: 100, depth: 100 })).toBe('-4 -104 108 108');
  });

  it('keeps the point under the pointer in its place while zooming', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.5, max: 1, noNaN: true }), (view, factor) => {
        // Going nearer to a point within the picture never pushes the middle off the table.
        const at = { x: view.x + (SIDE / 2 - view.x) * 0.2, y: view.y + (SIDE / 2 - view.y) * 0.2 };
        const next = zoomed(view, AREA, factor, at);
        const before = onScreen(view, at.x, at.y);
        const after = onScreen(next, at.x, at.y);
        expect(after.x).toBeCloseTo(before.x, 9);
        expect(after.y).toBeCloseTo(before.y, 9);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('never leaves the table and never zooms beyond its bounds', () => {
    const far = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(views, far, far, fc.double({ min: 0.001, max: 1000, noNaN: true }), (view, dx, dy, factor) => {
        for (const { x, y, span } of [panned(view, AREA, dx, dy), zoomed(view, AREA, factor, { x: dx, y: dy })]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE);
          expect(span).toBeGreaterThanOrEqual(90);
          expect(span).toBeLessThanOrEqual(SIDE * 1.08);
        }
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('turns about the middle of the table and pans along the screen', () => {
    const corner = { x: 0, y: 0, span: 100 };
    expect(viewBox(corner, { width: 300, depth: 300 }, 180)).toBe('250 -350 100 100');
    expect(alongTable(1, 0, 180)).toEqual({ x: -1, y: 0 });
    // The west edge lies towards the player: up on the screen leads away from it.
    expect(alongTable(0, 1, 270)).toEqual({ x: 1, y: 0 });
  });

  it('knows when there is nothing more to zoom', () => {
    expect(canZoom(wholeTable(AREA), AREA, 1.2)).toBe(false);
    expect(canZoom(wholeTable(AREA), AREA, 0.8)).toBe(true);
  });

  it('comes to where something happens, and stays where that is seen already', () => {
    const near = { x: 200, y: 200, span: 300 };
    expect(withInSight(near, AREA, [{ x: 220, y: 180 }])).toBe(near);
    const moved = withInSight(near, AREA, [
      { x: 600, y: 600 },
      { x: 800, y: 700 },
    ]);
    expect(moved).toMatchObject({ x: 700, y: 650, span: 320 });
    const corner = withInSight(near, AREA, [{ x: 900, y: 20 }]);
    expect([corner.x, corner.y]).toEqual([SIDE - 150, 150]); // no farther than the table goes
    const all = wholeTable(AREA);
    for (const at of [5, 450, 910]) expect(withInSight(all, AREA, [{ x: at, y: at }])).toBe(all);
  });
});
