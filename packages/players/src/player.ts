import { type AnyMatch, type Ask, type Json, quickRng, type Rng, type Seat, sampleAnswer } from '@holotisch/engine';

/** What a computer player is told when it has to decide: its own seat's view and its own question, nothing more. */
export interface Turn<V extends Json = Json, A extends Ask = Ask> {
  readonly seat: Seat;
  readonly view: V;
  readonly ask: A;
  readonly rng: Rng;
}

/** A computer opponent. It answers at once and from its view alone; every answer must be legal. */
export interface Player<V extends Json = Json, A extends Ask = Ask> {
  readonly id: string;
  choose(turn: Turn<V, A>): Json;
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
  const answer = player.choose({ seat, view: match.game.view(match.state, seat), ask, rng });
  const refusal = match.decide(seat, answer);
  if (refusal)
    throw new Error(
      `player ${player.id} gave an illegal answer to ${ask.kind}: ${JSON.stringify(answer)} ${JSON.stringify(refusal)}`,
    );
}
