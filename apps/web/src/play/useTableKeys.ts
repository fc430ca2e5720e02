import { useEffect } from 'react';
import { useMatch } from '../match/useMatch.tsx';
import { isTyping } from './scene/RulerTool.tsx';
import type { Stage } from './scene/useStage.ts';

/** Keys that hold wherever the focus is, except while somebody types. */
export function useTableKeys(stage: Stage): void {
  const { snapshot, look } = useMatch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!snapshot || isTyping(event) || event.metaKey || event.altKey || event.ctrlKey) return;
      const { moment, taken, viewer } = snapshot;
      const act: Readonly<Record<string, (() => void) | undefined>> = {
        ' ': stage.playing ? stage.skip : undefined,
        ',': moment > 0 ? () => void look(viewer, moment - 1) : undefined,
        '.': moment < taken ? () => void look(viewer, moment + 1) : undefined,
        Escape: moment < taken ? () => void look(viewer) : undefined,
      };
      const wanted = act[event.key];
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [snapshot, look, stage]);
}
