import {
  circle,
  distance,
  overlaps,
  placed,
  polygon,
  pose,
  rectangle,
  type Shape,
  toTable,
  type Vec,
} from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSES, OBSTACLES } from '../../src/data/index.ts';
import {
  baseSize,
  freeBeside,
  isTouching,
  leavesTable,
  mostBeside,
  StandingShip,
  squadronBase,
} from '../../src/geometry/index.ts';
import { ship } from './scene.ts';

const TABLE = { minX: -1000, minY: -1000, maxX: 1000, maxY: 1000 };
const R = 17;
const far = (p: Vec, q: Vec): number => Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2);
const off = (p: Vec, shapes: readonly Shape[]): number =>
  Math.min(...shapes.map((s) => distance(circle(p, 1e-5), s))) + 1e-5;
const isLegal = (p: Vec, shapes: readonly Shape[], blockers: readonly Shape[] = []): boolean =>
  isTouching(circle(p, R), shapes) && ![...shapes, ...blockers].some((s) => overlaps(circle(p, R), s));

/** Places all around, found by looking half a degree apart (1.6 mm beside a huge ship): those hardly farther from the shapes than a touch. */
function* hardlyTouching(shapes: readonly Shape[]): Generator<Vec> {
  const [{ cx, cy }] = shapes as [Shape];
  const reach = Math.max(...shapes.map((s) => far({ x: cx, y: cy }, { x: s.cx, y: s.cy }) + s.radius)) + R + 1;
  for (let d = 0; d < 360; d += 0.5)
    for (let r = reach; r > 0; ) {
      const p = toTable(pose(cx, cy, d), 0, r);
      const gap = off(p, shapes);
      if (gap < R) break;
      if (gap <= R + 0.3) yield p;
      r -= Math.max(0.25, gap - R - 0.25); // over a step nothing comes nearer than the step is long
    }
}

const anyFootprint = fc.oneof(
  fc
    .tuple(fc.constantFrom(...CLASSES), fc.integer({ min: 0, max: 359 }))
    .map(([cls, d]): readonly Shape[] => new StandingShip(cls, pose(20, 30, d)).footprint),
  fc
    .tuple(fc.constantFrom(...OBSTACLES), fc.integer({ min: 0, max: 359 }))
    .map(([{ outline }, d]): readonly Shape[] => [
      placed(polygon(outline.map(([x, y]) => ({ x, y }))), pose(-5, 6, d)),
    ]),
  fc.constant<readonly Shape[]>([squadronBase({ x: 3, y: 4 })]),
);
const around = (limit: number) =>
  fc
    .tuple(fc.integer({ min: -limit, max: limit }), fc.integer({ min: -limit, max: limit }))
    .map(([x, y]) => ({ x, y }));

describe('a squadron set beside a ship', () => {
  it('[AR-UEBERSCHNEIDUNG-02] touches it within a hair, and an overlap is another question', () => {
    const s = ship('cr90');
    expect(isTouching(squadronBase({ x: 21.5 + 17, y: 30 }), s.footprint)).toBe(true);
    expect(isTouching(squadronBase({ x: 21.5 + 17.05, y: 30 }), s.footprint)).toBe(true);
    expect(isTouching(squadronBase({ x: 21.5 + 17.06, y: 30 }), s.footprint)).toBe(false);
    expect(isTouching(squadronBase({ x: 21.5 + 10, y: 30 }), s.footprint)).toBe(true);
  });
});

