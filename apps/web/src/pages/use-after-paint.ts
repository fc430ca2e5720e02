import { useEffect, useState } from 'react';

/** Once the page has been painted and the browser has nothing better to do. */
export function useAfterPaint(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const go = () => setAfter(true);
    const wait = () =>
      typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 2000 }) : setTimeout(go, 300);
    // Two frames: the first has only been asked for, the second comes after something was seen.
    const frame = requestAnimationFrame(() => requestAnimationFrame(wait));
    return () => cancelAnimationFrame(frame);
  }, []);
  return after;
}
