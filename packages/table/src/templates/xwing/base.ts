import { overlaps } from '../../overlap.ts';
import { rectangle } from '../../polygon.ts';
import { moved, type Pose } from '../../pose.ts';
import type { Polygon, Shape } from '../../shape.ts';
import type { Vec } from '../../vec.ts';

/** Half the side of a base, the `h` of every formula of movement. */
export const SMALL_BASE = 20;
export const LARGE_BASE = 40;

/**
 * The guides of every base, in pairs at front and rear. The sources measure 1.5 to 2.66 mm of protrusion;
 * 2 mm is the project's choice.
 */
const GUIDE = { inner: 9.7, outer: 13.1, protrusion: 2 } as const;

/** The base that is measured from: range, arcs and deployment ignore the guides. XW-STOPPER-02 */
export const squareBase = (p: Pose, h: number): Polygon => rectangle(p, h, h);

/** A piece made of convex parts that may cover each other, with a circle around them all. */
export interface Footprint {
  readonly parts: readonly Polygon[];
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

/** A rectangle in the frame of a base, its middle to the side of the base's own. */
export interface Bar {
  readonly across: number;
  readonly halfWidth: number;
  readonly halfLength: number;
}

/**
 * The base that moves and overlaps, guides included. XW-STOPPER-02, R-XW-14
 * Its outline has twenty corners and is concave, but it is exactly the union of three rectangles: the square and
 * two bars from the rear to the front guide of a side. Convex parts meet by separating axes, nine short tests at
 * worst and one as a rule, where the outline would need some four hundred pairs of edges.
 */
export function barsOf(h: number): readonly Bar[] {
  let bars = barsBySize.get(h);
  if (bars === undefined) {
    bars = makeBars(h);
    barsBySize.set(h, bars);
  }
  return bars;
}
const barsBySize = new Map<number, readonly Bar[]>();

function makeBars(h: number): readonly Bar[] {
  const across = (GUIDE.inner + GUIDE.outer) / 2;
  const halfWidth = (GUIDE.outer - GUIDE.inner) / 2;
  const halfLength = h + GUIDE.protrusion;
  return [
    { across: 0, halfWidth: h, halfLength: h },
    { across: -across, halfWidth, halfLength },
    { across, halfWidth, halfLength },
  ];
}

/** How far a base reaches from its middle: its corners lie further out than its guides. */
export const reachOf = (h: number): number => h * Math.SQRT2;

/** How far a base with its guides reaches from its middle along the two axes of the table. */
export function extentOf(p: Pose, h: number): Vec {
  const aside = Math.abs(p.hx);
  const ahead = Math.abs(p.hy);
  const corner = h * (aside + ahead);
  const guide = h + GUIDE.protrusion;
  return {
    x: Math.max(corner, GUIDE.outer * ahead + guide * aside),
    y: Math.max(corner, GUIDE.outer * aside + guide * ahead),
  };
}

/** A base where it stands. The circle around it answers most questions: its parts are laid out when one remains. */
export class StandingBase implements Footprint {
  readonly pose: Pose;
  readonly half: number;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  #parts: readonly Polygon[] | undefined;

  constructor(pose: Pose, half: number) {
    this.pose = pose;
    this.half = half;
    this.cx = pose.x;
    this.cy = pose.y;
    this.radius = reachOf(half);
  }

  get parts(): readonly Polygon[] {
    this.#parts ??= partsAt(this.pose, this.half);
    return this.#parts;
  }
}

const partsAt = (p: Pose, h: number): readonly Polygon[] =>
  barsOf(h).map((bar) => rectangle(moved(p, bar.across, 0), bar.halfWidth, bar.halfLength));

export const movementFootprint = (p: Pose, h: number): Footprint => new StandingBase(p, h);

export const footprintOverlaps = (footprint: Footprint, shape: Shape): boolean =>
  isNear(footprint, shape) && footprint.parts.some((part) => overlaps(part, shape));

export const footprintsOverlap = (a: Footprint, b: Footprint): boolean =>
  isNear(a, b) && a.parts.some((part) => footprintOverlaps(b, part));

interface Round {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

/** Whether the circles around two things meet; if not, there is nothing more to ask. */
export function isNear(a: Round, b: Round): boolean {
  const dx = a.cx - b.cx;
  const dy = a.cy - b.cy;
  const reach = a.radius + b.radius;
  return dx * dx + dy * dy < reach * reach;
}
