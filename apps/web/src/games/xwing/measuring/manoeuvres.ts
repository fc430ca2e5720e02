// The manoeuvres on offer and how each of them is flown.
import {
  compose,
  contains,
  type FlightPath,
  type Footprint,
  flightPath,
  laidTemplate,
  lastFreePose,
  movementFootprint,
  type Pose,
  poseAlong,
  type Strip,
  type Template,
  turnedAboutPose,
} from '@holotisch/table';
import { HALF_BASE, playArea } from './ships.ts';

/** In the order of the columns of a dial. */
export const bearings = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right', 'koiogran'] as const;
export type Bearing = (typeof bearings)[number];

export interface Manoeuvre {
  readonly bearing: Bearing;
  readonly speed: number;
}

export const FASTEST = 5;
const FASTEST_CURVE = 3;

/** Whether there is a template for it. Which of them a ship type may fly is for its dial to say. */
export const exists = ({ bearing, speed }: Manoeuvre): boolean =>
  speed >= 1 && speed <= (bearing === 'straight' || bearing === 'koiogran' ? FASTEST : FASTEST_CURVE);

export const sameManoeuvre = (a: Manoeuvre | undefined, b: Manoeuvre | undefined): boolean =>
  a?.bearing === b?.bearing && a?.speed === b?.speed;

function templateOf({ bearing, speed }: Manoeuvre): Template {
  switch (bearing) {
    case 'turn-left':
      return { shape: 'turn', speed, side: 'left' };
    case 'turn-right':
      return { shape: 'turn', speed, side: 'right' };
    case 'bank-left':
      return { shape: 'bank', speed, side: 'left' };
    case 'bank-right':
      return { shape: 'bank', speed, side: 'right' };
    default:
      return { shape: 'straight', speed, side: 'none' };
  }
}

export interface Flight {
  readonly manoeuvre: Manoeuvre;
  readonly start: Pose;
  readonly path: FlightPath;
  readonly template: Strip;
  /** How far along the path the ship gets, of `path.length`. */
  readonly s: number;
  readonly end: Pose;
  /** Where it would end if nothing stood there. */
  readonly full: Pose;
  /** It would overlap the other ship and was moved back. XW-UEBERSCHNEIDENDE-SCHIFFE-02 */
  readonly blocked: boolean;
  /** XW-FLUCHT-01 */
  readonly fled: boolean;
}

export function planFlight(start: Pose, manoeuvre: Manoeuvre, others: readonly Footprint[]): Flight {
  const path = flightPath(HALF_BASE, templateOf(manoeuvre));
  const stop = lastFreePose(path, start, others);
  const blocked = stop.blockedBy.length > 0;
  const about = manoeuvre.bearing === 'koiogran';
  const full = compose(start, about ? turnedAboutPose(path) : poseAlong(path, path.length));
  // Moved back, a Koiogran turn keeps its heading: XW-FLUGRICHTUNG-13
  const end = blocked ? stop.pose : full;
  // Guides count here: R-XW-14
  const fled = !movementFootprint(end, HALF_BASE).parts.every((part) => contains(playArea, part));
  return { manoeuvre, start, path, template: laidTemplate(path, start), s: stop.s, end, full, blocked, fled };
}

export const poseInFlight = (flight: Flight, s: number): Pose => compose(flight.start, poseAlong(flight.path, s));
