import { useEffect, useState } from 'react';
import { type AskRules, useAskRules } from './ask-rules.ts';

/** Asks the rules whenever the question changes, which its key says; what was answered before stays until then. */
export function useAnswer<A, T>(
  key: string,
  ask: ((rules: AskRules<A>) => Promise<T | undefined>) | undefined,
): T | undefined {
  const rules = useAskRules<A>();
  const [answer, setAnswer] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (!ask) return setAnswer(undefined);
    let current = true;
    void ask(rules).then((found) => current && setAnswer(found));
    return () => {
      current = false;
    };
  }, [key, rules]);
  return answer;
}
