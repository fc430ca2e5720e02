import type { QuestionOf } from '@holotisch/legion';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';

type ActionAsk = QuestionOf<'action' | 'free-action'>;

/** Who may be attacked from here. */
export function useTargets({ options, about }: ActionAsk): readonly number[] {
  const rules = useQuestion();
  const { taken } = useMatch().snapshot ?? {};
  const [targets, setTargets] = useState<readonly number[]>([]);
  const attacks = options.some(({ id }) => id === 'attack');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after every decision
  useEffect(() => {
    let current = true;
    if (!attacks) return setTargets([]);
    void rules('targets', { unit: about.unit }).then((reply) => {
      if (current) setTargets(reply.ok ? reply.value.map(({ unit }) => unit) : []);
    });
    return () => {
      current = false;
    };
  }, [rules, attacks, about.unit, taken]);
  return targets;
}
