import type { FileFault, GameEvent, Json, Message, Refusal, Seat } from '@holotisch/engine';

/** What the page and the worker that runs the engine say to each other. Everything is plain data. */

export type SeatKind = 'human' | 'computer';

/** Aids are settings of a match, by the names that its game gives them; what is not named is off. */
export type Aids = Readonly<Record<string, boolean>>;

export interface MatchStart {
  readonly game: string;
  readonly edition?: string;
  readonly setup: Json;
  readonly seed: string;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /** Lets the computer lay the table for all seats: the first question is about the first round. */
  readonly layOut?: boolean;
}

export interface Awaited {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Message;
  readonly computer: boolean;
  /** Others are asked at the same time and must not see it. */
  readonly secret: boolean;
}

export interface Happened<E extends GameEvent = GameEvent> {
  readonly at: number;
  readonly event: E;
}

/** What undoing the last decision would undo, so that the page knows whom to ask. */
export interface UndoCost {
  readonly to: number;
  /** Nothing but one's own decision, or a match against the computer. */
  readonly free: boolean;
  readonly dice: boolean;
  readonly secrets: boolean;
  readonly others: boolean;
}

/**
 * The match as one seat (or nobody) may see it now. What `V` and `E` are depends on the game: on its way to the screen
 * a snapshot is of some game, and its face knows of which.
 */
export interface Snapshot<V = unknown, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  readonly viewer: Seat | 'nobody';
  /** Decisions taken so far; `moment` is the one that is looked at (the same unless one leafs through the match). */
  readonly taken: number;
  readonly moment: number;
  readonly view: V;
  /** The question that the viewer may answer now, as plain data. */
  readonly ask: (Json & { readonly seat: Seat; readonly kind: string }) | undefined;
  readonly awaited: readonly Awaited[];
  /** Everything that has happened so far, in a look back too: the log leads forward as well as back. */
  readonly events: readonly Happened<E>[];
  readonly result: Json | undefined;
  readonly undo: UndoCost | undefined;
  /** Something was undone and nothing else decided since. */
  readonly redo: boolean;
  /** How many decisions stood when something was taken back by consent, in the order of the takebacks. */
  readonly takebacks: readonly number[];
  /** Set when a fault of ours was met: the match is as it was before, and this file shows the fault. */
  readonly bug: { readonly message: string; readonly file: Json } | undefined;
}

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: FileFault | Refusal };

/** The calls of the worker. Each takes plain data and answers with plain data. */
export interface HostCalls {
  start(start: MatchStart): Reply<Snapshot>;
  /** A match or scenario file, as text. */
  load(text: string, seats: readonly SeatKind[], aids: Aids): Reply<Snapshot>;
  look(viewer: Seat | 'nobody', moment?: number): Snapshot;
  decide(seat: Seat, answer: Json): Reply<Snapshot>;
  /** Whether an answer would be legal; for dragging and drawing. */
  check(seat: Seat, answer: Json): Refusal | undefined;
  /** Some legal answer, as a place to start from, another one for each attempt; undefined where there is none. */
  sample(seat: Seat, attempt?: number): Json | undefined;
  /** One decision of the computer, if it has one to take. */
  step(): Reply<Snapshot> | undefined;
  /** Across what a player may not undo alone, `agreed` says that all have agreed; the match then keeps it on record. */
  undo(to: number, agreed?: boolean): Snapshot;
  /** Takes again what was undone last. */
  redo(): Reply<Snapshot>;
  override(change: Json): Reply<Snapshot>;
  /** About the moment after so many decisions; about now, if none are named. */
  question(name: string, args: Record<string, Json>, moment?: number): Reply<Json>;
  file(): Json;
}
export type CallName = keyof HostCalls;
