import type { AnyMatch, Ask, AskData, Json, Seat } from '@holotisch/engine';
import { rngOf } from '../player.ts';
import { answersAt, type Moment, meanOf, plainly, type Said, saidOf } from './decision.ts';
import { playAnswer, thoughtOf } from './futures.ts';
import { chanceFor, type Effort, type Judge, type Piece, rounded, type Side } from './judge.ts';

/** Why a decision is what it is: the answers that came to mind, what each is expected to bring, and what is to be feared. */
export interface Explained {
  readonly seat: Seat;
  readonly kind: string;
  readonly ask: AskData;
  /** The best first. */
  readonly answers: readonly Weighed[];
}

export interface Weighed extends Said {
  /** It is what was decided, or what the computer would do. */
  readonly isGiven: boolean;
  readonly isUsual: boolean;
  /** The chance that its side wins, and one standard error. */
  readonly chance: number;
  readonly error: number;
  /** What is left of the own points less the others', more than now. */
  readonly points: number;
  /** The own piece that loses most where it turns out badly, and that of the others where it turns out well. */
  readonly fears: Loss | null;
  readonly hopes: Loss | null;
}

interface Loss {
  readonly piece: number;
  readonly points: number;
}

interface Future {
  readonly chance: number;
  readonly pieces: readonly Piece[];
}

/** So much of the futures is where it turns out badly, or well. */
const TAIL = 3;
/** To lose less than this is nothing to be afraid of. */
const LEAST = 1;

/** Judges from what the seat knows alone: a computer may say it as soon as its decision is public. */
export function* explain(
  match: AnyMatch,
  ask: Ask,
  given: Json | undefined,
  judge: Judge,
  { effort, seed }: { readonly effort: Effort; readonly seed: string },
): Generator<void, Explained> {
  const { seat, kind } = ask;
  const from = match.state;
  const side = judge.sideOf(from, seat);
  const view = match.game.view(from, seat) as Json;
  const usual = judge.policy.choose({ seat, view, ask, rng: rngOf(`${seed} usual`) });
  const moment: Moment = { at: 0, match, ask, given: given ?? usual };
  const { answers, isUsual } = answersAt(moment, judge, effort.answers, seed);
  const now = judge.pieces(from);
  const weighed: Weighed[] = [];
  for (const [i, answer] of answers.entries()) {
    const futures: Future[] = [];
    for (let n = 0; n < effort.compared; n++) {
      const future = thoughtOf(match, seat, `${seed} why ${n}`);
      playAnswer(future, seat, answer, judge, from);
      futures.push({ chance: chanceFor(judge, future.state, side), pieces: judge.pieces(future.state) });
      yield;
    }
    const { mean, error } = meanOf(futures.map(({ chance }) => chance));
    const byChance = [...futures].sort((a, b) => a.chance - b.chance);
    const tail = Math.max(1, Math.floor(futures.length / TAIL));
    weighed.push({
      ...saidOf(ask, answer),
      isGiven: given !== undefined && i === 0,
      isUsual: isUsual ? i === 0 : i === 1,
      chance: rounded(mean),
      error: rounded(error),
      points: Math.round(meanOf(futures.map(({ pieces }) => balance(pieces, side) - balance(now, side))).mean),
      fears: mostLost(now, byChance.slice(0, tail), side),
      hopes: mostLost(now, byChance.slice(-tail), side === 0 ? 1 : 0),
    });
  }
  return { seat, kind, ask: plainly(ask), answers: weighed.sort((a, b) => b.chance - a.chance) };
}

const balance = (pieces: readonly Piece[], side: Side): number =>
  pieces.reduce((sum, one) => sum + (one.side === side ? one.worth : -one.worth), 0);

function mostLost(now: readonly Piece[], futures: readonly Future[], side: Side): Loss | null {
  let most: Loss | null = null;
  for (const { piece, worth, side: whose } of now) {
    if (whose !== side) continue;
    const left = futures.reduce((sum, { pieces }) => sum + (pieces.find((one) => one.piece === piece)?.worth ?? 0), 0);
    const points = Math.round(worth - left / futures.length);
    if (points >= LEAST && points > (most?.points ?? 0)) most = { piece, points };
  }
  return most;
}
