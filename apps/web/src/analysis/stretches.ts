import type { Chronicle } from '../table-ui/chronicle.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The round that a moment lies in; none while the table is laid. */
export const roundAt = (rounds: Chronicle['rounds'], moment: number): number | undefined =>
  rounds.findLast(({ at }) => at <= moment)?.round;

/** The attack that is over or going on at a moment; the first one of all where none has been yet. */
export const lastAttack = (attacks: Chronicle['attacks'], moment: number): Stretch | undefined => {
  const attack = attacks.findLast(({ from }) => from <= moment) ?? attacks[0];
  // From just before it, so that its first event is seen to happen.
  return attack && { from: Math.max(0, attack.from - 1), to: attack.to };
};

/** The round that a moment lies in, until the next one begins. */
export function roundOf(rounds: Chronicle['rounds'], moment: number, taken: number): Stretch | undefined {
  const nth = rounds.findLastIndex(({ at }) => at <= moment);
  const round = rounds[Math.max(0, nth)];
  return round && { from: Math.max(0, round.at - 1), to: (rounds[Math.max(0, nth) + 1]?.at ?? taken + 1) - 1 };
}
