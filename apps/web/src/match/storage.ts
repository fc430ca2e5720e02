import type { Json } from '@holotisch/engine';
import type { Aids, SeatKind } from './protocol.ts';

/**
 * Matches in progress, kept in the browser so that a reload goes on exactly where it was. Each has a place of its own:
 * a new match, a link or a second tab takes nothing away from another.
 */
export interface KeptMatch {
  readonly id: string;
  readonly file: Json;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /** When it was kept, in milliseconds of the clock. */
  readonly saved: number;
}

const PLACE = 'holotisch.match.';
/** The match of this tab; another tab has another one. */
const HERE = 'holotisch.here';
/** Matches that are over stay for a while, to be looked at again. */
const MOST_FINISHED = 5;

export const newMatchId = (): string => crypto.randomUUID();

/** A browser without storage, or with a full one, plays on all the same; it only cannot resume. */
export function keepMatch(match: KeptMatch): void {
  try {
    localStorage.setItem(PLACE + match.id, JSON.stringify(match));
    sessionStorage.setItem(HERE, match.id);
    for (const old of keptMatches().filter(isOver).slice(MOST_FINISHED)) forgetMatch(old.id);
  } catch {
    // nothing is lost that was kept before
  }
}

/** All of them, the latest first. */
export function keptMatches(): readonly KeptMatch[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .flatMap((key) => read(localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.saved - a.saved);
  } catch {
    return [];
  }
}

/** The match that this tab was in, or else the latest that has not come to its end. */
export function keptMatch(): KeptMatch | undefined {
  const all = keptMatches();
  try {
    const here = sessionStorage.getItem(HERE);
    return all.find((match) => match.id === here) ?? all.find((match) => !isOver(match));
  } catch {
    return all[0];
  }
}

/** What another tab has just kept of this very match. */
export const keptElsewhere = (event: StorageEvent, id: string): KeptMatch | undefined =>
  event.key === PLACE + id ? read(event.newValue) : undefined;

function read(text: string | null): KeptMatch | undefined {
  try {
    const kept = JSON.parse(text ?? '') as KeptMatch;
    return typeof kept?.id === 'string' && typeof kept.file === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const isOver = ({ file }: KeptMatch): boolean =>
  (file as { readonly result?: Json } | null)?.result !== undefined;

export function forgetMatch(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // a browser without storage has nothing to forget
  }
}
