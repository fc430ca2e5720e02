import type { Happened } from '../../match/protocol.ts';

type Times = readonly Pick<Happened, 'at'>[];

/** The moments at which something is seen to happen, in their order: a replay does not stop at any other. */
export const beatsOf = (events: Times): readonly number[] =>
  [...new Set(events.map(({ at }) => at))].sort((one, other) => one - other);

/** Where a step forward leads; the present, when nothing happens any more. */
export const beatAfter = (beats: readonly number[], moment: number, taken: number): number =>
  Math.min(beats.find((beat) => beat > moment) ?? taken, taken);

/** Where a step back leads. */
export const beatBefore = (beats: readonly number[], moment: number): number =>
  beats.findLast((beat) => beat < moment) ?? 0;
