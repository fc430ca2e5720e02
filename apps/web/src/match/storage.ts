import { isObject, type Json, type JsonObject, type SeatKind } from '@holotisch/engine';
import { type Entry, fileWith, readEntries } from '@holotisch/room/client';
import { attempt } from '../settings/attempt.ts';
import type { BattleLink } from './campaign/calls.ts';
import type { Aids } from './protocol.ts';

/**
 * Matches in progress, kept in the browser so that a reload goes on exactly where it was. Each has a place of its own:
 * a new match, a link or a second tab takes nothing away from another. A match is kept as the file that it began with,
 * written once, and what was done since, in pieces that are full after a few entries: keeping one more decision costs
 * the same early and late.
 */
export interface KeptMatch {
  readonly id: string;
  /** The match as it was opened; `keptFile` has all of it. */
  readonly file: JsonObject;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /** When something was kept of it last, in milliseconds of the clock. */
  readonly saved: number;
  readonly over: boolean;
  /** It is a battle of a campaign that is kept here. */
  readonly campaign?: BattleLink;
}

/** What was kept but cannot be read any more: set aside, to be saved as it is. */
interface DamagedMatch {
  readonly id: string;
  readonly text: string;
}

/** Why something could not be kept: no room left, another tab has written there, or what comes before it is missing. */
type KeepFault = 'full' | 'conflict' | 'gap';

interface Piece {
  readonly saved: number;
  readonly over: boolean;
  readonly entries: readonly Entry[];
}

const PLACE = 'holotisch.match.';
/** The match of this tab; another tab has another one. */
const HERE = 'holotisch.here';
/** Matches that are over stay for a while, to be looked at again. */
const MOST_FINISHED = 5;
const ENTRIES_A_PIECE = 32;

export const newMatchId = (): string => crypto.randomUUID();

const headPlace = (id: string): string => PLACE + id;
const piecePlace = (id: string, piece: number): string => `${PLACE}${id}/${piece}`;

/** Whose match a place belongs to, and which piece of it; no piece is the head. */
function placeOf(key: string): { readonly id: string; readonly piece?: number } | undefined {
  const found = /^holotisch\.match\.([^/]+)(?:\/(\d+))?$/.exec(key);
  return found ? { id: found[1]!, ...(found[2] !== undefined && { piece: Number(found[2]) }) } : undefined;
}

/** Keeps a match from its file on. What was kept of it before stays if there is no room for the new. `here`: the match of this tab. */
export function keepMatch(match: Omit<KeptMatch, 'over'>, here = match.id): KeepFault | undefined {
  const { id, file, seats, aids, saved, campaign } = match;
  sitAt(here);
  const fault = write(headPlace(id), { id, file, seats, aids, saved, ...(campaign && { campaign }) }, id);
  if (fault) return fault;
  for (const key of keysOf(id)) if (key !== headPlace(id)) attempt(() => localStorage.removeItem(key));
  forgetFinished(MOST_FINISHED, id);
  return undefined;
}

/** Remembers which match this tab is in. */
export function sitAt(id: string): void {
  attempt(() => sessionStorage.setItem(HERE, id));
}

/** Keeps what was done as the entry of this number. */
export function keepEntry(
  id: string,
  number: number,
  entry: Entry,
  { saved, over }: Pick<Piece, 'saved' | 'over'>,
): KeepFault | undefined {
  const place = piecePlace(id, Math.floor(number / ENTRIES_A_PIECE));
  const text = get(place);
  const before = text === null ? [] : readPiece(text)?.entries;
  const missing = (number % ENTRIES_A_PIECE) - (before?.length ?? 0);
  if (!before || missing > 0) return 'gap';
  if (missing < 0) return 'conflict';
  return write(place, { saved, over, entries: [...before, entry] }, id);
}

/** What was done in a match since its file; undefined if a part of it is missing or cannot be read. */
export function keptEntries(id: string): readonly Entry[] | undefined {
  const all: Entry[] = [];
  const last = lastPiece(id);
  for (let piece = 0; piece <= last; piece++) {
    const read = readPiece(get(piecePlace(id, piece)));
    const isFull = read?.entries.length === ENTRIES_A_PIECE;
    if (!read || (piece < last && !isFull)) return undefined;
    all.push(...read.entries);
  }
  return all;
}

/** The whole match as a file. */
export const keptFile = ({ id, file }: Pick<KeptMatch, 'id' | 'file'>): JsonObject =>
  fileWith(file, keptEntries(id) ?? []);

/** All that can be gone on with, the latest first. One that is damaged does no harm to the others. */
export const keptMatches = (): readonly KeptMatch[] =>
  ids()
    .flatMap((id) => readMatch(id) ?? [])
    .sort((a, b) => b.saved - a.saved);

export const damagedMatches = (): readonly DamagedMatch[] =>
  ids().flatMap((id) => (readMatch(id) ? [] : [{ id, text: rawText(id) }]));

/** The match that this tab was in, or else the latest that has not come to its end. */
export function keptMatch(): KeptMatch | undefined {
  const all = keptMatches();
  const here = attempt(() => sessionStorage.getItem(HERE));
  return all.find((match) => match.id === here) ?? all.find((match) => !match.over);
}

