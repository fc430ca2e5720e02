import {
  type Ask,
  type AskData,
  bad,
  type EndsBy,
  type FileFault,
  type GameEvent,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Message,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  type SeatKind,
  say,
} from '@holotisch/engine';
import * as v from 'valibot';
import type { Change } from './change.ts';
import { isPlain } from './plain.ts';

/** What a connection and its room say to each other. Everything is plain data; nothing that comes in is believed. */

export type Viewer = Seat | 'nobody';
/** The helps of a match, by the names that its game gives them; what is not named is off. */
export type Aids = Readonly<Record<string, boolean>>;

const plain = v.custom<Json>(isPlain);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const moment = v.optional(count);

/** What needs the consent of others, unless it concerns nobody else. */
const proposed = v.union([
  v.strictObject({ takeback: count }),
  v.strictObject({ redo: v.literal(true) }),
  v.strictObject({ change: plain }),
  v.strictObject({ end: v.picklist(['concede', 'draw'] satisfies EndsBy[]) }),
]);
export type Proposed = v.InferOutput<typeof proposed>;

const message = v.variant('type', [
  /** `at`: how many entries of the log it has seen, so that a late or repeated answer never meets another question. */
  v.strictObject({ type: v.literal('decide'), at: count, seat, answer: plain }),
  /** Whether that answer would be legal: answered with the refusal, or null. Writes nothing. */
  v.strictObject({ type: v.literal('check'), at: count, seat, answer: plain }),
  /** Some legal answer, another one for each attempt. Writes nothing. */
  v.strictObject({
    type: v.literal('sample'),
    at: count,
    seat,
    attempt: v.optional(v.pipe(count, v.maxValue(999)), 0),
  }),
  v.strictObject({ type: v.literal('propose'), at: count, seat, what: proposed }),
  v.strictObject({ type: v.literal('consent'), proposal: count, seat, agree: v.boolean() }),
  /** A question of the game about what the viewer sees, now or at an earlier moment. */
  v.strictObject({
    type: v.literal('ask'),
    question: v.pipe(v.string(), v.maxLength(60)),
    args: v.custom<JsonObject>((x) => isObject(x) && isPlain(x)),
    moment,
  }),
  /** Sits down at another of its seats (or none); with a moment: answered with the view of that moment. */
  v.strictObject({ type: v.literal('look'), viewer: v.union([seat, v.literal('nobody')]), moment }),
  /** Begins to listen, or listens again: everything since that entry of the log. */
  v.strictObject({ type: v.literal('resume'), from: count }),
  /** The match file, and the report of the last fault, for those who may know all that is in them. */
  v.strictObject({ type: v.literal('file') }),
  v.strictObject({ type: v.literal('report') }),
]);
export type ClientMessage = v.InferOutput<typeof message>;

export function readMessage(data: unknown): Result<ClientMessage> {
  const read = v.safeParse(message, data, { abortEarly: true });
  return read.success ? good(read.output) : bad(refusal('room.badMessage'));
}

export const refusal = (text: string, args?: Message['args']): Refusal => ({ clauses: [], message: say(text, args) });

/** The answer to one message. */
export type Reply<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: FileFault | Refusal };

/** What each message is answered with, if it is not refused. */
export interface Answers {
  readonly decide: null;
  readonly check: Refusal | null;
  readonly sample: Json;
  /** The number of the proposal, if others have to agree to it; null: it is done. */
  readonly propose: { readonly proposal: number } | null;
  readonly consent: null;
  readonly ask: Json;
  readonly look: Past | null;
  readonly resume: null;
  readonly file: JsonObject;
  readonly report: Report | null;
}

/** How a viewer saw an earlier moment of the match. */
export type Past = {
  readonly viewer: Viewer;
  readonly moment: number;
  readonly view: Json;
  readonly result: Json;
};
export type Report = { readonly message: string; readonly file: Json };

