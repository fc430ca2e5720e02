import type { AskOf, CourseData } from '@holotisch/armada';
import {
  type Armada,
  atRange,
  attackRange,
  batteryOf,
  type CourseAnswer,
  costOf,
  countOf,
  endOfCourse,
  endOfTurn,
  leavesTable,
  maxSpeedOf,
  overlapsObstacle,
  StandingShip,
  shipsOverlap,
  yawOf,
  zonesOf,
} from '@holotisch/armada/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { Imagined, Ship } from './imagine.ts';
import { expected, worthOfDamage } from './worth.ts';

/** Where a ship goes: guns on targets, few guns on itself, off no edge, over no rock, into nobody. */

export const chooseCourse = (imagined: Imagined, ask: AskOf<'course'>): CourseAnswer | undefined =>
  rankedCourses(imagined, ask)[0];

/** All courses that are open, the best first. */
function rankedCourses(imagined: Imagined, ask: AskOf<'course'>): readonly CourseAnswer[] {
  const ship = imagined.g.ship(ask.region.ship);
  const rated: { answer: CourseAnswer; worth: number }[] = [];
  for (const answer of coursesOf(ask.region)) {
    if (ask.check(answer) !== undefined) continue;
    const moving = Math.max(0, answer.speed + ask.region.temporary);
    rated.push({ answer, worth: worthOf(imagined, ship, answer, moving) });
  }
  return rated.sort((a, b) => b.worth - a.worth).map(({ answer }) => answer);
}

/** Every course of the chart, with one joint a click further where that is allowed. */
function* coursesOf({ speeds, temporary, yaw, extra, pivot }: CourseData): Generator<CourseAnswer> {
  for (const speed of speeds) {
    const moving = Math.max(0, speed + temporary);
    if (moving === 0) {
      for (let c = -pivot; c <= pivot; c++) yield { speed, clicks: c === 0 ? [] : [c], side: c < 0 ? 'left' : 'right' };
      continue;
    }
    const chart = yaw[String(moving)] ?? [];
    for (const clicks of bends(chart, 0, extra > 0 ? 1 : 0))
      for (const side of ['left', 'right'] as const) yield { speed, clicks, side };
  }
}

function* bends(chart: readonly number[], joint: number, extra: number): Generator<number[]> {
  const most = chart[joint];
  if (most === undefined) {
    yield [];
    return;
  }
  const reach = Math.min(2, most + extra);
  for (let c = -reach; c <= reach; c++)
    for (const rest of bends(chart, joint + 1, Math.abs(c) > most ? 0 : extra)) yield [c, ...rest];
}

const OFF = -10_000;

function worthOf(imagined: Imagined, ship: Ship, answer: CourseAnswer, speed: number): number {
  const { g } = imagined;
  const cls = g.class(ship);
  const from = ship.pose!;
  const end = speed === 0 ? endOfTurn(cls, from, answer.clicks[0] ?? 0) : endOfCourse(cls, from, answer, speed).pose;
  const standing = new StandingShip(cls, end);
  if (leavesTable(standing.base, g.area)) return OFF;
  let worth = 0;
  const others = [...imagined.ships, ...imagined.enemyShips].filter((s) => s !== ship);
  const met = others.find((other) => shipsOverlap(standing, g.standing(other)));
  // A collision costs both a card; to ram a weaker enemy may be worth it, a friend never.
  if (met) worth -= worthOfDamage(g, ship) + (imagined.ships.includes(met) ? 1 : -0.5) * worthOfDamage(g, met) + 2;
  worth -= rocks(g, ship, standing);
  worth += 0.9 * guns(imagined, ship, standing) - 0.55 * dangers(imagined, ship, standing);
  worth += room(g, ship, end, answer.speed) + approach(imagined, ship, end);
  // At speed 0 no defence token may be spent.
  if (answer.speed === 0) worth -= 15;
  return worth;
}

function rocks(g: Armada, ship: Ship, standing: StandingShip): number {
  let cost = 0;
  for (const o of g.state.obstacles) {
    if (!overlapsObstacle(standing.footprint, g.outline(o))) continue;
    const point = worthOfDamage(g, ship);
    if (o.kind === 'asteroid') cost += 1.4 * point;
    else if (o.kind === 'debris') cost += 1.6 * point;
    else if (o.kind === 'station') cost -= ship.damage.length > 0 ? point : 0;
    else if (o.kind === 'purrgil') cost += ship.speed * point;
    else if (o.kind === 'exogorth') cost += point;
    else if (o.kind === 'rift') cost += 20;
  }
  return cost;
}

