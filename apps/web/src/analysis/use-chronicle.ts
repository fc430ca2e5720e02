import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../match/use-match.tsx';
import type { Chronicle } from '../table-ui/chronicle.ts';
import type { AnyFace } from '../table-ui/game-face.ts';
import { useFace } from '../table-ui/use-face.ts';

type Chronicler = Awaited<ReturnType<NonNullable<AnyFace['chronicle']>>>;

/** The match in figures, as soon as they are there; nothing where a game tells none. */
export function useChronicle(): Chronicle | undefined {
  const face = useFace();
  const { snapshot } = useMatch();
  const [chronicler, setChronicler] = useState<{ readonly of: Chronicler }>();
  useEffect(() => {
    let isHere = true;
    void face.chronicle?.().then((of) => isHere && setChronicler({ of }));
    return () => {
      isHere = false;
    };
  }, [face]);
  const events = snapshot?.events;
  // Whose units they are and what they cost is the same at every moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view of the same events says nothing else
  return useMemo(() => events && snapshot && chronicler?.of(events, snapshot.view), [events, chronicler]);
}
