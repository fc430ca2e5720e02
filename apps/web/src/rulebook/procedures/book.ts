import type { Game, Localized } from '@holotisch/rulebook';
import type { ClauseId } from '@holotisch/rules';

/** The procedures of a game as a page each, step by step: what they say stands in the clauses. */
export interface Procedure {
  readonly id: string;
  readonly title: Localized;
  readonly steps: readonly ClauseId[];
}

/** The books that a reference is printed of; an edition of Legion is one of its own. */
export interface ReferenceBook {
  readonly game: Game;
  readonly edition?: string;
  readonly procedures: readonly Procedure[];
}
