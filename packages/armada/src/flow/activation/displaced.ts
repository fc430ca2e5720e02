import { type Flow, type Region, type Seat, say } from '@holotisch/engine';
import { circle, distanceBetween, overlaps, type Point, poseAt, readPoint, type Shape } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { freeBeside, isTouching, leavesTable, mostBeside, SQUADRON_RADIUS } from '../../geometry/index.ts';
import type { Displaced } from '../../payloads.ts';
import type { Party, Squadron } from '../../state.ts';
import { opponentOf, shipsInPlay, squadronsInPlay } from '../../values.ts';
import { askIn, chooseUnit } from '../choose.ts';

/** Squadrons that a ship (or an exogorth) has pushed aside are placed around it by the other player. */

/** AR-UEBERSCHNEIDUNG-02, -03, -10, -11: in any order, all of them touching it as long as there is room. */
export function* placeDisplaced(g: Armada, by: Party, mover: Seat, squadrons: readonly Squadron[]): Flow {
  const placer = opponentOf(g.state, mover);
  const waiting = [...squadrons];
  const stood = new Map(waiting.map((s) => [s, s.pose!]));
  for (const s of waiting) s.pose = null; // they are off the table until they are placed again
  while (waiting.length > 0) {
    const squadron = yield* chooseUnit(placer, 'displaced-order', waiting, ['AR-UEBERSCHNEIDUNG-03']);
    waiting.splice(waiting.indexOf(squadron), 1);
    const data: Displaced = { squadron: squadron.id, by, left: waiting.map((s) => s.id) };
    const named = yield* askIn(displacedPlace, {
      seat: placer,
      kind: 'displaced',
      prompt: say('ar.ask.displaced', { unit: squadron.id }),
      clauses: ['AR-UEBERSCHNEIDUNG-02', 'AR-UEBERSCHNEIDUNG-10', 'AR-UEBERSCHNEIDUNG-11'],
      about: { unit: squadron.id },
      region: { ...data, name: 'displaced' },
    });
    squadron.pose = poseAt(nearestFree(g, data, named));
    g.emit({ type: 'displaced', unit: squadron.id, from: stood.get(squadron)!, to: squadron.pose });
  }
}

const placedSquadrons = (g: Armada): readonly Squadron[] => squadronsInPlay(g.state).filter((s) => s.pose !== null);

function bodyOf(g: Armada, party: Party): readonly Shape[] {
  if ('obstacle' in party) return [g.outline(g.state.obstacles[party.obstacle]!)];
  return 'unit' in party ? g.standing(g.ship(party.unit)).footprint : [];
}

const blockersFor = (g: Armada, by: Party): Shape[] => [
  ...shipsInPlay(g.state)
    .filter((s) => !('unit' in by) || s.id !== by.unit)
    .flatMap((s) => g.standing(s).footprint),
  ...placedSquadrons(g).map((s) => g.base(s)),
];

/** AR-FAQ-EXOGORTHEN-02: on an exogorth, too, as long as they touch it. */
function placesOn(body: Shape, blockers: readonly Shape[], g: Armada): readonly Point[] {
  const out: Point[] = [];
  const far = body.radius + SQUADRON_RADIUS;
  for (let x = body.cx - far; x <= body.cx + far; x += 8)
    for (let y = body.cy - far; y <= body.cy + far; y += 8) {
      const base = circle({ x, y }, SQUADRON_RADIUS);
      if (!overlaps(base, body) || blockers.some((b) => overlaps(base, b)) || leavesTable([base], g.area)) continue;
      out.push({ x, y });
    }
  return out;
}

/** Where it may lie: against the ship, or where there is no room, against a squadron that touches the ship. */
export function placesFor(g: Armada, { by }: Displaced): readonly Point[] {
  const body = bodyOf(g, by);
  const blockers = blockersFor(g, by);
  const places = [
    ...freeBeside(body, blockers, g.area, SQUADRON_RADIUS),
    ...('obstacle' in by ? placesOn(body[0]!, blockers, g) : []),
  ];
  if (places.length > 0) return places;
  const touching = placedSquadrons(g)
    .map((s) => g.base(s))
    .filter((base) => isTouching(base, body));
  return touching.flatMap((base) => freeBeside([base], [...body, ...blockers], g.area, SQUADRON_RADIUS));
}
/**
 * The free place nearest to the one that was named: no hand could name it that exactly. Of these one that leaves as much
 * room as there can be for those who still have to touch. AR-FAQ-STAFFELN-07
 */
function nearestFree(g: Armada, data: Displaced, { x, y }: Point): Point {
  const places = [...placesFor(g, data)].sort((p, q) => distanceBetween(p, { x, y }) - distanceBetween(q, { x, y }));
  if (places.length === 0) return { x, y };
  if (data.left.length === 0) return places[0]!;
  const body = bodyOf(g, data.by);
  const blockers = blockersFor(g, data.by);
  let best = places[0]!;
  let most = -1;
  for (const place of places) {
    const room = mostBeside(
      body,
      [...blockers, circle(place, SQUADRON_RADIUS)],
      g.area,
      SQUADRON_RADIUS,
      data.left.length,
    );
    if (room >= data.left.length) return place;
    if (room > most) {
      most = room;
      best = place;
    }
  }
  return best;
}

export const displacedPlace: Region<Armada, Displaced, Point> = {
  name: 'displaced',
  read: readPoint,
  check: () => undefined, // whatever is named, the nearest free place is taken
  sample(g, data, rng) {
    const places = placesFor(g, data);
    return places[rng.below(Math.max(1, places.length))] ?? { x: g.state.rules.width / 2, y: g.state.rules.depth / 2 };
  },
};
