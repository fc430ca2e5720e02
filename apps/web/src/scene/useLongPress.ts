import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 500;
const STILL_PX = 8;

/** A right click, or a finger that rests: the click that ends a long press is swallowed. */
export function useLongPress(act: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const done = useRef(false);
  const end = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown(event: PointerEvent) {
      done.current = false;
      if (event.pointerType === 'mouse') return;
      end();
      const timer = setTimeout(() => {
        done.current = true;
        act();
      }, LONG_MS);
      press.current = { timer, x: event.clientX, y: event.clientY };
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
      if (!done.current && (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType !== 'touch') act();
    },
    onClickCapture(event: MouseEvent) {
      if (!done.current) return;
      done.current = false;
      event.stopPropagation();
    },
  };
}
