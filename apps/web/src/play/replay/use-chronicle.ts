import { useEffect, useMemo, useState } from 'react';
import type { Chronicle } from '../../games/chronicle.ts';
import type { AnyFace } from '../../games/game-face.ts';
import { useFace } from '../../games/use-face.tsx';
import { useMatch } from '../../match/use-match.tsx';

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
