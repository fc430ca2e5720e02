import { type RefObject, useEffect, useState } from 'react';

/** How much of it has to be in the window. */
const SHARE = 0.35;

/** Once a good part of it has been in sight: what nobody has scrolled to needs not be fetched. */
export function useLookedAt(box: RefObject<Element | null>): boolean {
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setLooked(true);
        watch.disconnect();
      },
      { threshold: SHARE },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return looked;
}
