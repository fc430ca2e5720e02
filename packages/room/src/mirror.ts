import { changed } from './change.ts';
import type { Happened, Sight, Update, Viewer } from './protocol.ts';

/** The match as a client has been told of it. */
export interface Seen {
  /** How many entries of the log it has seen: the number that its own messages carry. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly sight: Sight;
  readonly events: readonly Happened[];
}

/** Puts updates together again on the other side of the wire. What did not change stays the very same piece of data. */
export class Mirror {
  readonly #seen = new Map<Viewer, Seen>();

  /** What the viewer of this update sees now; undefined if something is missing and all has to be asked for again. */
  take(update: Update): Seen | undefined {
    const { at, viewer } = update;
    const { of = viewer, from, list } = update.events;
    const sight = this.#sight(update);
    const told = this.#seen.get(of)?.events ?? [];
    if (!sight || from > told.length) return undefined;
    const same = from === told.length && list.length === 0;
    const seen: Seen = { at, viewer, sight, events: same ? told : [...told.slice(0, from), ...list] };
    this.#seen.set(viewer, seen);
    return seen;
  }

  #sight(update: Update): Sight | undefined {
    if ('whole' in update) return update.whole;
    const before = this.#seen.get(update.of ?? update.viewer)?.sight;
    return before && (changed(before, update.change) as Sight);
  }
}
