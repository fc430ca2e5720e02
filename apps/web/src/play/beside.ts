import { createContext, type ReactNode, use } from 'react';

/** What a table shows besides: one that people share from afar who is there, a lesson what the coach says. */
interface Beside {
  /** Above the pages of the panel. */
  readonly above: ReactNode;
  /** What it lays over the table; nothing of it is seen but through `useSceneLayer`. */
  readonly onTable?: ReactNode;
  /** At the end of the match: what the table knows of it besides the rules, and what its players may do together then. */
  readonly end?: { readonly reason: string | undefined; readonly again: ReactNode };
  /** It says itself that the match has ended: the result waits until somebody asks for it. */
  readonly tellsEnd?: boolean;
  /** A page of the panel to talk on. */
  readonly tab?: { readonly name: string; readonly news: string | undefined; readonly content: () => ReactNode };
}

const Context = createContext<Beside | undefined>(undefined);
export const BesideProvider = Context;
export const useBeside = (): Beside | undefined => use(Context);
