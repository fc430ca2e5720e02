import type { AskOf, MoveAnswer, MoveData } from '@holotisch/legion';
import {
  CONTACT,
  coverFrom,
  hasKeyword,
  hasMeleeWeapon,
  isMelee,
  isPlan,
  isRanged,
  isTrooper,
  leaderOf,
  MARKER_RADIUS,
  type MovePlan,
  planMove,
  speedOf,
  targetsOf,
  weaponsOf,
} from '@holotisch/legion/rules';
import { headingDegrees, pose, toolMove } from '@holotisch/table';
import { goalOf, type Place, worthOfPlace } from './goals.ts';
import { away, type Imagined, isStanding, leaderAt, type Unit } from './imagine.ts';
import { costOf, hitsOf, worthOfAttack } from './worth.ts';

/** Where to go: candidates are planned by the rules themselves, the most promising are looked at closely. */

interface Step {
  readonly answer: MoveAnswer;
  /** Points of the place, of the cover there, and of the attack that is open from it. */
  readonly place: number;
  readonly attack: number;
}

/** How many candidates are looked at closely, at leisure and in a hurry. */
const CLOSELY = 4;
const IN_A_HURRY = 2;

/** Which is stronger: its blades or its guns. */
function isFighter({ g }: Imagined, unit: Unit): boolean {
  let [blades, guns] = [0, 0];
  for (const { weapon } of weaponsOf(g, unit)) {
    if (isMelee(weapon)) blades = Math.max(blades, hitsOf(weapon, true));
    if (isRanged(weapon)) guns = Math.max(guns, hitsOf(weapon, true));
  }
  return blades > 1.5 * guns;
}

const BENDS = [0, 45, -45, 90, -90] as const;
const FINER_BENDS = [20, -20, 65, -65] as const;

function* answersFor(imagined: Imagined, unit: Unit, data: MoveData): Iterable<MoveAnswer> {
  const { g } = imagined;
  const from = leaderAt(unit);
  const { hx, hy } = unit.minis[unit.leader]!.pose!;
  const facing = headingDegrees(hx, hy);
  const notched = g.baseOf(unit, unit.leader).notched;
  const goal = goalOf(imagined, unit);
  const fastest = Math.max(1, data.speed);
  for (const kind of data.kinds) {
    if (kind === 'pivot') {
      for (const enemy of imagined.enemies) {
        const to = leaderAt(enemy);
        yield { kind, speed: 1, heading: headingDegrees(to.x - from.x, to.y - from.y), bend: 0, way: 1 };
      }
      continue;
    }
    if (kind === 'climb' || kind === 'clamber') continue;
    if (kind === 'strafe') {
      for (const heading of [-90, 90]) yield { kind, speed: fastest, heading, bend: 0, way: 1 };
      continue;
    }
    if (notched || kind === 'compulsory') {
      for (const bend of kind === 'compulsory' ? [...BENDS, ...FINER_BENDS] : BENDS)
        yield { kind, speed: fastest, heading: facing, bend, way: 1 };
      if (fastest > 1) yield { kind, speed: fastest - 1, heading: facing, bend: 0, way: 1 };
      continue;
    }
    const headings = Array.from({ length: 8 }, (_, i) => 45 * i);
    if (goal) headings.unshift(headingDegrees(goal.x - from.x, goal.y - from.y));
    for (const heading of headings)
      for (let speed = fastest; speed >= Math.max(1, fastest - 1); speed--)
        yield { kind, speed, heading, bend: 0, way: 1 };
    if (goal) yield* upTo(imagined, unit, kind, fastest, goal);
    if (kind === 'standard' && !data.noMelee && isTrooper(g, unit) && hasMeleeWeapon(g, unit))
      for (const enemy of imagined.enemies) {
        const to = leaderAt(enemy);
        if (away(from, to) > 420) continue;
        const heading = headingDegrees(to.x - from.x, to.y - from.y);
        yield { kind, speed: fastest, heading, bend: 0, way: 1, engage: enemy.id };
      }
  }
}

/** Straight to a token, so that its leader touches it: only then it can be claimed. */
function* upTo(
  { g }: Imagined,
  unit: Unit,
  kind: MoveAnswer['kind'],
  fastest: number,
  goal: Place,
): Iterable<MoveAnswer> {
  const from = leaderAt(unit);
  const base = g.baseOf(unit, unit.leader);
  const heading = headingDegrees(goal.x - from.x, goal.y - from.y);
  const way = away(from, goal) - base.width / 2 - MARKER_RADIUS - 0.75 * CONTACT;
  for (let speed = 1; speed <= fastest; speed++) {
    const { length } = toolMove(pose(from.x, from.y, heading), base, speed, 0, 'ahead');
    if (way > 0 && way <= length) yield { kind, speed, heading, bend: 0, way: way / length };
  }
}

/** The table as it would be after this move; what was moved is put back. */
function after<T>({ g }: Imagined, unit: Unit, plan: MovePlan, look: () => T): T {
  const before = unit.minis.map(({ pose }) => pose);
  const { turn } = g.state;
  const moved = turn?.moved ?? false;
  unit.minis[unit.leader]!.pose = plan.leader;
  for (const { mini, pose } of plan.others) unit.minis[mini]!.pose = pose;
  if (turn) turn.moved = moved || plan.kind !== 'pivot';
  try {
    return look();
  } finally {
    for (const [at, pose] of before.entries()) unit.minis[at]!.pose = pose;
    if (turn) turn.moved = moved;
  }
}

