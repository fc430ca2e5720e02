import { readFileSync, statSync } from 'node:fs';
import { overlay, settled } from '@holotisch/engine';
import { type AnyManifest, loadGame } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { CARDS as ARMADA_CARDS } from '../../armada/src/cards/index.ts';
import { procedures as armadaProcedures } from '../../armada/src/flow/edition.ts';
import { armadaGame } from '../../armada/src/game.ts';
import { CARDS as LEGION_CARDS } from '../../legion/src/cards/index.ts';
import { procedures as legionProcedures } from '../../legion/src/flow/edition.ts';
import { legionGame } from '../../legion/src/game.ts';
import { CARDS as XWING_CARDS } from '../../xwing/src/cards/index.ts';
import { procedures as xwingProcedures } from '../../xwing/src/flow/edition.ts';
import { xwingGame } from '../../xwing/src/game.ts';
import {
  gameOfDay,
  isRight,
  knownAnswer,
  type Puzzle,
  puzzleFile,
  puzzleOfDay,
  type Weighed,
} from '../src/puzzles/index.ts';
import { faultOf, outcomeOf } from '../src/puzzles/verify.ts';

const AT_LEAST = { xwing: 120, armada: 60, legion: 60 } as const;
type Game = keyof typeof AT_LEAST;
const GAMES = Object.keys(AT_LEAST) as Game[];

const pathOf = (game: Game): URL => new URL(`../puzzles/${game}.puzzles.jsonl`, import.meta.url);
const kept = (game: Game): readonly Puzzle[] =>
  readFileSync(pathOf(game), 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Puzzle]));
const manifestOf = async (game: Game): Promise<AnyManifest> => (await loadGame(game))!;

/**
 * `npm test -- --full` looks at all of them and plays the answers of every eighth out again; `holotisch puzzles verify --full`
 * those of all, which takes a quarter of an hour.
 */
const isFull = process.env['HOLOTISCH_FULL'] !== undefined;
const ONE_IN = isFull ? 1 : 8;
/** Futures of X-Wing are quick; those of the others are played out in full runs alone. */
const isPlayedOut = (game: Game, n: number): boolean => (isFull ? n % 8 === 0 : game === 'xwing' && n % 60 === 0);

