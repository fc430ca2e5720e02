import { type Ask, type Json, Match, type MatchOptions, quickRng, sampleAnswer } from '@holotisch/engine';
import { expect } from 'vitest';
import { FORMATS, randomFleet } from '../../src/build/index.ts';
import { type ArmadaMatch, armada } from '../../src/game.ts';

/** Two fleets drawn from the whole pool. */
export function randomSetup(number: number): Json {
  const rng = quickRng(number + 1);
  const fleets = [randomFleet(rng, FORMATS.standard), randomFleet(rng, FORMATS.standard)];
  return JSON.parse(JSON.stringify({ fleets, rules: { unenforced: true } }));
}

/** Plays to the end with any legal answers, telling of every question first. */
export function playRandom(number: number, options: MatchOptions, tell?: (match: ArmadaMatch, ask: Ask) => unknown) {
  const started = Match.start(armada, { setup: randomSetup(number), seed: `random ${number}` }, options);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match: ArmadaMatch = started.value;
  const rng = quickRng(number);
  while (!match.over) {
    const { open } = match;
    const ask = open[rng.below(open.length)]!;
    tell?.(match, ask);
    const answer = sampleAnswer(ask, rng);
    if (answer === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
    expect(match.decide(ask.seat, answer)).toBeUndefined();
  }
  return match;
}
