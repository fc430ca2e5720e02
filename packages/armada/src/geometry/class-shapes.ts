import { type Arc, type Polygon, polygon, pose, rectangle, type Vec } from '@holotisch/table';
import type { BasePoint, ShipClass, Zone } from '../data/types.ts';
import { baseSize, DIAL, HUGE_BASE, TOKEN_HALF_WIDTH } from './bases.ts';
import { zoneRing } from './ring.ts';

/**
 * What is printed on and built into the base of a class, in the ship's own frame: x to the right, y forward from its
 * middle. Computed once for all ships of the class.
 */
export interface ClassShapes {
  readonly zones: readonly Zone[];
  readonly token: Polygon;
  readonly base: readonly Polygon[];
  readonly zone: ReadonlyMap<Zone, ZoneShapes>;
  readonly special: LocalArc | undefined;
  /** Of a circle about the middle that holds all of it, dials included. */
  readonly radius: number;
}

export interface ZoneShapes {
  readonly area: Polygon;
  readonly point: Vec;
  readonly arc: LocalArc;
  readonly dial: Polygon;
}

export interface LocalArc extends Arc {
  /** Set where the lines meet only across the middle line: the side of it that the arc keeps to, 1 right and -1 left. */
  readonly side?: 1 | -1;
}

const known = new WeakMap<ShipClass, ClassShapes>();

export function shapesOf(cls: ShipClass): ClassShapes {
  const made = known.get(cls) ?? shapes(cls);
  known.set(cls, made);
  return made;
}

const mirrored = (p: Vec): Vec => ({ x: -p.x, y: p.y });
const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y });

/** A firing arc line, from its inner to its outer end. */
type Line = readonly [inner: Vec, outer: Vec];

/** Two inner points this close are one that was measured twice. */
const ONE_POINT = 1.5;

/** The right-hand lines of a class. */
function linesOf(cls: ShipClass, onBase: (p: BasePoint) => Vec): readonly [front: Line, rear: Line] {
  const [frontInner, frontOuter] = [onBase(cls.frontLine[0]), onBase(cls.frontLine[1])];
  const [rearInner, rearOuter] = [onBase(cls.rearLine[0]), onBase(cls.rearLine[1])];
  const isOne = frontInner.x === rearInner.x && Math.abs(frontInner.y - rearInner.y) < ONE_POINT;
  const one: Vec = { x: frontInner.x, y: (frontInner.y + rearInner.y) / 2 };
  return [
    [isOne ? one : frontInner, frontOuter],
    [isOne ? one : rearInner, rearOuter],
  ];
}

function shapes(cls: ShipClass): ClassShapes {
  const { halfWidth, halfLength } = baseSize(cls.size);
  const isHuge = cls.size === 'huge';
  const half = TOKEN_HALF_WIDTH[cls.size];
  const onBase = ([right, behind]: BasePoint): Vec => ({ x: right, y: halfLength - behind });
  const [front, rear] = linesOf(cls, onBase);
  const across: Line | undefined =
    cls.crossLine === undefined ? undefined : [onBase([0, cls.crossLine]), onBase([half, cls.crossLine])];
  if ((across !== undefined) !== isHuge)
    throw new RangeError(`${cls.id}: huge ships, and no others, have a cross line`);

  const corners = { half, ahead: halfLength, behind: -halfLength };
  const right = across ? sideArea(front, across, corners) : sideArea(front, rear, corners);
  const auxiliary = across && sideArea(across, rear, corners);
  const area = (zone: Zone): Vec[] => {
    if (zone === 'front') return endArea(front, half, halfLength);
    if (zone === 'rear') return endArea(rear, half, -halfLength);
    const ring = zone.endsWith('auxiliary') ? auxiliary! : right;
    return zone.startsWith('right') ? ring : ring.map(mirrored);
  };
  const point = (zone: Zone): Vec => {
    if (zone === 'front') return onBase([0, cls.points.front]);
    if (zone === 'rear') return onBase([0, cls.points.rear]);
    const at = onBase(zone.endsWith('auxiliary') ? cls.points.auxiliary! : cls.points.side);
    return zone.startsWith('right') ? at : mirrored(at);
  };
  const arc = (zone: Zone): LocalArc => {
    if (zone === 'front') return aheadArc(front);
    if (zone === 'rear') return swapped(aheadArc(rear));
    const isAuxiliary = zone.endsWith('auxiliary');
    const made = rightArc(isAuxiliary ? across! : front, isAuxiliary ? rear : (across ?? rear));
    return zone.startsWith('right') ? made : mirroredArc(made);
  };
  const middles = isHuge ? HUGE_BASE.ahead : 0;
  const dial = (zone: Zone): Vec[] => {
    if (zone === 'front') return dialAhead(halfLength);
    if (zone === 'rear') return dialAhead(halfLength).map((p) => ({ x: p.x, y: -p.y }));
    const made = dialBeside(halfWidth, zone.endsWith('auxiliary') ? -middles : middles);
    return zone.startsWith('right') ? made : made.map(mirrored);
  };

  const zones = zoneRing(isHuge);
  const zone = new Map<Zone, ZoneShapes>();
  for (const z of zones) zone.set(z, { area: polygon(area(z)), point: point(z), arc: arc(z), dial: polygon(dial(z)) });
  const base = isHuge ? hugeBases() : [rectangle(pose(0, 0), halfWidth, halfLength)];
  const dials = [...zone.values()].map((s) => s.dial);
  return {
    zones,
    token: rectangle(pose(0, 0), half, halfLength),
    base,
    zone,
    special: cls.specialArc && aheadArc([front[0], onBase(cls.specialArc)]),
    radius: Math.max(...[...base, ...dials].flatMap((p) => p.points.map((v) => Math.sqrt(v.x * v.x + v.y * v.y)))),
  };
}

