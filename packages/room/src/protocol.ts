import {
  type Ask,
  type AskData,
  type By,
  bad,
  type Dream,
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
  /** What the open battle of a campaign has come to, where no match of it says so: fought at a real table. */
  v.strictObject({ report: plain }),
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
  /** What it would cost this seat to go back to so many decisions. Writes nothing. */
  v.strictObject({ type: v.literal('cost'), at: count, seat, to: count }),
  v.strictObject({ type: v.literal('consent'), proposal: count, seat, agree: v.boolean() }),
  /** A question of the game about what the viewer sees, now or at an earlier moment. */
  v.strictObject({
    type: v.literal('ask'),
    question: v.pipe(v.string(), v.maxLength(60)),
    args: v.custom<JsonObject>((x) => isObject(x) && isPlain(x)),
    moment,
  }),
  /**
   * Sits down at another of its seats (or none); with a moment: answered with the view of that moment, and with what the
   * events since another one changed, where that is named.
   */
  v.strictObject({ type: v.literal('look'), viewer: v.union([seat, v.literal('nobody')]), moment, from: moment }),
  /** Begins to listen, or listens again: everything since that entry of the log, with what each event changes if wished. */
  v.strictObject({ type: v.literal('resume'), from: count, changes: v.optional(v.boolean()) }),
  /** The match file, and the report of the last fault, for those who may know all that is in them. */
  v.strictObject({ type: v.literal('file') }),
  v.strictObject({ type: v.literal('report') }),
]);
export type ClientMessage = v.InferOutput<typeof message>;

export function readMessage(data: unknown): Result<ClientMessage> {
  const read = v.safeParse(message, data, { abortEarly: true });
  if (read.success) return good(read.output);
  const at = v.getDotPath(read.issues[0]);
  // A name may be as long as a message; nobody needs all of it.
  return bad(at === null ? refusal('room.noObject') : refusal('room.badMessage', { at: at.slice(0, 40) }));
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
  /** With what it would undo, where others have to agree. */
  readonly cost: UndoCost & Pick<Proposal, 'count' | 'undoes'>;
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
  /** What the events since the other moment changed, one after the other; the first one goes from `view`. */
  readonly changes?: readonly Change[];
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

/** What has happened, and what it has changed in the view of whoever is told of it, since the event before it. */
export type Told = Happened & { readonly change?: Change };

/** What a takeback would undo. */
export type UndoCost = {
  readonly to: number;
  /** The seat that takes back. */
  readonly by: Seat;
  /** Nobody has to agree: nothing but one's own decision, by which nobody has learned anything, or nobody else plays. */
  readonly free: boolean;
  /** The match file will tell of it: somebody knows more than before, be it only whoever takes back. */
  readonly recorded: boolean;
  readonly dice: boolean;
  /** Any seat has learned something hidden. Where dice or others' moves decide already, only what was answered in secret counts. */
  readonly secrets: boolean;
  readonly others: boolean;
};

/**
 * The cost of undoing the last decision of one's own, as far as it is known: what somebody has learned takes as long to find
 * out as a decision takes, so it is null until somebody asks for it (`cost`). At a table of one machine it never is.
 */
export type LikelyCost = Omit<UndoCost, 'free' | 'recorded' | 'secrets'> & {
  readonly free: boolean | null;
  readonly recorded: boolean | null;
  readonly secrets: boolean | null;
};

/** One decision that a takeback undoes, as one viewer may know it. */
export type Undone = {
  readonly seat: By;
  /** What the viewer may know of the question, as in `Awaited`. */
  readonly kind: string;
  readonly prompt: Message;
  /** The words of what was chosen; null: it is not for the viewer to know, or has no words (a place on the table). */
  readonly chosen: readonly Message[] | null;
};

/** A takeback that was carried out. */
export type BackNotice = {
  /** How many entries the log had right after it. */
  readonly number: number;
  readonly by: Seat;
  readonly to: number;
  /** How many decisions it has undone; `undoes` may list fewer. */
  readonly count: number;
  /** The others were asked. */
  readonly agreed: boolean;
  /** The match file tells of it. */
  readonly recorded: boolean;
  readonly undoes: readonly Undone[];
};

export type Proposal = {
  readonly id: number;
  readonly seat: Seat;
  readonly what: Proposed;
  /** The seats that have not agreed yet. */
  readonly awaits: readonly Seat[];
  /** How many decisions a takeback would undo, and the last of them as the viewer may know them. */
  readonly count?: number;
  readonly undoes?: readonly Undone[];
  /** Why a takeback needs the others. */
  readonly why?: Pick<UndoCost, 'dice' | 'secrets' | 'others'>;
};

/** What became of a proposal. It lapses where the match goes on without it. */
export type Settled = {
  readonly id: number;
  readonly seat: Seat;
  readonly what: Proposed;
  readonly how: 'agreed' | 'declined' | 'withdrawn' | 'lapsed';
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
  readonly undo: LikelyCost | null;
  /** A seat of this connection has undone something, and nothing else was decided since. */
  readonly redo: boolean;
  /** How many decisions stood when something was taken back by consent, in the order of the takebacks. */
  readonly takebacks: readonly number[];
  /** The last takebacks, also those that nobody had to agree to; the latest last. */
  readonly backs: readonly BackNotice[];
  readonly proposals: readonly Proposal[];
  /** What became of the last proposal of each seat that is none any more. */
  readonly settled: readonly Settled[];
  /** A fault of ours was met; the match is as it was before. What is wrong is told to those who may know everything. */
  readonly bug: { readonly message: string | null } | null;
};

/**
 * What is new to a viewer: his sight whole, or what has changed in it, and what has happened. Where `of` names another
 * viewer of the same connection, it goes on from what that one has been told; otherwise from the viewer's own. Where the
 * events tell what they change, they do so one after the other, from the view that was told before (of a whole sight: from
 * the view in it), and `change` goes on from there.
 */
export type Update = {
  /** How many entries the log has now. */
  readonly at: number;
  readonly viewer: Viewer;
  /** The first `from` events stand; these come after them. */
  readonly events: { readonly of?: Viewer; readonly from: number; readonly list: readonly Told[] };
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
  /** How well it is to play; as usual, where nobody has said it. */
  readonly level: string | undefined;
  /** The match as it may be for all that the seat knows. */
  readonly dream: ((seed: string) => Dream) | undefined;
}

/** Thoughts in slices: told to hurry, they end with what was found by then. */
export type Thinking = Generator<void, Json, { readonly hurry: boolean }>;
