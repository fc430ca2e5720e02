import type { Json } from '@holotisch/engine';
import type { Finished, MatchHead, Private, Row, TableState, Waiting } from '@holotisch/online';

/** A match as it is kept. */
export interface Kept {
  readonly head: MatchHead;
  readonly secrets: Private;
  readonly rows: readonly Row[];
}

/** What lists of matches show, so that they need not be played to be listed. */
export interface Listing {
  /** `full`: it has not begun, and nobody else can sit down. */
  readonly status: TableState | 'full';
  readonly players: readonly string[];
  readonly result: Json;
}

/** A match as lists show it, and what tells whose seats are whose. */
export interface Listed extends Listing {
  readonly head: MatchHead;
  readonly secrets: Private;
  readonly changed: number;
  /** Tokens of the seats that were given away later, in the order in which they were. */
  readonly seated: readonly { readonly seat: number; readonly token: string }[];
}

/** A match that waits, as far as the store knows it: the points of lists are known at the table. */
export type WaitingRow = Omit<Waiting, 'points'>;

/** A row of the log. The tag tells it from a row that somebody else has written at the same place. */
export type TaggedRow = Row & { readonly tag: string };

export interface Append {
  readonly match: string;
  readonly row: TaggedRow;
  /** What has changed for lists. */
  readonly listing?: Listing;
}

/** The same as it is written down. */
export interface Written {
  readonly match: string;
  readonly seq: number;
  readonly time: number;
  readonly tag: string;
  readonly lines: string;
  readonly listing: Listing | undefined;
}

/** Something that was told by another process. */
export type News =
  | { readonly type: 'row'; readonly match: string }
  /** Somebody came to or left a table at another process; nobody there any more: an empty list. */
  | { readonly type: 'here'; readonly from: string; readonly match: string; readonly seats: readonly number[] }
  | { readonly type: 'who'; readonly match: string }
  | { readonly type: 'alive'; readonly from: string }
  /** What was told meanwhile may have been missed. */
  | { readonly type: 'missed' };
/** What a process tells the others by itself. */
export type Told = Exclude<News, { readonly type: 'row' | 'missed' }>;

/** How long what is kept. All in milliseconds. */
export interface KeepPolicy {
  readonly gathering: number;
  readonly idle: number;
  readonly over: number;
}

/**
 * Where matches are kept. `append` is the only way to move one, and it is done when it is on the disk: `kept`, or
 * `conflict` if another process was faster. What cannot be kept rejects.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  create(head: MatchHead, secrets: Private, listing: Listing): Promise<void>;
  load(match: string): Promise<Kept | undefined>;
  rowsFrom(match: string, seq: number): Promise<readonly TaggedRow[]>;
  append(append: Append): Promise<'kept' | 'conflict'>;
  /** Public matches whose maker was seen since then. */
  waiting(since: number): Promise<readonly WaitingRow[]>;
  /** Their maker is still here. */
  touch(matches: readonly string[], now: number): Promise<void>;
  /** With the seconds that spectators see each of them later. */
  finished(before: number, most: number): Promise<readonly (Finished & { readonly delay: number })[]>;
  /** Those of these matches that are there. */
  listed(matches: readonly string[]): Promise<readonly Listed[]>;
  remove(match: string): Promise<void>;
  /** Matches that nobody has touched for so long are closed or forgotten; how many. */
  cleanUp(policy: KeepPolicy, now: number): Promise<number>;
  /** Rejects if nothing can be kept at present. */
  check(): Promise<void>;
  /** Tells other processes; what other processes tell comes to `onNews`. */
  tell(news: Told): void;
  onNews(listener: (news: News) => void): void;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
