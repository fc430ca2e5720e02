import { type Flow, quickRng, type Refusal, type Region, say, shuffle } from '@holotisch/engine';
import { boxOf, footprintsOverlap, movementFootprint, type Polygon, squareBase, TOLERANCE } from '@holotisch/table';
import { BANDS } from '../../geometry.ts';
import type { Deployment } from '../../payloads.ts';
import type { Edge, Equipped, Ship, Side } from '../../state.ts';
import { inPlay, isFriendly, seatsOf, shieldValueOf, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { nextInOrder } from '../activation.ts';
import { askIn, choose } from '../choose.ts';
import { endOf, open } from '../timing.ts';
import { poseOfSpot, readSpot, type Spot, sampleSpot } from './placing.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

/** After the last obstacle the side without initiative chooses its edge. XW-AUFBAU-12, XW-AUFBAU-13 */
export function* chooseSide(g: XWing): Flow {
  const chooser = (1 - g.state.initiative) as Side;
  const edge = (yield* choose({
    seat: seatsOf(g.state, chooser)[0]!,
    kind: 'edge',
    prompt: say('xw.ask.edge'),
    clauses: ['XW-AUFBAU-12', 'XW-AUFBAU-13'],
    options: (['south', 'north', 'west', 'east'] as const).map((id) => ({ id, label: say(`xw.edge.${id}`) })),
  })) as Edge;
  g.state.edges = chooser === 0 ? [edge, OPPOSITE[edge]] : [OPPOSITE[edge], edge];
  g.emit({ type: 'edges', edges: [...g.state.edges] });
  yield* open(g, 'setup.forces', {});
  g.state.phase = 'forces';
}

/** Setup step 5: ascending skill, ties by initiative. XW-AUFBAU-14, XW-AUFBAU-15 */
export function* placeNext(g: XWing): Flow {
  const reserve = g.state.ships.filter((s) => s.status === 'reserve');
  const ship = yield* nextInOrder(g, reserve, 'deploy-order', 'lowest', ['XW-AUFBAU-14', 'XW-AUFBAU-15']);
  const edge = g.state.edges![sideOf(g.state, ship)];
  const spot = yield* askIn(deployment, {
    seat: ship.seat,
    kind: 'deploy',
    prompt: say('xw.ask.deploy', { ship: ship.id }),
    clauses: ['XW-AUFBAU-16'],
    about: { ship: ship.id },
    region: { name: 'deployment', ship: ship.id, edge, depth: BANDS[0] },
  });
  ship.pose = poseOfSpot(spot);
  ship.status = 'play';
  g.emit({ type: 'deployed', ship: ship.id, ...spot });
  for (const equipped of ship.upgrades) yield* chooseFace(g, ship, equipped);
  yield* open(g, 'ship.placed', { ship });
}

/** Where a ship may be placed in setup: its own starting area, or where a card lets it. */
export const deployment: Region<XWing, Deployment, Spot> = {
  name: 'deployment',
  read: readSpot,
  check: (g, { ship, edge }, spot) => refuseDeployment(g, g.ship(ship), edge, spot),
  sample: (g, { ship, edge }, rng) => someSpot(g, g.ship(ship), edge, rng.below(1 << 30)),
};

/** R-XW-30: a dual card comes into play together with its ship, on the side that its owner likes. */
function* chooseFace(g: XWing, ship: Ship, equipped: Equipped): Flow {
  const { sides } = g.upgrade(equipped);
  if (sides === undefined) return;
  const card = `${equipped.slot}/${equipped.id}`;
  const face = yield* choose({
    seat: ship.seat,
    kind: 'dual-side',
    prompt: say('xw.ask.dual-side', { ship: ship.id, card: equipped.id }),
    clauses: ['XW-AUFBAU-14'],
    about: { ship: ship.id, card: equipped.id },
    options: sides.map((_, i) => ({ id: String(i), label: say(`xw.name.${card}.${i}`) })),
  });
  equipped.face = face === '0' ? 0 : 1;
  g.emit({ type: 'side', ship: ship.id, card: equipped.id, name: { text: `xw.name.${card}.${face}` } });
}

/** Room to each edge, measured from the base: guides do not count for setup. XW-STOPPER-02 */
function roomTo(g: XWing, base: Polygon): Readonly<Record<Edge, number>> {
  const { minX, maxX, minY, maxY } = boxOf(base);
  const { width, depth } = g.state.rules;
  return { west: minX, south: minY, east: width - maxX, north: depth - maxY };
}

export function refuseDeployment(g: XWing, ship: Ship, edge: Edge, spot: Spot): Refusal | undefined {
  const { half, type } = g.facts(ship);
  const pose = poseOfSpot(spot);
  const base = squareBase(pose, half);
  const room = roomTo(g, base);
  const least = Math.min(room.west, room.south, room.east, room.north);
  if (least < -TOLERANCE)
    return { clauses: ['XW-GROSSE-SCHIFFE-09', 'XW-AUFBAU-16'], message: say('xw.offTable'), measured: least };
  const across = edge === 'south' || edge === 'north' ? g.state.rules.depth : g.state.rules.width;
  const reach = across - room[OPPOSITE[edge]];
  // XW-GROSSE-SCHIFFE-08: a large base may stick out if it fills the whole depth of the starting area
  const fillsIt = type.size === 'large' && room[edge] <= FLUSH;
  if (reach > BANDS[0] + TOLERANCE && !fillsIt && !mayStartAt(g, ship, base))
    return {
      clauses: ['XW-AUFBAU-16', 'XW-GROSSE-SCHIFFE-08'],
      message: say('xw.outsideStart', { mm: Math.round(reach) }),
      measured: reach,
      allowed: BANDS[0],
    };
  const footprint = movementFootprint(pose, half);
  const clash = inPlay(g.state).find((o) => footprintsOverlap(g.standing(o).footprint, footprint));
  return clash && { clauses: ['XW-AUFBAU-16'], message: say('xw.blocked.ship', { ship: clash.id }), piece: clash.id };
}
/** XW-GOLDENE-REGELN-02: where a ship card lets a ship start elsewhere. */
function mayStartAt(g: XWing, ship: Ship, base: Polygon): boolean {
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

const LOOKS: Readonly<Record<Edge, number>> = { south: 0, north: 180, west: 90, east: -90 };

function someSpot(g: XWing, ship: Ship, edge: Edge, seed: number): Spot | undefined {
  const { width, depth } = g.state.rules;
  const box = {
    south: { x: [0, width], y: [0, 100] },
    north: { x: [0, width], y: [depth - 100, depth] },
    west: { x: [0, 100], y: [0, depth] },
    east: { x: [width - 100, width], y: [0, depth] },
  } as const;
  const ahead = LOOKS[edge];
  return sampleSpot(quickRng(seed), box[edge], [ahead], (s) => refuseDeployment(g, ship, edge, s) === undefined);
}

/** Setup steps 6 and 7: shields up, damage decks shuffled; then the first round begins. XW-AUFBAU-17, XW-AUFBAU-18 */
export function* forcesPlaced(g: XWing): Flow {
  endOf(g, 'phase');
  for (const ship of g.state.ships) ship.shields = shieldValueOf(g, ship);
  for (const deck of g.state.decks) shuffle(g.state.chance, deck.draw);
  for (const ship of inPlay(g.state)) if (g.facts(ship).type.arcs.includes('mobile')) yield* g.rules.rotateArc(g, ship);
  yield* open(g, 'forces.placed', {});
  g.state.round = 1; // XW-RUNDE-02
  g.state.phase = 'planning';
  g.state.stage = 'start';
  g.emit({ type: 'round', round: 1 });
}
