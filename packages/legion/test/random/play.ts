import { type Ask, type Json, Match, type MatchOptions, quickRng, sampleAnswer } from '@holotisch/engine';
import { expect } from 'vitest';
import { armyJson, randomArmy } from '../../src/build/index.ts';
import { formatOf } from '../../src/data/index.ts';
import { type LegionGame, type LegionMatch, legion } from '../../src/game.ts';

const FORMATS: Readonly<Record<string, string>> = { '1.2': 'standard', '2.6': 'standard-2' };

/** Two armies drawn from the whole pool, on a table that the seed makes. */
export function randomSetup(number: number, { edition }: LegionGame = legion): Json {
  const rng = quickRng(number + 1);
  const format = formatOf(FORMATS[edition]!);
  const draw = (): Json => {
    for (;;) {
      const army = randomArmy(rng, format);
      if (army) return armyJson(army);
    }
  };
  return { armies: [draw(), draw()], table: 'random', rules: { format: format.id, unenforced: true } };
}

/** Plays to the end with any legal answers, telling of every question first. */
export function playRandom(
  number: number,
  options: MatchOptions,
  tell?: (match: LegionMatch, ask: Ask) => void,
  game: LegionGame = legion,
): LegionMatch {
  const started = Match.start(game, { setup: randomSetup(number, game), seed: `random ${number}` }, options);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match: LegionMatch = started.value;
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
