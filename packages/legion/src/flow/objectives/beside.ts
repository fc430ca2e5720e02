import { type Refusal, say } from '@holotisch/engine';
import { circle, contains, type Shape, type Vec } from '@holotisch/table';
import { CONTACT, type Footprint, gap, overlapping, touchesShape } from '../../geometry/base.ts';
import { directions } from '../../geometry/round.ts';
import { type Legion, levelAt } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { leaderOf, onTable, refuse, unitsInPlay } from '../../values.ts';

/** Where what a leader has claimed may lie: in contact with it, on its level, on nobody. LE-EINSATZZIELMARKER-03, -09 */

/** The middle of a disc that touches a base, on the side of a place. */
export function discBeside(base: Footprint, middle: Vec, towards: Vec, radius: number): Vec {
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length === 0 ? [0, -1] : [dx / length, dy / length];
  const at = (away: number): Vec => ({ x: middle.x + away * ux, y: middle.y + away * uy });
  let [near, far] = [0, FAR];
  for (let i = 0; i < HALVINGS; i++) {
    const half = (near + far) / 2;
    if (gap(base, [circle(at(half), radius)]) < CONTACT / 2) near = half;
    else far = half;
  }
  return at(far);
}
/** No base reaches so far. */
const FAR = 200;
/** Then the place is exact to far less than what counts as contact. */
const HALVINGS = 24;

const ROUND = directions(36);
/** Places all round a leader, from one side on. */
export function roundLeader(g: Legion, unit: Unit, radius: number, from: Vec): readonly Vec[] {
  const { pose, base } = leaderOf(g, unit);
  const first = discBeside(base, pose, from, radius);
  const [dx, dy] = [first.x - pose.x, first.y - pose.y];
  return ROUND.map(({ x: s, y: c }) => {
    const towards = { x: pose.x + dx * c - dy * s, y: pose.y + dx * s + dy * c };
    return discBeside(base, pose, towards, radius);
  });
}

export function refuseBeside(g: Legion, unit: Unit, shape: Shape): Refusal | undefined {
  const { base, pose } = leaderOf(g, unit);
  const measured = gap(base, [shape]);
  if (measured > CONTACT)
    return refuse(['LE-EINSATZZIELMARKER-09'], say('le.no.markerLeader', { unit: unit.id }), {
      measured,
      allowed: CONTACT,
      piece: unit.id,
    });
  if (unitsInPlay(g.state).some((u) => onTable(u).some((mini) => overlapping(g.mini(u, mini).base, [shape]))))
    return refuse(['LE-EINSATZZIELMARKER-03'], say('le.no.markerOverlap'));
  const level = levelAt(g.terrain, pose);
  const isFirm = g.terrain.every(
    ({ traits, piece, shape: ground }) =>
      traits.stand !== 'top' || !touchesShape([shape], ground) || (piece.height === level && contains(ground, shape)),
  );
  return isFirm ? undefined : refuse(['LE-EINSATZZIELMARKER-19'], say('le.no.markerTerrain'));
}
