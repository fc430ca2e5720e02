import { type Json, type Match, type Recorded, seenBy } from '@holotisch/engine';
import type { Viewer } from './protocol.ts';

/** How a match looked to somebody when it told him of something, in the middle of a decision. */

/** Who sees a match, and what he sees of it now. */
type Looking = (match: Match, viewer: Viewer) => Json;
const asItIs: Looking = ({ game, state }, viewer) => game.view(state, viewer);

/** Does this while `keep` gets what each of the viewers sees at each event that he is told of. */
function watching<T>(
  match: Match,
  viewers: readonly Viewer[],
  look: Looking,
  keep: (told: Recorded, viewer: Viewer, view: Json) => void,
  work: () => T,
): T {
  match.onTold = (told) => {
    for (const viewer of viewers) if (seenBy(told, viewer)) keep(told, viewer, look(match, viewer));
  };
  try {
    return work();
  } finally {
    match.onTold = undefined;
  }
}

/** What the viewers of a room have seen at each event, until they have been told what it has changed. */
export class AsTold {
  readonly #views = new Map<Recorded, Map<Viewer, Json>>();

  /** Does what goes on in the match; where nobody watches, it costs nothing more. */
  watch<T>(match: Match, viewers: ReadonlySet<Viewer>, work: () => T): T {
    if (viewers.size === 0) return work();
    return watching(match, [...viewers], asItIs, (told, viewer, view) => this.put(told, viewer, view), work);
  }

  put(told: Recorded, viewer: Viewer, view: Json): void {
    const views = this.#views.get(told) ?? new Map<Viewer, Json>();
    this.#views.set(told, views.set(viewer, view));
  }

  get(told: Recorded, viewer: Viewer): Json | undefined {
    return this.#views.get(told)?.get(viewer);
  }

  clear(): void {
    this.#views.clear();
  }
}

/**
 * Plays these decisions of a match once more, in a copy: the match as it was after the last of them, and what was to be
 * seen at each event of theirs that the viewer is told of.
 */
export function toldAgain(
  match: Match,
  { from, to, viewer }: { readonly from: number; readonly to: number; readonly viewer: Viewer },
  look: Looking = asItIs,
): { readonly played: Match; readonly views: readonly Json[] } {
  const played = match.fork();
  played.rewind(from);
  const views: Json[] = [];
  const keep = (_told: Recorded, _viewer: Viewer, view: Json) => void views.push(view);
  watching(played, [viewer], look, keep, () => {
    for (const { seat, answer } of match.taken.slice(from, to)) played.take(seat, answer);
  });
  return { played, views };
}
