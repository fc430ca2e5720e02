import type { Language } from '@holotisch/engine';
import type { ComponentType, LazyExoticComponent } from 'react';

/** What the companion must know of one game; the rest it does for all of them alike. */
export interface CompanionGame {
  /** The usual one first; left out where there is but one. */
  readonly editions?: readonly string[];
  /** How many rounds a match has, where the book says so. */
  readonly rounds: (edition: string | undefined) => number | undefined;
  readonly phases: (edition: string | undefined) => readonly CompanionPhase[];
  /** What the score counts. */
  readonly score: Readonly<Record<Language, string>>;
  readonly scoreSteps: readonly number[];
  /** What a match calls whoever comes first, and the clause. */
  readonly first: Readonly<Record<Language, string>>;
  readonly Dice: ComponentType<{ readonly edition: string | undefined }>;
  /** Its lists come with all cards, when somebody wants to look at one. */
  readonly Lists: LazyExoticComponent<ComponentType>;
  /** Order tokens that are drawn from a bag. */
  readonly orders?: CompanionOrders;
  /** Questions that come up at every table. */
  readonly asked: Readonly<Record<Language, readonly string[]>>;
}

interface CompanionPhase {
  readonly name: Readonly<Record<Language, string>>;
  readonly does: Readonly<Record<Language, string>>;
  readonly clause: string;
}

interface CompanionOrders {
  readonly ranks: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
  /** Of the list that lies at hand; undefined if there is none. */
  readonly ofList: () => Promise<Readonly<Record<string, number>> | undefined>;
  readonly clause: (edition: string | undefined) => string;
}
