import { isObject } from '@holotisch/engine';

/**
 * The seats that this browser has at online matches. A seat is its token: whoever has the link has the seat, on whichever
 * device. What the player has added to the dice and what the server has promised is kept too, so that the page can check
 * both after the end by itself.
 */
export interface KeptSeat {
  readonly match: string;
  readonly game: string;
  /** Nobody: it is only looked at. */
  readonly token?: string;
  /** The token of the link by which the seat was found, and the one that is to take its place, until the server has said so. */
  readonly link?: string;
  readonly own?: string | undefined;
  /** The seat was free at somebody else's table: it may have been freed again meanwhile. */
  readonly guest?: boolean;
  readonly contribution?: string;
  readonly commitment?: string;
  /** The list that this seat brings along. */
  readonly list?: string;
  /** The list that was chosen before the table was, and cannot be brought to it: it is said why. */
  readonly wished?: Wished;
  /** The token of the next match, made here when this one was to be played again. */
  readonly again?: string;
  /** What whoever has made the match can give away. */
  readonly links?: {
    readonly seats: readonly { readonly seat: number; readonly token: string }[];
    readonly watch: string;
  };
  /** Who else plays, as far as they have names. */
  readonly others?: readonly string[];
  /** The token is one to look on with, or there is none. */
  readonly watched?: boolean;
  readonly saved: number;
}

export interface Wished {
  readonly game: string;
  readonly text: string;
}

const PLACE = 'holotisch.online.';
const MOST_KEPT = 60;

/** Of this page only, where the browser keeps nothing. */
const unkept = new Map<string, KeptSeat>();

function read(text: string | null): KeptSeat | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isSeat = isObject(value) && typeof value['match'] === 'string' && typeof value['game'] === 'string';
    return isSeat ? (value as object as KeptSeat) : undefined;
  } catch {
    return undefined;
  }
}

export function keptSeat(match: string): KeptSeat | undefined {
  try {
    return read(localStorage.getItem(PLACE + match)) ?? unkept.get(match);
  } catch {
    return unkept.get(match);
  }
}

export function keepSeat(match: string, change: Partial<KeptSeat>): KeptSeat {
  const seat: KeptSeat = { game: '', ...keptSeat(match), ...change, match, saved: Date.now() };
  unkept.set(match, seat);
  try {
    localStorage.setItem(PLACE + match, JSON.stringify(seat));
    for (const old of keptSeats().slice(MOST_KEPT)) forgetSeat(old.match);
  } catch {
    // The link still holds the token; nothing else can be done.
  }
  return seat;
}

export function forgetSeat(match: string): void {
  unkept.delete(match);
  try {
    localStorage.removeItem(PLACE + match);
  } catch {
    // There was nothing to forget.
  }
}

/** The newest first. */
export function keptSeats(): readonly KeptSeat[] {
  const found = new Map(unkept);
  try {
    for (const key of Object.keys(localStorage)) {
      const seat = key.startsWith(PLACE) ? read(localStorage.getItem(key)) : undefined;
      if (seat) found.set(seat.match, seat);
    }
  } catch {
    // Only what this page knows.
  }
  return [...found.values()].sort((a, b) => b.saved - a.saved);
}

export const randomText = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
