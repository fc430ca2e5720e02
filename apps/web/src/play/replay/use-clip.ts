import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { fileName, saveBlob } from '../../ui/files.ts';
import { ClipRecorder } from './clip.ts';
import { tableOnPage } from './table-picture.ts';
import type { Replay } from './use-replay.ts';

/** How long the end of a stretch is to be seen, in milliseconds. */
const LINGER = 1500;
/** The table turns to whoever is on, and lies still then. */
const SETTLE = 800;

/** From one moment of the match to another; to whenever it is stopped, or to its end. */
export interface Stretch {
  readonly from: number;
  readonly to?: number;
}

interface Clip {
  readonly recording: boolean;
  readonly outcome: 'saved' | 'failed' | undefined;
  start(stretch: Stretch): void;
  stop(): void;
}

/** Plays a stretch of the match, records it meanwhile, and hands it over to be saved. */
export function useClip(replay: Replay, onRunning: (running: boolean) => void): Clip {
  const { id: game } = useFace();
  const { waiting } = usePlaying();
  const [stretch, setStretch] = useState<Stretch>();
  const [outcome, setOutcome] = useState<Clip['outcome']>();
  const recorder = useRef<ClipRecorder>(undefined);

  const finish = useCallback(async () => {
    const made = recorder.current;
    recorder.current = undefined;
    if (!made) return;
    setStretch(undefined);
    const clip = await made.stop();
    if (clip) saveBlob(fileName(game, 'clip', 'webm'), clip);
    setOutcome(clip ? 'saved' : 'failed');
  }, [game]);
  // The end of the match leads out of the replay: what was recorded until then is whole.
  useEffect(() => () => void finish(), [finish]);

  const { moment } = replay;
  const has = stretch?.to !== undefined && moment >= stretch.to;
  // It begins once the table stands where it shall.
  const from = stretch?.from;
  const begins = stretch !== undefined && moment >= stretch.from && !waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stretch
  useEffect(() => {
    if (!begins || recorder.current) return;
    const timer = setTimeout(() => {
      const stage = tableOnPage();
      if (!stage) return;
      recorder.current = new ClipRecorder(stage);
      onRunning(true);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [begins, from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever runs it stays the same
  useEffect(() => {
    if (has) onRunning(false);
  }, [has]);
  useEffect(() => {
    if (!has || waiting) return;
    const timer = setTimeout(() => void finish(), LINGER);
    return () => clearTimeout(timer);
  }, [has, waiting, finish]);

  return {
    recording: stretch !== undefined,
    outcome,
    start(wanted) {
      setOutcome(undefined);
      onRunning(false);
      if (replay.moment !== wanted.from) replay.seek(wanted.from);
      setStretch(wanted);
    },
    stop() {
      onRunning(false);
      void finish();
    },
  };
}
