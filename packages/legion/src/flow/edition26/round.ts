import { type Flow, type Option, rollDice, rollDie, type Seat, say } from '@holotisch/engine';
import type { AttackFace } from '../../data/types.ts';
import { ATTACK_DICE, DEFENCE_DICE } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, isTrooper, numberOf, otherSide, seatsOf } from '../../values.ts';
import { kept } from '../activation/activation.ts';
import { damageVehicle } from '../attack/wounds.ts';
import { destroyedPoints, nextRound as next12, POINTS_TO_WIN } from '../end/end.ts';
import { removeMarker } from '../objectives/markers.ts';
import { remove } from '../tokens.ts';

/** The round of 2.6: colours by dice, who resolves first, passing, vehicles, five rounds, points. */

/** Whoever has priority; the blue player while nobody has it. L2-TIMING-01, R-L2-25 */
export const leading = ({ state }: Legion): Seat =>
  state.phase === 'activation' || state.phase === 'end' || (state.phase === 'command' && state.stage >= ORDERS)
    ? state.priority
    : captainOf(state, state.blue);
/** The step of the command phase before which priority is settled. */
const ORDERS = 2;

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
  state.counter = captainOf(state, blue);
  state.priority = state.counter;
  state.phase = 'battle';
}
function better(a: readonly AttackFace[], b: readonly AttackFace[]): Side | undefined {
  for (const face of ['crit', 'hit', 'surge'] as const) {
    const [x, y] = [a, b].map((faces) => faces.filter((one) => one === face).length) as [number, number];
    if (x !== y) return x > y ? 0 : 1;
  }
  return undefined;
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

/** L2-ENDPHASE-04..06, R-L2-08; smoke goes with them. R-L2-45 */
export function* removeTokens(g: Legion): Flow {
  for (const unit of g.rules.mayActivate(g)) {
    for (const token of ['aim', 'dodge', 'standby', 'surge', 'observation'] as const)
      remove(g, unit, token, unit.tokens[token] - numberOf(g, unit, `kept.${token}`, 0), 'end');
    if (g.rules.calmsDown(g, unit) && unit.tokens.suppression > 0)
      remove(g, unit, 'suppression', 1 - (yield* kept(g, unit, 1)), 'end');
  }
  for (const smoke of g.state.markers.filter(({ kind }) => kind === 'smoke')) removeMarker(g, smoke);
  for (const hand of g.state.hands) hand.passes = 0;
}

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
