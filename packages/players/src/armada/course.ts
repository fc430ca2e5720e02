import type { AskOf, CourseData, data } from '@holotisch/armada';
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
import { company, distanceFor } from '../character.ts';
import type { Imagined, Ship } from './imagine.ts';
import { oddsAgainst } from './odds.ts';
import { worthOfDamage } from './worth.ts';

/** Where a ship goes: guns on targets, few guns on itself, off no edge, over no rock, into nobody. */

export const chooseCourse = (imagined: Imagined, ask: AskOf<'course'>): CourseAnswer | undefined =>
  rankedCourses(imagined, ask)[0];

interface Rated {
  readonly answer: CourseAnswer;
  readonly worth: number;
}

/** All courses that are open, the best first, with what each is worth. */
export function ratedCourses(imagined: Imagined, ask: AskOf<'course'>): readonly Rated[] {
  const ship = imagined.g.ship(ask.region.ship);
  const rated: Rated[] = [];
  let last = '';
  for (const answer of imagined.hasty ? fewCourses(ask.region) : coursesOf(ask.region)) {
    // On whichever side the tool lies, the ship ends at nearly the same place.
    const bend = `${answer.speed} ${answer.clicks.join()}`;
    if (bend === last || ask.check(answer) !== undefined) continue;
    last = bend;
    const moving = Math.max(0, answer.speed + ask.region.temporary);
    rated.push({ answer, worth: worthOf(imagined, ship, answer, moving) });
  }
  return rated.sort((a, b) => b.worth - a.worth);
}

export const rankedCourses = (imagined: Imagined, ask: AskOf<'course'>): readonly CourseAnswer[] =>
  ratedCourses(imagined, ask).map(({ answer }) => answer);

/** What another speed, up to so much faster or slower, would bring more than the one that the dial shows. */
export function gainOfSpeed(imagined: Imagined, ship: Ship, change: number): number {
  const { g } = imagined;
  const best = (speed: number): number => {
    const yaw = { [speed]: yawOf(g, ship, speed) };
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of fewCourses({ ship: ship.id, speeds: [speed], temporary: 0, yaw, extra: 0, pivot: 0 }))
      most = Math.max(most, worthOf(imagined, ship, answer, speed));
    return most;
  };
  let most = Number.NEGATIVE_INFINITY;
  const fastest = Math.min(maxSpeedOf(g, ship), ship.speed + change);
  for (let speed = Math.max(1, ship.speed - change); speed <= fastest; speed++)
    if (speed !== ship.speed) most = Math.max(most, best(speed));
  return most - best(ship.speed);
}

/** Straight on, and bent as far as it goes or half of that. */
function* fewCourses({ speeds, temporary, yaw, pivot }: CourseData): Generator<CourseAnswer> {
  for (const speed of speeds) {
    const moving = Math.max(0, speed + temporary);
    if (moving === 0) {
      for (let c = -pivot; c <= pivot; c++) yield { speed, clicks: c === 0 ? [] : [c], side: c < 0 ? 'left' : 'right' };
      continue;
    }
    const chart = yaw[String(moving)] ?? [];
    const seen = new Set<string>();
    for (const way of [0, 1, -1, 0.5, -0.5]) {
      const clicks = chart.map((most) => Math.trunc(way * most));
      if (seen.has(clicks.join())) continue;
      seen.add(clicks.join());
      yield { speed, clicks, side: way < 0 ? 'left' : 'right' };
    }
  }
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
  const planned =
    speed === 0 ? endOfTurn(cls, ship.pose!, answer.clicks[0] ?? 0) : endOfCourse(cls, ship.pose!, answer, speed).pose;
  if (leavesTable(new StandingShip(cls, planned).base, g.area)) return OFF;
  const { standing, met } = landing(imagined, ship, answer, speed, planned);
  let worth = 0;
  // A collision costs both a card; to ram a weaker enemy may be worth it, a friend never.
  const { aggression, caution } = imagined.character;
  if (met) {
    const theirs = (imagined.ships.includes(met) ? 1.5 : -0.5 * aggression) * worthOfDamage(g, met);
    worth -= worthOfDamage(g, ship) + theirs + 2;
  }
  worth -= rocks(g, ship, standing);
  if (!isLast(g)) worth += aggression * 0.9 * guns(imagined, ship, standing);
  worth -= caution * 0.55 * dangers(imagined, ship, standing);
  worth += room(g, ship, standing.pose, answer.speed) + approach(imagined, ship, standing.pose);
  worth += togetherness(imagined, ship, standing.pose);
  // At speed 0 no defence token may be spent.
  if (answer.speed === 0) worth -= 15;
  return worth;
}

