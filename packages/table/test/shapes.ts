import fc from 'fast-check';
import {
  add,
  circle,
  lerp,
  type Polygon,
  type Pose,
  placed,
  polygon,
  pose,
  poseLooking,
  rectangle,
  type Segment,
  type Shape,
  scale,
  sub,
  toTable,
  unit,
  type Vec,
  vec,
} from '../src/index.ts';

/** Hundredths of a millimetre: no two things meet but by design. */
const fine = (limit: number) => fc.integer({ min: -limit * 100, max: limit * 100 }).map((n) => n / 100);
/** Tens of millimetres: things meet all the time, exactly. */
const coarse = (limit: number) => fc.integer({ min: -limit / 10, max: limit / 10 }).map((n) => n * 10);

export const pointsNear = (limit: number): fc.Arbitrary<Vec> =>
  fc.tuple(fine(limit), fine(limit)).map(([x, y]) => vec(x, y));
export const gridPoints = (limit: number): fc.Arbitrary<Vec> =>
  fc.tuple(coarse(limit), coarse(limit)).map(([x, y]) => vec(x, y));

export const poses = (limit: number): fc.Arbitrary<Pose> =>
  fc.tuple(fine(limit), fine(limit), fc.integer({ min: 0, max: 3599 })).map(([x, y, d]) => pose(x, y, d / 10));
export const gridPoses = (limit: number): fc.Arbitrary<Pose> =>
  fc.tuple(coarse(limit), coarse(limit), fc.integer({ min: 0, max: 7 })).map(([x, y, d]) => pose(x, y, d * 45));

/** Bodies about the origin, in their own frame. */
const sizes = fc.integer({ min: 5, max: 40 });
const origin = pose(0, 0);

const rectangles = fc.tuple(sizes, sizes).map(([w, l]): Polygon => rectangle(origin, w, l));

const convexBodies = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { minLength: 3, maxLength: 9 }), sizes, sizes)
  .map(([angles, rx, ry]): Polygon => {
    const around = [...angles].sort((a, b) => a - b).map((a) => pose(0, 0, a * 5));
    return polygon(around.map((p) => vec(p.hx * rx, p.hy * ry)));
  });

const stars = fc.array(sizes, { minLength: 5, maxLength: 10 }).map((radii): Polygon => {
  const step = 360 / radii.length;
  return polygon(radii.map((r, i) => toTable(pose(0, 0, i * step), 0, r)));
});

/** A block with a slot cut into its front, like a U: the kind of concave that things fit into. */
const slotted = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .map(([w, l, deep]): Polygon => {
    const x = w * 10;
    const y = l * 10;
    const bottom = y - Math.min(deep * 10, 2 * y - 10);
    return polygon([
      vec(-x, -y),
      vec(x, -y),
      vec(x, y),
      vec(10, y),
      vec(10, bottom),
      vec(-10, bottom),
      vec(-10, y),
      vec(-x, y),
    ]);
  });

export const convexPolygons = fc.oneof(rectangles, convexBodies);
export const concavePolygons = fc.oneof(stars, slotted);
const polygons = fc.oneof(rectangles, convexBodies, stars, slotted);

/** A body set down somewhere: the polygon at a pose, a circle at a point. */
const setDown = (bodies: fc.Arbitrary<Polygon>, where: fc.Arbitrary<Pose>) =>
  fc.tuple(bodies, where).map(([body, p]): Polygon => placed(body, p));
const circlesAt = (where: fc.Arbitrary<Vec>) => fc.tuple(where, sizes).map(([at, r]): Shape => circle(at, r));
/** On the grid the sizes are whole tens as well, so that edges and corners fall together. */
const gridBodies = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([w, l]): Polygon => rectangle(origin, w * 10, l * 10)),
  slotted,
);
const gridCircles = fc
  .tuple(gridPoints(60), fc.integer({ min: 1, max: 3 }))
  .map(([at, r]): Shape => circle(at, r * 10));

export const anyPolygon: fc.Arbitrary<Polygon> = setDown(polygons, poses(70));
export const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 3, arbitrary: anyPolygon },
  { weight: 1, arbitrary: circlesAt(pointsNear(70)) },
);
export const gridPolygon: fc.Arbitrary<Polygon> = setDown(gridBodies, gridPoses(60));
export const gridShape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 3, arbitrary: gridPolygon },
  { weight: 1, arbitrary: gridCircles },
);

