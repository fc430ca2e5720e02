import { type RefObject, useEffect } from 'react';
import { isKey } from '../../settings/keys.ts';
import { isTyping } from '../scene/RulerTool.tsx';
import { confirmShown } from './confirmShown.ts';

/** What a key presses by itself: there Enter and Space mean that very thing. */
const PRESSES_ITSELF = 'button, a, summary, select, textarea, input:not([type=radio]), [role=button]:not(.ghost)';

/** Keys that answer the open question wherever the focus is. */
export function useDecisionKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const step = (by: 1 | -1) => {
      const items = [...(panel.current?.querySelectorAll<HTMLElement>('[data-step]:not(:disabled)') ?? [])];
      if (items.length === 0) return;
      const at = items.findIndex((item) => item === document.activeElement || (item as HTMLInputElement).checked);
      const next = items[(at + by + items.length + (at < 0 && by < 0 ? 1 : 0)) % items.length]!;
      next.focus();
      if (next instanceof HTMLInputElement && next.type === 'radio') next.click();
    };
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isKey(event, 'nextTarget')) step(1);
      else if (isKey(event, 'previousTarget')) step(-1);
      else if (isKey(event, 'command')) panel.current?.querySelector<HTMLElement>('.command-line')?.focus();
      else if (event.key === 'Enter' || isKey(event, 'confirm')) {
        const own = event.target instanceof Element && event.target.closest(PRESSES_ITSELF);
        if (own || event.defaultPrevented || !confirmShown()) return;
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [panel]);
}

/** Whether the last thing a player did was pressing a key. */
let byKey = false;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    () => {
      byKey = true;
    },
    { capture: true },
  );
  window.addEventListener(
    'pointerdown',
    () => {
      byKey = false;
    },
    { capture: true },
  );
}

const RETRY_MS = 80;

/** Whoever plays with the keyboard finds the focus in each new question; the button pressed before is gone by then. */
export function useFocusOnQuestion(panel: RefObject<HTMLElement | null>, question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => {
    if (!byKey) return;
    // While the table still shows what happened, the panel waits and takes no focus.
    const timer = setInterval(() => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (!lost) return clearInterval(timer);
      if (panel.current?.closest('[inert]')) return;
      const first = panel.current?.querySelector<HTMLElement>(
        '[data-step]:not(:disabled), [data-confirm]:not(:disabled)',
      );
      if (!first) return;
      first.focus();
      clearInterval(timer);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [question]);
}
