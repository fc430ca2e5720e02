import type { Json } from '@holotisch/engine';
import {
  BEGINNING,
  begunAt,
  follow,
  held,
  type Lesson,
  type Mistake,
  type Progress,
  readOn,
  type Sighted,
  type Step,
  stepAt,
  stepBack,
} from '@holotisch/lessons';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type MatchApi, useMatch } from '../match/match-api.ts';
import type { Snapshot } from '../match/protocol.ts';

/** What the coach says to the last answer: to one that he has held back. */
type Said = Mistake | 'elsewhere';

interface Running {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly step: Step | undefined;
  readonly sighted: Sighted | undefined;
  readonly said: Said | undefined;
  /** Goes on from a step that asks for nothing. */
  read(): void;
  /** To the beginning of this step, or to the one before; undefined at the very beginning. */
  readonly back: (() => void) | undefined;
}

const Context = createContext<Running | undefined>(undefined);
export const LessonProvider = Context;

export function useLesson(): Running {
  const running = use(Context);
  if (!running) throw new Error('useLesson stands outside its provider');
  return running;
}

/** The match as the coach looks at it: as it is now, never an earlier moment. */
const sightedIn = (snapshot: Snapshot | undefined): Sighted | undefined =>
  snapshot && snapshot.moment === snapshot.taken
    ? { taken: snapshot.taken, events: snapshot.events, view: snapshot.view, lastOwn: snapshot.undo?.to ?? -1 }
    : undefined;

/** Goes through a lesson with the match on the table; `match` is that match, with the coach looking at every answer. */
export function useRunning(
  lesson: Lesson,
  kept: Progress | undefined,
  onProgress: (progress: Progress) => void,
): { readonly running: Running; readonly match: MatchApi } {
  const match = useMatch();
  const { snapshot, decide, undo } = match;
  const [known, setKnown] = useState<Progress>(kept ?? BEGINNING);
  const [said, setSaid] = useState<Said>();
  const sighted = useMemo(() => sightedIn(snapshot), [snapshot]);
  const progress = useMemo(() => (sighted ? follow(lesson, known, sighted) : known), [lesson, known, sighted]);
  useEffect(() => {
    if (progress !== known) setKnown(progress);
    if (sighted) onProgress(progress);
  }, [progress, known, sighted, onProgress]);
  const step = stepAt(lesson, progress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or question is what this waits for
  useEffect(() => setSaid(undefined), [progress.length, sighted?.taken]);

  const guarded = useCallback(
    async (answer: Json) => {
      const mistake = step && snapshot?.ask && held(step, snapshot.ask.kind, answer);
      setSaid(mistake);
      if (!mistake) await decide(answer);
    },
    [step, snapshot, decide],
  );
  const earlier = sighted && stepBack(progress, sighted);
  const goBack = useCallback(() => {
    if (!earlier) return;
    setKnown(earlier.progress);
    setSaid(undefined);
    if (earlier.undoes) void undo(begunAt(earlier.progress), true);
  }, [earlier, undo]);

  const running: Running = {
    lesson,
    progress,
    step,
    sighted,
    said,
    read: () => sighted && setKnown(readOn(lesson, progress, sighted)),
    back: earlier ? goBack : undefined,
  };
  const looked = useMemo(() => ({ ...match, decide: guarded }), [match, guarded]);
  return { running, match: looked };
}
