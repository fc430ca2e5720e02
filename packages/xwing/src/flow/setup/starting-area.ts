import { type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import {
  boxOf,
  cornersOfFreeSlides,
  footprintsOverlap,
  headingDegrees,
  movementFootprint,
  type Pose,
  pose,
  type Span,
  squareBase,
  TOLERANCE,
} from '@holotisch/table';
import { BANDS } from '../../geometry/measuring.ts';
import type { Deployment } from '../../payloads.ts';
import type { Edge, Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { poseOfSpot, readSpot, type Spot, sampled, someSpot } from './placing.ts';

export const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

/** Where a ship may be placed in setup: its own starting area, or where a card lets it. */
export const deployment: Region<XWing, Deployment, Spot> = {
  name: 'deployment',
  read: readSpot,
  check: (g, { ship, edge, depth }, spot) => refuseDeployment(g, g.ship(ship), edge, spot, depth),
  sample: (g, { ship, edge, depth }, rng) => sampled((draws) => placeFor(g, g.ship(ship), edge, depth, draws), rng),
};

/**
 * R-XW-55: how deep the starting area is for this ship. It is range 1, unless there is no room left in it at all: then it
 * reaches one range further, as often as it takes, up to the middle of the table. Null where there is none even so.
 */
export function startingDepth(g: XWing, ship: Ship, edge: Edge): number | null {
  const across = isUpright(edge) ? g.state.rules.width : g.state.rules.depth;
  for (let depth: number = BANDS[0]; depth <= across / 2; depth += BANDS[0])
    if (placeFor(g, ship, edge, depth) !== undefined) return depth;
  return null;
}

const isUpright = (edge: Edge): boolean => edge === 'west' || edge === 'east';

/** Room to each edge, measured from the base: guides do not count for setup. XW-STOPPER-02 */
type Room = Readonly<Record<Edge, number>>;

/** The base itself need not be drawn for it; the sums are those of its corners, to the last digit. */
function roomTo(g: XWing, { x, y, hx, hy }: Pose, half: number): Room {
  const { width, depth } = g.state.rules;
  const aside = half * Math.abs(hx);
  const ahead = half * Math.abs(hy);
  return {
    west: x - ahead - aside,
    south: y - aside - ahead,
    east: width - (x + ahead + aside),
    north: depth - (y + aside + ahead),
  };
}

/** `depth` is how far the starting area reaches into the table. */
export function refuseDeployment(
  g: XWing,
  ship: Ship,
  edge: Edge,
  spot: Spot,
  depth: number = BANDS[0],
): Refusal | undefined {
  const pose = poseOfSpot(spot);
  const room = roomTo(g, pose, g.facts(ship).half);
  const bar = whatBars(g, ship, edge, pose, room, depth);
  if (bar === undefined) return undefined;
  if (bar === 'table')
    return { clauses: ['XW-GROSSE-SCHIFFE-09', 'XW-AUFBAU-16'], message: say('xw.offTable'), measured: leastOf(room) };
  if (bar !== 'area')
    return { clauses: ['XW-AUFBAU-16'], message: say('xw.blocked.ship', { ship: bar.id }), piece: bar.id };
  const reach = reachFrom(g, edge, room);
  return {
    clauses: ['XW-AUFBAU-16', 'XW-GROSSE-SCHIFFE-08'],
    message: say('xw.outsideStart', { mm: Math.round(reach) }),
    measured: reach,
    allowed: depth,
  };
}

function mayDeploy(g: XWing, ship: Ship, edge: Edge, spot: Spot, depth: number): boolean {
  const pose = poseOfSpot(spot);
  return whatBars(g, ship, edge, pose, roomTo(g, pose, g.facts(ship).half), depth) === undefined;
}

/** What keeps a ship from being placed there: the end of the table, that of its starting area, or another ship. */
function whatBars(
  g: XWing,
  ship: Ship,
  edge: Edge,
  at: Pose,
  room: Room,
  depth: number,
): 'table' | 'area' | Ship | undefined {
  const { half, type } = g.facts(ship);
  if (leastOf(room) < -TOLERANCE) return 'table';
  // XW-GROSSE-SCHIFFE-08: a large base may stick out if it fills the whole depth of the starting area
  const fillsIt = type.size === 'large' && room[edge] <= FLUSH;
  if (reachFrom(g, edge, room) > depth + TOLERANCE && !fillsIt && !mayStartAt(g, ship, at)) return 'area';
  return shipThere(g, at, half);
}

const leastOf = ({ west, south, east, north }: Room): number => Math.min(west, south, east, north);

/** How far from its edge a base reaches into the table. */
function reachFrom({ state: { rules } }: XWing, edge: Edge, room: Room): number {
  switch (edge) {
    case 'south':
      return rules.depth - room.north;
    case 'north':
      return rules.depth - room.south;
    case 'west':
      return rules.width - room.east;
    case 'east':
      return rules.width - room.west;
  }
}

/** The first ship that a base at this pose would overlap. */
function shipThere(g: XWing, at: Pose, half: number): Ship | undefined {
  const footprint = movementFootprint(at, half);
  return inPlay(g.state).find((other) => footprintsOverlap(g.standing(other), footprint));
}

/** XW-GOLDENE-REGELN-02: where a ship card lets a ship start elsewhere. */
function mayStartAt(g: XWing, ship: Ship, at: Pose): boolean {
  const base = squareBase(at, g.facts(ship).half);
  // The card of the ship itself counts although the ship is not in play yet.
  return [ship, ...inPlay(g.state)].some((owner) => {
    const { faction, ship: type, id } = g.facts(owner).pilot;
    return (
      isFriendly(g.state, owner, ship) && g.book.get(`${faction}/${type}/${id}`)?.mayStartAt?.(g, owner, ship, base)
    );
  });
}

/** A base within this of the table's edge fills the starting area. */
const FLUSH = 0.5;

/** Straight into the table. */
const LOOKS: Readonly<Record<Edge, readonly [number]>> = { south: [0], north: [180], west: [90], east: [-90] };

interface Box {
  readonly x: Span;
  readonly y: Span;
}

function areaAt(g: XWing, edge: Edge, deep: number): Box {
  const { width, depth } = g.state.rules;
  switch (edge) {
    case 'south':
      return { x: [0, width], y: [0, deep] };
    case 'north':
      return { x: [0, width], y: [depth - deep, depth] };
    case 'west':
      return { x: [0, deep], y: [0, depth] };
    case 'east':
      return { x: [width - deep, width], y: [0, depth] };
  }
}

/** A place for the ship: any, if that is found soon, otherwise one where it just fits. */
function placeFor(g: XWing, ship: Ship, edge: Edge, depth: number, rng?: Rng): Spot | undefined {
  const legal = (spot: Spot) => mayDeploy(g, ship, edge, spot, depth);
  return someSpot(rng, areaAt(g, edge, depth), LOOKS[edge], legal) ?? narrowSpot(g, ship, edge, depth);
}

/** Between two headings that are tried; those of the ships that stand there already are tried, too. */
const TURN = 15;

/**
 * Looks where a base can just be squeezed in between others and the ends of the area: if there is room at one of these
 * headings, however little, it is found.
 */
function narrowSpot(g: XWing, ship: Ship, edge: Edge, depth: number): Spot | undefined {
  const { half } = g.facts(ship);
  const others = inPlay(g.state);
  const headings = new Set(Array.from({ length: 180 / TURN }, (_, i) => LOOKS[edge][0] + TURN * i));
  for (const { pose } of others) headings.add(headingDegrees(pose!.hx, pose!.hy));
  const area = areaAt(g, edge, depth);
  const blockers = others.flatMap((other) => g.standing(other).parts);
  // Bases are no nearer to each other than their inner circles allow: most corners are out of the question at once.
  const inner = others.map((other) => ({ ...g.standing(other).pose, apart: half + g.facts(other).half - TOLERANCE }));
  const isTaken = (x: number, y: number): boolean =>
    inner.some((o) => (o.x - x) * (o.x - x) + (o.y - y) * (o.y - y) < o.apart * o.apart);
  for (const degrees of headings) {
    const reach = boxOf(squareBase(pose(0, 0, degrees), half)).maxX;
    const box = { x: shrunk(area.x, reach), y: shrunk(area.y, reach) };
    // XW-GROSSE-SCHIFFE-08: a large base may be deeper than the area, flush with the edge of the table
    if (2 * reach > depth) Object.assign(box, flushWith(edge, area, reach));
    const plane = { u: { x: 1, y: 0 }, v: { x: 0, y: 1 }, spanU: box.x, spanV: box.y };
    const { parts } = movementFootprint(pose(0, 0, degrees), half);
    for (const [x, y] of cornersOfFreeSlides(parts, plane, blockers, []))
      if (!isTaken(x, y) && mayDeploy(g, ship, edge, { x, y, degrees }, depth)) return { x, y, degrees };
  }
  return undefined;
}

const shrunk = ([from, to]: Span, by: number): Span => [from + by, to - by];

function flushWith(edge: Edge, { x, y }: Box, reach: number): Partial<Box> {
  const at = { south: y[0] + reach, north: y[1] - reach, west: x[0] + reach, east: x[1] - reach }[edge];
  return isUpright(edge) ? { x: [at, at] } : { y: [at, at] };
}
