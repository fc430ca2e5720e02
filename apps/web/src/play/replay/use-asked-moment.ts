import { useEffect, useRef } from 'react';
import { momentAsked } from '../../address/moments.ts';
import { matchPath } from '../../address/paths.ts';
import { useMatch } from '../../match/use-match.tsx';

/** Goes to the moment that the address names, once; from then on the address is that of the match again. */
export function useAskedMoment(watch: (moment: number, plays: boolean) => void): void {
  const { snapshot, local } = useMatch();
  const taken = snapshot?.taken ?? 0;
  const now = useRef(watch);
  now.current = watch;
  const mountedAt = useRef(location.pathname);
  // On the way from one match to another, from a campaign to its battle, the first one still hears of the address.
  const here = local && snapshot ? matchPath(snapshot.game) : mountedAt.current;
  useEffect(() => {
    const go = () => {
      const asked = momentAsked(location.search);
      if (!asked || taken === 0 || location.pathname !== here) return;
      history.replaceState(null, '', location.pathname);
      if (asked.moment < taken) now.current(asked.moment, asked.plays);
    };
    go();
    window.addEventListener('popstate', go);
    return () => window.removeEventListener('popstate', go);
  }, [taken, here]);
}
