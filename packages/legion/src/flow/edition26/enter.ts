import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { speedToolLength, WHETHER } from '@holotisch/table';
import type { MoveMoment } from '../../cards/moments.ts';
import type { Legion } from '../../legion.ts';
import type { At, DeploymentData } from '../../payloads.ts';
import type { ActionName, Unit } from '../../state.ts';
import { hasKeyword, isEngaged, keywordOf, leaderOf, refuse, speedOf, unitsInPlay } from '../../values.ts';
import { hasWithdrawn } from '../activation/duties.ts';
import { move } from '../activation/move/move.ts';
import { may } from '../choose.ts';
import { colourOf, onTableOf, zoneData, zonesOf } from '../objectives/zones.ts';
import { after } from '../reactions.ts';
import { deploy, deployment } from '../setup/deployment.ts';

/** Actions of 2.6 that have their own place: entering the table, compulsory moves, withdrawing. */

/** Only prepared positions are placed; all others wait beside the table. L2-SPIELAUFBAU-08 */
export const waitsBeside = (g: Legion, unit: Unit): boolean =>
  unit.status === 'reserve' && !hasKeyword(g, unit, 'prepared-position');
/** Those on the table, and those that still have to enter it. R-L2-16 */
export const mayActivate = (g: Legion): readonly Unit[] => [
  ...unitsInPlay(g.state),
  ...g.state.units.filter((u) => waitsBeside(g, u)),
];

/** Where a unit may come in: its leader as far from an edge of its territory as a tool reaches. R-L2-16 */
export function entry(g: Legion, unit: Unit, speed: number): DeploymentData {
  const deep = speedToolLength(Math.min(3, speed)) + g.card(unit).base.length;
  const { width, depth } = g.state.rules;
  const zones: At[][] = [];
  for (const zone of zonesOf(g, colourOf(g.state, g.state.sides[unit.seat]!))) {
    if (!('corners' in zone)) continue;
    const points = zone.corners.map((p) => onTableOf(g, p));
    const [x0, x1] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [y0, y1] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const box = (a: number, b: number, c: number, d: number): At[] => [
      [a, b],
      [c, b],
      [c, d],
      [a, d],
    ];
    if (y0 <= 0.5) zones.push(box(x0, 0, x1, Math.min(depth, deep)));
    if (y1 >= depth - 0.5) zones.push(box(x0, Math.max(0, depth - deep), x1, depth));
    if (x0 <= 0.5) zones.push(box(0, y0, Math.min(width, deep), y1));
    if (x1 >= width - 0.5) zones.push(box(Math.max(0, width - deep), y0, width, y1));
  }
  return { unit: unit.id, zones, leaderOnly: true };
}

