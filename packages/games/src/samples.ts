import type { Json, JsonObject } from '@holotisch/engine';

/**
 * Real examples of what comes to a game from outside, as far as nobody can make them from its lists and its matches.
 * A fuzz run harms them; a game without them is harmed in everything else.
 */
export interface Samples {
  /** Setups of matches, where two lists make none. */
  readonly setups?: readonly Json[];
  /** Lists in the dialects that are read but not written. */
  readonly lists: readonly string[];
  /** Changes by hand in a match between its first lists. */
  readonly changes: readonly Json[];
  /** Questions, as scenarios ask them: `{ "question": "range", "from": 0, "to": 1 }`. */
  readonly questions: readonly JsonObject[];
  /** Positions as scenarios state them, where no question tells the one of a match. */
  readonly positions: readonly Json[];
}