/** Whose decision is awaited. Of another's question it tells what the game says is open. */
export type Awaited = {
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Message;
  readonly computer: boolean;
  /** Others must not see it being answered. */
  readonly secret: boolean;
};

export type Happened<E extends GameEvent = GameEvent> = {
  /** How many decisions had been taken before it happened. */
  readonly at: number;
  readonly event: E;
};

/** What undoing the last decision of one's own would undo, so that the page knows whom to ask. */
export type UndoCost = {
  readonly to: number;
  /** The seat that takes back. */
  readonly by: Seat;
  /** Nothing but one's own decision, or a match against the computer. */
  readonly free: boolean;
  readonly dice: boolean;
  readonly secrets: boolean;
  readonly others: boolean;
};

export type Undone = {
  /** How long the log was after it: a new number is a new takeback. */
  readonly at: number;
  /** Who has taken back; null where that is not known any more. */
  readonly by: Seat | null;
  /** So many decisions stood before it, and after it. */
  readonly from: number;
  readonly to: number;
  /** All had to agree to it; otherwise nobody was asked. */
  readonly agreed: boolean;
};

export type Proposal = {
  readonly id: number;
  readonly seat: Seat;
  readonly what: Proposed;
  /** The seats that have not agreed yet. */
  readonly awaits: readonly Seat[];
};

/** The match as one viewer may see it now. */
export type Sight = {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly SeatKind[];
  /** The seats of this connection. */
  readonly own: readonly Seat[];
  readonly aids: Aids;
  /** The aids that may be used now: those of the match, and those that the rules allow at this moment. */
  readonly allowed: readonly string[];
  /** Decisions that stand. */
  readonly taken: number;
  readonly view: Json;
  /** The last question of each kind, and the kind of the one that is open to the viewer; null: none is. */
  readonly asked: { readonly [kind: string]: AskData };
  readonly asking: string | null;
  readonly awaited: readonly Awaited[];
  readonly over: boolean;
  readonly result: Json;
  /** Who has given up, or that all called it a draw; null: the rules have ended it, or nothing has. */
  readonly end: { readonly by: EndsBy; readonly seat: Seat | null } | null;
  readonly undo: UndoCost | null;
  /** A seat of this connection has undone something, and nothing else was decided since. */
  readonly redo: boolean;
  /** How many decisions stood when something was taken back by consent, in the order of the takebacks. */
  readonly takebacks: readonly number[];
  /** What was taken back last, by consent or freely: everybody at the table is told of it. */
  readonly undone: Undone | null;
  readonly proposals: readonly Proposal[];
  /** A fault of ours was met; the match is as it was before. What is wrong is told to those who may know everything. */
  readonly bug: { readonly message: string | null } | null;
};

/**
 * What is new to a viewer: his sight whole, or what has changed in it, and what has happened. Where `of` names another
 * viewer of the same connection, it goes on from what that one has been told; otherwise from the viewer's own.
 */
export type Update = {
  /** How many entries the log has now. */
  readonly at: number;
  readonly viewer: Viewer;
  /** The first `from` events stand; these come after them. */
  readonly events: { readonly of?: Viewer; readonly from: number; readonly list: readonly Happened[] };
} & ({ readonly whole: Sight } | { readonly of?: Viewer; readonly change: Change });

/** What somebody has to know before he opens a file: which game it is of, and who sat at it. */
export type FileHead = {
  readonly game: string;
  readonly edition: string;
  /** For each seat who played it; people, where the file does not say. */
  readonly seats: readonly SeatKind[];
  /** The aids that were agreed on; what the game usually has, where the file does not say. */
  readonly aids: Aids;
};

/** What a computer player is told when it has to decide: its own seat's view and question. */
export interface Turn {
  /** Which game it is. */
  readonly game: string;
  readonly seat: Seat;
  readonly view: Json;
  readonly ask: Ask;
  readonly rng: Rng;
}
