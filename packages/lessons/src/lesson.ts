import type { Json, JsonObject, Language } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';

export type Words = Readonly<Record<Language, string>>;

/**
 * A lesson is data: where it begins, what the coach says, and what the engine must have told before he goes on. The
 * learner sits in seat 0; everything on the table is the real match.
 */
export interface Lesson {
  /** Part of its address. */
  readonly id: string;
  readonly game: string;
  readonly edition?: string;
  readonly title: Words;
  /** What one can do afterwards. */
  readonly about: Words;
  readonly minutes: number;
  /** As a scenario file spells them; dice and cards that are laid ready lie there for the learner to read, too. */
  readonly start: JsonObject;
  /** What the opponent decides, in which round and at which question; where nothing stands a computer plays. */
  readonly opponent?: readonly Planned[];
  /** Who decides for him otherwise: in a whole match of beginners one who plays to be beaten. */
  readonly against?: 'recruit' | 'partner';
  readonly steps: readonly Step[];
  /** Said when all is done. */
  readonly end: Words;
}

export type Planned = readonly [round: number, kind: string, answer: Json];

/** The coach says something, the learner does it, the engine tells that it has happened. */
export interface Step {
  /** Between two stars stands what is to be found on the screen: a button, a word, a number. */
  readonly say: Words;
  /** Pieces to look at. */
  readonly show?: readonly number[];
  /** The question that this step is about; the rest of the step judges answers to it alone. */
  readonly asks?: string;
  /** Answers that are let through, by pattern; without it every legal one is. */
  readonly only?: readonly Json[];
  /** What must have happened since the step began; without it the learner reads and goes on by himself. */
  readonly done?: Seen;
  readonly mistakes?: readonly Mistake[];
  /** How the step is done: the decisions of the learner, or whoever of the computer players decides for him. */
  readonly model?: readonly Json[] | 'veteran';
  readonly why?: readonly ClauseId[];
}

/** What the engine tells: events in this order, and what of the learner's view is so now, by JSON Pointer. */
export interface Seen {
  readonly events?: readonly Json[];
  readonly view?: Readonly<Record<string, Json>>;
}

/**
 * What is said to a mistake: an answer of this pattern, one that is refused with this clause, or what came of a legal one.
 * Without any of them it is said to every answer that is not let through.
 */
export interface Mistake {
  readonly if?: Json;
  readonly clause?: ClauseId;
  readonly saw?: Json;
  readonly say: Words;
  /** An answer that makes it; of what is only seen later a list of them. */
  readonly example: Json;
}
