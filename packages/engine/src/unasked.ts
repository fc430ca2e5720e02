import { type Ask, isOffered, namesIn, type Seat } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Game, GameState, Sitting } from './game.ts';
import type { Json } from './json.ts';
import { type Refusal, say } from './message.ts';

/** What is said to an answer that nobody has asked for. */

/** What the rules say to that which an answer names, though nobody offers it. */
export function saidOfNamed<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json>(
  game: Game<S, A, G, E, V>,
  g: G,
  seat: Seat,
  answer: Json,
  asked: Ask | undefined,
): Refusal | undefined {
  if (!game.whyNot) return undefined;
  for (const name of namesIn(answer)) {
    const refusal = asked && isOffered(asked, name) ? undefined : game.whyNot(g, seat, name, asked);
    if (refusal) return refusal;
  }
  return undefined;
}

/** It is not this seat's turn. */
export function notAsked(seat: Seat, open: readonly Ask[]): Refusal {
  const awaited = open.map((a) => a.seat);
  return { clauses: [], message: say('engine.notAsked', { seat, awaited }), allowed: awaited };
}

/** It is nobody's turn any more. */
export const isOver = (seat: Seat, clauses: Refusal['clauses']): Refusal => ({
  clauses,
  message: say('engine.over', { seat, awaited: [] }),
  allowed: [],
});
