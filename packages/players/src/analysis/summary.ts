import type { Judged } from './decision.ts';
import type { Side } from './judge.ts';
import { rounded } from './judge.ts';
import type { Fallen } from './luck.ts';

/** A match in a few figures: who was lucky, who played better, and where it turned. */

/** A moment at which the chance of winning moved: by what somebody decided, or by how the dice fell. */
export interface Turn {
  readonly at: number;
  readonly seat: number;
  readonly by: 'decision' | 'dice';
  /** What the first side has gained by it. */
  readonly swing: number;
}

export interface Verdict {
  /** null: a draw, or not played to the end. */
  readonly winner: Side | null;
  /** By side: what the dice have given or taken, and what its own decisions have cost it, in chance of winning. */
  readonly luck: readonly [number, number];
  readonly cost: readonly [number, number];
  /** What has beaten the loser most of all. */
  readonly said: 'unlucky' | 'outplayed' | 'close' | null;
}

const TURNS = 5;
/** Less is no turn. */
const LEAST = 0.02;
/** As much of a chance of winning as can be called the reason for something. */
const REASON = 0.1;

/** Decisions that have clearly cost something. */
const isClear = ({ mark }: Judged): boolean => mark !== 'good' && mark !== 'great';

export function turnsOf(
  judged: readonly Judged[],
  fallen: readonly Fallen[],
  sideOf: (seat: number) => Side,
): readonly Turn[] {
  const decisions = judged
    .filter((one) => isClear(one) || one.mark === 'great')
    .map(({ at, seat, cost }) => ({ at, seat, by: 'decision' as const, swing: sideOf(seat) === 0 ? -cost : cost }));
  const dice = fallen.map(({ at, seat, swing }) => ({ at, seat, by: 'dice' as const, swing }));
  return [...decisions, ...dice]
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.at - b.at)
    .slice(0, TURNS);
}

export function verdictOf(
  winner: Side | null,
  judged: readonly Judged[],
  fallen: readonly Fallen[],
  sideOf: (seat: number) => Side,
): Verdict {
  const cost: [number, number] = [0, 0];
  for (const one of judged) if (isClear(one)) cost[sideOf(one.seat)] += one.cost;
  const first = rounded(fallen.reduce((sum, { swing }) => sum + swing, 0));
  const luck = [first, first === 0 ? 0 : -first] as const;
  const figures = { winner, luck, cost: [rounded(cost[0]), rounded(cost[1])] as const };
  if (winner === null) return { ...figures, said: null };
  const loser = winner === 0 ? 1 : 0;
  const played = cost[loser] - cost[winner];
  const unlucky = -luck[loser];
  if (Math.max(played, unlucky) < REASON) return { ...figures, said: 'close' };
  return { ...figures, said: unlucky > played ? 'unlucky' : 'outplayed' };
}
