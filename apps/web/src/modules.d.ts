/// <reference types="vite/client" />

declare module 'virtual:ledger-summary' {
  import type { Game, Kind } from '@holotisch/rulebook';

  interface GameSummary {
    readonly clauses: number;
    /** How many of them a test proves, as far as is known when the app is built. */
    readonly proven: number;
    /** How many speak of something that no program can do. */
    readonly notApplicable: number;
    readonly kinds: Readonly<Partial<Record<Kind, number>>>;
  }
  const summary: Readonly<Record<Game, GameSummary>>;
  export default summary;
}

declare module 'virtual:clause-headings/*' {
  /** By the id of a clause without its number. */
  const headings: Readonly<Record<string, readonly [de: string, en: string]>>;
  export default headings;
}

declare module 'virtual:at-table' {
  /** By the id of a clause. */
  const atTable: Readonly<Record<string, readonly import('./rulebook/at-table.tsx').AtTable[]>>;
  export default atTable;
}

declare module 'virtual:card-sayings/*' {
  /** How what the cards of a game do is fetched, by language and kind of card. */
  const fetchSayings: import('./table-ui/face/sayings.ts').FetchSayings;
  export default fetchSayings;
}

declare module 'virtual:proofs' {
  import type { Proven } from '@holotisch/rulebook';

  const proven: Proven;
  export default proven;
}

declare module 'virtual:demo' {
  const recording: import('./pages/demo/recording.ts').Recording;
  export default recording;
}
