import { type RefObject, useEffect, useRef } from 'react';

const RETRY_MS = 80;
/** First what answers the question, then what settles it. */
const ANSWERS = '[data-step]:not(:disabled), [data-confirm]:not(:disabled)';

/** Whoever answers by keyboard finds the focus on the next question, not lost with the last one. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, question: string, ready: boolean): void {
  const byKey = useRef(false);
  useEffect(() => {
    const onKey = () => {
      byKey.current = true;
    };
    const onPointer = () => {
      byKey.current = false;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => {
    if (!ready || !byKey.current) return;
    // Some questions are asked of the engine first, so what answers them may appear a little later.
    const timer = setInterval(() => {
      if (document.activeElement !== document.body) return clearInterval(timer);
      const first = panel.current?.querySelector<HTMLElement>(ANSWERS);
      if (!first) return;
      first.focus();
      clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [panel, question, ready]);
}
