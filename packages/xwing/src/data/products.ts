// What was sold when: apart from the cards, because no match asks for it and nobody should wait for it.
import { SETS } from './sets.ts';

const setsByNumber = new Map(SETS.map((set) => [set.number, set]));

/** The first wave any of these sets belongs to; null if all were sold outside the waves. */
export function firstWave(sets: readonly number[]): number | null {
  const waves = sets.map((number) => setsByNumber.get(number)?.wave ?? null).filter((wave) => wave !== null);
  return waves.length === 0 ? null : Math.min(...waves);
}

export const setsWithShip = (shipId: string): readonly number[] =>
  SETS.filter((set) => Object.hasOwn(set.ships, shipId)).map((set) => set.number);
