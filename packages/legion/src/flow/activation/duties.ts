import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { MoveMoment } from '../../cards/moments.ts';
import type { Legion } from '../../legion.ts';
import type { ActionName, Unit } from '../../state.ts';
import { hasKeyword, isEngaged, refuse, speedOf } from '../../values.ts';
import { after } from '../reactions.ts';
import { climbs } from './move/climb.ts';
import { carryOut, type MoveOptions, move } from './move/move.ts';
import { isPlan, type MoveAnswer, type MovePlan, planMove } from './move/plan.ts';

/** What a unit must do: compulsory moves, flight, withdrawal. */

/** LE-GLEITER-X-02..08, LE-ZWANGSBEWEGUNG-01..11 */
export function* compulsory(g: Legion, unit: Unit): Flow {
  if (hasKeyword(g, unit, 'speeder')) yield* g.rules.compulsoryMove(g, unit);
}
export function* compulsoryMove(g: Legion, unit: Unit): Flow {
  if (speedOf(g, unit) === 0) return;
  const speed = speedOf(g, unit);
  const moment = yield* move(g, unit, {
    kinds: ['compulsory'],
    full: true,
    noMelee: true,
    clauses: ['LE-ZWANGSBEWEGUNG-04', 'LE-ZWANGSBEWEGUNG-06'],
  });
  if (unit.status === 'play' && moment.partial)
    yield* g.rules.suffer(g, unit, Math.min(speed, moment.speed), { by: 'compulsory' }); // LE-ZWANGSBEWEGUNG-07
  if (unit.status === 'play') yield* after(g, unit, { move: moment });
}
/** LE-PANIK-05..13, LE-NIEDERHALTEN-12: to the nearest edge, as fast as it can; engaged ones withdraw. */
export function* panic(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  if (hasKeyword(g, unit, 'stationary') || turn.actions === 0) return; // LE-STATIONAER-03
  turn.actions--;
  if (isEngaged(g, unit)) {
    yield* flee(g, unit, 1, 'withdraw'); // LE-PANIK-13; nothing answers it: LE-RUECKZUG-04
    return;
  }
  const moment = yield* flee(g, unit, speedOf(g, unit), 'standard');
  if (moment && unit.status === 'play')
    yield* after(g, unit, { move: moment, action: { unit, action: 'move', free: false, move: moment } });
}

/**
 * The way that brings its leader nearest to an edge, round terrain if that is shorter: there is nothing to decide.
 * LE-PANIK-06, LE-PANIK-07, LE-PANIK-12
 */
function* flee(g: Legion, unit: Unit, speed: number, kind: 'standard' | 'withdraw'): Flow<MoveMoment | undefined> {
  if (speed === 0) return undefined;
  const options: MoveOptions = { kinds: [kind], speed, flees: true, noMelee: true, clauses: ['LE-PANIK-06'] };
  let best: { readonly plan: MovePlan; readonly left: number } | undefined;
  const consider = (answer: MoveAnswer) => {
    const plan = planMove(g, { unit: unit.id, ...options, speed }, answer);
    if (!isPlan(plan)) return;
    const left = plan.leaves ? -1 : edgeGap(g, plan);
    if (best === undefined || left < best.left - 0.01) best = { plan, left };
  };
  const { x, y } = unit.minis[unit.leader]!.pose!;
  const straight = towardsEdge(g, x, y);
  for (let own = speed; own >= 1 && best === undefined; own--)
    for (const turn of FAN)
      for (const bend of BENDS) consider({ kind, speed: own, heading: straight + turn, bend, way: 1 });
  if (best === undefined || best.left > edgeGapNow(g, unit) - CREEP) {
    const way = kind === 'standard' ? clamberAway(g, unit, speed) : undefined;
    if (way) return yield* carryOut(g, unit, way);
    g.emit({ type: 'hindered', unit: unit.id, why: say('le.noFlight'), clauses: ['LE-PANIK-06'] });
    return undefined;
  }
  return yield* carryOut(g, unit, best.plan);
}
/** Only up or down leads any further: of all such ways the one that ends nearest to an edge. LE-PANIK-12 */
function clamberAway(g: Legion, unit: Unit, speed: number): MovePlan | undefined {
  let best: MovePlan | undefined;
  for (const climb of climbs(g, unit)) {
    const answer: MoveAnswer = { kind: 'clamber', speed: 1, heading: 0, bend: 0, way: 1, climb };
    const plan = planMove(g, { unit: unit.id, kinds: ['clamber'], speed }, answer);
    if (isPlan(plan) && (best === undefined || edgeGap(g, plan) < edgeGap(g, best))) best = plan;
  }
  return best;
}
/** Less is no flight: it only pushes against what is in its way. */
const CREEP = 1;
const FAN = [0, -20, 20, -40, 40, -60, 60, -80, 80];
const BENDS = [0, -45, 45, -90, 90];

/** In degrees. */
function towardsEdge(g: Legion, x: number, y: number): number {
  const { width, depth } = g.state.rules;
  const ways: readonly (readonly [away: number, heading: number])[] = [
    [y, 180],
    [depth - y, 0],
    [x, 270],
    [width - x, 90],
  ];
  return ways.reduce((a, b) => (b[0] < a[0] ? b : a))[1];
}
const edgeOf = (g: Legion, x: number, y: number): number =>
  Math.min(x, y, g.state.rules.width - x, g.state.rules.depth - y);
const edgeGap = (g: Legion, { leader }: MovePlan): number => edgeOf(g, leader.x, leader.y);
const edgeGapNow = (g: Legion, unit: Unit): number => {
  const { x, y } = unit.minis[unit.leader]!.pose!;
  return edgeOf(g, x, y);
};

/** LE-RUECKZUG-01..04, R-LE-57: the whole activation for one speed-1 move. */
export function* withdraw(g: Legion, unit: Unit): Flow<MoveMoment> {
  const turn = g.state.turn!;
  turn.over = true;
  turn.actions = 0;
  return yield* move(g, unit, { kinds: ['withdraw'], speed: 1, clauses: ['LE-RUECKZUG-02', 'LE-HANDGEMENGE-07'] });
}
/** Instead of everything else: only as the first thing. LE-RUECKZUG-03 */
export function refuseWithdraw(g: Legion, unit: Unit): Refusal | undefined {
  const about = { piece: unit.id };
  if (!isEngaged(g, unit)) return refuse(['LE-RUECKZUG-01'], say('le.no.notEngaged'), about);
  if (hasKeyword(g, unit, 'stationary'))
    return refuse(['LE-STATIONAER-01'], say('le.no.stationary', { unit: unit.id }), about);
  return g.state.turn!.done.length === 0
    ? undefined
    : refuse(['LE-RUECKZUG-02', 'LE-RUECKZUG-03'], say('le.no.withdrawLate', { unit: unit.id }), about);
}
/** Whoever has withdrawn does nothing else in its activation. LE-RUECKZUG-03 */
export const refuseWithdrawn = (g: Legion, unit: Unit, _action: ActionName): Refusal | undefined =>
  hasWithdrawn(g, unit)
    ? refuse(['LE-RUECKZUG-03'], say('le.no.withdrawn', { unit: unit.id }), { piece: unit.id })
    : undefined;
export const hasWithdrawn = ({ state }: Legion, unit: Unit): boolean =>
  state.turn?.unit === unit.id && state.turn.done.includes('withdraw');
