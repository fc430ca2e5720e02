import type { Seat } from '@holotisch/engine';
import { useEffect } from 'react';
import { useMatch } from '../match/use-match.tsx';

interface Shown {
  /** It is looked back at what was. */
  readonly past: boolean;
  readonly waiting: boolean;
}

/** The seat for which a curtain is drawn before its secrets are seen. */
export function useCurtain({ past, waiting }: Shown): Seat | undefined {
  const { look, ...match } = useMatch();
  const snapshot = match.snapshot!;
  // Between two players at one screen nobody sits at it by default: secrets are seen by whoever was asked for them.
  const humans = snapshot.own.length;
  const secretly = snapshot.awaited.filter((a) => a.secret && snapshot.own.includes(a.seat)).map((a) => a.seat);
  const seated = snapshot.viewer !== 'nobody' && secretly.includes(snapshot.viewer);
  const curtainFor = humans > 1 && !past && !seated && !waiting ? secretly[0] : undefined;
  const rises = humans > 1 && !past && snapshot.viewer !== 'nobody' && secretly.length === 0;
  useEffect(() => {
    if (rises) void look('nobody');
  }, [rises, look]);
  return curtainFor;
}
