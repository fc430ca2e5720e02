import { createContext, type ReactNode, use } from 'react';

/** What a table that people share from afar shows besides: who is there, and a page of the panel to talk on. */
interface Beside {
  readonly above: ReactNode;
  /** At the end of the match: what the table knows of it besides the rules, and what its players may do together then. */
  readonly end: { readonly reason: string | undefined; readonly again: ReactNode };
  readonly tab: { readonly name: string; readonly news: string | undefined; readonly content: () => ReactNode };
}

const Context = createContext<Beside | undefined>(undefined);
export const BesideProvider = Context;
export const useBeside = (): Beside | undefined => use(Context);
