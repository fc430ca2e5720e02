import { type Aid, bad, good, isObject, type Json, type Question, type Result, say } from '@holotisch/engine';
import { flownTemplate, movementFootprint, type Pose } from '@holotisch/table';
import type { XWingAnswers } from './answers.ts';
import { damageOn } from './damage-on.ts';
import { ARCS, type Arc } from './data/types.ts';
import { actionBar } from './flow/actions/perform.ts';
import { diceForShot } from './flow/attack.ts';
import { scoreOf } from './flow/end.ts';
import { landing } from './flow/manoeuvre.ts';
import { obstaclesMet } from './flow/obstacles.ts';
import { edgesCrossed } from './flow/position.ts';
import { aim, armaments, isShot, refuseAttack } from './flow/weapons.ts';
import { isBeyond, isInArc, isWithin, measureShips, rangeOf } from './geometry.ts';
import { lineOfFire } from './line-of-fire.ts';
import { positionOf } from './position.ts';
import type { Ship, XWingState } from './state.ts';
import { agilityOf, dialOf, hullOf, inPlay, primaryOf, shieldValueOf, skillOf } from './values.ts';
import type { XWing } from './xwing.ts';

/** What a scenario may ask of a position: the same functions that decide answer here. */

/** A question put to a state, once somebody says how to sit down at one. */
type Asked<A extends Json> = (sit: (state: XWingState) => XWing) => Question<XWingState, A>;

const ask =
  <A extends Json>(answer: (g: XWing, args: Readonly<Record<string, Json>>) => A): Asked<A> =>
  (sit) =>
  (state, args): Result<A> => {
    try {
      return good(answer(sit(state), args));
    } catch (e) {
      if (e instanceof RangeError) return bad({ clauses: [], message: say('xw.badQuestion', { problem: e.message }) });
      throw e;
    }
  };

/** The same, put to the state as it will be once something has happened that the argument of this name tells of. */
const askOnce =
  <A extends Json>(
    name: string,
    then: (state: XWingState, told: Json | undefined) => XWingState,
    answer: (g: XWing, args: Readonly<Record<string, Json>>) => A,
  ): Asked<A> =>
  (sit) =>
  (state, args) =>
    ask(answer)((now) => sit(then(now, args[name])))(state, args);

const isPose = (value: unknown): value is Pose =>
  isObject(value) && ['x', 'y', 'hx', 'hy'].every((part) => typeof value[part] === 'number');

/** Ships elsewhere: where they will have flown to, or `null` for those that will have left for who knows where. */
function withMoved(state: XWingState, moved: Json | undefined): XWingState {
  if (moved === undefined) return state;
  if (!isObject(moved)) throw new RangeError(`${JSON.stringify(moved)} says of no ship where it is`);
  const ships = state.ships.map((ship) => {
    const to = moved[ship.id];
    if (to === undefined) return ship;
    if (to !== null && !isPose(to)) throw new RangeError(`${JSON.stringify(to)} is no place`);
    return { ...ship, pose: to };
  });
  return { ...state, ships };
}

function shipArg(g: XWing, id: Json | undefined): Ship {
  const ship = typeof id === 'number' ? g.state.ships[id] : undefined;
  if (ship?.status !== 'play') throw new RangeError(`no ship ${JSON.stringify(id ?? null)} on the table`);
  return ship;
}

function numberArg(n: Json | undefined): number {
  if (typeof n !== 'number') throw new RangeError(`${JSON.stringify(n ?? null)} is not a number`);
  return n;
}

function arcArg(name: Json | undefined): Arc | undefined {
  const arc = ARCS.find((one) => one === name);
  if (arc === undefined && name !== undefined) throw new RangeError(`no firing arc ${JSON.stringify(name)}`);
  return arc;
}

/** What the rules allow is on: no measuring before an attack, no look at where a manoeuvre ends. */
export const aids: Readonly<Record<string, Aid<XWingState>>> = {
  preview: { usual: false },
  measuring: {
    usual: false,
    // XW-ANGRIFF-03: whoever is about to attack may measure, and while there is an attack its range lies open
    open: ({ attacks }, asked) => attacks.length > 0 || asked?.kind === 'attack',
  },
  odds: { usual: true },
  hints: { usual: true },
};

export const askable: Readonly<Record<keyof XWingAnswers, keyof typeof aids | null>> = {
  range: 'measuring',
  distance: 'measuring',
  within: 'measuring',
  beyond: 'measuring',
  arc: 'measuring',
  line: 'measuring',
  targets: 'measuring',
  pairs: 'measuring',
  pose: 'preview',
  arcs: null,
  values: null,
  position: null,
  score: null,
  dial: null,
};

