/// <reference types="vite/client" />

declare module 'virtual:ledger-summary' {
  import type { Game, Kind } from '@holotisch/rulebook';

  interface GameSummary {
    readonly clauses: number;
    readonly kinds: Readonly<Partial<Record<Kind, number>>>;
  }
  const summary: Readonly<Record<Game, GameSummary>>;
  export default summary;
}

declare module 'virtual:proofs' {
  interface Proofs {
    /** When the tests ran. */
    readonly at: string;
    readonly complete: boolean;
    readonly proven: readonly string[];
  }
  const proofs: Proofs | null;
  export default proofs;
}
