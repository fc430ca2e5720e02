import { type RefObject, useEffect, useRef } from 'react';

/** Whoever answered by keyboard finds the focus on the next question, not lost with the last one. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, question: string, ready: boolean): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Node && !!panel.current?.contains(event.target);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => {
    if (!ready || !wasInside.current || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>('button:not(:disabled), input, [tabindex="0"]')?.focus();
  }, [panel, question, ready]);
}