/** Where an enemy will probably be when this ship shoots next: ahead, if it is still to move this round. */
function foreseen(g: Armada, ship: Ship): StandingShip {
  if (ship.activated || ship.speed === 0) return g.standing(ship);
  const clicks = Array.from({ length: ship.speed }, () => 0);
  const { pose } = endOfCourse(g.class(ship), ship.pose!, { side: 'right', clicks }, ship.speed);
  return new StandingShip(g.class(ship), pose);
}

/** What its best two hull zones would do from there. */
function guns(imagined: Imagined, ship: Ship, standing: StandingShip): number {
  const { g } = imagined;
  const best: number[] = [];
  for (const zone of zonesOf(g, ship)) {
    const dice = batteryOf(g, ship, zone);
    if (countOf(dice) === 0) continue;
    let most = 0;
    for (const enemy of imagined.enemyShips) {
      const target = foreseen(g, enemy);
      if (far(standing.pose, target.pose)) continue;
      for (const defending of zonesOf(g, enemy)) {
        const range = attackRange({ ship: standing, zone }, { ship: target, zone: defending });
        if (!range || range.through) continue;
        most = Math.max(most, expected(atRange(dice, range.band), true) * worthOfDamage(g, enemy));
      }
    }
    best.push(most);
  }
  best.sort((a, b) => b - a);
  return (best[0] ?? 0) + (best[1] ?? 0);
}

/** What the enemy's hull zones would do to it there. */
function dangers(imagined: Imagined, ship: Ship, standing: StandingShip): number {
  const { g } = imagined;
  let sum = 0;
  for (const enemy of imagined.enemyShips) {
    const from = foreseen(g, enemy);
    if (far(standing.pose, from.pose)) continue;
    let most = 0;
    for (const zone of zonesOf(g, enemy)) {
      const dice = batteryOf(g, enemy, zone);
      if (countOf(dice) === 0) continue;
      for (const defending of zonesOf(g, ship)) {
        const range = attackRange({ ship: from, zone }, { ship: standing, zone: defending });
        if (range && !range.through) most = Math.max(most, expected(atRange(dice, range.band), true));
      }
    }
    sum += most;
  }
  return sum * worthOfDamage(g, ship);
}

const far = (a: Vec, b: Vec): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 800;

/** How many of its next moves are looked at: a large ship at the edge needs more than one to turn away. */
const MOVES_AHEAD = 3;

/** Moves that are still to come within the game; what lies behind the edge after the last one is no danger. */
const movesLeft = ({ state }: Armada): number =>
  state.rules.rounds === null ? MOVES_AHEAD : Math.min(MOVES_AHEAD, state.rules.rounds - state.round);

/** Whether it still finds a way on the table afterwards: who does not loses all its points. */
function room(g: Armada, ship: Ship, end: Pose, speed: number): number {
  if (speed === 0 || hasWay(g, ship, end, [speed], movesLeft(g))) return 0;
  if (!hasWay(g, ship, end, [speed, Math.max(1, speed - 1)], movesLeft(g)))
    return -2 * costOf(ship, g.state.rules.prices);
  // Slowing down takes a command that has to be there by then.
  return ship.dials[0] === 'navigate' || ship.commands.includes('navigate') ? -6 : -costOf(ship, g.state.rules.prices);
}

/** Whether a ship needs another speed to stay on the table during its next moves. */
export const mustSlowDown = (g: Armada, ship: Ship, moves: number): boolean =>
  ship.pose !== null && ship.speed > 0 && !hasWay(g, ship, ship.pose, [ship.speed], moves);

/**
 * Whether moves at one of these speeds, each bent as far as it goes to one side or not at all, stay on the table. The
 * tool lies on the side to which it bends, for on the other one it would lie under the ship.
 */
function hasWay(g: Armada, ship: Ship, from: Pose, speeds: readonly number[], moves: number): boolean {
  if (moves <= 0) return true;
  const cls = g.class(ship);
  for (const speed of speeds) {
    const yaw = yawOf(g, ship, speed);
    for (const way of [-1, 0, 1]) {
      const clicks = yaw.map((most) => way * most);
      const { pose } = endOfCourse(cls, from, { side: way < 0 ? 'left' : 'right', clicks }, speed);
      if (!leavesTable(new StandingShip(cls, pose).base, g.area) && hasWay(g, ship, pose, speeds, moves - 1))
        return true;
    }
  }
  return false;
}

/** As long as nobody is in reach it closes in, at a distance that suits its guns. */
function approach(imagined: Imagined, ship: Ship, end: Pose): number {
  const { g, enemyShips } = imagined;
  if (enemyShips.length === 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemyShips) {
    const { x, y } = foreseen(g, enemy).pose;
    nearest = Math.min(nearest, Math.sqrt((x - end.x) * (x - end.x) + (y - end.y) * (y - end.y)));
  }
  const wanted = maxSpeedOf(g, ship) >= 3 ? 180 : 240;
  return -Math.max(0, nearest - wanted) / 25;
}
