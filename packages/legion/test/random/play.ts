import {
  type Ask,
  type Json,
  type JsonObject,
  Match,
  type MatchOptions,
  quickRng,
  type Rng,
  sampleAnswer,
} from '@holotisch/engine';
import { expect } from 'vitest';
import { type Army, armyJson, randomArmy } from '../../src/build/index.ts';
import { type Format, formatOf } from '../../src/data/index.ts';
import { type LegionGame, type LegionMatch, legion } from '../../src/game.ts';

const FORMATS: Readonly<Record<string, string>> = { '1.2': 'standard', '2.6': 'standard-2' };
export const formatIn = ({ edition }: LegionGame): Format => formatOf(FORMATS[edition]!);

/** An army drawn from the whole pool. */
export function drawArmy(rng: Rng, format: Format): Army {
  for (;;) {
    const army = randomArmy(rng, format);
    if (army) return army;
  }
}

/** Two armies drawn from the whole pool, on a table that the seed makes. */
export function randomSetup(number: number, game: LegionGame = legion, rules: JsonObject = {}): Json {
  const rng = quickRng(number + 1);
  const format = formatIn(game);
  const draw = (): Json => armyJson(drawArmy(rng, format));
  return { armies: [draw(), draw()], table: 'random', rules: { format: format.id, unenforced: true, ...rules } };
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
