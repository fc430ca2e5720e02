import type { Json, JsonObject, Seat } from '@holotisch/engine';

/** A puzzle is data: a position out of a game, the question that is open in it, and what its answers have come to. */
export interface Puzzle {
  /** Part of its address. */
  readonly id: string;
  readonly game: string;
  readonly edition?: string;
  /** What it turns out to be about. Whoever solves it sees only what is decided: `asks`. */
  readonly theme: string;
  /** Under which theme of its game it was found. */
  readonly ground: string;
  readonly asks: string;
  /** Questions that belong to the same answer. */
  readonly follows?: readonly string[];
  /** 1 easy, 2 middling, 3 hard. */
  readonly level: Level;
  /** Who solves it. */
  readonly seat: Seat;
  readonly position: JsonObject;
  readonly seed: string;
  /** Decisions that lead from the position to the question. */
  readonly lead: readonly (readonly [Seat, Json])[];
  /** How many futures the answers were played in. */
  readonly futures: number;
  /** By so many points the best answer is ahead of everything else, and how sure that is. */
  readonly margin: number;
  readonly error: number;
  /** Of how many answers. */
  readonly among: number;
  readonly best: Weighed;
  /** What the computer, or somebody at first sight, would do. */
  readonly guess: Weighed;
  /** The next best answer, where that is another one than the guess. */
  readonly second?: Weighed;
}

export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

/** One answer and what has come of it, on average over its futures. */
export interface Weighed {
  /** The decisions that it is made of. */
  readonly line: readonly Json[];
  readonly outcome: Outcome;
  /** What the rules say of it in exact figures. */
  readonly facts: readonly Known[];
}

/** What both sides have lost and scored since the question; `points` is what the solver is ahead by. */
export interface Outcome {
  readonly points: number;
  /** Hits that the other side and the own have suffered. */
  readonly dealt: number;
  readonly suffered: number;
  /** Pieces that were destroyed. */
  readonly felled: number;
  readonly lost: number;
  /** What the solver scored more than the other. */
  readonly victory: number;
}

export interface Known {
  readonly question: string;
  readonly args: JsonObject;
  readonly after: boolean;
  readonly answer: Json;
}
