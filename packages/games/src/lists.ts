import type {
  Dictionary,
  FileFault,
  Json,
  JsonObject,
  Language,
  Message,
  Refusal,
  Result,
  Rng,
} from '@holotisch/engine';
import type { Change, Meant } from '@holotisch/engine/list';

/** In both languages. */
export type Name = Readonly<Record<Language, string>>;

/**
 * All that commands and screens must know about the lists of a game: a squad, a fleet, an army. `L` is a list in the
 * making together with what its players have agreed on.
 */
export interface ListGame<L> {
  /** Under this name a browser keeps them. */
  readonly store: string;
  /** What several of them are called where machines read. */
  readonly plural: string;
  readonly words: Readonly<Record<Language, Dictionary>>;
  /** Lists that are ready to play. */
  readonly ready: readonly ReadyList<L>[];
  /** The ready-made lists of a first match, one for each seat, and of sides that are a match for each other. */
  readonly first: readonly [string, string, ...string[]];
  readonly even: readonly [string, string, ...string[]];
  /** What players may agree on, and how many points that gives them; the usual one first. */
  readonly formats: readonly ListFormat[];
  agreed(list: L, agreement: Agreed): L;
  /** The first one is the form that keeps everything; links carry it, too. */
  readonly forms: readonly ListForm<L>[];
  /** How the names of files end that may hold a list. */
  readonly endings: readonly string[];
  name(list: L): string;
  renamed(list: L, name: string): L;
  points(list: L): number;
  /** How that is said where it is no number of points. */
  worth?(worth: number, language: Language): string;
  /** What is brought to a campaign is judged by its own limit: nobody is asked whether it may differ. */
  readonly mayDiffer?: true;
  limit(list: L): number | null;
  faults(list: L): readonly ListFault[];
  /** The cards whose text the program does not carry out yet. */
  unenforced(list: L): readonly { readonly id: string; readonly name: Message }[];
  /**
   * Lists from a text of any kind that is known here; `meant` answers what an earlier reading of it has asked. Where a format
   * is agreed on, its edition is that of the list.
   */
  read(text: string, meant?: Meant, format?: string): Result<readonly ReadList<L>[], FileFault>;
  /** How many cards a list holds: how much of a text was understood. */
  cards(list: L): number;
  /** Whether it is no more than a part of what anybody plays: squadrons without a ship. */
  isPart?(list: L): boolean;
  /** What a list is judged by. */
  agreement(list: L): Agreed;
  /** What it would cost by the prices of the first print, in games whose prices have changed. */
  firstPoints?(list: L): number;
  /** A list as it was kept, or undefined if it is none. */
  kept(value: unknown): L | undefined;
  /** The setup of a match between these lists; `rules` is what the players agree on beyond them. */
  setup(lists: readonly L[], rules?: JsonObject): Json;
  /** The lists that a setup was made of, seat by seat; none where it holds something else. */
  listsIn?(setup: JsonObject): readonly L[];
  /** The same setup with both sides in each other's place, for another match. */
  turned?(setup: JsonObject): Json;
  /** The edition that a list is made for, in games that have several. */
  editionOf?(list: L): string;
  /** The format that a list is made for, in games in which both lists of a match have to fit one. */
  formatOf?(list: L): string;
  /** Any legal list of at most so many points, for studies; undefined if nothing can be had for so few. */
  random?(points: number, rng: Rng, edition?: string): L | undefined;
  /** Kinds of matches besides the usual one, by their names: what each makes of a usual setup, for studies. */
  readonly kinds?: Readonly<Record<string, (setup: JsonObject, rng: Rng) => Json>>;
  /** What machines are told about a list besides its points and faults. */
  facts(list: L): JsonObject;
  /** A list for people to read. */
  sheet(list: L, language: Language): ListSheet;
  /** Which part of the list has this fault, in words; nothing if all of it has. */
  place(list: L, fault: ListFault, language: Language): string | undefined;
}

export interface ReadyList<L> {
  readonly id: string;
  readonly name: Name;
  /** Just what a first match needs, or a list of the usual size. */
  readonly size: 'core' | 'full';
  readonly list: L;
}

export interface ListFormat {
  readonly id: string;
  readonly name: Name;
  /** null: no limit. */
  readonly points: number | null;
}

export interface Agreed {
  readonly format: string;
  readonly points: number | null;
}

export interface ListFault extends Refusal {
  /** Nothing is wrong: something is still missing. */
  readonly incomplete?: true;
  /** Which parts it is about, counted from 0: `{ ship: 2, upgrade: 0 }`. */
  readonly at: Readonly<Record<string, number>>;
}

/** A way to write a list for others. */
export interface ListForm<L> {
  readonly id: string;
  readonly name: Name;
  readonly note: Name;
  /** How the name of such a file ends. */
  readonly ending: string;
  write(list: L): string;
}

export interface ReadList<L> {
  readonly list: L;
  /** All that is not as it was in the file. */
  readonly report: readonly ListChange[];
}

/** What an import left out, assumed or found otherwise, with the question that it asks. */
export type ListChange = Change;

export interface ListSheet {
  readonly head: string;
  /** One for each piece of the list. */
  readonly lines: readonly string[];
  /** What is said of a list without faults. */
  readonly legal: string;
}

// biome-ignore lint/suspicious/noExplicitAny: whoever deals with any game has to forget what is inside its lists
export type AnyLists = ListGame<any>;
