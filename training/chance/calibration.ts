import { logistic } from '../../packages/players/src/analysis/logistic.ts';

/** Whether chances hold: of all positions in which somebody was said to win with 70 %, about as many are won. */

export interface Row {
  readonly game: number;
  readonly round: number;
  readonly won: number;
  readonly values: readonly number[];
}

export interface Bin {
  readonly from: number;
  /** On average said, and in fact won. */
  readonly said: number;
  readonly won: number;
  readonly positions: number;
  /** Positions of one game are not told apart by chance. */
  readonly games: number;
}

const WIDTH = 0.1;

export function rowsIn(text: string): {
  readonly features: readonly string[];
  readonly rows: readonly Row[];
  readonly games: number;
} {
  const [head = '{}', ...lines] = text.trimEnd().split('\n');
  const { features, games } = JSON.parse(head) as { features: string[]; games: number };
  const rows = lines.map((line) => {
    const [game = 0, round = 0, won = 0, ...values] = JSON.parse(line) as number[];
    return { game, round, won, values };
  });
  return { features, rows, games };
}

/** By tenths around 5 %, 15 % …: each position is looked at from both sides. */
export function calibration(rows: readonly Row[], weights: readonly number[]): readonly Bin[] {
  const bins = new Map<number, { said: number; won: number; positions: number; games: Set<number> }>();
  for (const { game, won, values } of rows) {
    const chance = logistic(values.reduce((sum, one, i) => sum + one * weights[i]!, 0));
    for (const [said, came] of [
      [chance, won],
      [1 - chance, 1 - won],
    ] as const) {
      // The tenths lie around the round numbers: 65 to 75 % is what is called 70 %.
      const at = Math.min(10, Math.max(0, Math.round(said / WIDTH)));
      const bin = bins.get(at) ?? { said: 0, won: 0, positions: 0, games: new Set<number>() };
      bins.set(at, bin);
      bin.said += said;
      bin.won += came;
      bin.positions++;
      bin.games.add(game);
    }
  }
  const rounded = (n: number): number => Math.round(n * 1000) / 1000;
  return [...bins]
    .sort(([a], [b]) => a - b)
    .map(([at, { said, won, positions, games }]) => ({
      from: rounded(at * WIDTH),
      said: rounded(said / positions),
      won: rounded(won / positions),
      positions,
      games: games.size,
    }));
}
