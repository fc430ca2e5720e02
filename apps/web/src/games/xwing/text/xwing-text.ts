import type { Language } from '@holotisch/engine';
import type { Phase } from '@holotisch/xwing';
import { de } from './de.ts';
import { en } from './en.ts';

/** What the screen says of X-Wing and of no other game; each language fills in all of it. */
export interface XWingText {
  readonly phase: Readonly<Record<Phase, string>>;
  /** The steps of an attack, in the order of the book. */
  readonly attackSteps: readonly string[];
  readonly over: {
    /** By the reason that the rules give, to whoever looks on. */
    readonly reason: Readonly<Record<string, string>>;
    readonly youAreDestroyed: string;
    readonly nobodyLeft: string;
    readonly left: (player: string, ships: number, of: number) => string;
  };
}

export const xwingText: Readonly<Record<Language, XWingText>> = { de, en };
