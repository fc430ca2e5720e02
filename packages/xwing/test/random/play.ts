import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ask, type Json, type MatchOptions, type Rng, RuleBug, sampleAnswer } from '@holotisch/engine';
import { playRandomly } from '../../../engine/test/table.ts';
import { FULL } from '../../../table/test/tries.ts';
import { landing } from '../../src/flow/activation/manoeuvre.ts';
import { type XWingMatch, xwing } from '../../src/game.ts';
import type { Ship, XWingState } from '../../src/state.ts';
import { dialOf } from '../../src/values.ts';
import type { XWing } from '../../src/xwing.ts';
import { randomSetup } from './squads.ts';

/** How many games these tests play: few with every `npm test`, as many as wanted when somebody asks for them. */
export const GAMES = Number(process.env['HOLOTISCH_GAMES'] ?? (FULL ? 400 : 30));

/** Every third game lasts: its players fly any way that does not lead off the table, so that they meet and fight. */
const doesLast = (number: number): boolean => number % 3 === 0;

/** Any legal answer. */
export function randomAnswer(state: XWingState, ask: Ask, rng: Rng, stay: boolean): Json {
  const sample = sampleAnswer(ask, rng)!;
  if (!stay || ask.type !== 'form') return sample;
  const g = xwing.sit(state, () => {});
  const dials = ask.fields.map((field) => {
    const safe = field.options.filter((o) => staysOn(g, g.ship(Number(field.id)), o.id));
    return [field.id, safe.length > 0 ? safe[rng.below(safe.length)]!.id : field.options[0]!.id];
  });
  return Object.fromEntries(dials) as Json;
}

const ROOM = 120;

function staysOn(g: XWing, ship: Ship, code: string): boolean {
  const { x, y } = landing(g, ship, dialOf(ship).find((m) => m.code === code)!).pose;
  const { width, depth } = g.state.rules;
  return x > ROOM && x < width - ROOM && y > ROOM && y < depth - ROOM;
}

/** Plays to the end with any legal answers, telling of every question first. */
export function playRandom(number: number, options: MatchOptions, tell?: (match: XWingMatch, ask: Ask) => void) {
  return reported(number, () =>
    playRandomly(xwing, randomSetup(number), number, options, tell, (state, ask, rng) =>
      randomAnswer(state, ask, rng, doesLast(number)),
    ),
  );
}

/** A fault of ours leaves behind the file that shows it: `holotisch replay` takes it. */
function reported<T>(number: number, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (!(e instanceof RuleBug)) throw e;
    const file = join(mkdtempSync(join(tmpdir(), 'holotisch-')), `game-${number}.holo.json`);
    writeFileSync(file, JSON.stringify(e.file));
    throw new Error(`game ${number}: ${e.message} (${file})`, { cause: e });
  }
}
