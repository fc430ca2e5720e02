import { circle, distance, pose, rectangle, type Shape, type Vec } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { addMeetings, lengthOf, placeAt, type RimPiece, rimOf, straight } from '../../src/geometry/rim.ts';

/** The rim of a shape: where the middle of a disc lies that touches it. Proven with the ruler, not with its own formulas. */

const R = 17;
const HAIR = 1e-6;
/** From the edge of a shape; inside it less than nothing is as good as nothing. */
const off = (p: Vec, shape: Shape): number => distance(circle(p, 1e-5), shape) + 1e-5;
const rods = [0, 17, 45, 90, 133, 180, 262].map((degrees) => rectangle(pose(3, -4, degrees), 21, 40));
const lone = circle({ x: 5, y: 6 }, 30);
const SHAPES: readonly Shape[] = [...rods, lone];
const between = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i / n);

describe('the rim of a shape', () => {
  it('[AR-UEBERSCHNEIDUNG-02] lies at the radius of the disc from it, everywhere', () => {
    for (const shape of SHAPES)
      for (const piece of rimOf(shape, R))
        for (const t of between(16)) expect(off(placeAt(piece, t), shape)).toBeCloseTo(R, 4);
  });

  it('[AR-UEBERSCHNEIDUNG-02] is closed: where a piece ends the next begins', () => {
    for (const shape of SHAPES) {
      const pieces = rimOf(shape, R);
      pieces.forEach((piece, i) => {
        const [end, begin] = [placeAt(piece, 1), placeAt(pieces[(i + 1) % pieces.length]!, 0)];
        expect([begin.x, begin.y]).toEqual([expect.closeTo(end.x, 9), expect.closeTo(end.y, 9)]);
      });
    }
  });

  it('[AR-UEBERSCHNEIDUNG-02] is as long as its edges and a whole circle about its corners; a curve is measured by its chords', () => {
    const [edges, corners] = [rimOf(rods[0]!, R), rimOf(lone, R)];
    const straightOnes = edges.filter((piece) => piece.kind === 'straight').map(lengthOf);
    expect(straightOnes.map((mm) => Math.round(mm * 1e6) / 1e6).sort((a, b) => a - b)).toEqual([42, 42, 80, 80]);
    for (const piece of edges.filter((p) => p.kind === 'round')) expect(lengthOf(piece)).toBeCloseTo(R * Math.SQRT2, 6);
    for (const piece of corners) expect(lengthOf(piece)).toBeCloseTo((30 + R) * Math.SQRT2, 6);
  });

  it('[AR-UEBERSCHNEIDUNG-02] has two pieces about a pointed corner, so that none spans more than a quarter', () => {
    const wedge: Shape = {
      ...rods[0]!,
      points: [
        { x: 0, y: 0 },
        { x: 100, y: -20 },
        { x: 100, y: 20 },
      ],
    };
    const round = rimOf(wedge, R).filter((piece) => piece.kind === 'round');
    expect(round).toHaveLength(6);
    for (const { first, last } of round) expect(first.x * last.x + first.y * last.y).toBeGreaterThanOrEqual(-HAIR);
  });
});

/** Where a piece meets the whole rim of a shape. */
function meetings(piece: RimPiece, shape: Shape): readonly number[] {
  const numbers: number[] = [];
  for (const other of rimOf(shape, R)) addMeetings(numbers, piece, other);
  return numbers;
}

/** Pairs of shapes that stand beside each other, in every direction and at gaps that make their rims cross. */
const PAIRS: readonly (readonly [Shape, Shape])[] = [0, 35, 80, 125, 170, 215, 260, 305].flatMap((way, i) => {
  const other = (mm: number): Shape => {
    const at = pose(0, 0, way);
    const [x, y] = [at.hx * mm, at.hy * mm];
    return i % 2 === 0 ? rectangle(pose(x, y, way * 2 + 10), 20, 33) : circle({ x, y }, 17);
  };
  return [48, 61, 74, 90].flatMap((mm) => [
    [rods[i % rods.length]!, other(mm)] as const,
    [lone, other(mm)] as const,
    [other(mm), rods[(i + 3) % rods.length]!] as const,
  ]);
});

describe('two rims', () => {
  it('[AR-UEBERSCHNEIDUNG-02][AR-UEBERSCHNEIDUNG-11] meet only where a disc touches both shapes', () => {
    let found = 0;
    for (const [a, b] of PAIRS)
      for (const piece of rimOf(a, R))
        for (const t of meetings(piece, b)) {
          found++;
          expect(t).toBeGreaterThanOrEqual(0);
          expect(t).toBeLessThanOrEqual(1);
          const p = placeAt(piece, t);
          expect([off(p, a), off(p, b)]).toEqual([expect.closeTo(R, 4), expect.closeTo(R, 4)]);
        }
    expect(found).toBeGreaterThan(150);
  });

  it('[AR-UEBERSCHNEIDUNG-02][AR-UEBERSCHNEIDUNG-11] meet wherever one of them goes from clear of the other shape to too near to it', () => {
    for (const [a, b] of PAIRS)
      for (const piece of rimOf(a, R)) {
        const numbers = meetings(piece, b);
        const steps = between(60).map((t) => ({ t, gap: off(placeAt(piece, t), b) - R }));
        steps.slice(1).forEach(({ t, gap }, i) => {
          const before = steps[i]!;
          if (gap < 0 === before.gap < 0 || Math.min(Math.abs(gap), Math.abs(before.gap)) < 1e-3) return;
          expect(numbers.some((n) => n >= before.t - HAIR && n <= t + HAIR)).toBe(true);
        });
      }
  });

  it('[AR-UEBERSCHNEIDUNG-02] that run alongside each other, or lie about the same middle, meet nowhere', () => {
    const edge = straight({ x: 0, y: 0 }, { x: 50, y: 0 });
    const meet = (other: RimPiece): number[] => {
      const numbers: number[] = [];
      addMeetings(numbers, edge, other);
      return numbers;
    };
    expect(meet(straight({ x: 10, y: 0.005 }, { x: 60, y: 0.005 }))).toEqual([]);
    expect(rimOf(lone, R).flatMap((piece) => meetings(piece, lone))).toEqual([]);
    expect(meet(straight({ x: 20, y: -5 }, { x: 20, y: 5 }))).toEqual([0.4]);
    expect(meet(straight({ x: 20, y: 1 }, { x: 20, y: 5 }))).toEqual([]);
    expect(meet(straight({ x: 51, y: -5 }, { x: 51, y: 5 }))).toEqual([]);
  });
});
