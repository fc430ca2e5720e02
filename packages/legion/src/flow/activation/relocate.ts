import { type Flow, type Region, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { cosDegrees, type Pose, pose, sinDegrees, type Vec, WHETHER } from '@holotisch/table';
import type { MiniWay } from '../../events.ts';
import { CONTACT } from '../../geometry/base.ts';
import { eitherWay } from '../../geometry/round.ts';
import type { Legion } from '../../legion.ts';
import type { DeploymentData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { leaderOf } from '../../values.ts';
import { askIn } from '../choose.ts';
import { carry } from '../objectives/markers.ts';
import { type DeployAnswer, deployment, planDeployment } from '../setup/deployment.ts';
import { fallIn, formationAt, type Placed } from './move/formation.ts';
import { baseAt, faultAt, surroundings } from './move/surroundings.ts';

/** Units that an effect puts down somewhere: that is no move. */

/** Somebody chooses the place; false: there is none. */
export function* relocate(
  g: Legion,
  unit: Unit,
  data: DeploymentData,
  { seat, clauses }: { readonly seat: Seat; readonly clauses: readonly ClauseId[] },
): Flow<boolean> {
  if (!deployment.sample(g, data, WHETHER)) return false;
  const answer = yield* askIn(deployment as Region<never, DeploymentData, DeployAnswer>, {
    seat,
    kind: 'deploy',
    region: { ...data, name: 'deployment' },
    about: { unit: unit.id },
    clauses,
    prompt: say('le.ask.deploy', { unit: unit.id }),
  });
  const plan = planDeployment(g, data, answer);
  if (!Array.isArray(plan)) throw new Error('an illegal place was taken');
  put(g, unit, plan as readonly Placed[]);
  return true;
}
function put(g: Legion, unit: Unit, placed: readonly Placed[]): void {
  unit.status = 'play';
  const minis: MiniWay[] = placed.map(({ mini, pose: to }) => ({ mini, from: unit.minis[mini]!.pose, to }));
  for (const { mini, to } of minis) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis, why: 'effect' });
  carry(g, unit);
}

/** At this very place, if it is free; it may touch its host. */
export function putAt(g: Legion, unit: Unit, at: Pose, host?: Unit): boolean {
  const base = baseAt(g, unit, unit.leader, at);
  const around = surroundings(g, unit, at, 200);
  const neighbours = around.neighbours.filter((one) => one.unit !== host);
  if (faultAt({ ...around, neighbours }, base, at)) return false;
  const others = fallIn(formationAt(g, unit, at), null, {});
  if (others === undefined) return false;
  put(g, unit, [{ mini: unit.leader, pose: at }, ...others]);
  return true;
}

/** As near to a place as there is room. */
export function putNear(g: Legion, unit: Unit, { x, y }: Vec): void {
  const degrees = g.state.edges[g.state.sides[unit.seat]!] === 'south' ? 0 : 180;
  for (let away = 0; away <= g.state.rules.width; away += 8)
    for (let turn = 0; turn < 360; turn += away === 0 ? 360 : Math.max(4, Math.round(400 / away))) {
      const at = pose(x + away * sinDegrees(turn), y + away * cosDegrees(turn), degrees);
      if (putAt(g, unit, at)) return;
    }
  throw new Error(`no room for unit ${unit.id}`);
}

const TURNS = eitherWay(36);
/** In base contact with another unit's leader, as near to where it stood as there is room. */
export function putBeside(g: Legion, unit: Unit, host: Unit): boolean {
  const { pose: middle } = leaderOf(g, host);
  const from = unit.minis[unit.leader]!.pose ?? middle;
  const away = (g.baseOf(host, host.leader).width + g.baseOf(unit, unit.leader).width) / 2 + CONTACT / 2;
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length === 0 ? [0, 1] : [dx / length, dy / length];
  for (const turn of TURNS) {
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const at = pose(middle.x + away * (ux * c - uy * s), middle.y + away * (ux * s + uy * c), 0);
    if (putAt(g, unit, at, host)) return true;
  }
  return false;
}
