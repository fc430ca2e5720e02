import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { usePlaying } from '../../table-ui/playing.ts';
import { beatAfter, beatBefore, beatsOf } from './beats.ts';

/** Between two events, in milliseconds; where nothing moves, there has to be time to see what has changed. */
const BETWEEN = 350;
const STILL = 1600;

export interface Replay {
  readonly moment: number;
  readonly taken: number;
  /** Stopped in the middle of something. */
  readonly held: boolean;
  toggle(): void;
  step(by: 1 | -1): void;
  seek(moment: number): void;
}

interface Props {
  /** It goes on by itself. */
  readonly running: boolean;
  readonly onRunning: (running: boolean) => void;
}

/** Plays the match from where it is looked at: one event after another, each when the one before has been seen. */
export function useReplay({ running, onRunning }: Props): Replay {
  const snapshot = useMatch().snapshot!;
  const { waiting, still, skip, hold: holdClock } = usePlaying();
  const [held, setHeld] = useState(false);
  const { moment, taken, events } = snapshot;
  const beats = useMemo(() => beatsOf(events), [events]);
  const [sought, look] = useLastLook();

  const isLooking = sought !== undefined;
  useEffect(() => {
    if (!running || waiting || isLooking) return;
    const timer = setTimeout(() => look(beatAfter(beats, moment, taken)), still ? STILL : BETWEEN);
    return () => clearTimeout(timer);
  }, [running, waiting, isLooking, still, beats, moment, taken, look]);
  // Whoever leaves the replay finds nothing stopped.
  useEffect(() => () => holdClock(false), [holdClock]);
  const hold = (on: boolean) => {
    holdClock(on);
    setHeld(on);
  };

  // Whoever presses quickly counts from where he is going, not from where the table still is.
  const here = sought ?? moment;
  const go = (to: number) => {
    hold(false);
    skip();
    look(to);
  };
  return {
    moment: here,
    taken,
    held,
    toggle() {
      hold(running);
      onRunning(!running);
    },
    step(by) {
      onRunning(false);
      go(by > 0 ? beatAfter(beats, here, taken) : beatBefore(beats, here));
    },
    seek: go,
  };
}

/** Looks are answered one by one: whoever pulls quickly over the track sees the last place, not every one before it. */
function useLastLook(): readonly [sought: number | undefined, look: (moment: number) => void] {
  const { snapshot, look } = useMatch();
  const viewer = snapshot!.viewer;
  const [sought, setSought] = useState<number>();
  const next = useRef<number>(undefined);
  const isLooking = useRef(false);
  const lookAt = useCallback(
    (moment: number) => {
      next.current = moment;
      setSought(moment);
      if (isLooking.current) return;
      isLooking.current = true;
      const goOn = async () => {
        while (next.current !== undefined) {
          const to = next.current;
          next.current = undefined;
          await look(viewer, to);
        }
        isLooking.current = false;
        setSought(undefined);
      };
      void goOn();
    },
    [look, viewer],
  );
  return [sought, lookAt];
}
