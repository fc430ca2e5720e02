import {
  type AnyMatch,
  type Ask,
  type AskData,
  describeAsk,
  type Json,
  type Message,
  refuse,
  type Seat,
  sameData,
  say,
} from '@holotisch/engine';
import { rngOf } from '../player.ts';
import { playAnswer, thoughtOf } from './futures.ts';
import { chanceFor, type Effort, type Judge, rounded } from './judge.ts';

/** What a decision has cost: the answer that was given beside the best others, in the same futures. */

export type Mark = 'great' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** From such a loss of the chance of winning on. */
const LOSSES: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];
/** Better than all others that came to mind by so much, and not what anybody would do. */
const GREAT = 0.05;
/** A difference counts from so many of its errors on. */
const CLEAR = 2;
/** What looks no better than this at first is not compared any further. */
const WORTH_A_LOOK = 0.01;

export interface Judged {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly mark: Mark;
  /** The chance of winning that it has cost its side; less than 0: that it has gained. */
  readonly cost: number;
  /** One standard error. */
  readonly error: number;
  readonly given: Said;
  /** The best other answer that was found. */
  readonly best: Said;
  /** The question, where there is something to be said about the answer. */
  readonly ask?: AskData;
}

/** An answer, and how the question calls it; a place on the table has no name. */
export interface Said {
  readonly answer: Json;
  readonly words: readonly Message[];
}

/** A moment of a match that is over, and what was decided there. */
export interface Moment {
  readonly at: number;
  readonly match: AnyMatch;
  readonly ask: Ask;
  readonly given: Json;
}

/** The answers that are compared: what was given first, then what the policy would have done, then others. */
export function answersAt(
  { match, ask, given }: Moment,
  judge: Judge,
  most: number,
  seed: string,
): { readonly answers: readonly Json[]; readonly isUsual: boolean } {
  const { seat } = ask;
  const view = match.game.view(match.state, seat) as Json;
  const turn = { seat, view, ask, rng: rngOf(`${seed} answers`) };
  const usual = judge.policy.choose(turn);
  const all: Json[] = [given];
  for (const answer of [usual, ...judge.others(turn, usual)]) {
    if (all.length >= most) break;
    if (!all.some((one) => sameData(one, answer)) && refuse(ask, answer) === undefined) all.push(answer);
  }
  return { answers: all, isUsual: sameData(given, usual) };
}

export function* judgeDecision(
  moment: Moment,
  judge: Judge,
  effort: Effort,
  seed: string,
): Generator<void, Judged | undefined> {
  const { at, match, ask, given } = moment;
  const { seat, kind } = ask;
  const { answers, isUsual } = answersAt(moment, judge, effort.answers, seed);
  if (answers.length < 2) return undefined;
  const side = judge.sideOf(match.state, seat);
  // The match itself goes on meanwhile in nobody's hands: its state stays what it is.
  const from = match.state;
  const worth = (answer: Json, chance: string): number => {
    const future = thoughtOf(match, seat, `${seed} ${chance}`);
    playAnswer(future, seat, answer, judge, from);
    return chanceFor(judge, future.state, side);
  };
  const sums = answers.map(() => 0);
  for (let n = 0; n < effort.tried; n++)
    for (const [i, answer] of answers.entries()) {
      sums[i]! += worth(answer, `try ${n}`);
      yield;
    }
  let best = 1;
  for (let i = 2; i < answers.length; i++) if (sums[i]! > sums[best]!) best = i;
  const said = { at, seat, kind, given: saidOf(ask, given), best: saidOf(ask, answers[best]!) };
  const looks = (sums[best]! - sums[0]!) / effort.tried;
  if (Math.abs(looks) < WORTH_A_LOOK) return { ...said, mark: 'good', cost: 0, error: 0 };
  const gains: number[] = [];
  for (let n = 0; n < effort.compared; n++) {
    const other = worth(answers[best]!, `compare ${n}`);
    yield;
    gains.push(other - worth(given, `compare ${n}`));
    yield;
  }
  const { mean, error } = meanOf(gains);
  const mark = markOf(mean, error, isUsual);
  const figures = { ...said, mark, cost: rounded(mean), error: rounded(error) };
  return mark === 'good' ? figures : { ...figures, ask: plainly(ask) };
}

export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / n;
  const spread = values.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(spread / n) };
}

/** A mark only where the difference is clear of its error. */
function markOf(cost: number, error: number, isUsual: boolean): Mark {
  if (Math.abs(cost) <= CLEAR * error) return 'good';
  if (cost <= -GREAT && !isUsual) return 'great';
  return LOSSES.find(([, from]) => cost >= from)?.[0] ?? 'good';
}

/** What is barred is of no interest any more. */
export function plainly(ask: Ask): AskData {
  const { barred: _, ...plain } = describeAsk(ask);
  return plain;
}

/** How the question calls an answer. */
export function saidOf(ask: Ask, answer: Json): Said {
  return { answer, words: wordsOf(ask, answer) };
}

function wordsOf(ask: Ask, answer: Json): readonly Message[] {
  if (ask.type === 'region') return [];
  if (ask.type === 'form') {
    const fields = answer as Readonly<Record<string, string>>;
    return ask.fields.flatMap(({ id, label, options }) => {
      const option = options.find((one) => one.id === fields[id]);
      return [label ?? say(id), ...(option ? [option.label ?? say(option.id)] : [])];
    });
  }
  const ids = ask.type === 'choice' ? [answer] : (answer as readonly Json[]);
  return ids.flatMap((id) => {
    const option = ask.options.find((one) => one.id === id);
    return option ? [option.label ?? say(option.id)] : [];
  });
}
