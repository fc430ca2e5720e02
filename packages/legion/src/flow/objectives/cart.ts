import { type Flow, say } from '@holotisch/engine';
import { cosDegrees, distance, type Shape, sinDegrees, type Vec, WHETHER } from '@holotisch/table';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker } from '../../state.ts';
import { replaceDisplaced } from '../activation/move/displace.ts';
import { chooseWay } from '../choose.ts';
import { headingAfter, minisUnder, rollLength } from './cart-place.ts';
import { askMarkerPlace, markerPlace, refuseMarker } from './markers.ts';
import { shapeOf } from './token-shapes.ts';

/** A bomb cart rolls: towards where it has to go, somewhere else, or not at all. R-LE-109 */
export function* rollCart(g: Legion, cart: Marker, speed: number, goal: Shape | undefined): Flow {
  const seat = cart.seat!;
  const where = { kind: 'cart', marker: cart.id, rolls: speed } as const;
  const ahead = goal && nearestTo(g, cart, where, goal);
  const ways = [
    ...(ahead ? (['cart-ahead'] as const) : []),
    ...(markerPlace.sample(g, where, WHETHER) ? (['cart-place'] as const) : []),
    'cart-stay' as const,
  ];
  const clauses = ['LE-EINSATZZIELKARTEN-03'] as const;
  const way = yield* chooseWay(seat, ways, clauses, say('le.ask.cart'), { card: cart.by });
  if (way === 'cart-stay') return;
  const to =
    way === 'cart-ahead' && ahead
      ? ahead
      : yield* askMarkerPlace(seat, where, clauses, { card: cart.by }, say('le.ask.cart-place'));
  yield* rollTo(g, cart, speed, to);
}

/** LE-VERDRAENGUNG-01, -02: only who stands where it ends. */
function* rollTo(g: Legion, cart: Marker, speed: number, to: Vec): Flow {
  const from = { x: cart.x, y: cart.y };
  const heading = headingAfter(cart, speed, to);
  if (heading === undefined) throw new Error(`the cart ${cart.id} does not get there`);
  const lifted = minisUnder(g, to).map(({ unit, mini }) => ({ unit, mini, pose: unit.minis[mini]!.pose }));
  for (const { unit, mini } of lifted) unit.minis[mini]!.pose = null;
  Object.assign(cart, { x: to.x, y: to.y, note: heading });
  g.emit({ type: 'markerMoved', marker: cart.id, from, to: { x: to.x, y: to.y }, cart: cart.seat! });
  if (lifted.length > 0) yield* replaceDisplaced(g, cart, cart.seat!, lifted);
}

/** The place within its reach that is nearest to the terrain it has to get to, in contact if it comes so far. */
function nearestTo(g: Legion, cart: Marker, where: MarkerPlaceData, goal: Shape): Vec | undefined {
  const gapAt = (at: Vec) => distance(shapeOf({ kind: 'cart', ...at }), goal);
  const start = gapAt(cart);
  let best = { at: { x: cart.x, y: cart.y }, gap: start };
  const look = (from: Vec, away: number, every: number): void => {
    for (let degrees = 0; degrees < 360; degrees += every) {
      const at = { x: from.x + away * sinDegrees(degrees), y: from.y + away * cosDegrees(degrees) };
      const gap = gapAt(at);
      if (gap < best.gap && !refuseMarker(g, where, at)) best = { at, gap };
    }
  };
  for (let away = rollLength(cart, where.rolls ?? 0); away > 0; away -= COARSE) look(cart, away, 5);
  for (let step = COARSE; step > FINE && best.gap > 0; step /= 2) for (let i = 0; i < 3; i++) look(best.at, step, 15);
  return best.gap < start ? best.at : undefined;
}
/** Millimetres between places that are looked at, at first and in the end. */
const COARSE = 6;
const FINE = 0.005;
