/** What the pages of online play say. */
export interface OnlineText {
  readonly title: string;
  readonly intro: string;
  readonly name: string;
  readonly nameNote: string;
  readonly game: string;
  readonly list: string;
  readonly listReady: string;
  readonly listOwn: string;
  readonly loadingLists: string;
  /** The box for a list that is typed or pasted. */
  readonly typed: { readonly title: string; readonly note: string; readonly text: string };
  /** Something was refused for which the page has no words. */
  readonly unsaid: string;
  /** Why a list cannot be brought to a table. */
  readonly fit: {
    readonly edition: (own: string, here: string) => string;
    /** Why it does not fit the size that is played, after the names of both sizes. */
    readonly size: (own: string, here: string, why: string) => string;
    readonly others: (count: number) => string;
    /** Of the list that was chosen before the table was. */
    readonly yours: (list: string, why: string) => string;
    readonly otherGame: (own: string, here: string) => string;
  };
  readonly playNow: string;
  readonly playNowNote: string;
  readonly openTable: string;
  readonly openNote: string;
  readonly ownLists: (game: string) => string;
  readonly lobby: string;
  readonly lobbyEmpty: string;
  /** '': he has no name. */
  readonly join: (by: string) => string;
  readonly joinShort: string;
  /** Of a table in the lobby. */
  readonly noClock: string;
  readonly listsThere: string;
  readonly anonymous: string;
  /** An open table that is one's own. */
  readonly ownTable: string;
  readonly mine: string;
  /** Matches of one's own. */
  readonly my: {
    readonly kind: Readonly<Record<'playing' | 'gathering' | 'over' | 'watched' | 'gone', string>>;
    readonly go: Readonly<Record<'playing' | 'gathering' | 'over' | 'watched', string>>;
    /** In the place of a game that is not known. */
    readonly unnamed: string;
    /** In the place of players who have no names. */
    readonly nameless: string;
    readonly against: (players: string) => string;
    readonly computer: string;
    readonly result: Readonly<Record<'won' | 'lost' | 'draw', string>>;
  };
  readonly forget: string;
  /** Before a seat is forgotten: what is lost, and what to do instead. */
  readonly forgetting: {
    readonly title: string;
    readonly playing: string;
    readonly gathering: string;
    readonly keep: string;
    readonly anyway: string;
    readonly concede: string;
    readonly toTable: string;
  };
  /** Lists of unequal points. */
  readonly uneven: {
    readonly title: string;
    readonly side: (player: string, points: number) => string;
    readonly differ: (sides: readonly string[], by: number) => string;
    readonly agree: string;
    readonly waits: (players: string) => string;
    readonly warns: (own: number, other: number) => string;
    readonly sitDown: string;
  };
  /** To a guest at a table where the coach may be asked. */
  readonly coached: { readonly title: string; readonly note: string; readonly agree: string; readonly yes: string };
  readonly terms: {
    readonly title: string;
    readonly public: string;
    readonly publicNote: string;
    readonly clock: string;
    readonly noClock: string;
    readonly clocks: (minutes: number, seconds: number) => string;
    readonly days: string;
    readonly daysNote: string;
    readonly delay: string;
    readonly delayNote: string;
    readonly layOut: string;
    readonly layOutNote: string;
  };
  readonly online: string;
  readonly onlineNote: string;
  readonly waiting: {
    readonly title: string;
    /** To whoever has the links. */
    readonly pass: string;
    readonly note: string;
    /** To whoever has come by a link. */
    /** What the table was opened with. */
    readonly agreed: string;
    readonly rules: (edition: string) => string;
    readonly lists: string;
    readonly listsChosen: string;
    readonly seenBy: string;
    readonly byLinkOnly: string;
    readonly seconds: (seconds: number) => string;
    readonly invitedTitle: string;
    readonly invited: (player: string, game: string) => string;
    readonly forSeat: (player: string) => string;
    readonly forWatching: string;
    readonly copy: string;
    readonly copied: string;
    readonly ready: string;
    /** Has come, and not sat down yet. */
    readonly here: string;
    readonly notReady: string;
    readonly sitDown: string;
    readonly noList: string;
    readonly changeList: string;
    readonly waitsFor: (players: string) => string;
    /** Calls the match off before it has begun. */
    readonly cancel: string;
    /** A guest stands up; whoever has made the match frees his seat. */
    readonly leave: string;
    readonly free: string;
    /** Somebody has sat down and is not ready yet. */
    readonly chooses: string;
    readonly qr: string;
    readonly qrOf: (link: string) => string;
    readonly bring: string;
    /** Whoever sees it later may be told so before the match has begun for him. */
    readonly watching: (delay: number) => string;
    readonly promise: string;
    readonly promiseNote: string;
    /** To whoever looks on. */
    readonly promiseWatched: string;
    readonly player: (seat: number) => string;
  };
  readonly connection: { readonly connecting: string; readonly lost: string; readonly refused: string };
  readonly people: {
    readonly title: string;
    readonly here: string;
    readonly away: string;
    readonly you: string;
    readonly computer: string;
    readonly watchers: (count: number) => string;
    readonly watching: (delay: number) => string;
    readonly claim: (player: string) => string;
    readonly ranOut: (player: string) => string;
    readonly youRanOut: string;
    readonly letComputer: (player: string) => string;
    readonly takeBack: string;
    readonly takeBackNote: string;
    readonly notify: string;
    readonly notifying: string;
    readonly myLink: string;
    readonly watchLink: string;
    readonly yourTurn: string;
    readonly turnOf: (player: string) => string;
    readonly over: string;
    readonly rename: string;
  };
  readonly chat: {
    readonly title: string;
    readonly empty: string;
    readonly placeholder: string;
    readonly send: string;
    readonly mute: string;
    readonly muted: string;
    readonly news: string;
  };
  readonly proposal: {
    /** How many decisions it would take back. */
    readonly takeback: (player: string, count: number) => string;
    readonly redo: (player: string) => string;
    readonly change: (player: string) => string;
    readonly report: (player: string) => string;
    readonly draw: (player: string) => string;
    readonly concede: (player: string) => string;
    readonly agree: string;
    readonly decline: string;
    readonly own: string;
    /** What became of one's own. */
    readonly settled: Readonly<Record<'agreed' | 'declined' | 'lapsed', string>>;
    /** What became of somebody else's. */
    readonly withdrawn: (player: string) => string;
    readonly lapsed: (player: string) => string;
    readonly withdraw: string;
    readonly title: string;
  };
  readonly dice: {
    readonly title: string;
    readonly promised: string;
    readonly checking: string;
    readonly unchecked: string;
    readonly fair: string;
    readonly unfair: (what: string) => string;
    readonly faults: Readonly<Record<'promise' | 'own' | 'secret' | 'seed' | 'rolls', string>>;
  };
  readonly rematch: {
    readonly offer: string;
    readonly offered: string;
    readonly accept: string;
    readonly declined: (player: string) => string;
    readonly withdraw: string;
    readonly decline: string;
    readonly wanted: (player: string) => string;
    readonly go: string;
  };
  readonly closed: {
    readonly title: string;
    readonly rules: string;
    readonly cancelled: string;
  };
  readonly toLobby: string;
}
