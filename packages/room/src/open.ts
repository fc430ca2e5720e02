import {
  type AnyGame,
  bad,
  type FileFault,
  findGame,
  type Games,
  good,
  isObject,
  type Json,
  Match,
  type MatchOptions,
  type Refusal,
  type Result,
  readJson,
  readMatchFile,
  readScenarioFile,
  replay,
  runScenario,
  type SeatKind,
} from '@holotisch/engine';
import type { Entry } from './log.ts';
import { type Backed, MOST_BACKS } from './named.ts';
import type { Aids, FileHead } from './protocol.ts';
import { backedBy, enterInto, Room, type RoomOptions } from './room.ts';

const KEEP: MatchOptions = { keep: 'all', events: true };

export interface NewMatch {
  readonly game: string;
  readonly edition?: string | undefined;
  readonly setup: Json;
  /** All chance follows from it: 128 bits that nobody can guess, from whoever opens the room. */
  readonly seed: string;
}

type Opened<T> = Result<T, FileFault | Refusal>;

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

/** A room that goes on from a match or scenario file, and from what was done since. */
export function openRoom(games: Games, text: string, options: RoomOptions, log: readonly Entry[] = []): Opened<Room> {
  const match = isScenario(text) ? fromScenario(games, text) : fromMatch(games, text);
  if (!match.ok) return match;
  const begun = match.value.taken.length;
  const told = log.filter((entry) => 'back' in entry).slice(-MOST_BACKS);
  const backs: Backed[] = [];
  for (const [at, entry] of log.entries()) {
    const backed = 'back' in entry && told.includes(entry) ? backedBy(match.value, entry, at) : undefined;
    const refused = enterInto(match.value, entry);
    if (refused) return bad(refused);
    if (backed) backs.push(backed);
  }
  return good(new Room(match.value, options, begun, log, backs));
}

function fromMatch(games: Games, text: string): Opened<Match> {
  const file = readMatchFile(text, games);
  if (!file.ok) return file;
  const again = replay(file.value, games, { ...KEEP, text });
  return again.ok ? good(again.value.match) : again;
}

/** A scenario is run as the command line runs it, so its faults are told as there; then the match goes on from it. */
function fromScenario(games: Games, text: string): Opened<Match> {
  const report = runScenario(text, games);
  if (!report.ok) return report;
  if (report.value.stopped) return bad(report.value.stopped);
  const file = readScenarioFile(text, games);
  if (!file.ok) return file;
  const match = Match.start(file.value.game, file.value.origin, KEEP, file.value.file.takebacks);
  if (!match.ok) return match;
  for (const entry of file.value.file.decisions ?? []) if (!('refused' in entry)) match.value.take(...entry);
  return match;
}

/** Whether a text is a scenario; anything that cannot be read is left to the reader of matches, who says why. */
function isScenario(text: string): boolean {
  const json = readJson(text);
  return json.ok && isObject(json.value) && json.value['holotisch'] === 'scenario';
}

export function readHead(games: Games, text: string): Opened<FileHead> {
  const opened = openRoom(games, text, { seats: [], aids: {} });
  if (!opened.ok) return opened;
  const { game } = opened.value.match;
  const json = readJson(text); // as the room has read it: with a byte order mark, too
  const { table } = (json.ok ? json.value : {}) as {
    readonly table?: { readonly seats: SeatKind[]; readonly aids: Aids };
  };
  return good({
    game: game.id,
    edition: game.edition,
    seats: opened.value.seats.map((_, seat) => table?.seats[seat] ?? 'human'),
    aids: table?.aids ?? usualAids(game),
  });
}

/** The aids that a match of this game has if nobody says otherwise. */
export const usualAids = (game: AnyGame): Aids =>
  Object.fromEntries(Object.entries(game.aids).map(([id, aid]) => [id, aid.usual]));
