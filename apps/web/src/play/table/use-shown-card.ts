import { useCallback, useEffect, useState } from 'react';
import { isTyping } from '../../settings/keys.ts';
import { useDraft } from '../draft.tsx';

/** Which piece's card lies open, and how it is closed: by its button, a tap on the empty table, or Escape. */
export function useShownCard() {
  const [pinned, pin] = useState<number>();
  const { pointed, point } = useDraft();
  const [finger, setFinger] = useState<'down' | 'up'>();
  const shown = pointed ?? pinned;
  const open = shown !== undefined;
  const close = useCallback(() => {
    pin(undefined);
    point(undefined);
  }, [point]);
  useEffect(() => {
    const onDown = (event: PointerEvent) => setFinger(event.pointerType === 'mouse' ? undefined : 'down');
    const onUp = () => setFinger((old) => old && 'up');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open && !isTyping(event) && !document.querySelector('dialog[open]')) close();
    };
    window.addEventListener('pointerdown', onDown, { capture: true });
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onDown, { capture: true });
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      window.removeEventListener('keydown', onKey);
    };
  }, [open, close]);
  // A mouse closes what it only points at by moving on; a finger cannot. While the finger that opened the card is
  // still down, the card has no button to catch its tap with.
  const stays = pinned === shown || finger === 'up';
  return { shown, pinned, pin, close, closable: open && stays };
}
