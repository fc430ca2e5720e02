import { type Ask, type Json, type JsonObject, type MatchOptions, quickRng, type Rng } from '@holotisch/engine';
import { playRandomly } from '../../../engine/test/table.ts';
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
export const playRandom = (
  number: number,
  options: MatchOptions,
  tell?: (match: LegionMatch, ask: Ask) => void,
  game: LegionGame = legion,
): LegionMatch => playRandomly(game, randomSetup(number, game), number, options, tell);
