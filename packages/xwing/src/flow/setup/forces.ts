import { type Flow, say, shuffle } from '@holotisch/engine';
import { BANDS } from '../../geometry/measuring.ts';
import type { Edge, Equipped, Ship, Side } from '../../state.ts';
import { inPlay, seatsOf, shieldValueOf, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isOpen, nextInOrder } from '../activation/activation.ts';
import { takeOffTable } from '../attack/damage.ts';
import { askIn, choose } from '../choose.ts';
import { endOf, open } from '../timing.ts';
import { poseOfSpot } from './placing.ts';
import { deployment, OPPOSITE, startingDepth } from './starting-area.ts';

/** After the last obstacle the side without initiative chooses its edge. XW-AUFBAU-12, XW-AUFBAU-13 */
export function* chooseSide(g: XWing): Flow {
  const chooser = (1 - g.state.initiative) as Side;
  const edge = (yield* choose({
    seat: seatsOf(g.state, chooser)[0]!,
    kind: 'edge',
    prompt: say('xw.ask.edge'),
    clauses: ['XW-AUFBAU-12', 'XW-AUFBAU-13'],
    options: EDGES,
  })) as Edge;
  g.state.edges = chooser === 0 ? [edge, OPPOSITE[edge]] : [OPPOSITE[edge], edge];
  g.emit({ type: 'edges', edges: [...g.state.edges] });
  yield* open(g, 'setup.forces', {});
  g.state.phase = 'forces';
}

const EDGES = (['south', 'north', 'west', 'east'] as const).map((id) => ({ id, label: say(`xw.edge.${id}`) }));

const isInReserve = (_g: XWing, { status }: Ship): boolean => status === 'reserve';

/** Setup step 5: ascending skill, ties by initiative. XW-AUFBAU-14, XW-AUFBAU-15 */
export function* placeNext(g: XWing): Flow {
  const next = nextInOrder(g, isInReserve, 'deploy-order', 'lowest', ['XW-AUFBAU-14', 'XW-AUFBAU-15']);
  const ship = isOpen(next) ? yield* next : next;
  const edge = g.state.edges![sideOf(g.state, ship)];
  const depth = startingDepth(g, ship, edge);
  if (depth === null) {
    takeOffTable(g, ship);
    g.emit({ type: 'noPlace', ship: ship.id });
    return;
  }
  if (depth > BANDS[0]) g.emit({ type: 'crowded', ship: ship.id, range: depth / BANDS[0] });
  const spot = yield* askIn(deployment, {
    seat: ship.seat,
    kind: 'deploy',
    prompt: say('xw.ask.deploy', { ship: ship.id }),
    clauses: ['XW-AUFBAU-16'],
    about: { ship: ship.id },
    region: { name: 'deployment', ship: ship.id, edge, depth },
  });
  ship.pose = poseOfSpot(spot);
  ship.status = 'play';
  g.emit({ type: 'deployed', ship: ship.id, x: spot.x, y: spot.y, degrees: spot.degrees });
  for (const equipped of ship.upgrades) yield* chooseFace(g, ship, equipped);
  yield* open(g, 'ship.placed', { ship });
}

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

/** Setup steps 6 and 7: shields up, damage decks shuffled; then the first round begins. XW-AUFBAU-17, XW-AUFBAU-18 */
export function* forcesPlaced(g: XWing): Flow {
  endOf(g, 'phase');
  // One that the players have taken off the table while it was being set up has none.
  for (const ship of g.state.ships) if (ship.status !== 'destroyed') ship.shields = shieldValueOf(g, ship);
  for (const deck of g.state.decks) shuffle(g.state.chance, deck.draw);
  for (const ship of inPlay(g.state)) if (g.facts(ship).type.arcs.includes('mobile')) yield* g.rules.rotateArc(g, ship);
  yield* open(g, 'forces.placed', {});
  g.state.round = 1; // XW-RUNDE-02
  g.state.phase = 'planning';
  g.state.stage = 'start';
  g.emit({ type: 'round', round: 1 });
}
