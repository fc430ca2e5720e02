import { changed } from './change.ts';
import type { Happened, Sight, Told, Update, Viewer } from './protocol.ts';

/** What has happened, and how it looked then to whoever was told of it, if that came with it. */
export type Seeing = Happened & { readonly after?: Sight['view'] };

/** The match as a client has been told of it. */
export interface Seen {
  /** How many entries of the log it has seen: the number that its own messages carry. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly sight: Sight;
  readonly events: readonly Seeing[];
}

/** Puts updates together again on the other side of the wire. What did not change stays the very same piece of data. */
export class Mirror {
  readonly #seen = new Map<Viewer, Seen>();

  /** What the viewer of this update sees now; undefined if something is missing and all has to be asked for again. */
  take(update: Update): Seen | undefined {
    const { at, viewer } = update;
    const { of = viewer, from, list } = update.events;
    const base = 'whole' in update ? update.whole : this.#seen.get(update.of ?? viewer)?.sight;
    const told = this.#seen.get(of)?.events ?? [];
    if (!base || from > told.length) return undefined;
    const fresh = seeing(list, base.view);
    const view = fresh.findLast(({ after }) => after !== undefined)?.after ?? base.view;
    const sight = 'whole' in update ? base : (changed({ ...base, view }, update.change) as Sight);
    // What another viewer saw is not for this one's eyes.
    const before = of === viewer ? told : told.map(withoutView);
    const same = from === before.length && list.length === 0;
    const seen: Seen = { at, viewer, sight, events: same ? before : [...before.slice(0, from), ...fresh] };
    this.#seen.set(viewer, seen);
    return seen;
  }
}

/** How it looked at each of these events, as far as they tell what they have changed. */
function seeing(list: readonly Told[], from: Sight['view']): readonly Seeing[] {
  let after = from;
  return list.map(({ change, ...happened }) => {
    if (!change) return happened;
    after = changed(after, change) as Sight['view'];
    return { ...happened, after };
  });
}

const withoutView = (seen: Seeing): Seeing => (seen.after === undefined ? seen : { at: seen.at, event: seen.event });
