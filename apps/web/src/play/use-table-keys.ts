import { useEffect } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { isKey, isTyping } from '../settings/keys.ts';
import type { Playing } from '../table-ui/playing.ts';

/** Keys that hold wherever the focus is, except while somebody types. */
export function useTableKeys({ waiting, skip }: Pick<Playing, 'waiting' | 'skip'>): void {
  const { snapshot, look } = useMatch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!snapshot || isTyping(event)) return;
      const { moment, taken, viewer } = snapshot;
      const wanted = () => {
        if (event.key === ' ') return waiting ? skip : undefined;
        if (isKey(event, 'back')) return moment > 0 ? () => void look(viewer, moment - 1) : undefined;
        if (isKey(event, 'forth')) return moment < taken ? () => void look(viewer, moment + 1) : undefined;
        if (event.key !== 'Escape' || moment === taken) return undefined;
        // An open menu or dialog is closed first.
        return document.querySelector(':popover-open, dialog[open]') ? undefined : () => void look(viewer);
      };
      const act = wanted();
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [snapshot, look, waiting, skip]);
}
