import type { Json } from '@holotisch/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { keyOf, type Look, lookBack } from './look-back.ts';

/** What is known about the match on the table, once it is over, and its file. */
export function useLook(): { readonly look: Look; readonly file: Json | undefined } {
  const { snapshot, file: fetchFile } = useMatch();
  const [file, setFile] = useState<Json>();
  const over = snapshot?.over ?? false;
  const taken = snapshot?.taken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match has taken other decisions
  useEffect(() => {
    let isHere = true;
    setFile(undefined);
    if (over) void fetchFile().then((whole) => isHere && setFile(whole));
    return () => {
      isHere = false;
    };
  }, [over, taken, fetchFile]);
  const key = file === undefined ? undefined : keyOf(file);
  const now = () => lookBack.of(key);
  const look = useSyncExternalStore(lookBack.subscribe, now, now);
  return { look, file };
}
