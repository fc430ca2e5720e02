import { useCallback, useEffect, useState } from 'react';
import { isTyping } from '../../settings/keys.ts';
import { useDraft } from '../draft.tsx';

const STILL_PX = 8;
/** What on the table answers a tap itself. */
const PIECES = '.ship, .pickable, .ghost, .ghost-way, .ruler-ground';

/** Whether the tap that began there, and ends here, was one on the empty table. */
function isOnGround(began: PointerEvent, ended: PointerEvent): boolean {
  if (!(began.target instanceof Element)) return false;
  const panned = Math.hypot(ended.clientX - began.clientX, ended.clientY - began.clientY) > STILL_PX;
  return !panned && began.target.closest('.match-table .table-view-svg') !== null && !began.target.closest(PIECES);
}

/** Which ship's card lies open, and how it is closed: by its button, a tap on the empty table, or Escape. */
export function useShownCard(pinned: number | undefined, pin: (ship: number | undefined) => void) {
  const { pointed, point } = useDraft();
  const [finger, setFinger] = useState<'down' | 'up'>();
  const shown = pointed ?? pinned;
  const open = shown !== undefined;
  const close = useCallback(() => {
    pin(undefined);
    point(undefined);
  }, [pin, point]);
  useEffect(() => {
    let began: PointerEvent | undefined;
    const onDown = (event: PointerEvent) => {
      setFinger(event.pointerType === 'mouse' ? undefined : 'down');
      began = event.isPrimary ? event : undefined;
    };
    const onUp = (event: PointerEvent) => {
      setFinger((old) => old && 'up');
      if (open && began && event.type === 'pointerup' && isOnGround(began, event)) close();
    };
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
  return { shown, close: open && stays ? close : undefined };
}
