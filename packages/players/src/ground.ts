import type { Ask, Json, Rng, Seat } from '@holotisch/engine';
import type { Player } from './player.ts';

/** What puzzles of a game stand on: which decisions they are about, and what is counted when they are judged. */
export interface Ground<S> {
  readonly themes: readonly Theme<S>[];
  /** An answer is clearly better where it brings so much of what a side has on the table. */
  readonly clear: number;
  /** Who plays on in the futures, for both sides. */
  readonly hand: Player;
  /** The same position in fewer words. */
  short?(position: Json): Json;
  /** What either side has left. */
  stock(state: S): readonly [Stock, Stock];
  /** The side of a seat. */
  side(state: S, seat: Seat): 0 | 1;
  round(state: S): number;
  /** Who is being activated; a future counts its turns by it. */
  turn(state: S): string | null;
}

/** In points and pieces, so that it can be told in figures. */
export interface Stock {
  /** What its pieces are worth as they stand. */
  readonly points: number;
  /** Hits that they can still take. */
  readonly life: number;
  readonly units: number;
  /** What was scored besides. */
  readonly victory: number;
}

/** One kind of decision that a puzzle can be about. */
export interface Theme<S> {
  readonly id: string;
  /** The question that it begins with. */
  readonly asks: string;
  /** Questions that belong to the same answer: where the barrel roll leads, how far it slides. */
  readonly follows?: readonly string[];
  /** Whether it is worth a look: nothing is hidden that would decide it. */
  fits(state: S, seat: Seat, ask: Ask): boolean;
  /** The question of the game at which it is looked for; usually the one that it begins with. */
  readonly at?: string;
  /** Makes the position of the puzzle out of the one in the game, and out of that at the decision before. */
  lay?(position: Json, state: S, seat: Seat, before: Json | undefined): Json | undefined;
  /** How far a future goes: to the end of the round, or so many turns. */
  readonly far: 'round' | 'next round' | number;
  /** A few answers to a question that has too many. */
  places?(state: S, ask: Ask, rng: Rng): readonly Json[];
  /** What somebody would do at first sight. */
  obvious?(state: S, ask: Ask): Json | undefined;
  /** What the rules say of an answer in figures: questions of the game, put before it or after it. */
  facts?(state: S, ask: Ask, line: readonly Json[]): readonly Fact[];
  /** What the puzzle turns out to be about, told from its best answer. */
  named?(line: readonly Json[]): string;
}

export interface Fact {
  readonly question: string;
  readonly args: Readonly<Record<string, Json>>;
  /** Put after the answer has been given. */
  readonly after: boolean;
  /** What of the answer is kept; without it all. */
  readonly members?: readonly string[];
}
