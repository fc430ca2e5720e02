import type { FileFault, GameEvent, Json, JsonObject, Refusal, Seat, SeatKind } from '@holotisch/engine';
import type {
  Aids,
  Awaited,
  BackNotice,
  ClientMessage,
  Entry,
  FileHead,
  Happened,
  LikelyCost,
  Proposal,
  Reply,
  Seeing,
  Settled,
  UndoCost,
  Undone,
  Update,
  Viewer,
} from '@holotisch/room/client';
import type { AskView } from './ask-view.ts';
import type { BattleCalls, FightNews } from './campaign/calls.ts';

/** What the page knows of a match, and what it says to the worker that has the room. Everything is plain data. */

export type {
  Aids,
  Awaited,
  BackNotice,
  FileHead,
  Happened,
  LikelyCost,
  Proposal,
  Reply,
  SeatKind,
  Settled,
  UndoCost,
  Undone,
  Viewer,
};

/** What a takeback costs, and what it would undo where others are asked. */
export type AskedCost = LikelyCost & Pick<Proposal, 'count' | 'undoes'>;

export interface MatchStart {
  readonly game: string;
  readonly edition?: string;
  readonly setup: Json;
  readonly seed: string;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /** Lets the computer lay the table for all seats: the first question is about the first round. */
  readonly layOut?: boolean;
  /** How well the computer plays. */
  readonly level?: string;
}

/** A match that goes on: its file, what has been done since, and who plays. */
export interface MatchOpen {
  readonly text: string;
  readonly log: readonly Entry[];
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
}

/**
 * The match as one seat (or nobody) may see it now. What `V`, `E` and `Q` are depends on the game: on its way to the screen
 * a snapshot is of some game, and its face knows of which.
 */
export interface Snapshot<V = unknown, E extends GameEvent = GameEvent, Q extends AskView = AskView> {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatKind[];
  /** The seats that are played from this screen. */
  readonly own: readonly Seat[];
  readonly aids: Aids;
  /** The aids that may be used now: those of the match, and those that the rules allow at this moment. */
  readonly allowed: readonly string[];
  readonly viewer: Viewer;
  /** Entries of the room's log that have been seen: every answer that arrives adds one, also where it changes another. */
  readonly at: number;
  /** Decisions taken so far; `moment` is the one that is looked at (the same unless one leafs through the match). */
  readonly taken: number;
  readonly moment: number;
  readonly view: V;
  /** The question that the viewer may answer now, as plain data. */
  readonly ask: Q | undefined;
  readonly awaited: readonly Awaited[];
  /** Everything that has happened so far, in a look back too: the log leads forward as well as back. */
  readonly events: readonly (Happened<E> & Pick<Seeing, 'after'>)[];
  /** How the table looked at each event since an earlier moment, where somebody has gone on from there. */
  readonly way?: { readonly from: number; readonly views: readonly V[] } | undefined;
  readonly result: Json | undefined;
  /** The match has ended, also where one looks back to a time when it had not. */
  readonly over: boolean;
  readonly undo: LikelyCost | undefined;
  /** Something was undone and nothing else decided since. */
  readonly redo: boolean;
  /** How many decisions stood when something was taken back by consent, in the order of the takebacks. */
  readonly takebacks: readonly number[];
  /** The last takebacks, also those that nobody had to agree to; the latest last. */
  readonly backs: readonly BackNotice[];
  /** What somebody has proposed and not all have agreed to. */
  readonly proposals: readonly Proposal[];
  /** What became of the last proposal of each seat that is none any more. */
  readonly settled: readonly Settled[];
  /** Set when a fault of ours was met: the match is as it was before, and this file shows the fault. */
  readonly bug: { readonly message: string; readonly file: Json } | undefined;
}

/** A match as a file, and how many entries its log had then. */
export interface Opened {
  readonly file: JsonObject;
  readonly number: number;
}

/** The calls of the worker. */
export interface TableCalls {
  start(start: MatchStart): Reply<Opened>;
  open(open: MatchOpen): Reply<Opened>;
  /** Who sat at a match that is in a file. */
  read(text: string): Reply<FileHead>;
  /** Does what another tab has done; false if that does not follow from what was done here. */
  follow(number: number, entries: readonly Entry[]): boolean;
  /** A message to the room. */
  say(message: ClientMessage): Reply;
  /** All of the match on the table. */
  whole(): Opened | undefined;
  /** Gets up from the table. */
  leave(): void;
}
export type Calls = TableCalls & BattleCalls;
export type CallName = keyof Calls;

/** What the worker tells by itself. */
export type News =
  | { readonly update: Update }
  | FightNews
  /** Something has been done: to be kept by whoever keeps this match. */
  | { readonly entry: Entry; readonly number: number; readonly over: boolean };

export type Fault = FileFault | Refusal;
