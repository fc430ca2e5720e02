import type { Point } from './analyse.ts';
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
  /** By side, in chance of winning: what the dice have given or taken … */
  readonly luck: readonly [number, number];
  /** … what all that was decided has given or taken, on both sides … */
  readonly play: readonly [number, number];
  /** … and what its own clear mistakes have cost it. */
  readonly cost: readonly [number, number];
  /** What has beaten the loser. */
  readonly said: 'unlucky' | 'outplayed' | 'both' | null;
}

const TURNS = 5;
/** Less is no turn. */
const LEAST = 0.02;
/** Such a part of what was lost is the reason for it. */
const REASON = 0.6;

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

/** Whatever has changed from the first round to the end and was not the dice was play. */
export function verdictOf(
  winner: Side | null,
  curve: readonly Pick<Point, 'chance'>[],
  judged: readonly Judged[],
  fallen: readonly Fallen[],
  sideOf: (seat: number) => Side,
): Verdict {
  const cost: [number, number] = [0, 0];
  for (const one of judged) if (isClear(one)) cost[sideOf(one.seat)] += one.cost;
  const change = (curve.at(-1)?.chance ?? 0) - (curve[0]?.chance ?? 0);
  const dice = fallen.reduce((sum, { swing }) => sum + swing, 0);
  const figures = {
    winner,
    luck: fromBoth(dice),
    play: fromBoth(change - dice),
    cost: [rounded(cost[0]), rounded(cost[1])] as const,
  };
  if (winner === null) return { ...figures, said: null };
  // Whoever wins had less at the beginning than at the end.
  const won = change === 0 ? 0 : dice / change;
  return { ...figures, said: won >= REASON ? 'unlucky' : won <= 1 - REASON ? 'outplayed' : 'both' };
}

/** What the first side has more, the other one has less. */
const fromBoth = (share: number): readonly [number, number] => {
  const first = rounded(share);
  return [first, first === 0 ? 0 : -first];
};
