import type { Flow, Seat } from './ask.ts';
import type { DieKind } from './dice.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Dictionary, Language, Refusal, Result } from './message.ts';
import type { Chance } from './random.ts';
import type { Regions } from './region.ts';

/** Every state carries its own chance, so that a copy of the state rolls the same dice. */
export interface GameState {
  readonly chance: Chance;
}

/** What a running procedure holds in its hand: the state it changes and the voice it tells it with. */
export interface Sitting<S extends GameState, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly emit: Emit<E>;
}

/** Where a scenario starts, as the file states it. */
export interface Position {
  readonly position: Json;
  readonly seed: string;
  readonly dice: Readonly<Record<string, readonly string[]>>;
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

/** A question that a scenario may put to a state: range, arc, cover, the pose after a manoeuvre … */
export type Question<S> = (state: S, args: Readonly<Record<string, Json>>) => Result<Json>;

/**
 * A game as the engine sees it. `next` picks the coming activity from the state alone; `run` plays it to its end.
 * Between two activities the match is at a checkpoint. `E` is the union of its events, `V` what a seat sees of it.
 */
export interface Game<
  S extends GameState = GameState,
  A = unknown,
  G extends Sitting<S, E> = Sitting<S>,
  E extends GameEvent = GameEvent,
  V extends Json = Json,
> {
  readonly id: string;
  readonly edition: string;
  /** Everybody who is asked anything in this match. */
  seats(state: S): readonly Seat[];
  /** A new match from its setup; a setup that breaks the rules is refused with the clause. */
  setUp(setup: Json, seed: string): Result<S>;
  /** A state in the middle of a match, for scenarios. */
  place(start: Position): Result<S>;
  clone(state: S): S;
  /**
   * Sits down at a state. `like` is the sitting of the match that the state was copied from: what does not change from
   * copy to copy (which cards there are) may be shared with it.
   */
  sit(state: S, emit: Emit<E>, like?: G): G;
  next(g: G): A | undefined;
  run(g: G, activity: A): Flow<void>;
  /** What this seat may know; 'nobody' is a spectator. */
  view(state: S, seat: Seat | 'nobody'): V;
  /** The outcome, once there is one. */
  result(state: S): Json | undefined;
  /**
   * Changes a whole state by hand, where all players agree that the engine is wrong; a change that makes no sense is
   * refused. A fault of ours must never end a game.
   */
  override(state: S, change: Json): Refusal | undefined;
  /** Throws if the state breaks an invariant. Called after every activity where a match is told to verify itself. */
  verify(state: S): void;
  /** The places that players name, judged from a sitting and plain data: a client judges them on its own view. */
  readonly regions: Regions<G>;
  readonly questions: Readonly<Record<string, Question<S>>>;
  /** The dice and decks that a scenario may load, so that a wrong name or face is found before the match starts. */
  readonly dice: readonly DieKind<string>[];
  readonly decks: readonly string[];
  readonly text: Readonly<Record<Language, Dictionary>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has to forget what is inside each of them
export type AnyGame = Game<any, any, any, any, any>;

/** The games and editions that files may name. */
export class Games {
  readonly #games: readonly AnyGame[];
  constructor(games: readonly AnyGame[]) {
    this.#games = games;
  }
  /** The named game; without an edition, the first one registered under that name. */
  find(id: string, edition?: string): AnyGame | undefined {
    return this.#games.find((g) => g.id === id && (edition === undefined || g.edition === edition));
  }
  names(): readonly string[] {
    return this.#games.map((g) => `${g.id} ${g.edition}`);
  }
}
