import {
  bad,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Language,
  type Message,
  type Refusal,
  type Result,
  type Seat,
  type SeatKind,
  say,
} from '@holotisch/engine';
import type { Aids, Moving, Reply, Update } from '@holotisch/room/client';
import * as v from 'valibot';
import { visibleLine } from './visible.ts';

/**
 * What a client and the server say to each other, beyond what is said to the room itself (`@holotisch/room`). All of it is
 * JSON, read by these schemas on both ends; docs/PROTOCOL.md is its description for others.
 */
export const PROTOCOL = 1;

export const MOST = {
  /** Letters of a chat line, of a name, of a list as text, of what a player adds to the dice. */
  chat: 500,
  name: 40,
  list: 20_000,
  contribution: 64,
  /** Lines of chat that are told to who comes later. */
  chatLines: 200,
  /** What one seat may say in a match: lines of chat, names and lists it takes, proposals, and draws that it offers. */
  chatsOfSeat: 1000,
  namesOfSeat: 50,
  listsOfSeat: 50,
  proposalsOfSeat: 500,
  drawsOfSeat: 100,
  /** Whatever else one seat may do in a match, decided anew or taken back; giving up is not among it. */
  movesOfSeat: 30_000,
  /** Matches of one battle of a campaign: one that is called off is begun anew. */
  timesOfBattle: 20,
  /** Seats whose matches are asked for at once. */
  mine: 100,
  seats: 8,
  /** Bytes of one message of a client, and of the body of one request. */
  message: 64 * 1024,
  request: 256 * 1024,
} as const;

const refusal = (text: string, args?: Message['args']): Refusal => ({ clauses: [], message: say(text, args) });

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST.seats - 1));
/** Numbers the messages of one connection, so that each gets its own answer. */
const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const within = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** One line of visible letters; whatever shows it shows it as text. */
const line = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(visibleLine));
const matchId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const contribution = v.pipe(v.string(), v.minLength(8), v.maxLength(MOST.contribution));
const listText = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.list));
const listsTag = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const clock = v.strictObject({
  /** Seconds that each seat has, and those that it gets for a decision. */
  main: within(10, 30 * 24 * 3600),
  increment: within(0, 24 * 3600),
});
export type Clock = Readonly<v.InferOutput<typeof clock>>;

const frame = v.variant('do', [
  /** The first message of every connection. Without a token one looks on; `resume` is how much of the log was seen. */
  v.strictObject({
    id,
    do: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    match: matchId,
    token: v.optional(token),
    resume: v.optional(within(0, 10_000_000), 0),
    /** Wishes to be told what each event has changed in the view. */
    changes: v.optional(v.boolean()),
  }),
  /** A message to the room: decide, check, sample, propose, consent, ask, look, resume, file, report. */
  v.strictObject({ id, do: v.literal('room'), message: v.custom<JsonObject>(isObject) }),
  /**
   * Sits down: what one adds to the dice, and the list, where the match leaves it to its player. It is a yes to the lists
   * that lie there then; `lists` (as in `about`) says which ones were seen, and the yes is to those only. `token` is the
   * hash of one that the player has made himself: the seat is his by it alone, and the link by which he came has ended.
   */
  v.strictObject({
    id,
    do: v.literal('ready'),
    contribution,
    list: v.optional(listText),
    lists: v.optional(listsTag),
    token: v.optional(digest),
  }),
  /** Another list in place of one's own, before the match has begun. */
  v.strictObject({ id, do: v.literal('list'), list: listText }),
  /** Yes to lists of unequal points, as `about` has named them. Another list makes it void. */
  v.strictObject({ id, do: v.literal('agree'), lists: listsTag }),
  /** Whoever has made the match calls it off, before it has begun: it is closed for everybody. */
  v.strictObject({ id, do: v.literal('cancel') }),
  /** A guest stands up before the match has begun: his seat is free, and its link lets somebody in again. */
  v.strictObject({ id, do: v.literal('leave') }),
  /** Whoever has made the match frees the seat of a guest who is not ready, or not here. */
  v.strictObject({ id, do: v.literal('free'), seat }),
  v.strictObject({ id, do: v.literal('name'), name: line(MOST.name) }),
  /** `nonce` makes sure that a line that is sent twice is said once. */
  v.strictObject({
    id,
    do: v.literal('chat'),
    text: v.pipe(line(MOST.chat), v.minLength(1)),
    nonce: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  }),
  /** The other seat has run out of time: the match is won. */
  v.strictObject({ id, do: v.literal('claim'), seat }),
  /** The player of another seat is gone: the computer goes on for him. `back`: he is here again. */
  v.strictObject({ id, do: v.literal('computer'), seat }),
  v.strictObject({ id, do: v.literal('back') }),
  /** Another match with changed places; the hash is that of a token which the player has made himself for it. */
  v.strictObject({ id, do: v.literal('rematch'), token: digest }),
  /** Withdraws what this seat has offered, or declines what others have. */
  v.strictObject({ id, do: v.literal('noRematch') }),
  /**
   * The open battle of the campaign becomes a match of its own, at which the same people sit; or what has become of it is
   * told once more. What is not said of how it is played is as in the campaign.
   */
  v.strictObject({
    id,
    do: v.literal('battle'),
    clock: v.optional(v.nullable(clock), null),
    public: v.optional(v.boolean()),
    delay: v.optional(within(0, 24 * 3600)),
    patience: v.optional(within(60, 30 * 24 * 3600)),
    layOut: v.optional(v.boolean(), false),
  }),
  v.strictObject({ id, do: v.literal('ping') }),
]);
export type BattleTerms = Omit<Extract<ClientFrame, { readonly do: 'battle' }>, 'id' | 'do'>;
export type ClientFrame = v.InferOutput<typeof frame>;
/** A frame as the table plans for it: what moves the room has been read, and what only asks it does not get to. */
export type MovingFrame =
  | Exclude<ClientFrame, { readonly do: 'room' }>
  | { readonly id: number; readonly do: 'room'; readonly message: Moving };
