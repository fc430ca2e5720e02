/**
 * The most work that a file may ask for. People's matches stay far below all of these; a file that does not is refused
 * with a message before anything is played.
 */
export const WORK_LIMITS = {
  /** Decisions and changes by hand together. */
  decisions: 20_000,
  /** Changes by hand: each of them looks at the whole state. */
  changes: 1_000,
  takebacks: 2_000,
  /** Faces laid ready for one die, cards laid ready on one deck. */
  loaded: 1_000,
  questions: 200,
  /** Members of the state, events or open questions that a scenario expects. */
  expected: 2_000,
  /** Clauses that one refusal must name. */
  clauses: 50,
  /** Seats, aids, kinds of dice, decks. */
  kinds: 64,
  /** Letters of a name. */
  name: 200,
  /** Letters of a title or a note. */
  note: 10_000,
} as const;
