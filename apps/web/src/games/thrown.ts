import type { DieSign, ThrownDie } from '../scene/description.ts';

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
