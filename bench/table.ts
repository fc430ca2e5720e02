import flatten from '@flatten-js/core';
import sat from 'sat';
import {
  arcAt,
  distance,
  measureInArc,
  overlaps,
  type Polygon,
  type Pose,
  placed,
  polygon,
  pose,
  rectangle,
  vec,
} from '../packages/table/src/index.ts';
import type { Bench } from './bench.ts';

/*
 * The pairs. Half of them stand anywhere on a table of three feet, the other half within 60 mm of each other along
 * either axis (three quarters of these overlap): far pairs are what a game asks about most, near ones are where the
 * work is. Bases are 40 and 80 mm, turned anyhow. Every library gets its own shapes, made beforehand.
 */
const PAIRS = 1000;
const TABLE = 914;
const NEAR = 60;
const SMALL = 20;
const LARGE = 40;

/** The same pairs on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Pair<T> {
  readonly a: T;
  readonly b: T;
}

function posePairs(seed: number): readonly Pair<Pose>[] {
  const random = generator(seed);
  return Array.from({ length: PAIRS }, (_, i) => {
    const a = pose(random() * TABLE, random() * TABLE, random() * 360);
    const isNear = i % 2 === 0;
    const x = isNear ? a.x + (random() * 2 - 1) * NEAR : random() * TABLE;
    const y = isNear ? a.y + (random() * 2 - 1) * NEAR : random() * TABLE;
    return { a, b: pose(x, y, random() * 360) };
  });
}

const onlyNear = <T>(pairs: readonly T[]): readonly T[] => pairs.filter((_, i) => i % 2 === 0);

const halfSide = (i: number): number => (i % 3 === 0 ? LARGE : SMALL);

const basePairs = (poses: readonly Pair<Pose>[]): readonly Pair<Polygon>[] =>
  poses.map(({ a, b }, i) => ({
    a: rectangle(a, halfSide(i), halfSide(i)),
    b: rectangle(b, halfSide(i + 1), halfSide(i + 1)),
  }));

/** A small base with its four guides: 20 corners, concave. */
function baseWithGuides(): Polygon {
  const front = [
    [20, 20],
    [13.1, 20],
    [13.1, 22],
    [9.7, 22],
    [9.7, 20],
    [-9.7, 20],
    [-9.7, 22],
    [-13.1, 22],
    [-13.1, 20],
    [-20, 20],
  ] as const;
  return polygon([...front.map(([x, y]) => vec(x, y)), ...front.map(([x, y]) => vec(-x, -y))]);
}

/** A star of ten corners, as jagged as an asteroid. */
function asteroid(): Polygon {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const p = pose(0, 0, i * 36);
    const r = i % 2 === 0 ? 30 : 18;
    return vec(p.hx * r, p.hy * r);
  });
  return polygon(corners);
}

const toFlatten = (p: Polygon) => new flatten.Polygon(p.points.map((q) => new flatten.Point(q.x, q.y)));
const toSat = (p: Polygon) =>
  new sat.Polygon(
    new sat.Vector(0, 0),
    p.points.map((q) => new sat.Vector(q.x, q.y)),
  );

const convert = <A, B>(pairs: readonly Pair<A>[], f: (x: A) => B): readonly Pair<B>[] =>
  pairs.map(({ a, b }) => ({ a: f(a), b: f(b) }));

/** Every result goes into a number that is looked at in the end, so that nothing can be optimised away. */
function used(sum: number, ops: number): number {
  if (Number.isNaN(sum)) throw new Error('a benchmark must compute numbers');
  return ops;
}

// Each loop below is written out where it runs: a shared one would call its work through a pointer, which costs as
// much as an overlap test and would flatter the slower side.

function distanceOfRectangles(): Bench {
  const pairs = basePairs(posePairs(1));
  const theirs = convert(pairs, toFlatten);
  return {
    name: 'distance of two rectangles',
    unit: 'ops/s',
    run() {
      let sum = 0;
      for (let t = 0; t < 50; t++) for (const { a, b } of pairs) sum += distance(a, b);
      return used(sum, 50 * pairs.length);
    },
    against: {
      name: 'flatten-js',
      run() {
        let sum = 0;
        for (const { a, b } of theirs) sum += a.distanceTo(b)[0];
        return used(sum, theirs.length);
      },
    },
  };
}

function overlapOfRectangles(name: string, pairs: readonly Pair<Polygon>[]): Bench {
  const theirs = convert(pairs, toSat);
  return {
    name,
    unit: 'ops/s',
    run() {
      let hits = 0;
      for (let t = 0; t < 200; t++) for (const { a, b } of pairs) if (overlaps(a, b)) hits++;
      return used(hits, 200 * pairs.length);
    },
    against: {
      name: 'sat',
      run() {
        let hits = 0;
        for (let t = 0; t < 20; t++) for (const { a, b } of theirs) if (sat.testPolygonPolygon(a, b)) hits++;
        return used(hits, 20 * theirs.length);
      },
    },
  };
}

function overlapOfConcave(): Bench {
  const base = baseWithGuides();
  const rock = asteroid();
  const pairs = posePairs(3).map(({ a, b }) => ({ a: placed(base, a), b: placed(rock, b) }));
  const theirs = convert(pairs, toFlatten);
  return {
    name: 'overlap of a base with guides and an asteroid',
    unit: 'ops/s',
    run() {
      let hits = 0;
      for (let t = 0; t < 20; t++) for (const { a, b } of pairs) if (overlaps(a, b)) hits++;
      return used(hits, 20 * pairs.length);
    },
    against: {
      name: 'flatten-js',
      run() {
        let hits = 0;
        for (const { a, b } of theirs) if (flatten.Relations.intersect(a, b)) hits++;
        return used(hits, theirs.length);
      },
    },
  };
}

function rangeInArc(): Bench {
  const shots = posePairs(4).map(({ a, b }) => ({
    base: rectangle(a, SMALL, SMALL),
    arc: arcAt(a, -17.05, 20, 17.05, 20),
    target: rectangle(b, SMALL, SMALL),
  }));
  return {
    name: 'range in a firing arc',
    unit: 'ops/s',
    run() {
      let sum = 0;
      for (let t = 0; t < 10; t++)
        for (const { base, arc, target } of shots) sum += measureInArc(base, arc, target)?.distance ?? 0;
      return used(sum, 10 * shots.length);
    },
  };
}

export function tableBenches(): readonly Bench[] {
  const pairs = basePairs(posePairs(2));
  return [
    distanceOfRectangles(),
    overlapOfRectangles('overlap of two rectangles', pairs),
    overlapOfRectangles('overlap of two rectangles, near pairs only', onlyNear(pairs)),
    overlapOfConcave(),
    rangeInArc(),
  ];
}
