import type { Json } from '@holotisch/engine';
import type { Aids, SeatKind } from './protocol.ts';

/** The match in progress, kept in the browser so that a reload goes on exactly where it was. */
export interface KeptMatch {
  readonly file: Json;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
}

const KEY = 'holotisch.match';

/** A browser without storage, or with a full one, plays on all the same; it only cannot resume. */
export function keepMatch(match: KeptMatch): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(match));
  } catch {
    // nothing is lost that was kept before
  }
}

export function keptMatch(): KeptMatch | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as KeptMatch);
  } catch {
    return undefined;
  }
}

/** Whether a match is kept that has not come to its end, with at least one decision to lose. */
export function isWaiting(): boolean {
  const file = keptMatch()?.file;
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return false;
  const { decisions, result } = file as Readonly<Record<string, Json>>;
  return result === undefined && Array.isArray(decisions) && decisions.length > 0;
}

export function forgetMatch(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // a browser without storage has nothing to forget
  }
}
