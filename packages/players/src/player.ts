import {
  type AnyMatch,
  type Ask,
  type Dream,
  dreamOf,
  type Json,
  quickRng,
  type Rng,
  refuse,
  type Seat,
  sampleAnswer,
} from '@holotisch/engine';
import type { Character } from './character.ts';

/** What a computer player is told when it has to decide: its own seat's view and its own question, nothing more. */
export interface Turn<V extends Json = Json, A extends Ask = Ask, S = unknown> {
  readonly seat: Seat;
  readonly view: V;
  readonly ask: A;
  readonly rng: Rng;
  /** The match as it may be for all that the seat knows, with this chance; not where the game has no such thing. */
  readonly dream?: ((seed: string) => Dream<S, V, A>) | undefined;
  /** Told of every dream that a fault has ended; the others then have to do. Without it the fault is thrown. */
  readonly failed?: ((fault: unknown) => void) | undefined;
}

/** A computer opponent. It knows its view alone and may play on in dreams of it; every answer must be legal. */
export interface Player<V extends Json = Json, A extends Ask = Ask, S = unknown> {
  readonly id: string;
  /** Answers at once. */
  choose(turn: Turn<V, A, S>): Json;
  /** Thinks in slices, for whoever has other things to do in between; told to hurry it answers with what it has found. */
  think?(turn: Turn<V, A, S>): Thinking;
  /** The same level, played in another manner. */
  as?(manner: Manner): Player<V, A, S>;
}
/** What a player thinks of a question in its character; undefined: it has no opinion. */
export type Opinion<V extends Json, A extends Ask> = (turn: Turn<V, A>, character: Character) => Json | undefined;

/** One who has opinions. Where it has none, or what it wants is not open, it takes any legal answer. */
export const opinionated = <V extends Json, A extends Ask>(
  id: string,
  opinion: Opinion<V, A>,
  character: Character,
): Player<V, A> => ({
  id,
  choose(turn) {
    const wanted = opinion(turn, character);
    if (wanted !== undefined && refuse(turn.ask, wanted) === undefined) return wanted;
    return sampleAnswer(turn.ask, turn.rng) as Json;
  },
  as: (manner) => opinionated(id, opinion, manner.character ?? character),
});

interface Manner {
  readonly character?: Character | undefined;
  /** So many seconds a decision, where it thinks at all. */
  readonly seconds?: number | undefined;
}
export type Thinking = Generator<void, Json, { readonly hurry: boolean }>;

/** What a player thinks, in slices where it can. */
export function* thinkingOf(player: Player, turn: Turn): Thinking {
  return player.think ? yield* player.think(turn) : player.choose(turn);
}

/** Thinks to the end without a pause. */
export function thought(thinking: Thinking): Json {
  for (;;) {
    const step = thinking.next({ hurry: false });
    if (step.done) return step.value;
  }
}

/** Picks any legal answer. The yardstick of all others. */
export const randomPlayer: Player = {
  id: 'random',
  choose: ({ ask, rng }) => sampleAnswer(ask, rng) as Json,
};

/** A generator for a player's own choices, made from any text: FNV-1a. The dice of a match come from the match. */
export function rngOf(text: string): Rng {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return quickRng(hash);
}

/** Lets a player answer the open question of its seat. An answer that is refused is a fault of the player. */
export function letDecide(match: AnyMatch, seat: Seat, player: Player, rng: Rng): void {
  const ask = match.askOf(seat);
  if (!ask) throw new Error(`seat ${seat} is not asked`);
  const view = match.game.view(match.state, seat);
  const answer = player.choose({ seat, view, ask, rng, dream: dreamOf(match, seat) });
  const refusal = match.decide(seat, answer);
  if (refusal)
    throw new Error(
      `player ${player.id} gave an illegal answer to ${ask.kind}: ${JSON.stringify(answer)} ${JSON.stringify(refusal)}`,
    );
}