/** As a client writes it: what has a default may be left out. */
export type SentFrame = v.InferInput<typeof frame>;

export function readFrame(data: unknown): Result<ClientFrame> {
  const read = v.safeParse(frame, data, { abortEarly: true });
  return read.success ? good(read.output) : bad(badMember('online.badMessage', read.issues[0]));
}

/** Says which member makes no sense; of what is not even an object, that. */
const badMember = (text: string, issue: v.BaseIssue<unknown>): Refusal => {
  const at = v.getDotPath(issue);
  // A name may be as long as a message; nobody needs all of it.
  return at === null ? refusal('online.notJson') : refusal(text, { at: at.slice(0, MOST.name) });
};

const aids = v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()), v.maxEntries(16));
const gameName = v.pipe(v.string(), v.maxLength(40));

/** A new match: with a whole setup, or with the lists of its seats; a seat without one brings its own. */
const newMatch = v.strictObject({
  game: gameName,
  edition: v.optional(gameName),
  setup: v.optional(v.custom<Json>((x) => x !== undefined)),
  lists: v.optional(v.pipe(v.array(v.nullable(listText)), v.minLength(1), v.maxLength(MOST.seats))),
  rules: v.optional(v.custom<JsonObject>(isObject)),
  /** Seats that the computer plays from the start. */
  computer: v.optional(v.pipe(v.array(seat), v.maxLength(MOST.seats)), []),
  /** How well it plays, by the name of the level. */
  level: v.optional(gameName),
  aids: v.optional(aids, {}),
  clock: v.optional(v.nullable(clock), null),
  /** In the lobby and open to spectators, and listed when it is over. */
  public: v.optional(v.boolean(), false),
  /** Seconds that spectators see it later. */
  delay: v.optional(within(0, 24 * 3600), 0),
  /** Seconds that a player may be away before the other may let the computer go on for him. */
  patience: v.optional(within(60, 30 * 24 * 3600), 300),
  /** The program lays the table for everybody. */
  layOut: v.optional(v.boolean(), false),
  name: v.optional(line(MOST.name), ''),
});
export type NewMatch = v.InferOutput<typeof newMatch>;
export type NewMatchRequest = v.InferInput<typeof newMatch>;

/** Plays with whoever waits for the same game and size, or waits. */
const playNow = v.strictObject({
  game: gameName,
  edition: v.optional(gameName),
  list: listText,
  size: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
  name: v.optional(line(MOST.name), ''),
});
export type PlayNow = v.InferOutput<typeof playNow>;

const takeSeat = v.strictObject({ name: v.optional(line(MOST.name), '') });

/** The seats of one player, as he has kept them: what became of their matches. */
const mine = v.strictObject({
  seats: v.pipe(v.array(v.strictObject({ match: matchId, token })), v.maxLength(MOST.mine)),
});

const read =
  <S extends v.GenericSchema>(schema: S) =>
  (data: unknown): Result<v.InferOutput<S>> => {
    const parsed = v.safeParse(schema, data, { abortEarly: true });
    return parsed.success ? good(parsed.output) : bad(badMember('online.badRequest', parsed.issues[0]));
  };
export const readNewMatch = read(newMatch);
export const readPlayNow = read(playNow);
export const readTakeSeat = read(takeSeat);
export const readMine = read(mine);

/** The links of a new match: one a seat that people play, and one for those who look on. */
export type Created = {
  readonly match: string;
  readonly seats: readonly { readonly seat: Seat; readonly token: string }[];
  readonly watch: string;
};
/** A seat that somebody has got. */
export type Seated = { readonly match: string; readonly seat: Seat; readonly token: string };

/** A public match that waits for somebody. */
export type Waiting = {
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  readonly by: string;
  readonly clock: Clock | null;
  readonly size: string | null;
  /** Of the list that lies there; null: not known. */
  readonly points: number | null;
  /** The list of whoever takes the seat is his own. */
  readonly ownList: boolean;
  readonly since: number;
};

