import { useCallback, useEffect, useState } from 'react';
import { isTyping } from '../../settings/keys.ts';
import { useDraft } from '../../table-ui/draft.tsx';

interface Occasion {
  /** The piece that acts on the table as it is shown, and the one that a form is filled in for. */
  readonly acting: number | undefined;
  readonly filled: number | undefined;
  /** A page of its own is open for the card. */
  readonly reading: boolean;
}

/**
 * Which piece's card lies open, and how it is closed: by its button, a tap on the empty table, or Escape. Where nobody
 * looks at a piece it is the card of the one that acts, and that one stays until another takes its place.
 */
export function useShownCard({ acting, filled, reading }: Occasion) {
  const [pinned, pin] = useState<number>();
  const { pointed, point } = useDraft();
  const [finger, setFinger] = useState<'down' | 'up'>();
  const shown = pointed ?? pinned;
  const open = shown !== undefined;
  const now = shown ?? filled ?? acting;
  const [last, keep] = useState(now);
  if (now !== undefined && now !== last) keep(now);
  // Whoever picked a piece has looked at it when the next one acts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece that acts is what this waits for
  useEffect(() => {
    if (acting !== undefined && !reading) pin(undefined);
  }, [acting]);
  const close = useCallback(() => {
    pin(undefined);
    keep(undefined);
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
  return { shown, piece: now ?? last, pinned, pin, close, closable: open && stays };
}
