export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** How loud the table is. */
export type Volume = 'off' | 'soft' | 'middle' | 'loud';

/** Everything that is said at the table of a match; each language fills in all of it. */
export interface PlayText {
  readonly title: (game: string) => string;
  readonly unknownGame: (game: string) => string;
  readonly loading: string;
  readonly player: (seat: number) => string;
  readonly computerPlayer: string;
  readonly cancel: string;
  readonly start: {
    readonly continueTitle: (count: number) => string;
    readonly overTitle: (count: number) => string;
    readonly otherGames: (count: number) => string;
    readonly isOver: string;
    readonly lookAt: string;
    readonly position: string;
    readonly forget: (name: string) => string;
    readonly continue: string;
    readonly newMatch: string;
    readonly seats: string;
    readonly hotSeat: string;
    readonly hotSeatNote: string;
    readonly computer: string;
    readonly computerNote: string;
    readonly aids: string;
    readonly aidsNote: string;
    readonly more: string;
    readonly layOut: string;
    readonly layOutNote: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly begin: string;
    readonly openFile: string;
    readonly dropNote: string;
    readonly dropHere: string;
    readonly faultAt: (line: number, column: number) => string;
    readonly noLink: string;
  };
  readonly bar: {
    readonly round: (round: number) => string;
    readonly awaits: (player: string, prompt: string) => string;
    readonly awaitsYou: (prompt: string) => string;
    /** Somebody who sits elsewhere: the question is quoted, it speaks to him. */
    readonly awaitsOther: (player: string, prompt: string) => string;
    readonly thinking: string;
    readonly past: (moment: number, taken: number) => string;
    readonly over: string;
    readonly undo: string;
    readonly redo: string;
    readonly nothingToUndo: string;
    readonly undoInPast: string;
    readonly menu: string;
  };
  readonly table: {
    readonly label: string;
    readonly help: string;
    readonly turn: string;
    readonly ruler: string;
    readonly dimensions: string;
    readonly eyes: string;
    readonly rulerFrom: string;
    readonly rulerTo: string;
    readonly rulerDone: string;
    readonly skip: string;
  };
  readonly panel: {
    readonly label: string;
    readonly decision: string;
    /** In its place for whoever only looks on. */
    readonly watching: string;
    readonly asks: string;
    readonly whyThen: string;
    readonly card: string;
    readonly rules: string;
    readonly askCoach: string;
    readonly noCard: string;
    readonly wholeCard: string;
    readonly rulesHere: string;
    readonly noRules: string;
    readonly rulebook: string;
    readonly now: string;
  };
  readonly log: {
    readonly everything: string;
    readonly fold: (line: string) => string;
    readonly unfold: (line: string) => string;
    /** Opens all that belongs to it, with its dice and clauses. */
    readonly story: (line: string) => string;
    readonly title: string;
    readonly empty: string;
    readonly goTo: (line: string) => string;
    readonly back: string;
    readonly forth: string;
    readonly first: string;
    readonly now: string;
    readonly here: string;
    readonly news: string;
  };
  readonly curtain: {
    readonly title: (player: string) => string;
    readonly note: (others: string) => string;
    readonly ready: string;
  };
  readonly undo: {
    readonly logged: (player?: string) => string;
    /** The same where nobody else plays. */
    readonly loggedAlone: string;
    readonly decided: (player: string, prompt: string) => string;
    readonly chose: (asked: string, chosen: string) => string;
    readonly nothing: string;
    readonly more: (count: number) => string;
  };
  readonly menu: {
    readonly save: string;
    readonly load: string;
    readonly position: string;
    readonly link: string;
    readonly linkCopied: string;
    /** A picture of the table as it is seen now. */
    readonly still: string;
    readonly clip: string;
    readonly report: string;
    readonly override: string;
    readonly end: string;
    readonly words: string;
    readonly keys: string;
    readonly look: string;
    readonly leave: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly volume: (volume: string) => string;
    readonly volumes: Readonly<Record<Volume, string>>;
    readonly autoTurn: string;
    readonly autoFrame: string;
    readonly coach: string;
    readonly warnings: string;
  };
  readonly end: {
    readonly title: string;
    readonly note: string;
    readonly noteAlone: string;
    readonly draw: string;
    readonly noteFar: string;
    readonly offer: string;
    readonly concede: string;
    readonly concedes: (player: string) => string;
  };
  readonly override: {
    readonly title: string;
    readonly note: string;
    readonly agree: string;
    readonly apply: string;
    readonly propose: string;
  };
  readonly bug: {
    readonly screen: string;
    readonly title: string;
    readonly note: string;
    readonly download: string;
    readonly goOn: string;
  };
  readonly over: {
    readonly youWon: string;
    readonly youLost: string;
    readonly wins: (player: string) => string;
    readonly draw: string;
    readonly rounds: (rounds: number) => string;
    readonly again: string;
    readonly look: string;
    /** The result once more, and the match from its beginning. */
    readonly result: string;
    readonly replay: string;
  };
  readonly words: {
    readonly title: string;
  };
  readonly clause: string;
}
