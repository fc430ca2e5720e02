import type { Region, Rng } from '@holotisch/engine';
import { headingDegrees } from '@holotisch/table';
import type { MoveKind } from '../../cards/moments.ts';
import type { Legion } from '../../legion.ts';
import type { At, MoveData } from '../../payloads.ts';
import { enemiesOf, fromLeader } from '../../values.ts';
import { climbs } from './climb.ts';
import { isPlan, type MoveAnswer, planMove } from './plan.ts';

/** Where a unit may move: judged by the very plan that is carried out afterwards. */

const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 100_000;
const KINDS: readonly MoveKind[] = [
  'standard',
  'reverse',
  'strafe',
  'pivot',
  'reposition',
  'climb',
  'clamber',
  'compulsory',
  'withdraw',
  'jump',
  'scout',
];
const WAYS = ['up', 'down', 'over'] as const;

export function readAts(list: unknown): (At | null)[] | undefined {
  if (!Array.isArray(list) || list.length > 40) return undefined;
  const out: (At | null)[] = [];
  for (const at of list) {
    if (at === null) out.push(null);
    else if (Array.isArray(at) && at.length === 2 && isNumber(at[0]) && isNumber(at[1])) out.push([at[0], at[1]]);
    else return undefined;
  }
  return out;
}

function read(answer: unknown): MoveAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { kind, speed = 1, heading = 0, bend = 0, way = 1, engage, climb, others } = answer as Record<string, unknown>;
  const known = KINDS.find((k) => k === kind);
  if (!known || !isNumber(speed) || !isNumber(heading) || !isNumber(bend) || !isNumber(way)) return undefined;
  if (Math.abs(bend) > 90 || (engage !== undefined && !isNumber(engage))) return undefined;
  const ats = others === undefined ? undefined : readAts(others);
  if (others !== undefined && ats === undefined) return undefined;
  const up = climb === undefined ? undefined : readClimb(climb);
  if (climb !== undefined && up === undefined) return undefined;
  return {
    ...{ kind: known, speed, heading, bend, way },
    ...(engage !== undefined && { engage }),
    ...(up && { climb: up }),
    ...(ats && { others: ats }),
  };
}
function readClimb(climb: unknown): MoveAnswer['climb'] {
  if (typeof climb !== 'object' || climb === null) return undefined;
  const { piece, way } = climb as Record<string, unknown>;
  const known = WAYS.find((w) => w === way);
  return isNumber(piece) && known ? { piece, way: known } : undefined;
}

export const moveRegion: Region<Legion, MoveData, MoveAnswer> = {
  name: 'move',
  read,
  check(g, data, answer) {
    const plan = planMove(g, data, answer);
    return isPlan(plan) ? undefined : plan;
  },
  sample(g, data, rng) {
    for (let i = 0; i < TRIES; i++) {
      const answer = guess(g, data, rng);
      if (isPlan(planMove(g, data, answer))) return answer;
    }
    return staying(g, data);
  },
};
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
  return { ...common, way: rng.below(4) === 0 ? rng.below(101) / 100 : 1 };
}
