import { type RefObject, useEffect } from 'react';
import { isKey, isTyping } from '../../settings/keys.ts';
import { confirmShown } from '../../table-ui/decide/confirm-shown.ts';

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
