import type { GameEvent, Language } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { DieSign, ThrownDie } from '../scene/description.ts';

/** How a game tells its events slowly: with the dice that lay there, and where they came from. All of it stands in the events. */
export interface StoryFace<E extends GameEvent = GameEvent> {
  readonly dice: (event: E, language: Language) => readonly StoryDie[];
  /** The sources of dice that are rolled, in the order in which they were gathered. */
  readonly sources: (event: E, all: readonly E[], language: Language) => readonly StorySource[];
  /** The events that a score is made of, in which the match ends at the last. */
  readonly scoring: ReadonlySet<E['type']>;
}

export interface StoryDie {
  readonly sign: DieSign;
  readonly colour: ThrownDie['colour'];
  readonly name: string;
  /** It lies there no longer. */
  readonly gone?: true;
}

export interface StorySource {
  readonly text: string;
  readonly clause: ClauseId;
}
