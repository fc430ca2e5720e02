import { useEffect, useRef } from 'react';
import { carriedBy } from '../../match/match-link.ts';
import { fromLink } from '../../ui/files.ts';
import type { FileOpener } from './use-open-file.tsx';

/** Opens what the address carries: a position (#p=…), or a whole match (#m=…). */
export function useCarried({ open, watch }: Pick<FileOpener, 'open' | 'watch'>, onBroken: () => void): void {
  const watching = useRef(watch);
  watching.current = watch;
  useEffect(() => {
    const carried = carriedBy(location.hash);
    if (!carried) return;
    history.replaceState(null, '', location.pathname);
    void fromLink(carried.link).then((text) => {
      if (text === undefined) onBroken();
      else if (carried.watches) void watching.current(text);
      else open?.(new File([text], 'link'));
    });
  }, [open, onBroken]);
}
