import { logistic } from './logistic.ts';

/** What a position looks like to whoever asks who will win: each figure is 0 where neither side has the better of it. */
export type Features = Readonly<Record<string, number>>;

/** What each figure counts for, and out of which matches that was learned. */
export interface Fit {
  readonly weights: Readonly<Record<string, number>>;
  readonly learned: {
    readonly game: string;
    readonly edition: string;
    readonly seed: string;
    readonly games: number;
    readonly positions: number;
    /** SHA-256 of the positions that it was fitted to. */
    readonly hash: string;
  };
}

/** The chance that the first side wins. */
export const chanceOf = (features: Features, { weights }: Pick<Fit, 'weights'>): number =>
  logistic(sumOf(features, weights));

function sumOf(features: Features, weights: Fit['weights']): number {
  let sum = 0;
  for (const name of Object.keys(weights)) sum += weights[name]! * (features[name] ?? 0);
  return sum;
}

/** How much more of the whole the first one has: between -1 and 1. */
export const lead = (first: number, second: number): number => {
  const whole = Math.abs(first) + Math.abs(second);
  return whole === 0 ? 0 : (first - second) / whole;
};
