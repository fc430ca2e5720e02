import { type AnyMatch, isObject, type Json, type JsonObject, POSITION, quickRng, type Seat } from '@holotisch/engine';
import type { AnyManifest } from '@holotisch/games';
import { opponentOf } from '@holotisch/games';
import { isDull } from './dull.ts';
import { type AnyGround, ahead, type Bench, judged, outcomeIn, weighed } from './judge.ts';
import { compact, laid } from './lay.ts';
import { type AnyTheme, ideaOf, type Line, lineBy, linesOf } from './lines.ts';
import type { Level, Outcome, Puzzle } from './puzzle.ts';

/**
 * Finds puzzles in a match: positions in which one answer is clearly better than all others, and whoever does what comes
 * first to mind does not find it.
 */

const MOST_LINES = 36;
const FEWEST_LINES = 2;
/** So many futures for every answer at first, for the better ones then, and for those that are judged. */
const GLANCE = 2;
const LOOK = 5;
const LOOK_TWICE = 18;
const FUTURES = 48;
const KEPT = 5;
/** The best has to be ahead by so many times the error. */
const SURE = 3;
/** Decisions from the position to its question; what needs more is no position, but a match. */
const LONGEST_LEAD = 12;

export interface Quest {
  readonly manifest: AnyManifest;
  readonly ground: AnyGround;
  readonly theme: AnyTheme;
  readonly seat: Seat;
}

/** A puzzle from where this match stands; undefined where there is none. */
export function puzzleIn(match: AnyMatch, quest: Quest, id: string, before?: Json): Puzzle | undefined {
  const { manifest, ground, theme, seat } = quest;
  const start = startIn(match, quest, before);
  if (!start) return undefined;
  const bench: Bench = { match: start.match, seat, ground, theme };
  const lines = linesOf(bench.match, seat, theme, MOST_LINES);
  if (lines.length < FEWEST_LINES || lines.length > MOST_LINES) return undefined;
  const own = lineBy(opponentOf(manifest), bench.match, seat, theme);
  const all = lines.some((line) => same(line, own)) ? lines : [...lines, own];
  const found = contest(bench, all, own);
  if (!found) return undefined;
  const { best, guess, second, margin, error, level } = found;
  const { edition } = match.game;
  const puzzle: Puzzle = {
    id,
    game: manifest.id,
    ...(edition !== manifest.editions[0]!.edition && { edition }),
    theme: theme.named?.(best.line) ?? theme.id,
    ground: theme.id,
    asks: theme.asks,
    ...(theme.follows && { follows: theme.follows }),
    level,
    seat,
    position: start.position,
    seed: start.seed,
    lead: start.lead,
    futures: FUTURES,
    margin: round(margin),
    error: round(error),
    among: all.length,
    best: weighed(bench, best.line, best.outcomes),
    guess: weighed(bench, guess.line, guess.outcomes),
    ...(second && second !== guess && { second: weighed(bench, second.line, second.outcomes) }),
  };
  return isDull(puzzle) ? undefined : puzzle;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
const same = (a: Line, b: Line): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The position as a file holds it, laid again and led to its question by the computer's own decisions. */
function startIn(match: AnyMatch, { manifest, ground, theme, seat }: Quest, before: Json | undefined) {
  const { game } = match;
  const spelled = game.questions[POSITION]!(match.whole, {});
  if (!spelled.ok) return undefined;
  const changed = theme.lay ? theme.lay(spelled.value, match.whole, seat, before) : spelled.value;
  if (!isObject(changed)) return undefined;
  const plain = compact(changed as JsonObject);
  const position = (ground.short?.(plain) ?? plain) as JsonObject;
  const seed = 'puzzle';
  const at = laid(game, { position, seed, lead: [] });
  if (typeof at === 'string') return undefined;
  const player = opponentOf(manifest);
  const lead: [Seat, (typeof at.taken)[number]['answer']][] = [];
  const rng = quickRng(1);
  while (at.askOf(seat)?.kind !== theme.asks) {
    const [ask] = at.open;
    if (!ask || lead.length === LONGEST_LEAD) return undefined;
    const answer = player.choose({ seat: ask.seat, ask, view: game.view(at.state, ask.seat), rng });
    if (at.decide(ask.seat, answer)) return undefined;
    lead.push([ask.seat, answer]);
  }
  return { match: at, position, seed, lead };
}

interface Runner {
  readonly line: Line;
  outcomes: Outcome[];
}

function contest(bench: Bench, lines: readonly Line[], own: Line) {
  const { ground, match, seat, theme } = bench;
  const stock = ground.stock(match.state);
  const wanted = ground.clear * Math.min(stock[0].points, stock[1].points);
  const run = (runners: readonly Runner[], from: number, to: number) => {
    for (const runner of runners)
      for (let i = from; i < to; i++) runner.outcomes.push(outcomeIn(bench, runner.line, `looked ${i}`));
  };
  const all: Runner[] = lines.map((line) => ({ line, outcomes: [] }));
  run(all, 0, GLANCE);
  const glanced = ranked(all);
  if (pointsOf(glanced[0]!) - pointsOf(glanced.at(-1)!) < wanted / 2) return undefined; // it makes no difference
  run(all, GLANCE, LOOK);
  const obvious = theme.obvious?.(match.state, match.askOf(seat)!);
  const naive = obvious === undefined ? [] : all.filter(({ line }) => same([line[0]!], [obvious])).slice(0, 1);
  const veteran = all.find(({ line }) => same(line, own))!;
  const guesses = [veteran, ...naive];
  const short = ranked(all).slice(0, KEPT);
  if (guesses.every((guess) => pointsOf(short[0]!) - pointsOf(guess) < wanted)) return undefined;
  const left = [...new Set([...short, ...guesses])];
  run(left, LOOK, LOOK + LOOK_TWICE);
  const [first, ...others] = ranked(left);
  const rival = others.find(({ line }) => ideaOf(line) !== ideaOf(first!.line));
  const guess = guesses.find(
    (one) => ideaOf(one.line) !== ideaOf(first!.line) && pointsOf(first!) - pointsOf(one) >= wanted,
  );
  if (!first || !rival || !guess || pointsOf(first) - pointsOf(rival) < wanted / 2) return undefined;
  for (const runner of new Set([first, rival, guess])) runner.outcomes = [...judged(bench, runner.line, FUTURES)];
  const over = ahead(first.outcomes, guess.outcomes);
  const next = ahead(first.outcomes, rival.outcomes);
  const closest = next.gain < over.gain ? next : over;
  if (over.gain < wanted || closest.gain < wanted / 2 || isUnsure(over) || isUnsure(closest)) return undefined;
  const level: Level = guess === veteran ? (closest.gain > 2 * wanted ? 2 : 3) : 1;
  return { best: first, guess, second: rival, margin: closest.gain, error: closest.error, level };
}

const isUnsure = ({ gain, error }: ReturnType<typeof ahead>): boolean => gain < SURE * error;
const pointsOf = ({ outcomes }: Runner): number =>
  outcomes.reduce((sum, { points }) => sum + points, 0) / Math.max(1, outcomes.length);
const ranked = (runners: readonly Runner[]): readonly Runner[] =>
  [...runners].sort((a, b) => pointsOf(b) - pointsOf(a));
