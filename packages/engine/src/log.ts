import type { Seat } from './ask.ts';
import type { Overridden } from './event.ts';
import type { AnyGame, Game, GameState, Position } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Result } from './message.ts';

/** What makes a match: where it began and what was decided since. */

/** A change by hand that all players agreed on, in the log like a decision. */
export const OVERRIDE = 'override' satisfies Overridden['type'];
export type By = Seat | typeof OVERRIDE;

/** One decision of the log, and what undoing it would undo. */
export interface Taken {
  readonly seat: By;
  readonly answer: Json;
  readonly kind: string;
  /** Chance was drawn while it was resolved, or dice have fallen that a scenario had laid ready. */
  drew: boolean;
  /** It completed a secret simultaneous choice, so secrets came out. */
  revealed: boolean;
  /** Whether somebody has learned something by it, once somebody has asked. */
  taught?: boolean;
}

/** Decisions that all players agreed to take back, and how many stood before them. The log keeps them for good. */
export type Takeback = {
  readonly to: number;
  readonly undone: readonly (readonly [By, Json])[];
};

/** Where a match began: at its setup, or in a stated position. */
export type Origin = { readonly setup: Json; readonly seed: string } | { readonly start: Position };

/** The match as a file, without what only an unbroken state can tell. */
export function storyOf(
  game: AnyGame,
  origin: Origin,
  taken: readonly Taken[],
  takebacks: readonly Takeback[] = [],
): JsonObject {
  const head = { version: 1, game: game.id, edition: game.edition };
  const log = {
    decisions: taken.map((t) => [t.seat, t.answer]),
    ...(takebacks.length > 0 && { takebacks }),
  };
  if (!('start' in origin)) return { holotisch: 'match', ...head, ...origin, ...log };
  return { holotisch: 'scenario', ...head, ...origin.start, ...log };
}

export const firstState = <S extends GameState>(game: Pick<Game<S>, 'place' | 'setUp'>, origin: Origin): Result<S> =>
  'start' in origin ? game.place(origin.start) : game.setUp(origin.setup, origin.seed);
