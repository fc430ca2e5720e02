import type { Seat } from './ask.ts';

export interface MatchOptions {
  /**
   * Which checkpoints stay in memory: all (undo at once; of long ago every sixteenth, or a long match would fill it), the
   * last and a few before it (fork at once, undo after a few decisions), the last (fork at once) or none (fastest; both
   * replay).
   */
  readonly keep?: 'all' | 'few' | 'last' | 'none';
  /** Record events. Simulations switch it off. */
  readonly events?: boolean;
  /** Check invariants after every activity, and that every region has a legal answer. For tests and random play. */
  readonly verify?: boolean;
  /** Put questions that have only one answer as well: for scenarios, whose scripts must not depend on what is left to choose. */
  readonly forced?: boolean;
}

/** What a match has that nobody has asked for anything else. */
export const USUAL_OPTIONS: Required<MatchOptions> = { keep: 'last', events: true, verify: false, forced: false };

/** What a copy of a match has that the match has not. */
export interface ForkOptions extends MatchOptions {
  /** Its chance from here on. */
  readonly seed?: string;
  /** All that this seat cannot know is drawn anew, from the seed. */
  readonly seenBy?: Seat;
}
