import { type Ask, type Json, type MatchOptions, quickRng } from '@holotisch/engine';
import { playRandomly } from '../../../engine/test/table.ts';
import { FORMATS, randomFleet } from '../../src/build/index.ts';
import { type ArmadaMatch, armada } from '../../src/game.ts';

/** Two fleets drawn from the whole pool. */
export function randomSetup(number: number): Json {
  const rng = quickRng(number + 1);
  const fleets = [randomFleet(rng, FORMATS.standard), randomFleet(rng, FORMATS.standard)];
  return JSON.parse(JSON.stringify({ fleets, rules: { unenforced: true } }));
}

/** Plays to the end with any legal answers, telling of every question first. */
export const playRandom = (
  number: number,
  options: MatchOptions,
  tell?: (match: ArmadaMatch, ask: Ask) => unknown,
): ArmadaMatch => playRandomly(armada, randomSetup(number), number, options, tell);
