import type { Ask, Json, Seat } from '@holotisch/engine';
import type { Player, Turn } from '../player.ts';
import { chanceOf, type Features, type Fit } from './chance.ts';

export type Side = 0 | 1;

/** How much is thought, in futures: so that the same match gives the same figures on every machine. */
export interface Effort {
  /** So many answers are looked at, the one that was given among them. */
  readonly answers: number;
  /** In so many futures each, to find the best of the others … */
  readonly tried: number;
  /** … and that one in so many more beside what was given: who is chosen by luck shall not profit by it. */
  readonly compared: number;
}

export const EFFORTS = {
  quick: { answers: 3, tried: 2, compared: 6 },
  usual: { answers: 4, tried: 4, compared: 16 },
  thorough: { answers: 6, tried: 8, compared: 48 },
} as const satisfies Record<string, Effort>;

/** A piece and what is left of its points. */
export interface Piece {
  readonly piece: number;
  readonly side: Side;
  readonly worth: number;
}

/** All that looking back at a match of one game takes. */
export interface Judge<S = unknown> {
  /** Whoever plays on in thought: quick, and no fool. */
  readonly policy: Player;
  /** As much thought as whoever waits for it has patience for. */
  readonly effort: Effort;
  features(state: S): Features;
  fit(state: S): Fit;
  sideOf(state: S, seat: Seat): Side;
  /** null: a draw; undefined: it goes on. */
  winner(state: S): Side | null | undefined;
  inSetup(state: S): boolean;
  /** Whether nothing is half done: no dice lie there that are still to be counted. */
  isSettled(state: S): boolean;
  /** Whether it has gone far enough to judge what was decided there. */
  isFarEnough(from: S, now: S): boolean;
  /** Whether a question of this kind can be answered well or badly. */
  matters(ask: Ask): boolean;
  /** Whether what was answered to it in secret lies open by now, at the table and for everybody. */
  isRevealed?(from: S, ask: Ask, now: S): boolean;
  /** What else could be answered besides what the policy would, the most promising first. */
  others(turn: Turn, usual: Json): readonly Json[];
  pieces(state: S): readonly Piece[];
}

/** The chance that the first side wins from here. */
export function winChance(judge: Judge, state: unknown): number {
  const winner = judge.winner(state);
  if (winner === undefined) return chanceOf(judge.features(state), judge.fit(state));
  return winner === null ? 0.5 : winner === 0 ? 1 : 0;
}

/** The same for the side of a seat. */
export const chanceFor = (judge: Judge, state: unknown, side: Side): number => {
  const chance = winChance(judge, state);
  return side === 0 ? chance : 1 - chance;
};

export const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;
