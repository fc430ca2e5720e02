import { isObject, type Json, type Seat, type SeatKind } from '@holotisch/engine';
import type { Moving } from '@holotisch/room';
import type { Closed } from './protocol.ts';

/**
 * What has happened at an online table, in the order it happened: the only thing that is kept of it. Everything else (the
 * match, who sits there, clocks, proposals) follows from head and lines, on whichever machine they are read.
 */
export type Line =
  /**
   * A seat belongs to whoever has this token (its hash), and to nobody who had it before: to somebody new, to the same one
   * by a token that only he knows (`same`), or to whoever comes by its link, as nobody has it any more (`free`).
   */
  | { readonly seated: Seat; readonly token: string; readonly to?: 'same' | 'free' }
  | { readonly named: Seat; readonly name: string }
  /** `lists` names the ones that were seen, where that was said: it is a yes to these only. */
  | { readonly ready: Seat; readonly contribution: string; readonly list?: string; readonly lists?: string }
  /** Another list in place of the one before. */
  | { readonly listed: Seat; readonly list: string }
  /** Yes to lists of unequal points. */
  | { readonly agreed: Seat; readonly lists: string }
  /** All are there. The decisions with which the program has laid the table come with it. */
  | { readonly begun: Json; readonly laid: readonly (readonly [Seat, Json])[] }
  /** A message that moves the room, and what the match was like when it came, in a few numbers. */
  | { readonly said: Moving; readonly mark: string }
  | { readonly handed: Seat; readonly to: SeatKind }
  /** Lost by time. */
  | { readonly flagged: Seat }
  | { readonly chat: Seat; readonly text: string; readonly nonce: string }
  | { readonly again: Seat; readonly token: string; readonly next?: string }
  /** He does not want another match: he withdraws what he has offered, or declines what others have. */
  | { readonly noMore: Seat }
  /** The open battle of a campaign is fought in this match. */
  | { readonly battle: string; readonly match: string }
  /** What that match has come to; the mark is of the campaign. Taken by the server alone, from the match itself. */
  | { readonly reported: string; readonly answer: Json; readonly mark: string }
  /** What the state must be when the log is played again: another one means that the rules have changed. */
  | { readonly hash: string }
  | { readonly closed: Closed };

/** Lines that were kept together, because they happened together. */
export type Row = { readonly seq: number; readonly time: number; readonly lines: readonly Line[] };

const isLine = (x: unknown): x is Line => isObject(x);

/** Reads what a database has kept; it was written by us, so only its outer shape is looked at. */
export function readLines(text: string): readonly Line[] {
  const lines: unknown = JSON.parse(text);
  if (!Array.isArray(lines) || !lines.every(isLine)) throw new Error('a row of the log is damaged');
  return lines;
}
