import { type Flow, type Option, rollDice, rollDie, type Seat, say } from '@holotisch/engine';
import { speedToolLength } from '@holotisch/table';
import type { MoveMoment } from '../../cards/moments.ts';
import type { AttackFace } from '../../data/types.ts';
import { ATTACK_DICE, DEFENCE_DICE } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import type { At, DeploymentData } from '../../payloads.ts';
import type { Side, Unit } from '../../state.ts';
import {
  captainOf,
  courageOf,
  hasKeyword,
  isEngaged,
  isTrooper,
  numberOf,
  otherSide,
  seatsOf,
  speedOf,
  unitsInPlay,
} from '../../values.ts';
import { lentCourage } from '../activation.ts';
import { destroyedPoints, nextRound as next12 } from '../end.ts';
import { move } from '../move/move.ts';
import { after } from '../reactions.ts';
import { deploy } from '../setup/deployment.ts';
import { chooseEdge } from '../setup/sides.ts';
import { mayBeSuppressed, remove } from '../tokens.ts';
import { damageVehicle } from '../wounds.ts';
import { colourOf, onTableOf, zonesOf } from '../zones.ts';

/** The round of 2.6: colours by dice, units that enter from the edge, passing, panic without flight, five rounds, points. */

const COLOUR_DICE = 4;
/** R-L2-16: four black dice each; most criticals, then hits, then surges, else again. */
export function* chooseColours(g: Legion): Flow {
  const { state } = g;
  const roll = () => rollDice(state.chance, ATTACK_DICE.black, COLOUR_DICE);
  let blue: Side | undefined;
  while (blue === undefined) {
    const [a, b] = [roll(), roll()];
    for (const faces of [a, b]) g.emit({ type: 'looseDice', colour: 'attack', faces, purpose: say('le.rollForBlue') });
    blue = better(a, b);
  }
  state.blue = blue;
  g.emit({ type: 'colours', blue, how: 'dice' });
  yield* chooseEdge(g);
}
function better(a: readonly AttackFace[], b: readonly AttackFace[]): Side | undefined {
  for (const face of ['crit', 'hit', 'surge'] as const) {
    const [x, y] = [a, b].map((faces) => faces.filter((one) => one === face).length) as [number, number];
    if (x !== y) return x > y ? 0 : 1;
  }
  return undefined;
}

/** Only prepared positions are placed; all others wait beside the table. L2-SPIELAUFBAU-08 */
export const waitsBeside = (g: Legion, unit: Unit): boolean =>
  unit.status === 'reserve' && !hasKeyword(g, unit, 'prepared-position');
/** Those on the table, and those that still have to enter it. R-L2-16 */
export const mayActivate = (g: Legion): readonly Unit[] => [
  ...unitsInPlay(g.state),
  ...g.state.units.filter((u) => waitsBeside(g, u)),
];

/** Where a unit may come in: as far from an edge of its territory as its tool reaches. R-L2-16 */
export function entry(g: Legion, unit: Unit): DeploymentData {
  const deep = speedToolLength(Math.max(1, Math.min(3, speedOf(g, unit)))) + g.card(unit).base.length;
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
  return { unit: unit.id, zones };
}

/** It comes in before it does anything else: that is its first move action. R-L2-16 */
export function* enter(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  yield* deploy(g, unit, entry(g, unit));
  turn.actions = Math.max(0, turn.actions - 1);
  turn.done.push('move');
  turn.moved = true;
}

// Passing. L2-KOMMANDOPHASE-09, L2-AKTIVIERUNGSPHASE-05, R-L2-04

export function* passPool(g: Legion): Flow {
  const { state } = g;
  const count = (side: Side) =>
    state.units.filter((u) => u.status !== 'defeated' && state.sides[u.seat] === side).length;
  for (const side of [0, 1] as const) {
    const hand = state.hands[captainOf(state, side)]!;
    hand.passes = Math.max(0, count(otherSide(side)) - count(side) - 1);
    hand.passed = false;
  }
}
export function passOptions(g: Legion, side: Side): readonly Option<never>[] {
  const hand = g.state.hands[captainOf(g.state, side)]!;
  return hand.passes > 0 && !hand.passed ? [{ id: 'pass', label: say('le.passTurn', { left: hand.passes }) }] : [];
}
export function* pass(g: Legion, side: Side): Flow {
  const seat = captainOf(g.state, side);
  const hand = g.state.hands[seat]!;
  hand.passes--;
  hand.passed = true;
  g.emit({ type: 'turnPassed', seat, token: true });
  g.state.turnOf = otherSide(side);
}

// Panic: a state, and no flight. L2-PANIK-01..05, R-L2-21

