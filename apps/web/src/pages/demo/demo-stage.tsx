import recording from 'virtual:demo';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FaceProvider } from '../../games/face-provider.tsx';
import { PausableClock } from '../../play/table/pausable-clock.ts';
import { Telling } from '../../play/table/telling.tsx';
import { browserClock } from '../../play/table/use-director.ts';
import { AnyStage } from '../../scene/any-stage.tsx';
import type { StageHandle } from '../../scene/description.ts';
import { SceneLayers } from '../../scene/layers.tsx';
import { useLanguage } from '../../settings/language.tsx';
import type { AnyFace } from '../../table-ui/game-face.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { usePlayText } from '../../table-ui/words.ts';
import { Reel, shotsOf } from './reel.ts';

interface DemoStageProps {
  readonly running: boolean;
}

/** In the middle of things: what somebody sees who does not want it to move. */
const THICK_OF_IT = Math.floor(recording.scenes.length / 2);

export default function DemoStage(props: DemoStageProps) {
  return (
    <FaceProvider game={recording.game} unknown={null}>
      <SceneLayers>
        <Shown {...props} />
      </SceneLayers>
    </FaceProvider>
  );
}

function makeReel(face: AnyFace, language: 'de' | 'en', at: number, stage: () => StageHandle | null) {
  const watchers = new Set<() => void>();
  const clock = new PausableClock(browserClock);
  clock.pause();
  const teller = { told: face.told, words: face.words(language), language };
  const reel = new Reel(recording, at, teller, stage, clock, () => {
    for (const tell of watchers) tell();
  });
  const subscribe = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  return { reel, clock, subscribe };
}

function Shown({ running }: DemoStageProps) {
  const face = useFace();
  const { t, lang } = useLanguage();
  const { player } = usePlayText();
  const handle = useRef<StageHandle>(null);
  const [{ reel, clock, subscribe }] = useState(() =>
    makeReel(face, lang, running ? 0 : THICK_OF_IT, () => handle.current),
  );
  const { view, act, marks, labels, banners } = useSyncExternalStore(subscribe, () => reel.shown);
  useEffect(() => {
    reel.teller = { told: face.told, words: face.words(lang), language: lang };
  }, [reel, face, lang]);
  useEffect(() => {
    reel.begin();
    return () => reel.close();
  }, [reel]);
  useEffect(() => {
    if (running) clock.resume();
    else clock.pause();
  }, [clock, running]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown has been drawn now
  useLayoutEffect(() => reel.drawn(), [reel, view]);

  const { table } = face;
  const description = useMemo(
    () => table.describe({ view, language: lang, player, measuring: false }),
    [table, view, lang, player],
  );
  // One look at where all of it happens: nobody steers here, so nothing swings to and fro.
  const [there] = useState(() => [
    ...description.items.flatMap((item) => (item.kind === 'piece' && item.label !== undefined ? [item.pose] : [])),
    ...shotsOf(recording).flatMap(({ view: then }) => table.action(then)),
  ]);
  const words = useMemo(() => labels.map((label) => ({ ...label, clause: undefined })), [labels]);
  const banner = banners.at(-1);
  return (
    <>
      <Telling view={view} act={act} marks={marks} labels={words} />
      <AnyStage
        description={description}
        still
        happens={there}
        film={running ? 'runs' : 'stands'}
        label={t.landing.demo.label}
        handle={handle}
      />
      {banner && (
        <p key={banner.id} className="demo-banner" aria-hidden="true">
          {banner.text}
        </p>
      )}
    </>
  );
}