/** Both bases, and the card that bridges them. */
function hugeBases(): readonly Polygon[] {
  const { ahead, halfWidth, halfLength } = HUGE_BASE;
  return [
    rectangle(pose(0, ahead), halfWidth, halfLength),
    rectangle(pose(0, -ahead), halfWidth, halfLength),
    rectangle(pose(0, 0), TOKEN_HALF_WIDTH.huge, ahead - halfLength),
  ];
}

/** Front and rear zone: between the two lines up to the edge, whose corners they own if the lines leave by the sides. */
function endArea([inner, outer]: Line, half: number, edge: number): Vec[] {
  const rightSide = outer.x === half ? [outer, { x: half, y: edge }] : [outer];
  return [inner, ...rightSide, ...rightSide.map(mirrored).reverse(), mirrored(inner)];
}

/** A zone of the right-hand side, between the line ahead of it and the line behind it. */
function sideArea(
  front: Line,
  rear: Line,
  { half, ahead, behind }: { readonly half: number; readonly ahead: number; readonly behind: number },
): Vec[] {
  const frontCorner = front[1].x < half ? [{ x: half, y: ahead }] : [];
  const rearCorner = rear[1].x < half ? [{ x: half, y: behind }] : [];
  return [front[0], front[1], ...frontCorner, ...rearCorner, rear[1], rear[0]];
}

/** Between a right-hand line and its mirror image: they meet on the middle line, wherever they begin to be printed. */
function aheadArc([inner, outer]: Line): LocalArc {
  const along = minus(outer, inner);
  return { apex: { x: 0, y: inner.y - (along.y * inner.x) / along.x }, left: mirrored(along), right: along };
}
const swapped = (arc: LocalArc): LocalArc => ({ ...arc, left: arc.right, right: arc.left });

/** From the line ahead to the line behind, and from where these two would meet. */
function rightArc(front: Line, rear: Line): LocalArc {
  const left = minus(front[1], front[0]);
  const right = minus(rear[1], rear[0]);
  if (front[0].x === rear[0].x && front[0].y === rear[0].y) return { apex: front[0], left, right };
  const between = minus(rear[0], front[0]);
  const t = (between.x * right.y - between.y * right.x) / (left.x * right.y - left.y * right.x);
  return { apex: { x: front[0].x + left.x * t, y: front[0].y + left.y * t }, left, right, side: 1 };
}
const mirroredArc = (arc: LocalArc): LocalArc => ({
  apex: mirrored(arc.apex),
  left: mirrored(arc.right),
  right: mirrored(arc.left),
  ...(arc.side && { side: -1 }),
});

const dialAhead = (edge: number): Vec[] => [
  { x: -DIAL.inner, y: edge },
  { x: DIAL.inner, y: edge },
  { x: DIAL.outer, y: edge + DIAL.depth },
  { x: -DIAL.outer, y: edge + DIAL.depth },
];
const dialBeside = (edge: number, middle: number): Vec[] => dialAhead(edge).map((p) => ({ x: p.y, y: middle + p.x }));