export const isPanicked = (g: Legion, unit: Unit): boolean => {
  const courage = courageOf(g, unit);
  if (!mayBeSuppressed(g, unit) || courage === null || unit.tokens.suppression === 0) return false;
  if (numberOf(g, unit, 'steadfast', 0) > 0) return false;
  return unit.tokens.suppression >= 2 * Math.max(courage, ...lentCourage(g, unit));
};
export function* checkPanic(g: Legion, unit: Unit): Flow {
  const is = isPanicked(g, unit);
  if (is !== unit.panicked) {
    unit.panicked = is;
    g.emit({ type: 'panicked', unit: unit.id, is, courage: courageOf(g, unit) });
  }
  if (is) g.state.turn!.panics = true;
}
/** Neither actions nor free actions. L2-PANIK-02 */
export function* panic(g: Legion): Flow {
  g.state.turn!.actions = 0;
}
/** L2-AKTIVIERUNGSPHASE-11: tokens equal to its own courage leave. */
export function* unitEnds(g: Legion, unit: Unit): Flow {
  if (g.state.turn?.panics) remove(g, unit, 'suppression', courageOf(g, unit) ?? 0, 'panic');
}

/** L2-RUECKZUG-01, -02, R-L2-22: one move action; no attack, no standby, no new melee in this activation. */
export function* withdraw(g: Legion, unit: Unit): Flow<MoveMoment> {
  const turn = g.state.turn!;
  if (!turn.done.includes('attack')) turn.done.push('attack');
  if (!turn.done.includes('standby')) turn.done.push('standby');
  const moment = yield* move(g, unit, {
    kinds: ['withdraw'],
    speed: 1,
    noMelee: true,
    clauses: ['L2-RUECKZUG-01', 'L2-RUECKZUG-02'],
  });
  yield* after(g, unit, { move: { ...moment, kind: 'standard' } });
  return moment;
}
export const mayWithdraw = (g: Legion, unit: Unit): boolean =>
  isEngaged(g, unit) &&
  g.state.turn!.actions > 0 &&
  !g.state.turn!.done.includes('withdraw') &&
  !hasKeyword(g, unit, 'stationary');

/** A free move at the start of its actions, as far as it goes, without wounds. R-L2-31 */
export function* compulsoryMove(g: Legion, unit: Unit): Flow {
  if (unit.status !== 'play' || speedOf(g, unit) === 0) return;
  const moment = yield* move(g, unit, {
    kinds: ['compulsory'],
    full: true,
    noMelee: true,
    clauses: ['L2-AKTIONEN-IM-DETAIL-10'],
  });
  if (unit.status === 'play') yield* after(g, unit, { move: moment });
}

/** R-L2-31: a token without a roll, once in a game. */
export function* resilience(g: Legion, unit: Unit): Flow {
  const value = g.card(unit).resilience;
  if (isTrooper(g, unit) || unit.resilienceRolled || value === undefined || value === null) return;
  if (unit.minis.reduce((sum, { wounds }) => sum + wounds, 0) < value) return;
  unit.resilienceRolled = true;
  damageVehicle(g, unit, 'damaged');
}
/** R-L2-31: a white die for each token; any blank costs one action in all. */
export function ionLoss(g: Legion, unit: Unit): number {
  const faces = Array.from({ length: unit.tokens.ion }, () => rollDie(g.state.chance, DEFENCE_DICE.white));
  g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.ionRoll', { unit: unit.id }) });
  return faces.includes('blank') ? 1 : 0;
}

/** L2-ENDPHASE-04..06, R-L2-08 */
export function* removeTokens(g: Legion): Flow {
  for (const unit of unitsInPlay(g.state)) {
    for (const token of ['aim', 'dodge', 'standby', 'surge', 'observation'] as const)
      remove(g, unit, token, unit.tokens[token] - numberOf(g, unit, `kept.${token}`, 0), 'end');
    if (g.rules.calmsDown(g, unit)) remove(g, unit, 'suppression', 1, 'end');
  }
  for (const hand of g.state.hands) hand.passes = 0;
}

const POINTS_TO_WIN = 12;
/** L2-SIEGBEDINGUNGEN-02: twelve points and more than the other, at the end of a round. */
export function nextRound(g: Legion): void {
  const [a, b] = g.state.victory;
  if (Math.max(a, b) >= POINTS_TO_WIN && a !== b) g.state.phase = 'over';
  else next12(g);
}
/** Points, then the fewest own losses, else a draw. L2-SIEGBEDINGUNGEN-04, R-L2-17 */
export function winner(g: Legion): { readonly winner: Side | null; readonly reason: string } {
  const [a, b] = g.state.victory;
  if (a !== b) return { winner: a > b ? 0 : 1, reason: 'victory' };
  const [p, q] = [destroyedPoints(g, 0), destroyedPoints(g, 1)];
  if (p !== q) return { winner: p > q ? 0 : 1, reason: 'points' };
  return { winner: null, reason: 'draw' };
}
/** R-L2-02 */
export const tieRoller = (g: Legion): Seat => seatsOf(g.state, g.state.blue)[0]!;
