import type { Seat } from './ask.ts';
import type { Game, GameState } from './game.ts';
import { overlay } from './learned.ts';
import { below, chance, type Rng, reseed } from './random.ts';

/** After so many decisions a copy of a match has taken another chance, and perhaps other secrets. */
export interface Turned {
  readonly at: number;
  readonly seed: string;
  readonly seenBy?: Seat;
}

/**
 * These turns, and then another one. Of two at the same moment the first is void if the same seat looks, or nobody did: all
 * that it has drawn is drawn anew. So a copy of a copy of a copy takes no longer than the first one.
 */
export function turnedAlso(turns: readonly Turned[], turn: Turned): readonly Turned[] {
  const last = turns.at(-1);
  const isVoid = last?.at === turn.at && (last.seenBy === undefined || last.seenBy === turn.seenBy);
  return isVoid ? turnedAlso(turns.slice(0, -1), turn) : [...turns, turn];
}

/** Changes a state under the hands of a procedure: it goes on with what it finds. */
export function turnState<S extends GameState>(
  game: Pick<Game<S>, 'id' | 'determinise'>,
  state: S,
  { seed, seenBy }: Turned,
): void {
  if (seenBy !== undefined) {
    if (!game.determinise) throw new Error(`nobody can say what is hidden in ${game.id}`);
    overlay(state, game.determinise(state, seenBy, rngFrom(`${seed} hidden`)));
  }
  reseed(state.chance, seed);
}

function rngFrom(seed: string): Rng {
  const drawn = chance(seed);
  return { below: (n) => below(drawn, n) };
}
