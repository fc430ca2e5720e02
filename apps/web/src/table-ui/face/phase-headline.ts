import type { Headline } from '../game-face.ts';

/** The round, if one is played, and which of these phases it is. */
export const phaseHeadline = <P extends string>(
  { round, phase }: { readonly round: number; readonly phase: P },
  phases: readonly P[],
  names: Readonly<Record<P, string>>,
): Headline => ({
  ...(round > 0 && { round }),
  phase: names[phase],
  steps: phases.map((one) => names[one]),
  step: phases.indexOf(phase),
});
