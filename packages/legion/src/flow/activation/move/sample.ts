import type { Rng } from '@holotisch/engine';
import { headingDegrees } from '@holotisch/table';
import type { Legion } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import { enemiesOf, fromLeader } from '../../../values.ts';
import { climbs } from './climb.ts';
import { isPlan, type MoveAnswer, planMove } from './plan.ts';

/** Some legal move, for whoever plays at random: guessed, and tried on the plan. */

export function sampleMove(g: Legion, data: MoveData, rng: Rng): MoveAnswer | undefined {
  for (let i = 0; i < TRIES; i++) {
    const answer = guess(g, data, rng);
    if (isPlan(planMove(g, data, answer))) return answer;
  }
  return staying(g, data);
}
const TRIES = 12;

/** To stay where one is: every unit that need not go may do so, and who must goes as far as it can. */
function staying(g: Legion, data: MoveData): MoveAnswer | undefined {
  const { hx, hy } = g.unit(data.unit).minis[g.unit(data.unit).leader]!.pose!;
  const heading = headingDegrees(hx, hy);
  for (const kind of data.kinds)
    for (let speed = Math.max(1, data.speed); speed >= 1; speed--)
      for (const turn of data.full ? TURNS : [0])
        for (const bend of data.full ? BENDS : [0]) {
          const answer = { kind, speed, heading: heading + turn, bend, way: 0 };
          if (isPlan(planMove(g, data, answer))) return answer;
        }
  return undefined;
}
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];
const BENDS = [0, 30, -30, 60, -60, 90, -90, 15, -15, 45, -45, 75, -75];

function guess(g: Legion, data: MoveData, rng: Rng): MoveAnswer {
  const unit = g.unit(data.unit);
  const kind = data.kinds[rng.below(data.kinds.length)]!;
  const { x, y, hx, hy } = unit.minis[unit.leader]!.pose!;
  const facing = headingDegrees(hx, hy);
  const speed = data.full ? Math.max(1, data.speed) : 1 + rng.below(Math.max(1, data.speed));
  const common = { kind, speed, heading: rng.below(360), bend: rng.below(181) - 90, way: 1 };
  if (kind === 'pivot' || kind === 'reposition') return { ...common, heading: facing + rng.below(181) - 90 };
  if (kind === 'strafe') return { ...common, heading: rng.below(2) === 0 ? -90 : 90 };
  if (kind === 'climb' || kind === 'clamber') {
    const open = climbs(g, unit);
    const climb = open[rng.below(Math.max(1, open.length))];
    return { ...common, speed: 1 + rng.below(2), ...(climb && { climb: { piece: climb.piece, way: climb.way } }) };
  }
  // Now and then towards an enemy that is near.
  const near = data.noMelee
    ? []
    : enemiesOf(g.state, unit).filter((enemy) => fromLeader(g, unit, enemy) < 60 * (data.speed + 1));
  const enemy = near[rng.below(Math.max(1, near.length))];
  if (enemy && rng.below(2) === 0) {
    const to = enemy.minis[enemy.leader]!.pose!;
    return {
      ...common,
      speed: Math.max(1, data.speed),
      heading: headingDegrees(to.x - x, to.y - y),
      bend: 0,
      engage: enemy.id,
    };
  }
  const turns = g.rules.turnsFirst && g.card(unit).base.notched && kind !== 'reverse' && rng.below(2) === 0;
  return {
    ...common,
    ...(turns && { turn: rng.below(181) - 90 }),
    way: rng.below(4) === 0 ? rng.below(101) / 100 : 1,
  };
}
