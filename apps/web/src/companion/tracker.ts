/** Where a match on a real table stands. */
export interface Track {
  readonly round: number;
  /** Counted from 0. */
  readonly phase: number;
  /** Who has the initiative: 0 is whoever holds the phone. */
  readonly first: number;
  readonly mine: number;
  readonly theirs: number;
}

export const NEW_TRACK: Track = { round: 1, phase: 0, first: 0, mine: 0, theirs: 0 };

/** The next phase; after the last one the next round, as long as there is one. */
export function onward(track: Track, phases: number, rounds: number | undefined): Track {
  if (track.phase + 1 < phases) return { ...track, phase: track.phase + 1 };
  if (rounds !== undefined && track.round >= rounds) return track;
  return { ...track, phase: 0, round: track.round + 1 };
}

/** One phase back; before the first of all there is none. */
export function backward(track: Track, phases: number): Track {
  if (track.phase > 0) return { ...track, phase: track.phase - 1 };
  return track.round > 1 ? { ...track, phase: phases - 1, round: track.round - 1 } : track;
}

export const isLast = ({ round, phase }: Track, phases: number, rounds: number | undefined): boolean =>
  rounds !== undefined && round >= rounds && phase === phases - 1;
