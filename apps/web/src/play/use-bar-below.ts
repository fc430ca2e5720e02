import { type RefObject, useLayoutEffect } from 'react';

/** The table keeps clear of a bar that lies over its lower edge: `--bar-height` says how high it is at the moment. */
export function useBarBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = bar.current;
    const match = node?.closest<HTMLElement>('.match');
    if (!node || !match) return;
    const measure = () => match.style.setProperty('--bar-height', `${node.offsetHeight}px`);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => {
      watch.disconnect();
      match.style.removeProperty('--bar-height');
    };
  }, [bar]);
}
