import type { Ask, Flow, Seat } from './ask.ts';
import type { DieKind } from './dice.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Json } from './json.ts';
import { type Message, type Refusal, type Result, say } from './message.ts';
import type { Chance, Rng } from './random.ts';
import type { Regions } from './region.ts';

/** Every state carries its own chance, so that a copy of the state rolls the same dice. */
export interface GameState {
  readonly chance: Chance;
}

/** What a running procedure holds in its hand: the state it changes and the voice it tells it with. */
export interface Sitting<S extends GameState, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly emit: Emit<E>;
  /** Its state holds other cards than before: whatever was filed by them is filed anew. */
  refit?(): void;
}

/** Where a scenario starts, as the file states it. */
export interface Position {
  readonly position: Json;
  readonly seed: string;
  readonly dice: Readonly<Record<string, readonly string[]>>;
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

/** A question that a scenario may put to a state: range, arc, cover, the pose after a manoeuvre … */
export type Question<S, A extends Json = Json> = (state: S, args: Readonly<Record<string, Json>>) => Result<A>;

/** The question that answers with a position as scenario files spell it, in games that have one. */
export const POSITION = 'position';

/** What everybody may know of a question while it is open. */
export interface Asking {
  readonly kind: string;
  readonly prompt: Message;
  /** Its options are for the asked seat alone: at a shared screen the others look away. */
  readonly secret: boolean;
}

/** A help that the rules do not give by themselves: the players of a match agree on it before they begin. */
export interface Aid<V> {
  /** Whether a match has it if nobody says otherwise. */
  readonly usual: boolean;
  /**
   * Moments in which the rules allow it to everybody; told from what a seat sees, and its question. Whoever puts a
   * question that needs the aid says what it is about.
   */
  open?(seen: V, asked: Ask | undefined, about?: Readonly<Record<string, Json>>): boolean;
}

/** How players end a match before the rules do. */
export type EndsBy = 'concede' | 'draw';
export interface Ending {
  /** The change by hand that makes it so. */
  readonly change: Json;
  /** Who has to agree to it. */
  readonly agreed: readonly Seat[];
}

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
  /** What this seat may know, field by field, as data of its own that later play does not change; 'nobody' looks on. */
  view(state: S, seat: Seat | 'nobody'): V;
  /**
   * A state that shows just what this view shows: what is hidden is there, but blank. Questions of players are answered
   * from it, and computer players think with it.
   */
  imagine(view: V, seat: Seat | 'nobody'): S;
  /**
   * The state as it might be instead, for all that this seat knows, as data of its own: each thing that is hidden from it
   * (dials, decks, facedown cards, hands) is another one that could lie there as well, and all that it sees is the same.
   * Chance is left as it is.
   */
  otherwise(state: S, seat: Seat): S;
  /**
   * A whole state, as data of its own, that agrees with all that this seat sees; the rest is drawn as the rules hand it out.
   * Two states that look the same to the seat give the same one. Who searches plays on from it. The toy game has none.
   */
  determinise?(state: S, seat: Seat, rng: Rng): S;
  /** What others may know of a question. A game that does not say shows no more than that a seat is deciding. */
  asking?(state: S, ask: Ask): Asking;
  /**
   * Why something that nobody offers this seat is against the rules, told from its name (`front>2.left`) and from what
   * everybody may know; undefined where the name says nothing. It takes the place of 'is not open'.
   */
  whyNot?(g: G, seat: Seat, name: string, asked: Ask | undefined): Refusal | undefined;
  /** The outcome, once there is one. */
  result(state: S): Json | undefined;
  /** The clauses by which a match that is over has ended, if a rule has ended it. */
  endedBy?(state: S): Refusal['clauses'];
  /**
   * Changes a whole state by hand, where all players agree that the engine is wrong; a change that makes no sense is
   * refused. A fault of ours must never end a game.
   */
  override(state: S, change: Json): Refusal | undefined;
  /** What it takes that a seat gives up, or that all call it a draw. */
  ending(state: S, seat: Seat, by: EndsBy): Ending;
  /** Throws if the state breaks an invariant. Called after every activity where a match is told to verify itself. */
  verify(state: S): void;
  /** The places that players name, judged from a sitting and plain data: a client judges them on its own view. */
  readonly regions: Regions<G>;
  readonly questions: Readonly<Record<string, Question<S>>>;
  readonly aids: Readonly<Record<string, Aid<V>>>;
  /** The questions that players may put during a match, each with the aid it needs; null: always. */
  readonly askable: Readonly<Record<string, string | null>>;
  /** The dice and decks that a scenario may load, so that a wrong name or face is found before the match starts. */
  readonly dice: readonly DieKind<string>[];
  readonly decks: readonly string[];
}

/** What others may know of a question: what its game says, or else nothing but that a seat is deciding. */
export const askingOf = <S extends GameState>(game: Pick<Game<S>, 'asking'>, state: S, asked: Ask): Asking =>
  game.asking?.(state, asked) ?? { kind: 'decision', prompt: say('engine.deciding'), secret: true };

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
