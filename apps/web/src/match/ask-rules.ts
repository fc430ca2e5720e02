import type { Json } from '@holotisch/engine';
import { useCallback } from 'react';
import type { Reply } from './protocol.ts';
import { useMatch } from './use-match.tsx';

/** Asks the rules of a game, whose answers are `A` by the name of the question. */
export type AskRules<A> = <N extends keyof A & string>(name: N, args: Record<string, Json>) => Promise<Reply<A[N]>>;

/** Asks the rules about the moment that is looked at. */
export function useAskRules<A>(): AskRules<A> {
  const { question } = useMatch();
  return useCallback((name, args) => question(name, args), [question]);
}
