import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  circle,
  clearLine,
  compose,
  distance,
  measure,
  meets,
  pose,
  rectangle,
  type Shape,
  shortestLines,
  squareBase,
  toTable,
} from '../src/index.ts';
import { anyPose, between, within } from './templates/xwing/templates.ts';

const FROM = squareBase(pose(0, 0), 20);
const TO = squareBase(pose(10, 140), 20);
const LINES = shortestLines(measure(FROM, TO), FROM, TO);

describe('equally short lines', () => {
  it('lie between the corners of two edges that face each other', () => {
    const xs = [LINES.first.from.x, LINES.last.from.x].sort((a, b) => a - b);
    expect(xs).toEqual([-10, 20]);
    expect(LINES.first.distance).toBe(100);
  });

  it('are one line where a corner is nearest', () => {
    const aside = squareBase(pose(10, 140, 30), 20);
    const { first, last } = shortestLines(measure(FROM, aside), FROM, aside);
    expect(first).toBe(last);
  });

  const wall = (left: number, right: number): Shape => rectangle(pose((left + right) / 2, 70), (right - left) / 2, 5);

  it('[XW-VERSPERRT-05] one of them is clear however narrow the gap, and it is the one that is told', () => {
    for (const gap of [10, 1, 0.1, 0.001, 1e-5])
      for (const middle of [-7.77, 0.4142, 19.2]) {
        const clear = clearLine(LINES, [wall(-60, middle - gap / 2), wall(middle + gap / 2, 60)]);
        expect(clear?.distance).toBe(100);
        expect(Math.abs(clear!.from.x - middle)).toBeLessThan(gap / 2);
        expect(clear!.to.x).toBeCloseTo(clear!.from.x, 9);
      }
    expect(clearLine(LINES, [wall(-60, 3), wall(3, 60)])).toBeUndefined();
    expect(clearLine(LINES, [wall(-60, -10.001)])).toBeDefined(); // beyond the outermost of them
    expect(clearLine(LINES, [wall(-60, 20)])).toBeUndefined();
  });

  it('a disc counts as far as its rim', () => {
    const disc = (x: number) => circle({ x, y: 70 }, 25);
    expect(clearLine(LINES, [disc(5)])).toBeUndefined(); // from -20 to 30
    expect(clearLine(LINES, [disc(-5.001)])?.from.x).toBeGreaterThan(19.998); // up to 19.999
    expect(clearLine(LINES, [disc(-5.001), wall(19.5, 60)])).toBeUndefined();
    // At their ends, too: one that reaches in from behind the line covers only what its rim covers there.
    expect(clearLine(LINES, [circle({ x: 5, y: 130 }, 15)])?.from.x).not.toBeCloseTo(5, 0);
  });

  it('is exact in 1,500 random scenes: clear where it says so, and where it says nothing no line is', () => {
    let [clearBeside, covered] = [0, 0];
    fc.assert(
      fc.property(
        anyPose,
        within(45),
        between(1, 250),
        fc.constantFrom(0, 1e-9, 1e-7),
        fc.array(fc.tuple(within(35), between(0, 1), within(180), between(1, 25), between(1, 25)), {
          minLength: 1,
          maxLength: 4,
        }),
        (at, aside, away, lean, stones) => {
          const from = squareBase(at, 20);
          const to = squareBase(compose(at, pose(aside, 40 + away, lean)), 20);
          const found = measure(from, to);
          const lines = shortestLines(found, from, to);
          const rocks = stones.map(([x, part, degrees, w, l]) =>
            rectangle(compose(at, pose(x, 20 + part * away, degrees)), w, l),
          );
          const clear = clearLine(lines, rocks);
          const oracle = (x: number): boolean =>
            !rocks.some((rock) => meets({ a: toTable(at, x, 20), b: toTable(at, x, 20 + away) }, rock));
          const [least, most] = [Math.max(-20, aside - 20), Math.min(20, aside + 20)];
          if (clear === undefined) {
            for (let x = least; x <= most; x += 0.037) assert.equal(oracle(x), false);
            covered += 1;
            return;
          }
          expect(rocks.some((rock) => meets({ a: clear.from, b: clear.to }, rock))).toBe(false);
          expect(clear.distance).toBeCloseTo(distance(from, to), 5);
          expect(Math.hypot(clear.to.x - clear.from.x, clear.to.y - clear.from.y)).toBeCloseTo(found.distance, 5);
          if (rocks.some((rock) => meets({ a: found.from, b: found.to }, rock))) clearBeside += 1;
        },
      ),
      { seed: 41, numRuns: 1500 },
    );
    expect(Math.min(clearBeside, covered)).toBeGreaterThan(100);
  }, 60_000);
});
