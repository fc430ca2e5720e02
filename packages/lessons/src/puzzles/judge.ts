import { type AnyMatch, isObject, type Json, quickRng, type Seat } from '@holotisch/engine';
import type { Player } from '@holotisch/players';
import type { Ground, Stock } from '@holotisch/players/ground';
import type { AnyTheme, Line } from './lines.ts';
import type { Known, Outcome, Weighed } from './puzzle.ts';

// biome-ignore lint/suspicious/noExplicitAny: whoever deals with any game has to forget what is inside its state
export type AnyGround = Ground<any>;

/** What an answer is judged in: the question that is open, and how it goes on from there. */
export interface Bench {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly ground: AnyGround;
  readonly theme: AnyTheme;
}

/** A future that has not come to its end by then never will. */
const MOST_DECISIONS = 1500;

/** What comes of an answer in the future of this number: the same dice for every answer. */
export function outcomeIn(bench: Bench, line: Line, future: string): Outcome {
  const { match, seat, ground } = bench;
  const seenBy = match.game.determinise === undefined ? {} : { seenBy: seat };
  const twin = match.fork({ seed: future, ...seenBy, keep: 'none', events: false, verify: false });
  const round = ground.round(match.state);
  const side = ground.side(match.state, seat);
  const before = ground.stock(match.state);
  for (const answer of line) {
    const refusal = twin.decide(seat, answer);
    if (refusal) throw new Error(`an answer that was legal is refused: ${refusal.message.text}`);
  }
  const isFarEnough = horizon(bench, round);
  const rng = quickRng(1);
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const [ask] = twin.open;
    if (ask === undefined || isFarEnough(twin)) break;
    answerBy(ground.hand, twin, ask.seat, rng);
  }
  return outcomeOf(before, ground.stock(twin.state), side);
}

function answerBy(player: Player, match: AnyMatch, seat: Seat, rng: { below(n: number): number }): void {
  const ask = match.askOf(seat)!;
  const answer = player.choose({ seat, ask, view: match.game.view(match.state, seat), rng });
  if (match.decide(seat, answer)) throw new Error(`${player.id} gave an answer to ${ask.kind} that is not legal`);
}

function horizon({ match, ground, theme }: Bench, round: number): (twin: AnyMatch) => boolean {
  const { far } = theme;
  if (far === 'round') return (twin) => ground.round(twin.state) > round;
  if (far === 'next round') return (twin) => ground.round(twin.state) > round + 1;
  let turn = ground.turn(match.state);
  let ended = 0;
  return ({ state }) => {
    const now = ground.turn(state);
    if (now === turn) return false;
    if (turn !== null) ended++;
    turn = now;
    return ended >= far;
  };
}

function outcomeOf(before: readonly [Stock, Stock], after: readonly [Stock, Stock], side: 0 | 1): Outcome {
  const gone = (which: number, of: (stock: Stock) => number) => of(before[which]!) - of(after[which]!);
  const foe = 1 - side;
  const points = ({ points: p }: Stock) => p;
  const victory = ({ victory: v }: Stock) => v;
  return {
    points: gone(foe, points) - gone(side, points),
    dealt: gone(foe, ({ life }) => life),
    suffered: gone(side, ({ life }) => life),
    felled: gone(foe, ({ units }) => units),
    lost: gone(side, ({ units }) => units),
    victory: gone(foe, victory) - gone(side, victory),
  };
}

/** On average. */
export function meanOf(outcomes: readonly Outcome[]): Outcome {
  const mean = (of: (one: Outcome) => number) =>
    rounded(outcomes.reduce((sum, one) => sum + of(one), 0) / Math.max(1, outcomes.length));
  return {
    points: mean((o) => o.points),
    dealt: mean((o) => o.dealt),
    suffered: mean((o) => o.suffered),
    felled: mean((o) => o.felled),
    lost: mean((o) => o.lost),
    victory: mean((o) => o.victory),
  };
}
const rounded = (n: number): number => Math.round(n * 1000) / 1000 || 0;

/** By how much one answer is ahead of another in the same futures, and the error of that. */
export function ahead(one: readonly Outcome[], other: readonly Outcome[]): { gain: number; error: number } {
  const n = Math.min(one.length, other.length);
  const gains = Array.from({ length: n }, (_, i) => one[i]!.points - other[i]!.points);
  const gain = gains.reduce((sum, g) => sum + g, 0) / Math.max(1, n);
  if (n < 2) return { gain, error: Number.POSITIVE_INFINITY };
  const spread = gains.reduce((sum, g) => sum + (g - gain) * (g - gain), 0) / (n - 1);
  return { gain, error: Math.sqrt(spread / n) };
}

/** The futures in which a puzzle is judged in the end: others than those that it was found in. */
const lastFuture = (i: number): string => `judged ${i}`;

export const judged = (bench: Bench, line: Line, futures: number): readonly Outcome[] =>
  Array.from({ length: futures }, (_, i) => outcomeIn(bench, line, lastFuture(i)));

/** What the rules say of an answer in exact figures. */
export function factsOf({ match, seat, theme }: Bench, line: Line): readonly Known[] {
  const ask = match.askOf(seat)!;
  return (theme.facts?.(match.state, ask, line) ?? []).flatMap(({ question, args, after, members }): Known[] => {
    const twin = match.fork({ events: false });
    for (const answer of after ? line : []) twin.decide(seat, answer);
    const answer = match.game.questions[question]!(twin.state, args);
    return answer.ok ? [{ question, args: { ...args }, after, answer: short(only(answer.value, members)) }] : [];
  });
}

const only = (value: Json, members: readonly string[] | undefined): Json =>
  members === undefined || !isObject(value)
    ? value
    : Object.fromEntries(members.map((name) => [name, (value[name] ?? null) as Json]));

/** Four digits are enough to tell whether a rule has changed. */
function short(value: Json): Json {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000;
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, short(one)]));
}

export const weighed = (bench: Bench, line: Line, outcomes: readonly Outcome[]): Weighed => ({
  line,
  outcome: meanOf(outcomes),
  facts: factsOf(bench, line),
});
