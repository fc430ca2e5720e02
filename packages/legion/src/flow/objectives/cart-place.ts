import { type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import {
  cosDegrees,
  distance,
  headingDegrees,
  pose,
  sinDegrees,
  TOLERANCE,
  toolMove,
  type Vec,
} from '@holotisch/table';
import { overlapping, within } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Unit } from '../../state.ts';
import { isEmplacement, isVehicle, onTable, refuse, unitsInPlay } from '../../values.ts';
import { mayBePushed } from '../activation/move/surroundings.ts';
import { shapeOf } from './token-shapes.ts';
import { shapeOfData } from './zones.ts';

/** Where a bomb cart may stand, and how far it rolls. R-LE-109 */

const CART = { width: 50, length: 50, notched: true } as const;
const PIVOT = 90;

/** Where it looks, in degrees. */
const headingOf = ({ note }: Marker): number => (typeof note === 'number' ? note : 0);
export const rollLength = (cart: Marker, speed: number): number =>
  toolMove(pose(cart.x, cart.y, headingOf(cart)), CART, speed, 0).length;

/**
 * How it looks after it has turned by up to 90 degrees and followed the tool to a place, bent no more than it must be; undefined: it
 * does not get there.
 */
export function headingAfter(cart: Marker, speed: number, to: Vec): number | undefined {
  const [dx, dy] = [to.x - cart.x, to.y - cart.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const heading = headingOf(cart);
  if (far <= TOLERANCE) return heading;
  const { arm, length } = toolMove(pose(cart.x, cart.y, heading), CART, speed, 0);
  const aside = ((headingDegrees(dx, dy) - heading + 540) % 360) - 180;
  const over = Math.abs(aside) - PIVOT;
  if (over <= TOLERANCE) return far <= length + TOLERANCE ? heading + aside : undefined;
  // The joint lies an arm ahead of where it looks after its pivot; from there the second arm leads to the place.
  const [beside, beyond] = [far * sinDegrees(over), far * cosDegrees(over) - arm];
  if (beyond < -TOLERANCE || beside * beside + beyond * beyond > (arm + TOLERANCE) * (arm + TOLERANCE))
    return undefined;
  return heading + Math.sign(aside) * (PIVOT + headingDegrees(beside, beyond));
}

/** Miniatures whose places a cart would take. */
export const minisUnder = (g: Legion, at: Vec): readonly { readonly unit: Unit; readonly mini: number }[] => {
  const shape = shapeOf({ kind: 'cart', ...at });
  return unitsInPlay(g.state).flatMap((unit) =>
    onTable(unit).flatMap((mini) => (overlapping(g.mini(unit, mini).base, [shape]) ? [{ unit, mini }] : [])),
  );
};

/** It goes over everything, but it ends on flat ground, and on nobody who cannot be displaced. */
export function refuseCart(g: Legion, { marker, rolls, zones }: MarkerPlaceData, at: Vec): Refusal | undefined {
  const shape = shapeOf({ kind: 'cart', ...at });
  if (zones !== undefined && !zones.map(shapeOfData).some((zone) => within(zone, [shape])))
    return refuse(['LE-EINSATZZIELKARTEN-03'], say('le.no.cartZone'));
  if (g.terrain.some((t) => t.traits.stand === 'top' && distance(t.shape, shape) === 0))
    return refuse(['LE-BEWEGUNG-25'], say('le.no.markerTerrain'));
  const cart = g.state.markers.find(({ id }) => id === marker);
  if (cart && rolls !== undefined && headingAfter(cart, rolls, at) === undefined)
    return refuse(['LE-BEWEGUNG-04'], say('le.no.cartReach', { speed: rolls }));
  const firm = minisUnder(g, at).find(({ unit }) => !mayBePushed(g, unit))?.unit;
  return firm && refuse([whyFirm(g, firm)], say('le.no.cartOverlap', { unit: firm.id }), { piece: firm.id });
}
/** As a ground vehicle cannot displace them. */
function whyFirm(g: Legion, unit: Unit): ClauseId {
  if (isEmplacement(g, unit)) return 'LE-BODENFAHRZEUG-BEWEGUNG-07';
  return isVehicle(g, unit) ? 'LE-BODENFAHRZEUG-BEWEGUNG-08' : 'LE-VERDRAENGUNG-04';
}