const QUESTIONS: { readonly [N in keyof XWingAnswers]: Asked<XWingAnswers[N]> } = {
  range: ask((g, { from, to }) => {
    const m = measureShips(g, shipArg(g, from), shipArg(g, to));
    return { range: rangeOf(m.distance), mm: m.distance, from: { ...m.from }, to: { ...m.to } };
  }),
  distance: ask((g, { from, to }) => measureShips(g, shipArg(g, from), shipArg(g, to)).distance),
  within: ask((g, { from, to, min, max }) =>
    isWithin(g, shipArg(g, from), shipArg(g, to), numberArg(min), numberArg(max)),
  ),
  beyond: ask((g, { from, to, range }) => isBeyond(g, shipArg(g, from), shipArg(g, to), numberArg(range))),
  arc: ask((g, { from, to, arc }) => isInArc(g, shipArg(g, from), shipArg(g, to), arcArg(arc) ?? 'front')),
  line: ask((g, { from, to, arc }) => {
    const line = lineOfFire(g, shipArg(g, from), shipArg(g, to), arcArg(arc) ?? null);
    if (!line) return null;
    const { distance, from: start, to: end } = line.measure;
    return { range: line.range, mm: distance, obstructed: line.obstructed, line: [{ ...start }, { ...end }] };
  }),
  targets: ask((g, { from }) => {
    const attacker = shipArg(g, from);
    const silent = refuseAttack(g, attacker); // cloaked, on an asteroid, by a card: no weapon at all
    return armaments(g, attacker).flatMap((weapon) =>
      g.state.ships
        .filter((t) => t.status === 'play' && t !== attacker)
        .map((target) => {
          const shot = silent ?? aim(g, attacker, weapon, target);
          return isShot(shot)
            ? {
                weapon: weapon.key,
                target: target.id,
                range: shot.range,
                obstructed: shot.obstructed,
                inArc: shot.inArc,
                mm: shot.measure.distance,
                line: [{ ...shot.measure.from }, { ...shot.measure.to }],
                dice: { ...diceForShot(g, attacker, shot) },
              }
            : { weapon: weapon.key, target: target.id, refused: [...shot.clauses] };
        }),
    );
  }),
  /** Ships that wait to be placed have their cards already. */
  values: ask((g) =>
    g.state.ships
      .filter((s) => s.status === 'play' || s.status === 'reserve')
      .map((s) => ({
        ship: s.id,
        skill: skillOf(g, s),
        attack: primaryOf(g, s),
        agility: agilityOf(g, s),
        hull: hullOf(g, s),
        shields: shieldValueOf(g, s),
        damage: damageOn(s),
        actions: [...actionBar(g, s)],
      })),
  ),
  pairs: ask((g) =>
    inPlay(g.state).flatMap((from) =>
      inPlay(g.state)
        .filter((to) => to !== from)
        .map((to) => {
          const mm = measureShips(g, from, to).distance;
          return { from: from.id, to: to.id, range: rangeOf(mm), mm, inArc: isInArc(g, from, to) };
        }),
    ),
  ),
  arcs: ask((g) =>
    inPlay(g.state).flatMap((from) =>
      inPlay(g.state).flatMap((to) => (to !== from && isInArc(g, from, to) ? [{ from: from.id, to: to.id }] : [])),
    ),
  ),
  position: ask((g) => positionOf(g)),
  score: ask(({ state }) => [scoreOf(state, 0), scoreOf(state, 1)]),
  /** XW-FLUGMANOEVER-01: every dial is open to all; only what is set on it is secret. */
  dial: ask((g, { ship }) =>
    dialOf(shipArg(g, ship)).map(({ code, bearing, speed, side, difficulty }) => ({
      code,
      bearing,
      speed,
      side,
      difficulty,
    })),
  ),
  pose: askOnce('moved', withMoved, (g, { ship, manoeuvre }) => {
    const s = shipArg(g, ship);
    const m = dialOf(s).find((one) => one.code === manoeuvre);
    if (!m) throw new RangeError(`no manoeuvre ${JSON.stringify(manoeuvre ?? null)} on the dial`);
    const end = landing(g, s, m);
    const flown = end.path ? flownTemplate(end.path, s.pose!, end.s) : undefined;
    const there = { footprint: movementFootprint(end.pose, g.facts(s).half) };
    return {
      pose: { ...end.pose },
      overlapped: end.overlapped.map((o) => o.id),
      obstacles: obstaclesMet(g, s, flown, there),
      flees: edgesCrossed(g, s, end.pose).length > 0,
      template: flown ?? null,
    };
  }),
};

export const questionsWith = (sit: (state: XWingState) => XWing): Readonly<Record<string, Question<XWingState>>> =>
  Object.fromEntries(Object.entries(QUESTIONS).map(([name, asked]) => [name, asked(sit)]));
