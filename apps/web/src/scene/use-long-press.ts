import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 500;
const STILL_PX = 8;

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** A right click, or a finger that rests: the click that ends a long press is swallowed. */
export function useLongPress(act: ((at: Spot) => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const done = useRef(false);
  const end = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      done.current = false;
      end();
      // A second finger means to zoom.
      if (pointerType === 'mouse' || !isPrimary) return;
      const timer = setTimeout(() => {
        done.current = true;
        act?.({ clientX, clientY });
      }, LONG_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const began = press.current;
      if (began && Math.hypot(clientX - began.x, clientY - began.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      // A browser that tells of a long press itself comes second: the ruler lies already.
      if (!done.current && (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType !== 'touch')
        act?.(event);
    },
    onClickCapture(event: MouseEvent) {
      if (!done.current) return;
      done.current = false;
      event.stopPropagation();
    },
  };
}
