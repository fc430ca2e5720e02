import type { Ask, Seat } from './ask.ts';
import type { Json } from './json.ts';
import type { AnyMatch } from './match.ts';

/**
 * A match as it may be for all that one seat knows, to play on in thought. It hands out nothing of the match that it was
 * made of: neither its log, nor its seed, nor a way back.
 */
export interface Dream<S = unknown, V extends Json = Json, A extends Ask = Ask> {
  readonly state: S;
  /** The questions that wait for an answer; none when it is over. */
  readonly open: readonly A[];
  view(seat: Seat): V;
  /** Throws where the answer is not legal: whoever plays the dream chooses among legal ones. */
  decide(seat: Seat, answer: Json): void;
}

/** A match as one seat may imagine it, played on with this chance; undefined where the game cannot draw what is hidden. */
export function dreamOf(match: AnyMatch, seat: Seat): ((seed: string) => Dream) | undefined {
  if (!match.game.determinise) return undefined;
  return (seed) => {
    const twin = match.fork({ seed, seenBy: seat, keep: 'none', events: false, verify: false });
    return {
      get state() {
        return twin.state;
      },
      get open() {
        return twin.open;
      },
      view: (whose) => twin.game.view(twin.state, whose),
      decide(by, answer) {
        if (twin.decide(by, answer)) throw new Error(`an answer that is not legal in a dream of ${match.game.id}`);
      },
    };
  };
}
