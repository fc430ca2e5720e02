import type { Json } from '@holotisch/engine';
import type { At, DeploymentData, LegionQuestion, MoveAnswer, MoveData } from '@holotisch/legion';
import { cosDegrees, headingDegrees, type Pose, sinDegrees, type Vec } from '@holotisch/table';
import { type LegionView, leaderPose } from '../view.ts';
import { placesBeside } from './beside-leader.ts';
import { movedTowards, straightOn, toolOf } from './move.ts';
import { walkTo } from './routes.ts';

/** Answers to begin with, the best first; whether one is legal is for the engine to say. */
export function firstAnswers(view: LegionView, ask: LegionQuestion): readonly Json[] {
  if (ask.type !== 'region') return [];
  const { region } = ask;
  if (region.name === 'move') return onwards(view, region);
  if (region.name === 'marker-place') return placesBeside(view, ask).map(({ x, y }) => ({ x, y }));
  return region.name === 'deployment' ? inLine(view, region) : [];
}

/** Aside of the straight way, the least first: something stands in it. */
const ASIDE = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120];
const reachOf = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

/** To where the game is decided, as fast as it goes and as straight as there is room; only then ahead, or nowhere at all. */
function onwards(view: LegionView, region: MoveData): readonly Json[] {
  const ahead = straightOn(view, region);
  const from = leaderPose(view.units[region.unit]);
  const goal = from && goalOf(view, region, from);
  const towards = (aside: number): MoveAnswer => {
    const heading = headingDegrees(goal!.x - from!.x, goal!.y - from!.y) + aside;
    const away = reachOf(goal!, from!);
    const to = { x: from!.x + away * sinDegrees(heading), y: from!.y + away * cosDegrees(heading) };
    return movedTowards(view, region, ahead, to);
  };
  const moves = goal ? byWay(view, region, goal, ASIDE.map(towards)) : [];
  // Difficult ground wants it slower.
  const slower = moves.flatMap((move) => (move.speed > 1 ? [{ ...move, speed: 1, way: 1 }] : []));
  return [...moves, ...slower, ahead, { ...ahead, speed: 1 }, { ...ahead, way: 0 }].map((move): Json => ({ ...move }));
}

/** The moves that end nearest to the goal on foot come first: one that ends before a wall is none of them. */
function byWay(view: LegionView, region: MoveData, goal: Vec, moves: readonly MoveAnswer[]): readonly MoveAnswer[] {
  const unit = view.units[region.unit];
  if (!unit) return moves;
  const walk = walkTo(view, unit, goal);
  const left = moves.map((move) => {
    const end = toolOf(view, region, move)?.end;
    return { move, left: end ? Math.round(walk(end) / ABOUT) : Number.POSITIVE_INFINITY };
  });
  // Of about equal ones the straighter.
  return left.toSorted((a, b) => a.left - b.left).map(({ move }) => move);
}
/** Ways that differ by no more millimetres are equal. */
const ABOUT = 5;

/** An objective that it does not stand at yet and that is nearer than any enemy, else the nearest enemy; in flight the edge. */
function goalOf(view: LegionView, { unit: id, flees, kinds }: MoveData, from: Pose): Vec | undefined {
  const { width, depth } = view.rules;
  const nearest = (places: readonly Vec[]) => places.toSorted((a, b) => reachOf(a, from) - reachOf(b, from))[0];
  if (flees || kinds[0] === 'withdraw')
    return nearest([
      ...[
        { x: from.x, y: 0 },
        { x: from.x, y: depth },
      ],
      ...[
        { x: 0, y: from.y },
        { x: width, y: from.y },
      ],
    ]);
  const side = view.sides[view.units[id]!.seat];
  const enemies = view.units.flatMap((u) => (view.sides[u.seat] === side ? [] : (leaderPose(u) ?? [])));
  const objectives = view.markers.filter((m) => GOALS.includes(m.kind) && reachOf(m, from) > HELD);
  return nearest([...objectives, ...enemies]) ?? { x: width / 2, y: depth / 2 };
}
const GOALS = ['objective', 'poi', 'asset', 'cart'];
/** So near to an objective a unit need not go. */
const HELD = 100;

/** Millimetres between two leaders that are deployed side by side. */
const APART = 130;

/** At the front of a zone, that at its own edge first, beside the friends that stand there already, facing across the table. */
function inLine(view: LegionView, { unit: id, zones }: DeploymentData): readonly Json[] {
  const unit = view.units[id];
  if (!unit) return [];
  const { depth } = view.rules;
  const edge = view.edges[view.sides[unit.seat] ?? 0] === 'south' ? 0 : depth;
  const friends = view.units.flatMap((u) => (u.seat === unit.seat && u.id !== id ? (leaderPose(u) ?? []) : []));
  return zones
    .map(boxOf)
    .toSorted((a, b) => Math.abs((a.low + a.high) / 2 - edge) - Math.abs((b.low + b.high) / 2 - edge))
    .flatMap(({ left, right, low, high }) => {
      const far = (low + high) / 2 > depth / 2;
      const count = Math.max(1, Math.floor((right - left) / (APART / 2)));
      const columns = Array.from({ length: count }, (_, i) => left + ((i + 0.5) * (right - left)) / count);
      const middle = (left + right) / 2;
      return [0.25, 0.5, 0.75].flatMap((share) =>
        columns
          .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
          .map((x) => ({ x, y: far ? low + (high - low) * share : high - (high - low) * share, far })),
      );
    })
    .filter((at) => friends.every((friend) => reachOf(friend, at) >= APART))
    .slice(0, 12)
    .map(({ x, y, far }) => ({ x: Math.round(x), y: Math.round(y), degrees: far ? 180 : 0 }));
}

function boxOf(zone: DeploymentData['zones'][number]) {
  const corners: readonly At[] =
    'centre' in zone
      ? [-1, 1].map((sign): At => [zone.centre[0] + sign * zone.radius, zone.centre[1] + sign * zone.radius])
      : zone;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}
