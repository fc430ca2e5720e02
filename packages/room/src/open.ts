import {
  type By,
  bad,
  type Games,
  good,
  isObject,
  type Json,
  Match,
  OVERRIDE,
  readJson,
  readMatchFile,
  readScenarioFile,
  replay,
  runScenario,
  type SeatKind,
} from '@holotisch/engine';
import { backedBy, enterInto } from './entries.ts';
import type { Entry } from './log.ts';
import { type Backed, MOST_BACKS } from './named.ts';
import type { Aids, FileHead } from './protocol.ts';
import { Room, type RoomOptions } from './room.ts';
import { KEEP, type Opened, usualAids } from './start.ts';

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
  return good(new Room(match.value, { ...levelIn(text), ...options }, begun, log, backs));
}

/** How well the computer played when the file was saved. */
function levelIn(text: string): Pick<RoomOptions, 'level'> {
  const json = readJson(text);
  const table = json.ok && isObject(json.value) ? json.value['table'] : undefined;
  const level = isObject(table) ? table['level'] : undefined;
  return typeof level === 'string' ? { level } : {};
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
  const { decisions = [], forced = false } = file.value.file;
  const all = decisions.flatMap((entry) => ('refused' in entry ? [] : [entry]));
  if (!forced) for (const entry of all) match.value.take(...entry);
  else takeAsked(match.value, all);
  return match;
}

/** A table asks nobody what has only one answer: of a scenario that answers such questions as well, the others are taken. */
function takeAsked(match: Match, decisions: readonly (readonly [By, Json])[]): void {
  const begun = Match.start(match.game, match.origin, { events: false, forced: true });
  if (!begun.ok) return;
  for (const [by, answer] of decisions) {
    const kind = by === OVERRIDE ? undefined : begun.value.askOf(by)?.kind;
    const isAsked = by === OVERRIDE || match.askOf(by)?.kind === kind;
    begun.value.take(by, answer);
    if (isAsked) match.take(by, answer);
  }
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
