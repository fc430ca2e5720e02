import {
  type AnyGame,
  type FileFault,
  findGame,
  type Games,
  good,
  type Json,
  Match,
  type MatchOptions,
  type Refusal,
  type Result,
} from '@holotisch/engine';
import type { Aids } from './protocol.ts';
import { Room, type RoomOptions } from './room.ts';

export const KEEP: MatchOptions = { keep: 'all', events: true };

export interface NewMatch {
  readonly game: string;
  readonly edition?: string | undefined;
  readonly setup: Json;
  /** All chance follows from it: 128 bits that nobody can guess, from whoever opens the room. */
  readonly seed: string;
}

export type Opened<T> = Result<T, FileFault | Refusal>;

/** `prepare` may take decisions before anybody sits down: a table that is laid out already. */
export function startRoom(
  games: Games,
  begin: NewMatch,
  options: RoomOptions,
  prepare?: (match: Match) => void,
): Opened<Room> {
  const { setup, seed } = begin;
  const game = findGame('', games, begin.game, begin.edition);
  if (!game.ok) return game;
  const match = Match.start(game.value, { setup, seed }, KEEP);
  if (!match.ok) return match;
  prepare?.(match.value);
  return good(new Room(match.value, options));
}

/** The aids that a match of this game has if nobody says otherwise. */
export const usualAids = (game: AnyGame): Aids =>
  Object.fromEntries(Object.entries(game.aids).map(([id, aid]) => [id, aid.usual]));
