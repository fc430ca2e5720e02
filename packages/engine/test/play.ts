import assert from 'node:assert/strict';
import { expect } from 'vitest';
import { type Json, Match, type MatchOf, type MatchOptions, quickRng, type Seat, sampleAnswer } from '../src/index.ts';
import { toyGame } from '../src/toy/index.ts';

type ToyGame = typeof toyGame;
export type ToyMatch = MatchOf<ToyGame>;

export const SETUP: Json = {
  cards: [
    [['lucky', 'counter'], ['cursed']],
    [['shield'], ['engine', 'counter']],
  ],
};

export function start(seed: string, options: MatchOptions = {}, game: ToyGame = toyGame, setup = SETUP): ToyMatch {
  const match = Match.start(game, { setup, seed }, options);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** A match from a stated position: drones as `[seat, x, cards]`, and the dice to come. */
export function placed(
  drones: readonly (readonly [Seat, number, readonly string[]])[],
  red: readonly string[] = [],
  wounds: readonly string[] = [],
  options: MatchOptions = { keep: 'all', verify: true },
  game: ToyGame = toyGame,
): ToyMatch {
  const position = { drones: drones.map(([seat, x, cards]) => ({ seat, x, cards })) };
  const start = { position, seed: 'test', dice: { red }, decks: { wounds } };
  const match = Match.start(game, { start }, options);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** Answers each open question by a random legal answer, `most` decisions at the most. */
export function playOn(match: ToyMatch, seed: number, most = Number.POSITIVE_INFINITY): ToyMatch {
  const rng = quickRng(seed);
  for (let n = 0; n < most && !match.over; n++) {
    const open = match.open;
    const asked = open[rng.below(open.length)]!;
    assert.equal(match.decide(asked.seat, sampleAnswer(asked, rng)!), undefined);
  }
  return match;
}

/** Takes decisions that must all be legal. */
export function take(match: ToyMatch, ...decisions: readonly (readonly [Seat, Json])[]): ToyMatch {
  for (const [seat, answer] of decisions) expect(match.decide(seat, answer)).toBeUndefined();
  return match;
}
