import { type Ask, isDeadEnd, type Posed, refuse, sampleAnswer } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Game, GameState, Sitting } from './game.ts';
import type { Json } from './json.ts';
import { quickRng } from './random.ts';
import { onTable } from './region.ts';

/**
 * What a procedure asks, as the questions of the match. No dead ends: a question that nobody can answer is a fault of ours and
 * is reported as one. Where matches are verified, `verify` is a number to sample an answer by.
 */
export function asksOf<S extends GameState, A, G extends Sitting<S, E>, E extends GameEvent, V extends Json>(
  game: Game<S, A, G, E, V>,
  g: G,
  posed: readonly Posed[],
  verify: number | undefined,
): readonly Ask[] {
  if (posed.length === 0) throw new Error('a procedure asked nobody');
  const asks = posed.map((p) => onTable(game.regions, g, p));
  const seats = game.seats(g.state);
  for (let i = 0; i < asks.length; i++) {
    const a = asks[i]!;
    if (!seats.includes(a.seat)) throw new Error(`there is no seat ${a.seat} to ask for ${a.kind}`);
    for (let k = 0; k < i; k++)
      if (asks[k]!.seat === a.seat) throw new Error(`seat ${a.seat} is asked twice at once (${a.kind})`);
    if (isDeadEnd(a)) throw new Error(`dead end: ${a.kind} of seat ${a.seat} has no legal answer`);
    if (verify === undefined) continue;
    const sample = sampleAnswer(a, quickRng(verify));
    if (sample === undefined || refuse(a, sample))
      throw new Error(`dead end: the sampled answer to ${a.kind} of seat ${a.seat} is not legal`);
  }
  return asks;
}
