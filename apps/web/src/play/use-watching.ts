import { useEffect, useState } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { useBeside } from './beside.ts';
import { useAskedMoment } from './replay/use-asked-moment.ts';

/** Looking back at a match, and its end: whether a stretch is being watched, and whether the end has been told. */
export function useWatching(waiting: boolean, onPlays: () => void) {
  const { look, ...match } = useMatch();
  const snapshot = match.snapshot!;
  const past = snapshot.moment < snapshot.taken;
  const tellsEnd = useBeside()?.tellsEnd ?? false;
  const [overSeen, setOverSeen] = useState(tellsEnd);
  // An end that was taken back is told again when it comes.
  useEffect(() => {
    if (!snapshot.over) setOverSeen(tellsEnd);
  }, [snapshot.over, tellsEnd]);
  const [replaying, setReplaying] = useState(false);
  // The last event leads into the present, and is part of what is watched until it has been seen.
  const watching = past || (replaying && waiting);
  useEffect(() => {
    if (!past && !waiting) setReplaying(false);
  }, [past, waiting]);
  const watch = (moment: number, plays: boolean) => {
    setOverSeen(true);
    setReplaying(plays);
    if (plays) onPlays();
    void look(snapshot.viewer, moment);
  };
  useAskedMoment(watch);
  return { past, watching, replaying, setReplaying, overSeen, setOverSeen, watch };
}
