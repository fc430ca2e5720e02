import type { ArmadaAnswers } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import { useCallback } from 'react';
import type { Reply } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';

export type AskRules = <N extends keyof ArmadaAnswers>(
  name: N,
  args: Record<string, Json>,
) => Promise<Reply<ArmadaAnswers[N]>>;

/** Asks the rules about the moment that is looked at. */
export function useQuestion(): AskRules {
  const { question } = useMatch();
  return useCallback((name, args) => question(name, args), [question]);
}
