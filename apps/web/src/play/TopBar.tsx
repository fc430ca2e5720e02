import { useEffect, useState } from 'react';
import { useMatch } from '../match/useMatch.tsx';
import { isKey, isTyping } from '../settings/keys.ts';
import type { Speed } from '../text/play.ts';
import { UndoDialog } from './dialogs/UndoDialog.tsx';
import { Menu } from './Menu.tsx';
import { RedoIcon, UndoIcon } from './scene/icons.tsx';
import type { XWingView } from './view.ts';
import { useWords, type Words } from './words.ts';

interface TopBarProps {
  readonly view: XWingView;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly onFile: (file: File) => void;
}

/** What now? The decision that is awaited, in one sentence. */
function useWhatNow(words: Words): string {
  const { t } = words;
  const { snapshot, busy } = useMatch();
  if (!snapshot) return '';
  const { awaited, moment, taken, seats } = snapshot;
  if (moment < taken) return t.bar.past(moment, taken);
  const first = awaited.find((a) => !a.computer) ?? awaited[0];
  if (!first) return t.bar.over;
  if (first.computer || (busy && seats.includes('computer'))) return t.bar.thinking;
  const prompt = words.message(first.prompt);
  if (seats.includes('computer')) return t.bar.awaitsYou(prompt);
  return t.bar.awaits(words.player(first.seat), prompt);
}

export function TopBar({ view, speed, onSpeed, onFile }: TopBarProps) {
  const words = useWords();
  const { t } = words;
  const { snapshot, undo, redo } = useMatch();
  const [asking, setAsking] = useState(false);
  const now = useWhatNow(words);
  const cost = snapshot?.undo;
  const seat = snapshot?.awaited[0]?.seat;
  const canRedo = snapshot?.redo ?? false;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isKey(event, 'undo') && !event.shiftKey && cost) {
        if (cost.free) void undo(cost.to);
        else setAsking(true);
      } else if ((isKey(event, 'redo') || (isKey(event, 'undo') && event.shiftKey)) && canRedo) void redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cost, undo, canRedo, redo]);
  return (
    <div className="match-bar">
      <h1 className="only-heard">{t.title}</h1>
      <p className="match-phase">
        {view.round > 0 && <strong>{t.bar.round(view.round)}</strong>}
        <span>{t.bar.phase[view.phase]}</span>
      </p>
      <p className="match-now" role="status" data-side={seat === undefined ? undefined : view.sides[seat]}>
        {now}
      </p>
      <div className="match-tools">
        <button
          type="button"
          className="tool tool-text"
          disabled={!cost}
          onClick={() => cost && (cost.free ? void undo(cost.to) : setAsking(true))}
        >
          <UndoIcon />
          <span>{t.bar.undo}</span>
        </button>
        {canRedo && (
          <button type="button" className="tool" aria-label={t.bar.redo} title={t.bar.redo} onClick={() => void redo()}>
            <RedoIcon />
          </button>
        )}
        <Menu speed={speed} onSpeed={onSpeed} onFile={onFile} />
      </div>
      {asking && cost && <UndoDialog cost={cost} onClose={() => setAsking(false)} />}
    </div>
  );
}