/** A public match that is over. */
export type Finished = {
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  readonly players: readonly string[];
  readonly result: Json;
  readonly ended: number;
};

/** A match of one's own: who plays it, how it stands, and what came of it. What is gone or not one's own is not listed. */
export type Mine = {
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  readonly state: TableState;
  readonly own: Seat;
  /** Names by seat; '' where somebody has none. */
  readonly players: readonly string[];
  readonly kinds: readonly SeatKind[];
  readonly result: Json;
  /** When something was last told of it to lists; its end, once it is over. */
  readonly changed: number;
};

export type TableState = 'gathering' | 'playing' | 'over' | 'closed';
/** Why a match cannot go on. */
export type Closed = 'rules' | 'cancelled';

/** What stands around the match: who sits there, the clocks, the dice that were promised. */
export type TableInfo = {
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  readonly state: TableState;
  readonly closed: Closed | null;
  /** The seat of this connection; null: it looks on. */
  readonly own: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** The own seat has to bring a list. */
  readonly needsList: boolean;
  /** The own list may still be another one (`list`). */
  readonly mayChangeList: boolean;
  /** Names the lists that lie there now, for `ready` and `agree`: it is another name as soon as one of them changes. */
  readonly lists: string;
  /** All lists are there, their points differ, and the match has not begun: it does when every player has said yes. */
  readonly agreement: Agreement | null;
  /** The aids that were agreed on when the table was opened. */
  readonly aids: Aids;
  readonly clock: Clock | null;
  /** Milliseconds that each seat had left at `since`, and whose time has been running since then. */
  readonly clocks: Clocks | null;
  /** The server's time when this was sent, in milliseconds. */
  readonly now: number;
  readonly public: boolean;
  readonly delay: number;
  readonly patience: number;
  readonly watchers: number;
  readonly fair: {
    readonly commitment: string;
    readonly contributions: readonly (string | null)[];
    /** After the end. */
    readonly secret: string | null;
  };
  /** Seats that want another match, and the one that came of it. */
  readonly rematch: readonly Seat[];
  /** Seats that have declined another match and have not changed their mind. */
  readonly noRematch: readonly Seat[];
  readonly next: { readonly match: string; readonly seat: Seat | null } | null;
  /** The battle that a campaign waits for, and its match once it was begun; null: it waits for none. */
  readonly battle: BattleInfo | null;
  /** The matches that have told the campaign how its battles ended: after the decision of this number. */
  readonly fought: readonly { readonly at: number; readonly match: string }[];
  /** The campaign of which this match is a battle. */
  readonly campaign: { readonly match: string } | null;
  /** How it has ended: by the rules, or who has given up, has run out of time, or that all called it a draw. */
  readonly end: { readonly by: 'rules' | 'concede' | 'draw' | 'time'; readonly seat: Seat | null } | null;
};

export type BattleInfo = {
  readonly game: string;
  readonly edition: string;
  /** Whose seat of the campaign each seat of the battle is. The same tokens open both. */
  readonly seats: readonly Seat[];
  readonly match: string | null;
};

export type Agreement = {
  /** By seat. */
  readonly points: readonly number[];
  /** Who has said yes to the lists as they are now. */
  readonly yes: readonly Seat[];
};

export type SeatInfo = {
  readonly kind: SeatKind;
  readonly name: string;
  readonly ready: boolean;
  /** Somebody is connected. */
  readonly here: boolean;
  /** Before the match: somebody has sat down here who may stand up again, so that the seat is free. */
  readonly guest: boolean;
  /** The list of this seat; null as long as it has brought none, or where a setup says nothing about it. */
  readonly list: ListInfo | null;
};

export type ListInfo = {
  readonly points: number;
  /** The limit that it keeps to; null: none. */
  readonly limit: number | null;
  readonly edition: string;
  /** The format by which all lists of the match are judged, in games that have one for both; null: none. */
  readonly format: string | null;
  /** Of another's list only when all are there: nobody chooses his own by what another one is called. */
  readonly name: string | null;
};

export type Clocks = {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
};

export type ChatLine = { readonly seat: Seat; readonly text: string; readonly time: number; readonly nonce: string };

/** What the server says. */
export type ServerFrame =
  /** `null`: the message had no number that it could be told from others by. */
  | { readonly id: number | null; readonly reply: Reply }
  | { readonly update: Update }
  | { readonly about: TableInfo }
  /** New lines; `whole`: all that are told to who has just come. */
  | { readonly chat: readonly ChatLine[]; readonly whole?: true }
  /** The connection ends. Whether to come back is in the reason; `why` says it in words, where there is more to say. */
  | { readonly bye: Bye; readonly why?: WordedRefusal };
export type Bye = 'restart' | 'flood' | 'unknown' | 'silent' | 'taken';

/** A refusal that comes with its words: whoever has not the dictionaries of the game shows these. */
export type WordedRefusal = Refusal & { readonly words?: Readonly<Record<Language, string>> };

export type { Aids, Reply, Update };