describe('the puzzles that are kept', () => {
  it('are enough for every game, small, and no two are the same', () => {
    for (const game of GAMES) {
      const puzzles = kept(game);
      expect(puzzles.length).toBeGreaterThanOrEqual(AT_LEAST[game]);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      expect(new Set(puzzles.map(({ ground }) => ground)).size).toBeGreaterThanOrEqual(3);
    }
    expect(GAMES.reduce((sum, game) => sum + statSync(pathOf(game)).size, 0)).toBeLessThan(1_200_000);
  });

  it.each(GAMES)('of %s have one best answer, ahead of all others by more than its error', (game) => {
    for (const { id, best, guess, second, margin, error } of kept(game)) {
      expect(margin, id).toBeGreaterThan(2.9 * error);
      for (const other of [guess, ...(second ? [second] : [])])
        expect(best.outcome.points - other.outcome.points, id).toBeGreaterThan(0.99 * margin);
    }
  });

  it.each(GAMES)(
    'of %s hold by the rules of today',
    async (game) => {
      const manifest = await manifestOf(game);
      const faults: string[] = [];
      for (const [n, puzzle] of kept(game).entries()) {
        if (n % ONE_IN > 0) continue;
        const fault = await faultOf(puzzle, manifest, isPlayedOut(game, n));
        if (fault !== undefined) faults.push(`${game}/${puzzle.id}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    900_000,
  );
});

describe('a rule that has changed', () => {
  const withEdition = (manifest: AnyManifest, edition: AnyManifest['editions'][number]): AnyManifest => ({
    ...manifest,
    editions: [edition, ...manifest.editions.slice(1)],
  });
  const ofFirstEdition = (game: Game, ground: string): readonly Puzzle[] =>
    kept(game).filter((one) => one.ground === ground && one.edition === undefined);

  /** How many of a few puzzles no longer hold, told from positions, answers and exact figures alone. */
  async function faultsIn(game: Game, edition: AnyManifest['editions'][number], ground: string): Promise<number> {
    const manifest = await manifestOf(game);
    let count = 0;
    for (const puzzle of ofFirstEdition(game, ground).slice(0, 4)) {
      expect(await faultOf(puzzle, manifest, false)).toBeUndefined();
      if ((await faultOf(puzzle, withEdition(manifest, edition), false)) !== undefined) count++;
    }
    return count;
  }

  it('of X-Wing shows in exact odds: here nobody modifies dice', async () => {
    const rules = overlay(xwingProcedures, () => ({ modifyDice: () => settled(0) }));
    expect(await faultsIn('xwing', xwingGame(XWING_CARDS, rules), 'shot')).toBeGreaterThan(0);
  });

  it('of Armada shows in what comes of an answer: here every hit counts twice', async () => {
    const manifest = await manifestOf('armada');
    const [puzzle] = ofFirstEdition('armada', 'target');
    const anew = async (one: Weighed) => ({ ...one, outcome: (await outcomeOf(few, one.line, manifest))! });
    const few: Puzzle = { ...puzzle!, futures: 6, margin: 0, error: 0 };
    const { second: _, ...small } = { ...few, best: await anew(few.best), guess: await anew(few.guess) };
    expect(await faultOf(small, manifest, true)).toBeUndefined();
    const rules = overlay(armadaProcedures, (base) => ({
      *suffer(g, unit, amount, ...more) {
        return yield* base.suffer(g, unit, 2 * amount, ...more);
      },
    }));
    const other = withEdition(manifest, armadaGame(ARMADA_CARDS, rules));
    expect(await faultOf(small, other, true)).toContain('points, not');
  });

  it('of Legion shows in exact odds: here no surge counts', async () => {
    const rules = overlay(legionProcedures, () => ({ attackSurge: () => null, defenceSurge: () => null }));
    expect(await faultsIn('legion', legionGame('1.2', LEGION_CARDS, rules), 'target')).toBeGreaterThan(0);
  });
});

describe('the answer to a puzzle', () => {
  it('that nobody has written down is played out as the others were', async () => {
    const puzzle = kept('xwing').find(({ ground, second }) => ground === 'dial' && second)!;
    const manifest = await manifestOf('xwing');
    expect(await outcomeOf(puzzle, puzzle.second!.line, manifest)).toEqual(puzzle.second!.outcome);
    expect(await outcomeOf(puzzle, ['nonsense'], manifest)).toBeUndefined();
  });

  it('is right where it comes to as much as the best, and wrong where it is the obvious one', () => {
    for (const game of GAMES) {
      for (const puzzle of kept(game)) {
        expect(isRight(puzzle, puzzle.best.outcome)).toBe(true);
        expect(isRight(puzzle, puzzle.guess.outcome)).toBe(false);
        expect(knownAnswer(puzzle, puzzle.best.line)).toBe(puzzle.best);
        expect(knownAnswer(puzzle, ['something else'])).toBeUndefined();
      }
    }
  });

  it('stands nowhere in the file that is laid on the table', () => {
    const [puzzle] = kept('xwing');
    const file = puzzleFile(puzzle!);
    expect(Object.keys(file)).not.toContain('best');
    expect(file['decisions']).toEqual(puzzle!.lead);
  });
});

describe('the puzzle of the day', () => {
  it('follows from the date alone, and another day has another one', () => {
    const puzzles = kept('xwing');
    expect(puzzleOfDay('2026-11-19', puzzles)).toBe(puzzleOfDay('2026-11-19', puzzles));
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    expect(new Set(days.map((day) => puzzleOfDay(day, puzzles)!.id)).size).toBeGreaterThan(15);
    expect(new Set(days.map((day) => gameOfDay(day, GAMES))).size).toBe(GAMES.length);
  });
});
