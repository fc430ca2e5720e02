import { type AnyMatch, type JsonObject, sameData } from '@holotisch/engine';
import type { AnyManifest } from '@holotisch/games';
import { groundOf } from '@holotisch/games/grounds';
import { isDull } from './dull.ts';
import { type AnyGround, ahead, type Bench, factsOf, judged, meanOf } from './judge.ts';
import { compact, editionOf, laid } from './lay.ts';
import { linesOf } from './lines.ts';
import type { Outcome, Puzzle, Weighed } from './puzzle.ts';

/** Whether a puzzle still is what it claims to be under today's rules: in words what is not. */

/** Averages may move by so many points, or so many errors, where the computer plays on a little differently than it did. */
const PLAY = 0.5;
const ERRORS = 2;
const MOST_LINES = 60;

/** `deep`: also its answers are played out again, in the same futures. */
export async function faultOf(puzzle: Puzzle, manifest: AnyManifest, deep: boolean): Promise<string | undefined> {
  const ground = await groundOf(manifest.id);
  const bench = ground && benchOf(puzzle, manifest, ground);
  if (bench === undefined) return 'nobody knows what it stands on';
  if (typeof bench === 'string') return bench;
  const { match, seat, theme } = bench;
  const lines = linesOf(match, seat, theme, MOST_LINES);
  const given = [puzzle.best, puzzle.guess, ...(puzzle.second ? [puzzle.second] : [])];
  if (Math.abs(lines.length - puzzle.among) > 1) return `it has ${lines.length} answers, not ${puzzle.among}`;
  for (const { line, facts } of given) {
    const refused = refusedIn(match, puzzle, line);
    if (refused !== undefined) return `${JSON.stringify(line)}: ${refused}`;
    const now = factsOf(bench, line);
    if (!sameData(now, facts)) return `${JSON.stringify(line)} comes to ${JSON.stringify(now)}`;
  }
  return deep ? judgedAnew(bench, puzzle) : undefined;
}

/**
 * The same puzzle in today's spelling, with today's exact figures; what its answers come to stays. Undefined where it is
 * none any more, or dull.
 */
export async function renewed(puzzle: Puzzle, manifest: AnyManifest): Promise<Puzzle | undefined> {
  const ground = await groundOf(manifest.id);
  if (!ground || isDull(puzzle)) return undefined;
  const plain = compact(puzzle.position);
  const position = (ground.short?.(plain) ?? plain) as JsonObject;
  const bench = benchOf({ ...puzzle, position }, manifest, ground);
  if (bench === undefined || typeof bench === 'string') return undefined;
  const { follows } = bench.theme;
  const anew = (one: Weighed): Weighed => ({ ...one, facts: factsOf(bench, one.line) });
  return {
    ...puzzle,
    position,
    ...(follows && { follows }),
    best: anew(puzzle.best),
    guess: anew(puzzle.guess),
    ...(puzzle.second && { second: anew(puzzle.second) }),
  };
}

function benchOf(puzzle: Puzzle, manifest: AnyManifest, ground: AnyGround): Bench | string | undefined {
  const game = editionOf(manifest, puzzle.edition);
  const theme = ground.themes.find(({ id }) => id === puzzle.ground);
  if (!game || !theme) return undefined;
  const match = laid(game, puzzle);
  if (typeof match === 'string') return match;
  const { seat } = puzzle;
  const asked = match.askOf(seat)?.kind;
  return asked === puzzle.asks ? { match, seat, ground, theme } : `seat ${seat} is asked ${asked}, not ${puzzle.asks}`;
}

function refusedIn(match: AnyMatch, { seat }: Puzzle, line: Weighed['line']): string | undefined {
  const twin = match.fork({ events: false });
  for (const answer of line) {
    const refusal = twin.decide(seat, answer);
    if (refusal) return refusal.message.text;
  }
  return undefined;
}

function judgedAnew(bench: Bench, { best, guess, second, futures, margin, error }: Puzzle): string | undefined {
  const first = judged(bench, best.line, futures);
  const moved = movedBy(best, first, error);
  if (moved !== undefined) return moved;
  for (const other of [guess, ...(second ? [second] : [])]) {
    const outcomes = judged(bench, other.line, futures);
    const { gain } = ahead(first, outcomes);
    if (gain < margin / 2 || gain <= 2 * error)
      return `the best answer is ahead of ${JSON.stringify(other.line)} by ${gain} only`;
    const off = movedBy(other, outcomes, error);
    if (off !== undefined) return off;
  }
  return undefined;
}

/** How far the averages are from those that were written down. */
function movedBy({ line, outcome }: Weighed, outcomes: readonly Outcome[], error: number): string | undefined {
  const now = meanOf(outcomes);
  const most = Math.max(PLAY, ERRORS * error);
  return Math.abs(now.points - outcome.points) > most
    ? `${JSON.stringify(line)} comes to ${now.points} points, not ${outcome.points}`
    : undefined;
}

/** What an answer of somebody's own comes to, in the same futures as those that are known; undefined where it is none. */
export async function outcomeOf(
  puzzle: Puzzle,
  line: Weighed['line'],
  manifest: AnyManifest,
): Promise<Outcome | undefined> {
  const ground = await groundOf(manifest.id);
  const bench = ground && benchOf(puzzle, manifest, ground);
  if (bench === undefined || typeof bench === 'string' || refusedIn(bench.match, puzzle, line)) return undefined;
  return meanOf(judged(bench, line, puzzle.futures));
}