/** Where the edge is crowded it may come in deeper: in its own territory, or else anywhere. R-L2-36 */
function openEntry(g: Legion, unit: Unit, speed: number): DeploymentData {
  const { width, depth } = g.state.rules;
  const all: At[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const own = zoneData(g, colourOf(g.state, g.state.sides[unit.seat]!));
  const ways = [entry(g, unit, speed), { unit: unit.id, zones: own, leaderOnly: true as const }];
  const free = ways.find((data) => deployment.sample(g, data, WHETHER) !== undefined);
  return free ?? { unit: unit.id, zones: [all], leaderOnly: true };
}

/** It comes in before it does anything else: by a free move if it scouts or must move, else by its first action. R-L2-16 */
function* enter(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  const scouts = keywordOf(g, unit, 'scout');
  const free = scouts > 0 || mustMove(g, unit);
  const speed = scouts > 0 ? scouts : Math.max(1, speedOf(g, unit));
  if (!free) turn.actions = Math.max(0, turn.actions - 1);
  turn.done.push(scouts === 0 && free ? DONE : 'move');
  g.emit({ type: 'action', unit: unit.id, action: 'move', free });
  yield* deploy(g, unit, openEntry(g, unit, speed));
  turn.moved = true;
  turn.standardMoves++;
  const { pose } = leaderOf(g, unit);
  const moment: MoveMoment = {
    unit,
    kind: 'standard',
    speed,
    from: pose,
    started: null,
    partial: false,
    full: true,
    crossed: [],
  };
  yield* after(g, unit, { move: moment, action: { unit, action: 'move', free, move: moment } });
}

// Compulsory moves: a free move action at the start or the end of the actions. R-L2-31

const DONE: ActionName = 'card:compulsory';
const LATER: ActionName = 'card:compulsory-later';
export const mustMove = (g: Legion, unit: Unit): boolean =>
  (hasKeyword(g, unit, 'speeder') || hasKeyword(g, unit, 'mobile')) && speedOf(g, unit) > 0;

export function* notYet(_g: Legion, _unit: Unit): Flow {}
export function* beforeActions(g: Legion, unit: Unit): Flow<boolean> {
  const { done } = g.state.turn!;
  if (waitsBeside(g, unit)) {
    yield* enter(g, unit);
    return true;
  }
  if (!mustMove(g, unit) || done.includes(DONE) || done.includes(LATER) || unit.status !== 'play') return false;
  const now = yield* may(unit.seat, say('le.ask.compulsory', { unit: unit.id }), ['L2-AKTIONEN-IM-DETAIL-07'], {
    unit: unit.id,
  });
  if (now) yield* compulsory(g, unit);
  else done.push(LATER);
  return true;
}
export function* afterActions(g: Legion, unit: Unit): Flow {
  if (unit.status === 'play' && mustMove(g, unit) && !g.state.turn!.done.includes(DONE)) yield* compulsory(g, unit);
}
/** In full, or as far as it goes; nobody is hurt. */
export function* compulsory(g: Legion, unit: Unit): Flow {
  g.state.turn!.done.push(DONE);
  const moment = yield* move(g, unit, {
    kinds: ['compulsory'],
    full: true,
    noMelee: true,
    clauses: ['L2-AKTIONEN-IM-DETAIL-10', 'L2-AKTIONEN-IM-DETAIL-11'],
  });
  if (unit.status === 'play')
    yield* after(g, unit, { move: moment, action: { unit, action: 'move', free: true, move: moment } });
}

/** One move action whose speed becomes 1 before anything raises or lowers it. L2-RUECKZUG-01, R-L2-22 */
export function* withdraw(g: Legion, unit: Unit): Flow<MoveMoment> {
  const moment = yield* move(g, unit, {
    kinds: ['withdraw'],
    speed: speedOf(g, unit, 1),
    noMelee: true,
    clauses: ['L2-RUECKZUG-01', 'L2-RUECKZUG-02'],
  });
  return { ...moment, kind: 'standard' };
}
export function refuseWithdraw(g: Legion, unit: Unit): Refusal | undefined {
  const { done, attacked, actions } = g.state.turn!;
  const no = (why: string, clauses: readonly ClauseId[] = ['L2-RUECKZUG-01']) =>
    refuse(clauses, say(why, { unit: unit.id }), { piece: unit.id });
  if (!isEngaged(g, unit)) return no('le.no.notEngaged');
  if (hasKeyword(g, unit, 'stationary')) return no('le.no.stationary', ['LE-STATIONAER-01']);
  if (actions === 0) return no('le.no.noActions');
  if (speedOf(g, unit) === 0 || speedOf(g, unit, 1) === 0)
    return no('le.no.withdrawSpeed', [
      'L2-RUECKZUG-01',
      ...(unit.tokens.immobilize > 0 ? (['LE-IMMOBILISIERT-MARKER-01'] as const) : []),
    ]);
  if (done.includes('withdraw')) return no('le.no.withdrawTwice', ['L2-AKTIONEN-IM-DETAIL-02']);
  if (attacked && !isCreature(g, unit)) return no('le.no.withdrawAttacked', ['L2-RUECKZUG-02']);
  return done.includes('standby') ? no('le.no.withdrawStandby', ['L2-RUECKZUG-02']) : undefined;
}
/** In that activation no attack, save of creatures, and no standby. R-L2-22 */
export const refuseWithdrawn = (g: Legion, unit: Unit, action: ActionName): Refusal | undefined => {
  const ruledOut = action === 'standby' || (action === 'attack' && !isCreature(g, unit));
  if (!ruledOut || !hasWithdrawn(g, unit)) return undefined;
  const words = action === 'standby' ? 'le.no.withdrawn.standby' : 'le.no.withdrawn.attack';
  return refuse(['L2-RUECKZUG-02'], say(words, { unit: unit.id }), { piece: unit.id });
};
/** No attack action and standby action in one activation, in whichever order. R-L2-11 */
export const refuseBeside = (g: Legion, unit: Unit, action: ActionName): Refusal | undefined =>
  action === 'attack' && g.state.turn!.done.includes('standby')
    ? refuse(['L2-AKTIONEN-IM-DETAIL-13'], say('le.no.attackStandby', { unit: unit.id }), { piece: unit.id })
    : undefined;
const isCreature = (g: Legion, unit: Unit): boolean => g.card(unit).type === 'creature-trooper';
