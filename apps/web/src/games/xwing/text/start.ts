import type { data } from '@holotisch/xwing';

/** What the start of an X-Wing match says beyond the common page; each language fills in all of it. */
export interface StartText {
  readonly intro: string;
  readonly squadOf: (player: string) => string;
  readonly chooseFor: (player: string) => string;
  readonly choose: string;
  readonly untitled: string;
  readonly group: Readonly<Record<'core' | 'full' | 'own', string>>;
  readonly points: (points: number) => string;
  readonly openSquad: string;
  readonly build: string;
  readonly rules: string;
  readonly mission: string;
  readonly noMission: string;
  readonly noMissionNote: string;
  readonly leaders: string;
  readonly deck: string;
  readonly decks: Readonly<Record<data.DamageDeckId, string>>;
  readonly deckNote: string;
  readonly ownDecks: string;
  readonly ownDecksNote: string;
  readonly roundLimit: string;
  readonly roundLimitNote: string;
  readonly timeLimit: string;
  readonly timeLimitNote: string;
  readonly noLimit: string;
  readonly unenforced: string;
  readonly unenforcedNote: string;
  readonly limit: string;
  readonly limitNote: string;
}
