import { type Aid, type Answering, answering, type Question, say, Unanswerable } from '@holotisch/engine';
import { flownTemplate, movementFootprint } from '@holotisch/table';
import { actionBar } from '../flow/activation/actions/perform.ts';
import { landing } from '../flow/activation/manoeuvre.ts';
import { obstaclesMet } from '../flow/activation/obstacles.ts';
import { leavesTable } from '../flow/activation/position.ts';
import { diceForShot } from '../flow/attack/attack.ts';
import { aim, armaments, isShot, refuseAttack } from '../flow/attack/weapons.ts';
import { scoreOf } from '../flow/end/end.ts';
import { lineOfFire, obstaclesOn } from '../geometry/line-of-fire.ts';
import { isBeyond, isInArc, isWithin, measureShips, rangeOf } from '../geometry/measuring.ts';
import { positionOf } from '../position/write.ts';
import { played } from '../prospect/played.ts';
import type { Ship, XWingState } from '../state.ts';
import { agilityOf, dialOf, hullOf, inPlay, primaryOf, shieldValueOf, skillOf } from '../values.ts';
import { damageOn } from '../view/damage-on.ts';
import type { XWingView } from '../view/view.ts';
import type { XWing } from '../xwing.ts';
import type { XWingAnswers } from './answers.ts';
import { QUESTION_SHAPES, type QuestionArgs } from './shapes.ts';

/** What a scenario may ask of a position: the same functions that decide answer here. */

const ask = answering<XWingState, XWing, XWingAnswers>()('xw', QUESTION_SHAPES);

function onTable(g: XWing, id: number): Ship {
  const ship = g.state.ships[id];
  if (ship?.status !== 'play' || ship.pose === null) throw new Unanswerable(say('xw.notOnTable', { id }));
  return ship;
}

/** Ships in other places: where they are expected to fly to, or `null` for those that will be gone, nobody knows where to. */
const withMoved = (state: XWingState, moved: NonNullable<QuestionArgs<'pose'>['moved']>): XWingState => ({
  ...state,
  ships: state.ships.map((ship) => {
    const to = moved[String(ship.id)];
    return to === undefined ? ship : { ...ship, pose: to };
  }),
});

/** What the rules allow is on: no measuring before an attack, no look at where a manoeuvre ends. */
export const aids: Readonly<Record<string, Aid<XWingView>>> = {
  preview: { usual: false },
  measuring: {
    usual: false,
    // XW-ANGRIFF-03: whoever is about to attack may measure, and while there is an attack its range lies open
    open: ({ attacks }, asked) => attacks.length > 0 || asked?.kind === 'attack',
  },
  odds: { usual: true },
  hints: { usual: true },
  coach: { usual: false },
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
  prospect: 'odds',
  pose: 'preview',
  arcs: null,
  values: null,
  position: null,
  score: null,
  dial: null,
};

const QUESTIONS: { readonly [N in keyof XWingAnswers]: Answering<XWingState, XWing, XWingAnswers[N]> } = {
  range: ask('range', (g, { from, to }) => {
    const m = measureShips(g, onTable(g, from), onTable(g, to));
    return { range: rangeOf(m.distance), mm: m.distance, from: { ...m.from }, to: { ...m.to } };
  }),
  distance: ask('distance', (g, { from, to }) => measureShips(g, onTable(g, from), onTable(g, to)).distance),
  within: ask('within', (g, { from, to, min, max }) => isWithin(g, onTable(g, from), onTable(g, to), min, max)),
  beyond: ask('beyond', (g, { from, to, range }) => isBeyond(g, onTable(g, from), onTable(g, to), range)),
  arc: ask('arc', (g, { from, to, arc }) => isInArc(g, onTable(g, from), onTable(g, to), arc ?? 'front')),
  line: ask('line', (g, { from, to, arc }) => {
    const line = lineOfFire(g, onTable(g, from), onTable(g, to), arc ?? null);
    if (!line) return null;
    const { distance, from: start, to: end } = line.measure;
    return {
      range: line.range,
      mm: distance,
      obstructed: line.obstructed,
      line: [{ ...start }, { ...end }],
      obstacles: line.obstructed ? obstaclesOn(g, line) : [],
    };
  }),
  prospect: ask('prospect', (g, { from, weapon, to }) => {
    const [attacker, target] = [onTable(g, from), onTable(g, to)];
    const armament = armaments(g, attacker).find(({ key }) => key === weapon);
    const shot = armament && !refuseAttack(g, attacker) ? aim(g, attacker, armament, target) : undefined;
    if (!shot || !isShot(shot)) throw new Unanswerable(say('xw.noTarget'));
    return played(g, attacker, shot);
  }),
  targets: ask('targets', (g, { from }) => {
    const attacker = onTable(g, from);
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
  values: ask('values', (g) =>
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
  pairs: ask('pairs', (g) =>
    inPlay(g.state).flatMap((from) =>
      inPlay(g.state)
        .filter((to) => to !== from)
        .map((to) => {
          const mm = measureShips(g, from, to).distance;
          return { from: from.id, to: to.id, range: rangeOf(mm), mm, inArc: isInArc(g, from, to) };
        }),
    ),
  ),
  arcs: ask('arcs', (g) =>
    inPlay(g.state).flatMap((from) =>
      inPlay(g.state).flatMap((to) => (to !== from && isInArc(g, from, to) ? [{ from: from.id, to: to.id }] : [])),
    ),
  ),
  position: ask('position', (g) => positionOf(g)),
  score: ask('score', ({ state }) => [scoreOf(state, 0), scoreOf(state, 1)]),
  /** XW-FLUGMANOEVER-01: every dial is open to all; only what is set on it is secret. */
  dial: ask('dial', (g, { ship }) =>
    dialOf(onTable(g, ship)).map(({ code, bearing, speed, side, difficulty }) => ({
      code,
      bearing,
      speed,
      side,
      difficulty,
    })),
  ),
  pose: ask('pose', (now, { ship, manoeuvre, moved }, sit) => {
    const g = moved ? sit(withMoved(now.state, moved)) : now;
    const s = onTable(g, ship);
    const m = dialOf(s).find((one) => one.code === manoeuvre);
    if (!m) throw new Unanswerable(say('xw.notOnDial', { id: manoeuvre }));
    const end = landing(g, s, m);
    const flown = end.path ? flownTemplate(end.path, s.pose!, end.s) : undefined;
    const { half } = g.facts(s);
    const footprint = movementFootprint(end.pose, half);
    return {
      pose: { ...end.pose },
      overlapped: end.overlapped.map((o) => o.id),
      obstacles: obstaclesMet(g, s, flown, footprint),
      flees: leavesTable(g, s, end.pose),
      template: flown ?? null,
    };
  }),
};

export const questionsWith = (sit: (state: XWingState) => XWing): Readonly<Record<string, Question<XWingState>>> =>
  Object.fromEntries(Object.entries(QUESTIONS).map(([name, asked]) => [name, asked(sit)]));
