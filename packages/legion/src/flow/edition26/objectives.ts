import type { Flow } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { type Vec, WHETHER } from '@holotisch/table';
import { gap } from '../../geometry/base.ts';
import { isBeyond, SEGMENT } from '../../geometry/range.ts';
import { directions } from '../../geometry/round.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { banned, captainOf, inPlay, leaderOf, numberOf, otherSide, sideOf, unitsInPlay } from '../../values.ts';
import { askMarkerPlace, markerNamed, markerPlace, refuseMarker, shapeOf } from '../objectives/markers.ts';
import { open } from '../timing.ts';
import { isPanicked, showPanic } from './panic.ts';

/** Objective tokens of 2.6: who contests and secures them; assets that are carried and dropped. R-L2-18 */

/** From the leader's base to the token: half a segment. L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01 */
const CONTEST_RANGE = 0.5;
export function contests(g: Legion, unit: Unit, marker: Marker): boolean {
  if (!inPlay(unit) || marker.claimed !== null || isPanicked(g, unit)) return false;
  const range = numberOf(g, unit, 'contestRange', CONTEST_RANGE);
  return !isBeyond(gap(leaderOf(g, unit).base, [shapeOf(marker)]), range) && !banned(g, 'contest', { unit, marker });
}
export const contesting = (g: Legion, marker: Marker, side: Side): readonly Unit[] =>
  unitsInPlay(g.state).filter((unit) => sideOf(g.state, unit) === side && contests(g, unit, marker));
/** More units than the other side; equal numbers secure nothing. L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-02 */
export const secures = (g: Legion, side: Side, marker: Marker): boolean =>
  contesting(g, marker, side).length > contesting(g, marker, otherSide(side)).length;

/** The token leaves the battlefield and is held; it is drawn beside the leader. */
export function* takeAsset(g: Legion, unit: Unit, marker: Marker): Flow {
  marker.claimed = unit.id;
  unit.claimed.push(marker.id);
  if (unit.status === 'play') Object.assign(marker, { x: leaderOf(g, unit).pose.x, y: leaderOf(g, unit).pose.y });
  g.emit({ type: 'claimed', unit: unit.id, marker: marker.id });
  yield* open(g, 'marker.claimed', { unit, marker });
}

/** L2-PANIK-03: the opponent lays it within half a segment of the leader; where there is no room, as near as possible. */
export function* dropAssets(g: Legion, unit: Unit): Flow {
  const { pose } = unit.minis[unit.leader]!;
  for (const id of unit.claimed.splice(0)) {
    const marker = markerNamed(g, id);
    if (!marker) continue;
    if (pose) Object.assign(marker, { x: pose.x, y: pose.y });
    if (unit.status === 'play' && pose) {
      const where: MarkerPlaceData = {
        kind: 'asset',
        marker: id,
        around: { x: pose.x, y: pose.y, ...reachOf(g, unit) },
      };
      Object.assign(marker, yield* layNear(g, otherSide(sideOf(g.state, unit)), marker, where, ['L2-PANIK-03']));
    }
    marker.claimed = null;
    g.emit({ type: 'dropped', unit: unit.id, marker: id, at: { x: marker.x, y: marker.y } });
  }
}
const reachOf = (g: Legion, unit: Unit): { readonly radius: number } => ({
  radius: CONTEST_RANGE * SEGMENT + g.baseOf(unit, unit.leader).width / 2,
});

/** A side puts a token somewhere; without a legal place it goes to the nearest one. */
export function* layNear(
  g: Legion,
  side: Side,
  marker: Marker,
  where: MarkerPlaceData,
  clauses: readonly ClauseId[],
): Flow<Vec> {
  if (!markerPlace.sample(g, where, WHETHER)) return nearestPlace(g, { kind: where.kind, marker: marker.id }, marker);
  return yield* askMarkerPlace(captainOf(g.state, side), where, clauses, { card: marker.by });
}

const RING = 8;
const ROUND = directions(24);
/** The place itself, or the nearest one where such a token may lie. */
export function nearestPlace(g: Legion, data: MarkerPlaceData, at: Vec): Vec {
  for (let away = 0; away < g.state.rules.width; away += RING)
    for (const { x: dy, y: dx } of ROUND) {
      const point = { x: at.x + away * dx, y: at.y + away * dy };
      if (!refuseMarker(g, data, point)) return point;
    }
  return { x: at.x, y: at.y };
}

/** A unit that has just become panicked lets go of what it holds. */
export function* frightened(g: Legion, unit: Unit): Flow {
  if (unit.status === 'play' && showPanic(g, unit)) yield* dropAssets(g, unit);
}
