import type { DieSign, ThrownDie } from '../../scene/description.ts';

/** The share of the time in which dice move; in the rest they lie still to be read. */
export const MOVING = 0.55;

interface Lying {
  readonly colour: ThrownDie['colour'];
  readonly sign: DieSign;
}

/** Dice by their places: those that move do so, the others lie. */
export const thrownDice = (
  dice: readonly Lying[],
  sides: ThrownDie['sides'],
  stateOf: (at: number) => ThrownDie['state'] | undefined,
): readonly ThrownDie[] =>
  dice.map(({ colour, sign }, at) => ({ key: String(at), colour, sign, sides, state: stateOf(at) ?? 'lies' }));

/** What a hit and what stops it look like: they meet while they are compared, and lie aside afterwards. */
type Met = 'meets' | 'cancelled';

interface Pairs {
  readonly pairs: number;
  /** How many pairs others make. */
  readonly after?: number;
  readonly state: Met;
  readonly fits: (at: number) => boolean;
}

/** The first of those that `fits` as often as there are pairs, each with the number of its pair. */
export function paired(dice: readonly ThrownDie[], { pairs, after = 0, state, fits }: Pairs): readonly ThrownDie[] {
  let met = 0;
  return dice.map((die, at) => (met < pairs && fits(at) ? { ...die, state, pair: after + met++ } : die));
}
