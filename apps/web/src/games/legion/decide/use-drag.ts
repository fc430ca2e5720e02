import type { Vec } from '@holotisch/table';
import { useRef } from 'react';
import type { Way } from './intent.ts';

interface Drag {
  readonly to: Vec;
  dropped: boolean;
}

/**
 * A leader that is drawn over the table: the way is asked for again and again, one question at a time and always for where it
 * is now; where it is let go of, that way is taken once it is known.
 */
export function useDrag(ask: (to: Vec) => Promise<Way | undefined>, take: (way: Way) => void) {
  const now = useRef<Drag>(undefined);
  const busy = useRef(false);
  const latest = useRef({ ask, take });
  latest.current = { ask, take };
  const look = async () => {
    if (busy.current) return;
    busy.current = true;
    for (let seen: Drag | undefined; now.current && now.current !== seen; ) {
      seen = now.current;
      const way = await latest.current.ask(seen.to);
      if (now.current !== seen || !seen.dropped) continue;
      now.current = undefined;
      if (way) latest.current.take(way);
    }
    busy.current = false;
  };
  return {
    drag: (to: Vec) => {
      now.current = { to, dropped: false };
      void look();
    },
    drop: () => {
      if (!now.current) return;
      now.current = { to: now.current.to, dropped: true };
      void look();
    },
  };
}
