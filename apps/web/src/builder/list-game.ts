import type { Dictionary, FileFault, Language, Message, Refusal, Result } from '@holotisch/engine';

/** What the frame of the builder must know about the lists of a game; pools and card faces are the game's own. */
export interface ListGame<L> {
  /** Under this name the browser keeps its lists. */
  readonly store: string;
  readonly words: Readonly<Record<Language, Dictionary>>;
  /** The first one is the format that keeps everything; links carry it, too. */
  readonly forms: readonly ListForm<L>[];
  name(list: L): string;
  renamed(list: L, name: string): L;
  points(list: L): number;
  limit(list: L): number | null;
  faults(list: L): readonly ListFault[];
  read(text: string): Result<readonly ReadList<L>[], FileFault>;
  /** A list as it was kept, or undefined if it is none. */
  kept(value: unknown): L | undefined;
}

export interface ListFault extends Refusal {
  /** Nothing is wrong: something is still missing. */
  readonly incomplete?: true;
}

/** A way to write a list for others. */
export interface ListForm<L> {
  readonly id: 'file' | 'simple' | 'bbcode';
  /** How the name of such a file ends. */
  readonly ending: string;
  write(list: L): string;
}

export interface ReadList<L> {
  readonly list: L;
  /** All that is not as it was in the file. */
  readonly report: readonly ListChange[];
}

export interface ListChange {
  readonly message: Message;
  readonly path?: string;
  readonly line?: number;
}
