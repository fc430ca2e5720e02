import { type RefObject, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Snapshot } from '../../match/protocol.ts';
import type { StageHandle } from '../../scene/description.ts';
import { useLanguage } from '../../settings/language.tsx';
import { store, stored } from '../../settings/stored.ts';
import { hear } from '../../sound/hear.ts';
import type { AnyFace, NamesSeat } from '../../table-ui/game-face.ts';
import type { Playing } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { usePlayer } from '../../table-ui/words.ts';
import type { Speed } from '../../text/play.ts';
import { type Clock, Director, type Scene, type Teller } from './director.ts';
import { nextScenes, toldBy } from './next-scenes.ts';
import { PausableClock } from './pausable-clock.ts';

const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.4, normal: 1, slow: 1.8 };

export function useSpeed(): readonly [Speed, (speed: Speed) => void] {
  const [speed, set] = useState<Speed>(() => stored('speed', ['off', 'fast', 'normal', 'slow']) ?? 'normal');
  return [
    speed,
    (next) => {
      store('speed', next);
      set(next);
    },
  ];
}

/** Whether somebody has asked the machine for less motion. */
const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const browserClock: Clock = {
  now: () => performance.now(),
  frame(then) {
    const frame = requestAnimationFrame(then);
    return () => cancelAnimationFrame(frame);
  },
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

// What a view and an event are only the face knows.
type View = Parameters<AnyFace['headline']>[0];
type Event = Parameters<ReturnType<AnyFace['words']>['event']>[1];

interface Props {
  readonly snapshot: Snapshot;
  readonly speed: Speed;
  readonly stage: RefObject<StageHandle | null>;
}

/** How the face tells it, and lets it be heard from where it happens. */
const tellerOf = (
  face: AnyFace,
  lang: 'de' | 'en',
  player: NamesSeat,
  stage: RefObject<StageHandle | null>,
): Teller<View, Event> => ({
  told: face.told,
  words: face.words(lang, player),
  language: lang,
  sound: (event, view) => {
    const sound = face.sounds.of[event.type];
    const cue = typeof sound === 'function' ? sound(event, view) : sound;
    const at = face.sounds.at(event, view);
    if (cue) hear(cue, at && stage.current?.hears(at));
  },
});

function makeDirector({
  snapshot,
  stage,
  face,
  lang,
  player,
}: Omit<Props, 'speed'> & { face: AnyFace; lang: 'de' | 'en'; player: NamesSeat }) {
  const watchers = new Set<() => void>();
  const clock = new PausableClock(browserClock);
  const director = new Director<View, Event>(
    { view: snapshot.view, taken: snapshot.moment, told: toldBy(snapshot) },
    tellerOf(face, lang, player, stage),
    () => stage.current,
    clock,
    () => {
      for (const tell of watchers) tell();
    },
  );
  const subscribe = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  return {
    director,
    clock,
    subscribe,
    seen: { taken: snapshot.taken, moment: snapshot.moment, events: snapshot.events },
  };
}

/** Shows what the engine tells, event by event, and then the state that came of it. */
export function useDirector({ snapshot, speed, stage }: Props): Playing {
  const face = useFace();
  const { lang } = useLanguage();
  const player = usePlayer();
  const [house] = useState(() => makeDirector({ snapshot, stage, face, lang, player }));
  const { director } = house;
  const shown = useSyncExternalStore(house.subscribe, () => director.shown);
  const pace = wantsStill() ? 0 : PACE[speed];
  director.pace = pace;
  useEffect(() => {
    director.teller = tellerOf(face, lang, player, stage);
  }, [director, face, lang, player, stage]);

  // Before the page is painted: where there is nothing to play, nothing around the table waits for a moment.
  useLayoutEffect(() => {
    const before = house.seen;
    const { view, taken, moment, events } = snapshot;
    house.seen = { taken, moment, events };
    const now = { view, taken: moment, told: toldBy(snapshot) };
    const scenes = nextScenes(before, snapshot);
    if (scenes) director.play({ ...now, scenes: scenes as readonly Scene<View, Event>[] });
    else director.settle(now);
  }, [snapshot, director, house]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown has been drawn now
  useLayoutEffect(() => director.drawn(), [director, shown]);
  useEffect(() => () => director.close(), [director]);

  const skip = useCallback(() => director.skip(), [director]);
  const hold = useCallback((on: boolean) => (on ? house.clock.pause() : house.clock.resume()), [house]);
  const waiting = director.busy || shown.taken < snapshot.moment;
  return { ...shown, waiting, still: pace === 0, skip, hold };
}
