import { useEffect, useId, useRef } from 'react';
import { lastAttack, roundOf } from '../../analysis/stretches.ts';
import { useLanguage } from '../../settings/language.tsx';
import type { Chronicle } from '../../table-ui/chronicle.ts';
import { clipText } from '../../text/clip.ts';
import { canRecord } from './clip.ts';
import { type Stretch, useClip } from './use-clip.ts';
import type { Replay } from './use-replay.ts';
import { takeWish } from './wished-clip.ts';

interface ClipMenuProps {
  readonly replay: Replay;
  readonly chronicle: Chronicle | undefined;
  readonly onRunning: (running: boolean) => void;
}

/** Records a stretch of the match as a film: the last attack, the round, or from here on. */
export function ClipMenu({ replay, chronicle, onRunning }: ClipMenuProps) {
  const t = clipText[useLanguage().lang];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const clip = useClip(replay, onRunning);
  const can = canRecord();
  const attack = chronicle && lastAttack(chronicle.attacks, replay.moment);
  const round = chronicle && roundOf(chronicle.rounds, replay.moment, replay.taken);
  const start = (stretch: Stretch) => {
    list.current?.hidePopover();
    clip.start(stretch);
  };
  const wished = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is taken once
  useEffect(() => {
    wished.current ||= takeWish();
    if (!wished.current || !chronicle) return;
    wished.current = false;
    if (attack && can) clip.start(attack);
    else list.current?.showPopover();
  }, [chronicle]);
  if (clip.recording)
    return (
      <button type="button" className="tool tool-text clip-runs" onClick={clip.stop}>
        {t.stop}
      </button>
    );
  const choices: readonly (readonly [string, Stretch | undefined])[] = [
    [t.attack, attack],
    [t.round, round],
    [t.here, replay.moment < replay.taken ? { from: replay.moment } : undefined],
  ];
  return (
    <>
      <button type="button" className="tool tool-text clip-opener" popoverTarget={id}>
        {t.clip}
      </button>
      <span role="status" className="only-heard">
        {clip.outcome && t.outcomes[clip.outcome]}
      </span>
      <div id={id} ref={list} popover="auto" className="menu clip-menu">
        <p className="quiet">{can ? t.note : t.cannot}</p>
        {choices.map(([name, stretch]) => (
          <button
            key={name}
            type="button"
            className="menu-item"
            disabled={!can || !stretch}
            onClick={() => stretch && start(stretch)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
