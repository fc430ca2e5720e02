import type { Json, Refusal } from '@holotisch/engine';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from '../match/use-match.tsx';

/**
 * The answer in the making, shared by the table (dragging, clicking pieces) and the panel (buttons, fields, keys).
 * Regions are checked by the engine itself on every change, so that both show the same refusal.
 */
interface Draft {
  readonly answer: Json | undefined;
  /** Why the draft is not legal; undefined while it is, or while it is being checked. */
  readonly refusal: Refusal | undefined;
  readonly checking: boolean;
  set(answer: Json | undefined): void;
  /** The same by the program: it moves nothing that the player has chosen, not even what was proposed and he took up. */
  propose(answer: Json): void;
  /** Takes the decision. */
  confirm(): void;
  /** The piece that the player points at or has focused, in the panel or on the table. */
  readonly pointed: number | undefined;
  point(piece: number | undefined): void;
}

const Context = createContext<Draft | undefined>(undefined);

export function useDraft(): Draft {
  const draft = use(Context);
  if (!draft) throw new Error('useDraft stands outside its provider');
  return draft;
}

export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const { snapshot, check, decide } = useMatch();
  const [answer, setAnswer] = useState<Json>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [checking, setChecking] = useState(false);
  const [pointed, point] = useState<number>();
  const turn = useRef(0);
  /** Whether the player has chosen himself. */
  const own = useRef(false);
  const question = `${snapshot?.taken}:${snapshot?.ask?.seat}:${snapshot?.ask?.kind}`;

  // A new question starts with an empty draft, before whatever answers it puts its first suggestion there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question itself is what this waits for
  useLayoutEffect(() => {
    turn.current++;
    own.current = false;
    setAnswer(undefined);
    setRefusal(undefined);
    setChecking(false);
    // A button that vanishes under the pointer never tells that it was left.
    point(undefined);
  }, [question]);

  const lay = useCallback(
    (next: Json | undefined) => {
      setAnswer(next);
      if (next === undefined) return;
      const mine = ++turn.current;
      setChecking(true);
      void check(next).then((found) => {
        if (mine !== turn.current) return; // an older answer was overtaken
        setRefusal(found);
        setChecking(false);
      });
    },
    [check],
  );
  const set = useCallback(
    (next: Json | undefined) => {
      own.current = next !== undefined;
      lay(next);
    },
    [lay],
  );
  const propose = useCallback(
    (next: Json) => {
      if (!own.current) lay(next);
    },
    [lay],
  );

  const draft = useMemo<Draft>(
    () => ({
      answer,
      refusal,
      checking,
      set,
      propose,
      confirm: () => {
        if (answer !== undefined) void decide(answer);
      },
      pointed,
      point,
    }),
    [answer, refusal, checking, set, propose, decide, pointed],
  );
  return <Context value={draft}>{children}</Context>;
}
