import type { AskView } from '../../match/ask-view.ts';
import { useDraft } from '../draft.tsx';

/** The options picked so far, and what a click on one of them makes of it. */
export function usePicked(ask: AskView | undefined) {
  const { answer, set } = useDraft();
  const picked = Array.isArray(answer) ? answer.filter((id) => typeof id === 'string') : [];
  const min = ask?.min ?? 0;
  const max = ask?.max ?? ask?.options?.length ?? 0;
  const full = picked.length >= max;
  return {
    picked,
    min,
    max,
    /** How many have to be picked yet. */
    missing: Math.max(0, min - picked.length),
    full,
    toggle: (id: string) => {
      if (picked.includes(id)) set(picked.filter((o) => o !== id));
      else if (!full) set([...picked, id]);
    },
  };
}