/** After the last round nobody shoots any more. */
const isLast = ({ state }: Armada): boolean => state.rules.rounds !== null && state.round >= state.rules.rounds;

/** Where the ship comes to stand: a point slower for as long as it would lie on another. AR-UEBERSCHNEIDUNG-04 */
function landing(imagined: Imagined, ship: Ship, answer: CourseAnswer, speed: number, planned: Pose) {
  const cls = imagined.g.class(ship);
  const others = [...imagined.ships, ...imagined.enemyShips].filter((s) => s !== ship);
  let standing = new StandingShip(cls, planned);
  let met: Ship | undefined;
  for (let slower = speed; ; ) {
    const under = others.find((other) => shipsOverlap(standing, imagined.g.standing(other)));
    if (under === undefined) return { standing, met };
    met ??= under;
    slower = Math.max(0, slower - 1);
    if (slower === 0) return { standing: imagined.g.standing(ship), met };
    standing = new StandingShip(cls, endOfCourse(cls, ship.pose!, answer, slower).pose);
  }
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
        most = Math.max(most, mean(enemy, dice, range.band) * worthOfDamage(g, enemy));
      }
    }
    best.push(most);
  }
  best.sort((a, b) => b - a);
  return (best[0] ?? 0) + (best[1] ?? 0);
}

const mean = (unit: Ship, dice: data.Dice, band: Parameters<typeof atRange>[1]): number =>
  oddsAgainst(unit, atRange(dice, band), true, band).expectedDefended;

/** Whoever has acted shoots in the next round, if this ship does not get away first. */
const NEXT_ROUND = 0.6;

/**
 * What the enemy's hull zones would do to it there. They shoot before they move: from where they are now, and in the next
 * round from where they will have gone.
 */
function dangers(imagined: Imagined, ship: Ship, standing: StandingShip): number {
  const { g } = imagined;
  const last = isLast(g);
  let sum = 0;
  for (const enemy of imagined.enemyShips) {
    if (!enemy.activated) sum += harm(g, enemy, g.standing(enemy), ship, standing);
    if (!last) sum += NEXT_ROUND * harm(g, enemy, foreseen(g, enemy), ship, standing);
  }
  return sum * worthOfDamage(g, ship);
}

/** What the best hull zone of an enemy does to the ship. */
function harm(g: Armada, enemy: Ship, from: StandingShip, ship: Ship, standing: StandingShip): number {
  if (far(standing.pose, from.pose)) return 0;
  let most = 0;
  for (const zone of zonesOf(g, enemy)) {
    const dice = batteryOf(g, enemy, zone);
    if (countOf(dice) === 0) continue;
    for (const defending of zonesOf(g, ship)) {
      const range = attackRange({ ship: from, zone }, { ship: standing, zone: defending });
      if (range && !range.through) most = Math.max(most, mean(ship, dice, range.band));
    }
  }
  return most;
}

/** Beyond this no gun of a ship that is not huge reaches another. */
const OUT_OF_REACH = 520;
const far = (a: Vec, b: Vec): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > OUT_OF_REACH * OUT_OF_REACH;

/** How many of its next moves are looked at: a large ship at the edge needs more than one to turn away. */
const MOVES_AHEAD = 3;

/** Moves that are still to come within the game; what lies behind the edge after the last one is no danger. */
const movesLeft = ({ state }: Armada): number =>
  state.rules.rounds === null ? MOVES_AHEAD : Math.min(MOVES_AHEAD, state.rules.rounds - state.round);

/** The same where it is now. */
export const roomOf = (g: Armada, ship: Ship): number => room(g, ship, ship.pose!, ship.speed);

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
  const { character } = imagined;
  const wanted = distanceFor(character, maxSpeedOf(g, ship) >= 3 ? 180 : 240);
  const tooNear = Math.max(0, wanted - nearest) * Math.max(0, character.caution - 1 - character.herd);
  return -Math.max(0, nearest - wanted) / 25 - tooNear / 25;
}

/** What it is worth to be as near to the other ships as it is there. */
function togetherness({ g, ships, character }: Imagined, ship: Ship, end: Pose): number {
  if (character.herd === 0) return 0;
  const gaps = ships
    .filter((friend) => friend !== ship)
    .map((friend) => {
      const { x, y } = foreseen(g, friend).pose;
      return Math.sqrt((x - end.x) * (x - end.x) + (y - end.y) * (y - end.y));
    });
  return gaps.length === 0 ? 0 : company(character, Math.min(...gaps), SIDE_BY_SIDE, PER_MM_APART);
}
/** From middle to middle; nearer ships are in each other's way. */
const SIDE_BY_SIDE = 150;
const PER_MM_APART = 0.05;