/** The best attack that is open now, with so many aim tokens. */
export function bestAttack({ g, character }: Imagined, unit: Unit, aims: number): number {
  const own = g.state.turn?.unit === unit.id;
  return (
    character.aggression *
    Math.max(0, ...targetsOf(g, unit, { own }).map((target) => worthOfAttack(g, unit, target, aims)))
  );
}

/** How well it is covered where it stands against those who are near, in points. */
export function coverHere({ g, enemies, hasty, character }: Imagined, unit: Unit): number {
  if (hasty || !isTrooper(g, unit)) return 0;
  const near = [...enemies].sort((a, b) => away(leaderAt(a), leaderAt(unit)) - away(leaderAt(b), leaderAt(unit)));
  const three = near.slice(0, 3);
  const grades = three.map((enemy) => coverFrom(g, leaderOf(g, enemy), unit).grade);
  return (
    character.caution *
    (grades.reduce<number>((sum, grade) => sum + grade, 0) / Math.max(1, three.length)) *
    costOf(g, unit) *
    0.03
  );
}

interface Planned {
  readonly answer: MoveAnswer;
  readonly plan: MovePlan;
  readonly place: number;
}

/** What a compulsory move that is cut short costs now, and one that is bound to be in the next activation. */
const CUT_SHORT = 40;
const WILL_BE_CUT_SHORT = 25;

/** Who has to fly on at full speed looks where: into a wall or off the table costs wounds. */
function crashes(imagined: Imagined, unit: Unit, plan: MovePlan): number {
  const { g } = imagined;
  const now = plan.partial ? CUT_SHORT : 0;
  const speed = speedOf(g, unit);
  if (speed === 0) return now;
  const data: MoveData = { unit: unit.id, kinds: ['compulsory'], speed, full: true, noMelee: true };
  const { hx, hy } = plan.leader;
  const heading = headingDegrees(hx, hy);
  const goesOn = (bend: number): boolean => {
    const next = planMove(g, data, { kind: 'compulsory', speed, heading, bend, way: 1 });
    return isPlan(next) && !next.partial && !next.leaves;
  };
  return now + (after(imagined, unit, plan, () => BENDS.some(goesOn)) ? 0 : WILL_BE_CUT_SHORT);
}

/** Where it can go, the places that promise most first. */
function waysOf(imagined: Imagined, unit: Unit, data: MoveData): readonly Planned[] {
  const { g } = imagined;
  const goal = goalOf(imagined, unit);
  const fighter = isFighter(imagined, unit);
  const speeds = hasKeyword(g, unit, 'speeder');
  const seen = new Set<string>();
  const planned: Planned[] = [];
  for (const answer of answersFor(imagined, unit, data)) {
    const plan = planMove(g, data, answer);
    if (!isPlan(plan) || plan.leaves) continue;
    const key = `${Math.round(plan.leader.x / 8)} ${Math.round(plan.leader.y / 8)} ${plan.started?.id} ${plan.kind}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (plan.started && !fighter && !data.flees) continue; // guns are no use in a brawl
    const nearest = Math.min(...imagined.enemies.map((enemy) => away(plan.leader, leaderAt(enemy))));
    const place =
      worthOfPlace(imagined, unit, plan.leader, fighter ? undefined : goal) + (fighter ? -nearest * 0.05 : 0);
    const touches =
      goal && Math.abs(away(plan.leader, goal) - g.baseOf(unit, unit.leader).width / 2 - MARKER_RADIUS) <= CONTACT;
    const crash = speeds ? crashes(imagined, unit, plan) : 0;
    planned.push({ answer, plan, place: place + (plan.started ? 40 : 0) + (touches ? 15 : 0) - crash });
  }
  return planned.sort((a, b) => b.place - a.place);
}

/** The candidates, best first; `attacks`: whether an attack may follow in this activation. */
export function steps(imagined: Imagined, unit: Unit, data: MoveData, attacks: boolean): readonly Step[] {
  if (!isStanding(unit)) return []; // it comes out of a vehicle, or its leader has just fallen
  return waysOf(imagined, unit, data)
    .slice(0, imagined.hasty ? IN_A_HURRY : CLOSELY)
    .map(({ answer, plan, place }) =>
      after(imagined, unit, plan, () => ({
        answer,
        place: place + coverHere(imagined, unit),
        attack: attacks ? bestAttack(imagined, unit, unit.tokens.aim) : 0,
      })),
    )
    .sort((a, b) => b.place + b.attack - a.place - a.attack);
}

export function chooseMove(imagined: Imagined, ask: AskOf<'move'>): MoveAnswer | undefined {
  const unit = imagined.g.unit(ask.about.unit);
  const { turn } = imagined.g.state;
  const attacks = turn?.unit === unit.id && turn.actions > 0 && !turn.done.includes('attack');
  return steps(imagined, unit, ask.region, attacks)[0]?.answer;
}