/** What another tab has just kept of this very match: entries from a number on, or a whole new beginning. */
export function keptElsewhere(
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  id: string,
): { readonly number: number; readonly entries: readonly Entry[] } | 'anew' | undefined {
  const place = event.key === null ? undefined : placeOf(event.key);
  if (place?.id !== id || event.newValue === null) return undefined;
  if (place.piece === undefined) return 'anew';
  const piece = readPiece(event.newValue);
  return piece ? { number: place.piece * ENTRIES_A_PIECE, entries: piece.entries } : 'anew';
}

export const isOver = ({ over }: KeptMatch): boolean => over;

export function forgetMatch(id: string): void {
  for (const key of keysOf(id)) attempt(() => localStorage.removeItem(key));
}

/** Nothing but what a campaign waits for is spared where there is no room; or else its history can still show its battles. */
function forgetFinished(keep: number, butNot: string): void {
  const all = keptMatches();
  const isSpared = keep === 0 ? isAwaited : isRemembered;
  const finished = all.filter((one) => isOver(one) && !isSpared(one, all));
  for (const old of finished.slice(keep)) if (old.id !== butNot) forgetMatch(old.id);
}

/** Of the battles of a campaign that is kept here the latest stay. */
const MOST_BATTLES = 12;
function isRemembered({ id, campaign }: KeptMatch, all: readonly KeptMatch[]): boolean {
  if (!campaign || !all.some((other) => other.id === campaign.match)) return false;
  const battles = all.filter((other) => other.campaign?.match === campaign.match);
  return battles.findIndex((other) => other.id === id) < MOST_BATTLES;
}

/** The last battle of a campaign that goes on: its end may not have been reported yet, or be taken back. */
function isAwaited({ id, campaign }: KeptMatch, all: readonly KeptMatch[]): boolean {
  if (!campaign || !all.some((other) => other.id === campaign.match && !other.over)) return false;
  return all.find((other) => other.campaign?.match === campaign.match)?.id === id;
}

function readMatch(id: string): KeptMatch | undefined {
  const head = readJson(get(headPlace(id)));
  const last = lastPiece(id);
  const piece = last < 0 ? undefined : readPiece(get(piecePlace(id, last)));
  if (!isHead(head) || head.id !== id || (last >= 0 && !piece) || !keptEntries(id)) return undefined;
  const { file, seats, aids, saved, campaign } = head;
  const over = piece?.over ?? file['result'] !== undefined;
  return { id, file, seats, aids, saved: piece?.saved ?? saved, over, ...(campaign && { campaign }) };
}

/** What is written at a head. Before there were pieces, the whole match was one: it reads the same. */
function isHead(x: unknown): x is Omit<KeptMatch, 'over'> {
  if (!isObject(x) || typeof x['id'] !== 'string' || typeof x['saved'] !== 'number') return false;
  const { file, seats, aids, campaign } = x;
  return (
    (campaign === undefined || isLink(campaign)) &&
    isObject(file) &&
    typeof file['game'] === 'string' &&
    Array.isArray(seats) &&
    seats.every((kind) => kind === 'human' || kind === 'computer') &&
    isObject(aids) &&
    Object.values(aids).every((on) => typeof on === 'boolean')
  );
}

const isLink = (x: unknown): x is BattleLink =>
  isObject(x) &&
  typeof x['match'] === 'string' &&
  typeof x['battle'] === 'string' &&
  (x['at'] === undefined || typeof x['at'] === 'number');

function readPiece(text: string | null): Piece | undefined {
  const piece = readJson(text);
  if (!isObject(piece) || typeof piece['saved'] !== 'number' || typeof piece['over'] !== 'boolean') return undefined;
  const entries = readEntries(piece['entries']);
  return entries && entries.length > 0 ? { saved: piece['saved'], over: piece['over'], entries } : undefined;
}

/** All that is there of a match, as it is. */
function rawText(id: string): string {
  const parts: Record<string, Json> = {};
  for (const key of keysOf(id)) parts[key] = get(key);
  return JSON.stringify({ damaged: parts }, null, 1);
}

const keys = (): readonly string[] => attempt(() => Object.keys(localStorage)) ?? [];
const keysOf = (id: string): readonly string[] => keys().filter((key) => placeOf(key)?.id === id);
const ids = (): readonly string[] => [...new Set(keys().flatMap((key) => placeOf(key)?.id ?? []))];
const lastPiece = (id: string): number => Math.max(-1, ...keysOf(id).map((key) => placeOf(key)?.piece ?? -1));

const get = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null;

const readJson = (text: string | null): unknown => (text === null ? undefined : attempt(() => JSON.parse(text)));

/** Writes; where there is no room left, matches that are over make room. */
function write(key: string, value: object, id: string): KeepFault | undefined {
  const text = JSON.stringify(value);
  const isWritten = () =>
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    });
  if (isWritten()) return undefined;
  forgetFinished(0, id);
  return isWritten() ? undefined : 'full';
}
