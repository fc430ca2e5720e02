import type { Message } from '../message.ts';

/** Where something stood: a JSON Pointer into a file, or the line of a text, counted from 1. */
export type Place = { readonly path?: string; readonly line?: number };

/** Something that an import left out, took for something or found otherwise, and where it stood. */
export type Change = Place & {
  readonly message: Message;
  /** Something was left out that the list had. */
  readonly lost?: true;
  /** A name that no card has: the reader guessed, or could not. Whoever brought the list is asked. */
  readonly asks?: Question;
};

/** Which card a name means that no card has. */
export type Question = {
  /** The words as they stand in the list, folded: an answer is given under them. */
  readonly said: string;
  /** Names that the reader understands, the nearest first. */
  readonly options: readonly string[];
  /** The one that was taken for the time being; without it nothing was. */
  readonly taken?: string;
};

/** Answers to earlier questions: by what was said, the name that is meant, or null if no card is. */
export type Meant = Readonly<Record<string, string | null>>;

/** How much of a text a reader understood: cards that it found, and lines or names that it had to leave out. */
export type Understood = { readonly cards: number; readonly lost: number };
