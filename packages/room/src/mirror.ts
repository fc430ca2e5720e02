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
    const { at, viewer, events } = update;
    const before = this.#seen.get(viewer);
    const told = before?.events ?? [];
    if (events.from > told.length || !(before || 'whole' in update)) return undefined;
    const same = events.from === told.length && events.list.length === 0;
    const seen: Seen = {
      at,
      viewer,
      sight: 'whole' in update ? update.whole : (changed(before!.sight, update.change) as Sight),
      events: same ? told : [...told.slice(0, events.from), ...events.list],
    };
    this.#seen.set(viewer, seen);
    return seen;
  }
}