export const anySegment: fc.Arbitrary<Segment> = fc.tuple(pointsNear(90), pointsNear(90)).map(([a, b]) => ({ a, b }));
/** Also single points: a and b may be the same. */
export const gridSegment: fc.Arbitrary<Segment> = fc.tuple(gridPoints(60), gridPoints(60)).map(([a, b]) => ({ a, b }));

interface Contact {
  readonly a: Polygon;
  readonly b: Shape;
  readonly at: Vec;
  /** Unit vector from the first to the second, away from the edge they meet on. */
  readonly outward: Vec;
  /** They meet in the middle of that edge, so that pushing cannot make them slip past each other. */
  readonly firm: boolean;
}

/** Of an edge of a counter-clockwise polygon, with length 1. */
const normalOf = (e: Segment): Vec => unit(vec(e.b.y - e.a.y, e.a.x - e.b.x));

const edgeOf = (p: Polygon, pick: number): Segment => {
  const i = pick % p.points.length;
  return { a: p.points[i]!, b: p.points[(i + 1) % p.points.length]! };
};

/** How the second piece is laid against an edge of the first. */
const ways = fc.constantFrom(
  'edge to edge',
  'corner to edge',
  'corner to corner',
  'circle to edge',
  'circle to corner',
);

/**
 * Convex pieces made to touch without overlapping: the second is turned so that it lies wholly beyond an edge line of
 * the first, and set against that edge.
 */
export const contacts: fc.Arbitrary<Contact> = fc
  .record({
    a: setDown(convexPolygons, poses(70)),
    body: convexPolygons,
    edge: fc.nat(20),
    otherEdge: fc.nat(20),
    along: fc.integer({ min: 0, max: 10 }),
    tilt: fc.integer({ min: 1, max: 99 }),
    radius: sizes,
    way: ways,
  })
  .map(({ a, body, edge, otherEdge, along, tilt, radius, way }): Contact => {
    const e = edgeOf(a, edge);
    const at = way.endsWith('corner') ? e.a : lerp(e.a, e.b, along / 10);
    const outward = normalOf(e);
    const firm = way.endsWith('edge') && along > 0 && along < 10;
    if (way.startsWith('circle')) return { a, b: circle(add(at, scale(outward, radius)), radius), at, outward, firm };
    // The body's own outward normal (of an edge, or at a corner one between those of both its edges) looks against e's.
    const f = edgeOf(body, otherEdge);
    const before = edgeOf(body, otherEdge + body.points.length - 1);
    const normal = way === 'edge to edge' ? normalOf(f) : blend(normalOf(f), normalOf(before), tilt / 100);
    return { a, b: placed(body, turnOnto(normal, vec(-outward.x, -outward.y), f.a, at)), at, outward, firm };
  });

const blend = (p: Vec, q: Vec, t: number): Vec => add(scale(p, t), scale(q, 1 - t));

/** The pose that turns the direction `from` into `to` and carries the point `corner` to `at`. */
function turnOnto(from: Vec, to: Vec, corner: Vec, at: Vec): Pose {
  const c = from.x * to.x + from.y * to.y;
  const s = from.x * to.y - from.y * to.x;
  const turned = poseLooking(vec(0, 0), vec(-s, c));
  const moved = toTable(turned, corner.x, corner.y);
  const by = sub(at, moved);
  return { x: by.x, y: by.y, hx: turned.hx, hy: turned.hy };
}

/** A shape carried along by a pose, as if the table had been moved under it. */
export const carried = <T extends Shape>(s: T, p: Pose): T => {
  if (s.kind === 'polygon') return placed(s, p) as Polygon as T;
  return circle(toTable(p, s.cx, s.cy), s.radius) as Shape as T;
};

/** The same outline without anything that our own constructors note besides. */
export const handMade = (s: Shape): Shape => {
  if (s.kind === 'circle') return s;
  const { kind, points, convex, cx, cy, radius } = s;
  return { kind, points, convex, cx, cy, radius };
};
