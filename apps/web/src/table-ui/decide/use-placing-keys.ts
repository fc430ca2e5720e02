import { useEffect, useRef } from 'react';

/** Fields and lists have their own use for arrows and letters. */
const OWN_KEYS = 'input, textarea, select, [role=radio], dialog *';

/** Keys of a piece that is being placed. They hold wherever the focus is, and come before those of the table. */
export function usePlacingKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
