import type { Known, Puzzle } from '@holotisch/lessons/puzzles';
import type { PuzzleText } from './text.ts';

/** Why the best answer is the best, and what the obvious one gives away: sentences out of the figures of a puzzle. */

/** Less is no reason. */
const WORTH_SAYING = 0.25;
const OFTEN = 0.08;

export function reasonsFor({ best, guess }: Puzzle, t: PuzzleText): readonly string[] {
  const [one, other] = [best.outcome, guess.outcome];
  const exact = exactly(best.facts, guess.facts, t);
  const more = one.dealt - other.dealt;
  const less = other.suffered - one.suffered;
  const out: string[] = exact === undefined ? [] : [exact];
  if (more >= WORTH_SAYING) out.push(t.dealsMore(t.number(one.dealt), t.number(other.dealt)));
  if (less >= WORTH_SAYING) out.push(t.suffersLess(t.number(one.suffered), t.number(other.suffered)));
  if (one.felled - other.felled >= OFTEN) out.push(t.fellsMore(percent(one.felled), percent(other.felled)));
  if (other.lost - one.lost >= OFTEN) out.push(t.losesLess(percent(one.lost), percent(other.lost)));
  if (one.victory - other.victory >= OFTEN) out.push(t.scoresMore(t.number(one.victory - other.victory)));
  if (more <= -WORTH_SAYING) out.push(t.costsDamage(t.number(-more)));
  if (less <= -WORTH_SAYING) out.push(t.costsLife(t.number(-less)));
  return out;
}

const percent = (n: number): number => Math.round(100 * n);

/** The exact odds of both shots, where both are shots. */
function exactly(best: readonly Known[], guess: readonly Known[], t: PuzzleText): string | undefined {
  const [one, other] = [expectedIn(best), expectedIn(guess)];
  return one === undefined || other === undefined ? undefined : t.exactly(t.number(one), t.number(other));
}

function expectedIn(facts: readonly Known[]): number | undefined {
  const answer = facts.find(({ question }) => question === 'prospect')?.answer as
    | {
        readonly expected?: number;
        readonly defended?: readonly number[];
        readonly played?: { readonly wounds?: readonly number[] };
      }
    | null
    | undefined;
  if (answer == null) return undefined;
  if (typeof answer.expected === 'number') return answer.expected;
  const chances = answer.defended ?? answer.played?.wounds;
  return chances?.reduce((sum, chance, n) => sum + n * chance, 0);
}
