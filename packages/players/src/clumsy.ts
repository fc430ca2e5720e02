import type { Rng } from '@holotisch/engine';

/** How often somebody errs, in a hundred decisions of a kind. */
export type Clumsiness<Kind extends string> = Readonly<Record<Kind, number>>;

export const errs = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/**
 * How a lesson partner errs, who plays to be beaten: in most of what he decides, more often the further he is ahead, and
 * hardly at all where he is far behind, so that the match stays one.
 */
export function partnerErrs(usual: number, own: number, others: number): number {
  const lead = (own - others) / Math.max(1, own + others);
  return Math.max(LEAST, Math.min(MOST, usual + Math.round(PER_LEAD * lead)));
}
const PER_LEAD = 120;
const LEAST = 35;
const MOST = 95;
