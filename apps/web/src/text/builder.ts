/** What the frame of the builder says in every game; each language fills in all of it. */
export interface BuilderText {
  readonly shelf: {
    readonly bringIn: string;
    readonly undo: string;
    readonly untitled: string;
    readonly points: (points: number) => string;
    readonly deleted: (name: string) => string;
    readonly bringBack: string;
  };
  readonly panes: {
    readonly label: string;
    readonly pick: string;
  };
  readonly list: {
    readonly unit: (points: number) => string;
    readonly of: (limit: number) => string;
    readonly left: (points: number) => string;
    readonly over: (points: number) => string;
    readonly summary: (points: number, limit: number | null, faults: number, missing: number) => string;
    readonly send: string;
    readonly print: string;
    readonly duplicate: string;
    readonly copyOf: (name: string) => string;
    readonly remove: string;
  };
  readonly faults: {
    readonly title: (count: number) => string;
    readonly next: string;
    /** On the shelf: nothing is wrong, but it cannot be played yet. */
    readonly unfinished: string;
  };
  readonly bringIn: {
    readonly open: string;
    readonly read: string;
    readonly faultAt: (line: number, column: number) => string;
    readonly done: (names: string) => string;
    readonly same: string;
    /** What an import left out, what is otherwise than in the source, and what says nothing of a list. */
    readonly unknown: (count: number) => string;
    readonly otherwise: (count: number) => string;
    readonly noUse: (count: number) => string;
    readonly line: (line: number) => string;
    readonly dismiss: string;
    /** As what a list was read: game, edition, format, limit, points today and by the first print. */
    readonly readAs: (what: string, limit: number | null, points: number, first: number | undefined) => string;
    readonly asks: string;
    readonly meant: (said: string, line: number | undefined) => string;
    readonly none: string;
    readonly answer: string;
    readonly which: string;
    readonly otherGame: (game: string) => string;
    readonly understood: (cards: number, lost: number) => string;
    /** Lists that a link brings: nothing is kept before somebody has said so. */
    readonly offered: (count: number) => string;
    readonly andMore: (count: number) => string;
    readonly take: string;
    readonly leave: string;
  };
  readonly send: {
    readonly form: string;
    readonly link: string;
    readonly content: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly save: string;
  };
}

/** What a game calls its lists: squads, fleets and armies are spoken of in sentences of their own. */
export interface ListWords {
  readonly title: string;
  readonly intro: string;
  /** All of the player's. */
  readonly shelf: string;
  readonly create: string;
  /** One list, as a heading and on the tab of a narrow screen. */
  readonly list: string;
  readonly listTab: (points: number) => string;
  readonly legal: string;
  readonly play: string;
  readonly playNot: string;
  /** The browser does not keep anything. */
  readonly unsaved: string;
  readonly bringIn: {
    readonly title: string;
    readonly note: string;
    readonly text: string;
    readonly dropHere: string;
    readonly badLink: string;
  };
  readonly send: {
    readonly title: string;
    readonly linkNote: string;
    /** A file without a better name. */
    readonly fileName: string;
  };
}
