import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type AskRules, useAskRules } from '../../match/ask-rules.ts';
import { useMatch } from '../../match/use-match.tsx';

interface KnownValuesProps {
  /** The table is still on its way to the moment that is looked at. */
  readonly waiting: boolean;
  readonly children: ReactNode;
}

/**
 * What the rules work out of a position, for all who stand around a table: `Known` to stand around them, `useKnown` to look it
 * up. While the table is still on its way to the moment, what was known last stays: it must not tell what has not been seen.
 */
export function knownFrom<A, K>(nothing: K, ask: (rules: AskRules<A>) => Promise<K | undefined>) {
  const Context = createContext(nothing);
  function KnownValues({ waiting, children }: KnownValuesProps) {
    const { snapshot } = useMatch();
    const question = useAskRules<A>();
    const [known, setKnown] = useState(nothing);
    useEffect(() => {
      if (!snapshot || waiting) return;
      let current = true;
      void ask(question).then((found) => {
        if (current && found !== undefined) setKnown(found);
      });
      return () => {
        current = false;
      };
    }, [snapshot, question, waiting]);
    return <Context value={known}>{children}</Context>;
  }
  return { KnownValues, useKnown: (): K => use(Context) };
}