describe('free places beside a ship', () => {
  it('[AR-UEBERSCHNEIDUNG-02][AR-UEBERSCHNEIDUNG-03][AR-UEBERSCHNEIDUNG-11] are legal, all of them, and leave out none', () => {
    const blockers = fc.array(around(120).map(squadronBase), { maxLength: 5 });
    const area = fc.constantFrom(TABLE, { minX: -60, minY: -1000, maxX: 55, maxY: 80 });
    fc.assert(
      fc.property(anyFootprint, blockers, area, (shapes, blocking, table) => {
        const free = freeBeside(shapes, blocking, table, R);
        for (const p of free) {
          expect(isLegal(p, shapes, blocking)).toBe(true);
          expect(leavesTable([circle(p, R)], table)).toBe(false);
        }
        for (const p of hardlyTouching(shapes)) {
          const roomy = circle(p, R + 0.4);
          if (blocking.some((b) => overlaps(roomy, b)) || leavesTable([roomy], table)) continue;
          expect(
            free.some((q) => far(p, q) < 2.5),
            `none near ${p.x} ${p.y}`,
          ).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[AR-UEBERSCHNEIDUNG-10] a gap that fits exactly is found, one a hair too narrow is none', () => {
    const { footprint } = ship('imperial');
    const place = (gap: number) => {
      const posts = [
        squadronBase({ x: 38.75 + 17, y: 30 - gap / 2 - 17 }),
        squadronBase({ x: 38.75 + 17, y: 30 + gap / 2 + 17 }),
      ];
      return freeBeside(footprint, posts, TABLE, R).filter((p) => p.x > 50 && Math.abs(p.y - 30) < 5);
    };
    expect(place(34).length).toBeGreaterThan(0);
    for (const p of place(34)) expect(far(p, { x: 55.75, y: 30 })).toBeLessThan(1e-5);
    expect(place(33.99)).toEqual([]);
    expect(place(34.2).length).toBeGreaterThan(1);
  });

  it('[AR-UEBERSCHNEIDUNG-03][AR-ERR-UEBERSCHNEIDUNG-01] none is off the table: of a ship at the edge only its inner sides', () => {
    const s = ship('cr90', 21.5, 200);
    const table = { minX: 0, minY: 0, maxX: 914.4, maxY: 914.4 };
    const free = freeBeside(s.footprint, [], table, R);
    expect(free.length).toBeGreaterThan(20);
    expect(Math.min(...free.map((p) => p.x))).toBeCloseTo(17, 9);
    // Just within the edge it still finds the place that touches both.
    expect(free.some((p) => Math.abs(p.x - 17) < 1e-9 && p.y > 250)).toBe(true);
  });

  it('[AR-UEBERSCHNEIDUNG-10] with no room there is none', () => {
    const s = squadronBase({ x: 0, y: 0 });
    const ring = [0, 60, 120, 180, 240, 300].map((d) => squadronBase(toTable(pose(0, 0, d), 0, 34)));
    expect(freeBeside([s], ring, TABLE, R)).toEqual([]);
    // Six fit exactly about one; take one away and its place is free again.
    const gap = freeBeside([s], ring.slice(1), TABLE, R);
    expect(gap.length).toBeGreaterThan(0);
    for (const p of gap) expect(far(p, { x: 0, y: 34 })).toBeLessThan(1e-3);
  });

  it('[AR-UEBERSCHNEIDUNG-11] places at another squadron that touches the ship keep off the ship too', () => {
    const s = ship('cr90');
    const first = squadronBase({ x: 38.5, y: 25 });
    const second = freeBeside([first], s.footprint, TABLE, R);
    expect(second.length).toBeGreaterThan(10);
    for (const p of second) expect(s.footprint.some((shape) => overlaps(circle(p, R), shape))).toBe(false);
    expect(second.some((p) => isTouching(circle(p, R), s.footprint))).toBe(true);
  });

  it('[AR-UEBERSCHNEIDUNG-02] the same question has the same answer', () => {
    const ask = () => freeBeside(ship('hardcell', 10, 20, 33).footprint, [squadronBase({ x: 60, y: 20 })], TABLE, R);
    expect(ask()).toEqual(ask());
  });
});

describe('how many fit', () => {
  /** Only the right-hand edge of a block is on the table, from -half to half. */
  const edge = (half: number, blockers: readonly Shape[] = []): number =>
    mostBeside([rectangle(pose(0, 0), 50, half)], blockers, { minX: 50, minY: -500, maxX: 500, maxY: 500 }, R, 99);

  it('[AR-UEBERSCHNEIDUNG-10][AR-FAQ-STAFFELN-07] along an edge: one more for every 34 mm', () => {
    expect(edge(33.99)).toBe(2);
    expect(edge(34)).toBe(3);
    expect(edge(50.99)).toBe(3);
    expect(edge(51)).toBe(4);
    expect(edge(51.25)).toBe(4);
    expect(edge(67.9)).toBe(4);
    expect(edge(68.1)).toBe(5);
  });

  it('[AR-UEBERSCHNEIDUNG-10] what stands there already takes its room', () => {
    expect(edge(51, [squadronBase({ x: 67, y: -51 })])).toBe(3);
    expect(edge(51, [squadronBase({ x: 67, y: 0 })])).toBe(2);
    expect(edge(51, [squadronBase({ x: 67, y: 0 }), squadronBase({ x: 67, y: 40 })])).toBe(1);
    expect(edge(51, [rectangle(pose(100, 0), 45, 200)])).toBe(0);
  });

  it('[AR-UEBERSCHNEIDUNG-10] about one squadron six, and no more than are wanted', () => {
    const one = [squadronBase({ x: 5, y: 6 })];
    expect(mostBeside(one, [], TABLE, R, 99)).toBe(6);
    expect(mostBeside(one, [], TABLE, R, 4)).toBe(4);
  });

  it('[AR-UEBERSCHNEIDUNG-10] about a ship at least as many as a patient hand gets there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLASSES), fc.integer({ min: 0, max: 359 }), fc.nat(1000), (cls, d, pick) => {
        const { footprint } = new StandingShip(cls, pose(0, 0, d));
        const placedSoFar: Shape[] = [];
        for (;;) {
          const free = freeBeside(footprint, placedSoFar, TABLE, R);
          if (free.length === 0) break;
          placedSoFar.push(circle(free[placedSoFar.length === 0 ? pick % free.length : 0]!, R));
        }
        const most = mostBeside(footprint, [], TABLE, R, 99);
        expect(most).toBeGreaterThanOrEqual(placedSoFar.length);
        // The rim is at most this long, and each takes 34 mm of it, or a little less about a corner.
        const { halfWidth, halfLength } = baseSize(cls.size);
        expect(most).toBeLessThanOrEqual((4 * (halfWidth + halfLength) + 2 * Math.PI * R + 16) / 32);
      }),
      { numRuns: 15 },
    );
  });
});
