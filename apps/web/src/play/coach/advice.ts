import type { Explained } from '../../analysis/orders.ts';

type Weighed = Explained['answers'][number];

/** Why one answer is better than another, in figures. */
export type Because =
  /** Chances of winning, in hundredths, with this answer and with the next best. */
  | { readonly what: 'chance'; readonly here: number; readonly there: number; readonly error: number }
  /** Points ahead on average. */
  | { readonly what: 'points'; readonly here: number; readonly there: number }
  /** What the own piece loses where it turns out badly, with this answer and with the other. */
  | { readonly what: 'safe'; readonly piece: number; readonly here: number; readonly there: number }
  /** What a piece of the others loses where it turns out well. */
  | { readonly what: 'strong'; readonly piece: number; readonly here: number; readonly there: number };

interface Advice {
  readonly answer: Weighed;
  /** The next best that was looked at; none where there is but one answer. */
  readonly instead: Weighed | undefined;
  readonly because: readonly Because[];
}

/** More would not be read while it is one's turn. */
const MOST = 2;
/** A difference of so many points weighs as much as a hundredth of the chance to win. */
const POINTS_A_PERCENT = 2;

/**
 * What the computer would do: the best that it has found, or what it usually does where that is no worse than the error
 * of the figures; and the two reasons that weigh most.
 */
export function adviceFrom({ answers }: Pick<Explained, 'answers'>): Advice | undefined {
  const [best] = answers;
  if (!best) return undefined;
  const usual = answers.find(({ isUsual }) => isUsual);
  const answer = usual && best.chance - usual.chance <= best.error + usual.error ? usual : best;
  const instead = answers.find((one) => one !== answer);
  if (!instead) return { answer, instead, because: [] };
  const reasons = reasonsFor(answer, instead)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return { answer, instead, because: reasons.slice(0, MOST).map(({ because }) => because) };
}

const percent = (share: number): number => Math.round(100 * share);

interface Reason {
  readonly because: Because;
  readonly weight: number;
}

function reasonsFor(answer: Weighed, instead: Weighed): readonly Reason[] {
  const reasons: Reason[] = [
    {
      because: {
        what: 'chance',
        here: percent(answer.chance),
        there: percent(instead.chance),
        error: percent(answer.error),
      },
      weight: percent(answer.chance) - percent(instead.chance),
    },
    {
      because: { what: 'points', here: answer.points, there: instead.points },
      weight: (answer.points - instead.points) / POINTS_A_PERCENT,
    },
  ];
  if (instead.fears) {
    const { piece, points: there } = instead.fears;
    const here = answer.fears?.piece === piece ? answer.fears.points : 0;
    reasons.push({ because: { what: 'safe', piece, here, there }, weight: (there - here) / (2 * POINTS_A_PERCENT) });
  }
  if (answer.hopes) {
    const { piece, points: here } = answer.hopes;
    const there = instead.hopes?.piece === piece ? instead.hopes.points : 0;
    reasons.push({ because: { what: 'strong', piece, here, there }, weight: (here - there) / (2 * POINTS_A_PERCENT) });
  }
  return reasons;
}
