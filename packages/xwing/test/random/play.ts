import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ask, Match, type MatchOptions, quickRng, RuleBug, sampleAnswer } from '@holotisch/engine';
import { expect } from 'vitest';
import type { Activity } from '../../src/game.ts';
import { xwing } from '../../src/game.ts';
import type { XWingState } from '../../src/state.ts';
import type { XWing } from '../../src/xwing.ts';
import { randomSetup } from './squads.ts';

export type XWingMatch = Match<XWingState, Activity, XWing>;

/** How many games these tests play: few with every `npm test`, thousands when somebody asks for them. */
export const GAMES = Number(process.env['HOLOTISCH_GAMES'] ?? 150);

export function startRandom(number: number, options: MatchOptions): XWingMatch {
  const match = Match.start(xwing, { setup: randomSetup(number), seed: `random ${number}` }, options);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}

/** Plays to the end with any legal answers, telling of every question first. */
export function playRandom(number: number, options: MatchOptions, tell?: (match: XWingMatch, ask: Ask) => void) {
  return reported(number, () => {
    const match = startRandom(number, options);
    const rng = quickRng(number);
    while (!match.over) {
      const { open } = match;
      const ask = open[rng.below(open.length)]!;
      tell?.(match, ask);
      expect(match.decide(ask.seat, sampleAnswer(ask, rng)!)).toBeUndefined();
    }
    return match;
  });
}

/** A fault of ours leaves behind the file that shows it: `holotisch replay` takes it. */
export function reported<T>(number: number, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (!(e instanceof RuleBug)) throw e;
    const file = join(mkdtempSync(join(tmpdir(), 'holotisch-')), `game-${number}.holo.json`);
    writeFileSync(file, JSON.stringify(e.file));
    throw new Error(`game ${number}: ${e.message} (${file})`, { cause: e });
  }
}
