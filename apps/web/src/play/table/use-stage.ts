import type { GameEvent } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Act } from '../../games/game-face.ts';
import { baseOf } from '../../games/xwing/table/facts.ts';
import { durationOf, poseAt } from '../../games/xwing/table/motion.ts';
import { viewOf, type XWingView } from '../../games/xwing/view.ts';
import type { Snapshot } from '../../match/protocol.ts';
import { store, stored } from '../../settings/stored.ts';
import type { Speed } from '../../text/play.ts';

/** What the table shows: the state of the match, or the way there while something happens. */
export interface Stage {
  readonly view: XWingView;
  readonly act: Act | undefined;
  /** Ships that stand elsewhere than in the view, because their move has been shown already. */
  readonly poses: ReadonlyMap<number, Pose>;
  /** How many decisions the table shows so far: the log must not run ahead of it. */
  readonly taken: number;
  readonly playing: boolean;
  /** The match is further on than the table shows: whatever stands around the table waits, too. */
  readonly waiting: boolean;
  skip(): void;
}

interface Scenes {
  readonly view: XWingView;
  readonly taken: number;
  /** Everything that happened up to then; what came before `first` has been shown already. */
  readonly events: readonly GameEvent[];
  readonly first: number;
}

type Shown = Pick<Scenes, 'view' | 'taken'>;

const NOWHERE: ReadonlyMap<number, Pose> = new Map();
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.4, normal: 1 };

export function useSpeed(): readonly [Speed, (speed: Speed) => void] {
  const [speed, set] = useState<Speed>(() => stored('speed', ['off', 'fast', 'normal']) ?? 'normal');
  return [
    speed,
    (next) => {
      store('speed', next);
      set(next);
    },
  ];
}

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows what the engine tells, event by event, and then the state that came of it. */
export function useStage(snapshot: Snapshot, speed: Speed): Stage {
  const [{ view, taken: shownTaken }, setShown] = useState({ view: viewOf(snapshot), taken: snapshot.moment });
  const [act, setAct] = useState<Stage['act']>();
  const [poses, setPoses] = useState(NOWHERE);
  const last = useRef({ taken: snapshot.taken, moment: snapshot.moment });
  const queue = useRef<Scenes[]>([]);
  const running = useRef(0);
  const pace = useRef(PACE[speed]);
  pace.current = wantsStill() ? 0 : PACE[speed];

  const settle = useCallback((to: Shown) => {
    cancelAnimationFrame(running.current);
    running.current = 0;
    queue.current = [];
    setShown(to);
    setAct(undefined);
    setPoses(NOWHERE);
  }, []);

  const play = useCallback(() => {
    const scenes = queue.current[0];
    if (!scenes) {
      running.current = 0;
      return;
    }
    const halfOf = (ship: number) => baseOf(scenes.view.ships[ship]?.type ?? '').half;
    const stood = new Map<number, Pose>();
    let index = scenes.first - 1;
    let earlier: readonly GameEvent[] = [];
    let began = 0;
    const frame = (now: number) => {
      let event = index < scenes.first ? undefined : scenes.events[index];
      let length = event ? durationOf(event) * pace.current : 0;
      // On to the next event that is worth a moment.
      while (length === 0 || now - began >= length) {
        if (event) {
          const end = poseAt(event, 1, halfOf);
          if (end) stood.set(end.ship, end.pose);
        }
        index++;
        began = now;
        event = scenes.events[index];
        earlier = scenes.events.slice(0, index);
        if (!event) {
          queue.current.shift();
          setShown(scenes);
          setAct(undefined);
          setPoses(NOWHERE);
          play();
          return;
        }
        length = durationOf(event) * pace.current;
      }
      const t = (now - began) / length;
      const moving = poseAt(event!, t, halfOf);
      setPoses(moving ? new Map(stood).set(moving.ship, moving.pose) : new Map(stood));
      setAct({ event: event!, t, earlier });
      running.current = requestAnimationFrame(frame);
    };
    running.current = requestAnimationFrame(frame);
  }, []);

  // Before the page is painted: where there is nothing to play, nothing around the table waits for a moment.
  useLayoutEffect(() => {
    const before = last.current;
    const { taken, moment } = snapshot;
    last.current = { taken, moment };
    const now: Shown = { view: viewOf(snapshot), taken: moment };
    const goesOn = moment === taken && before.moment === before.taken && taken > before.taken;
    if (taken === before.taken && moment === taken && before.moment === before.taken) {
      // The same moment seen by somebody else: nothing to show but what was hidden.
      if (running.current === 0) setShown(now);
      else queue.current.push({ ...now, events: [], first: 0 });
      return;
    }
    if (!goesOn || pace.current === 0) {
      settle(now);
      return;
    }
    const first = snapshot.events.findIndex((e) => e.at > before.taken);
    const events = snapshot.events.map((e) => e.event);
    const fresh = first < 0 ? [] : events.slice(first);
    if (running.current === 0 && !fresh.some((event) => durationOf(event) > 0)) {
      settle(now);
      return;
    }
    queue.current.push({ ...now, events, first: events.length - fresh.length });
    if (running.current === 0) play();
  }, [snapshot, settle, play]);
  useEffect(() => () => cancelAnimationFrame(running.current), []);

  const skip = useCallback(() => {
    const end = queue.current.at(-1);
    if (end) settle(end);
  }, [settle]);
  const waiting = act !== undefined || shownTaken < snapshot.moment;
  return { view, act, poses, taken: shownTaken, playing: act !== undefined, waiting, skip };
}
