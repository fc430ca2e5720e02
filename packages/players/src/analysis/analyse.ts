import { type AnyGame, type By, type Json, Match, type Origin, type Seat } from '@holotisch/engine';
import { type Judged, judgeDecision } from './decision.ts';
import { type Effort, type Judge, rounded, type Side, winChance } from './judge.ts';
import { type Fallen, luckOf } from './luck.ts';
import { type Turn, turnsOf, type Verdict, verdictOf } from './summary.ts';

/** A look back at a match: how it stood at every moment, what each decision has cost, and what the dice have done. */

/** The match as its file has it. */
export interface Matter {
  readonly game: AnyGame;
  readonly origin: Origin;
  readonly decisions: readonly (readonly [By, Json])[];
}

export interface Analysis {
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
  readonly effort: Effort;
  readonly decisions: number;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /** After so many decisions the first side wins with this chance; where nothing is half done. */
  readonly curve: readonly Point[];
  readonly judged: readonly Judged[];
  readonly fallen: readonly Fallen[];
  readonly turns: readonly Turn[];
  readonly verdict: Verdict;
}

export interface Point {
  readonly at: number;
  readonly chance: number;
}

/** What was found out about one decision: it depends on nothing but the match, the seed and its number. */
export interface Finding {
  readonly at: number;
  readonly judged?: Judged;
  readonly fallen?: Fallen;
}

/** How far it has come, and what is new: whoever keeps the findings can go on with them later. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly finding?: Finding;
}

interface Looking {
  readonly seed: string;
  readonly effort: Effort;
  /** What was found out before. */
  readonly known?: readonly Finding[];
}

/** Goes through a match in slices. The same match, seed and effort give the same figures, whenever it was left. */
export function* analyse(matter: Matter, judge: Judge, looking: Looking): Generator<Progress, Analysis> {
  const { game, decisions } = matter;
  const known = new Map(looking.known?.map((one) => [one.at, one]));
  const match = begin(matter);
  const sides = game.seats(match.state).map((seat: Seat) => judge.sideOf(match.state, seat));
  const sideOf = (seat: Seat): Side => sides[seat]!;
  const findings: Finding[] = [];
  for (let at = 0; at < decisions.length; at++) {
    const finding = yield* decided(match, at, decisions, judge, looking, known.get(at));
    if (!isEmpty(finding)) findings.push(finding);
    yield { done: at + 1, of: decisions.length, finding };
  }
  const judged = findings.flatMap((one) => one.judged ?? []);
  const fallen = findings.flatMap((one) => one.fallen ?? []);
  const curve = curveOf(matter, judge);
  return {
    game: game.id,
    edition: game.edition,
    seed: looking.seed,
    effort: looking.effort,
    decisions: decisions.length,
    sides,
    curve,
    judged,
    fallen,
    turns: turnsOf(judged, fallen, sideOf),
    verdict: verdictOf(judge.winner(match.state) ?? null, curve, judged, fallen, sideOf),
  };
}

const isEmpty = ({ judged, fallen }: Finding): boolean => judged === undefined && fallen === undefined;

function begin({ game, origin }: Matter): Match {
  const started = Match.start(game, origin, { keep: 'last', events: false });
  if (!started.ok) throw new Error(`a match that does not begin: ${started.fault.message.text}`);
  return started.value;
}

/** Takes one decision of the match, and finds out about it first what is not known yet. */
function* decided(
  match: Match,
  at: number,
  decisions: Matter['decisions'],
  judge: Judge,
  { seed, effort }: Looking,
  known: Finding | undefined,
): Generator<Progress, Finding> {
  const [by, answer] = decisions[at]!;
  const inSlices = function* <T>(work: Generator<void, T>): Generator<Progress, T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield { done: at, of: decisions.length };
    }
  };
  const ask = by === 'override' ? undefined : match.askOf(by);
  const given = by === 'override' ? undefined : match.reading(by, answer);
  const open = known === undefined && ask !== undefined && given !== undefined && !judge.inSetup(match.state);
  const judged =
    open && judge.matters(ask)
      ? yield* inSlices(judgeDecision({ at, match, ask, given }, judge, effort, `${seed} ${at}`))
      : undefined;
  const before = open ? match.fork() : undefined;
  const refusal = match.take(by, answer);
  if (refusal) throw new Error(`decision ${at} of the match is refused: ${refusal.message.text}`);
  if (known !== undefined) return known;
  const fallen =
    before && by !== 'override' && match.taken.at(-1)!.drew
      ? yield* inSlices(luckOf({ at, before, after: match, seat: by, answer }, judge, `${seed} ${at}`))
      : undefined;
  return { at, ...(judged && { judged }), ...(fallen && { fallen }) };
}

/** The match as it stood after so many decisions. */
export function matchAt(matter: Matter, at: number): Match {
  const match = begin(matter);
  for (const [by, answer] of matter.decisions.slice(0, at)) match.take(by, answer);
  return match;
}

/** How the match stood, for the first side, whenever nothing was half done. */
export function curveOf(matter: Matter, judge: Judge): readonly Point[] {
  const match = begin(matter);
  const points: Point[] = [];
  for (const [at, [by, answer]] of matter.decisions.entries()) {
    match.take(by, answer);
    if (judge.inSetup(match.state) || !(match.over || judge.isSettled(match.state))) continue;
    const chance = rounded(winChance(judge, match.state));
    if (points.at(-1)?.chance !== chance) points.push({ at: at + 1, chance });
  }
  return points;
}
