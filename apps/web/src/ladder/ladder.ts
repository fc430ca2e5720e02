import { isLevel, type Level } from '@holotisch/players/opponent';

/** What `holotisch arena` has found out, as `bench/arena.json` keeps it. */
export interface Kept {
  readonly studies: readonly {
    readonly about: { readonly game: string; readonly edition: string | null };
    readonly pairs: readonly {
      readonly a: string;
      readonly b: string;
      readonly games: number;
      readonly winRateA: number;
      readonly error: number;
    }[];
    readonly thinking?: readonly { readonly name: string; readonly median: number; readonly p99: number }[];
  }[];
}

/** One against another: so many of ten are won, give or take so many. */
export interface Rung {
  readonly better: Level | 'random';
  readonly worse: Level | 'random';
  readonly games: number;
  readonly rate: number;
  readonly error: number;
}

export interface Ladder {
  readonly game: string;
  readonly edition: string | null;
  /** The strongest first. */
  readonly rungs: readonly Rung[];
  /** The seconds that 99 of 100 decisions take at most. */
  readonly longest: Readonly<Record<string, number>>;
}

const known = (name: string): name is Level | 'random' => isLevel(name) || name === 'random';

/** Each game with its rungs; whoever wins more often stands first, also where the study has it the other way round. */
export function laddersOf({ studies }: Kept): readonly Ladder[] {
  const ladders = new Map<
    string,
    { game: string; edition: string | null; rungs: Rung[]; longest: Record<string, number> }
  >();
  for (const { about, pairs, thinking = [] } of studies) {
    const key = `${about.game} ${about.edition}`;
    const ladder = ladders.get(key) ?? { game: about.game, edition: about.edition, rungs: [], longest: {} };
    ladders.set(key, ladder);
    for (const { a, b, games, winRateA, error } of pairs) {
      if (!known(a) || !known(b)) continue;
      const [better, worse, rate] = winRateA >= 0.5 ? [a, b, winRateA] : [b, a, 1 - winRateA];
      ladder.rungs.push({ better, worse, games, rate, error });
    }
    for (const { name, p99 } of thinking) ladder.longest[name] = Math.max(ladder.longest[name] ?? 0, p99);
  }
  return [...ladders.values()];
}
