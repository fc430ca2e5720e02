import { Suspense, useCallback, useEffect, useState } from 'react';
import type { AskedCost, Snapshot } from '../match/protocol.ts';
import { useMatch } from '../match/use-match.tsx';
import { isKey, isTyping } from '../settings/keys.ts';
import { usePlaying } from '../table-ui/playing.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords, type Words } from '../table-ui/words.ts';
import type { Speed } from '../text/play.ts';
import { UndoDialog } from './dialogs/later.ts';
import { useMeanwhile } from './log/meanwhile.tsx';
import { Menu } from './menu.tsx';
import { SoundButton } from './sound-button.tsx';
import { RedoIcon, UndoIcon } from './table/table-icons.tsx';
import { takeBack } from './take-back.ts';
import { useCalls } from './use-calls.ts';

interface TopBarProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
}

/** Whose decision is asked for here: one's own first, where several are awaited at once. */
function spokenTo(snapshot: Snapshot | undefined): Snapshot['awaited'][number] | undefined {
  if (!snapshot) return undefined;
  const { awaited, own } = snapshot;
  const mine = own.length === 1 ? awaited.find((a) => own.includes(a.seat)) : undefined;
  return mine ?? awaited.find((a) => !a.computer) ?? awaited[0];
}

/** What now? The decision that is awaited, in one sentence. */
function useWhatNow(words: Words): string {
  const { t } = words;
  const { snapshot } = useMatch();
  if (!snapshot) return '';
  const { moment, taken, awaited, own } = snapshot;
  if (moment < taken) return t.bar.past(moment, taken);
  const first = spokenTo(snapshot);
  if (!first) return t.bar.over;
  if (awaited.some(({ computer }) => computer)) return t.bar.thinking;
  const prompt = words.message(first.prompt);
  // A battle of a campaign is seen to by whoever sits here, whichever fleet has begun it.
  const isMine = own.includes(first.seat) || snapshot.ask?.seat === first.seat;
  if (own.length === 1 && isMine) return t.bar.awaitsYou(prompt);
  const say = own.includes(first.seat) ? t.bar.awaits : t.bar.awaitsOther;
  return say(words.player(first.seat), prompt);
}

export function TopBar({ speed, onSpeed, onFile }: TopBarProps) {
  const { view, waiting } = usePlaying();
  const meanwhile = useMeanwhile();
  const words = useWords();
  useCalls();
  const { t, lang } = words;
  const face = useFace();
  const { round, when, phase, steps, step } = face.headline(view, lang);
  const { snapshot, undo, undoCost, redo } = useMatch();
  const [asking, setAsking] = useState<AskedCost>();
  const now = useWhatNow(words);
  const cost = snapshot?.undo;
  const seat = waiting ? undefined : spokenTo(snapshot)?.seat;
  const watches = snapshot?.own.length === 0;
  const canRedo = snapshot?.redo ?? false;
  const past = snapshot !== undefined && snapshot.moment < snapshot.taken;
  // Why nothing can be undone is told to whoever tries, until something else happens.
  const [tried, setTried] = useState<Snapshot>();
  const why = tried !== undefined && tried === snapshot && (past ? t.bar.undoInPast : t.bar.nothingToUndo);
  const tryToTakeBack = useCallback(() => {
    if (!snapshot?.undo) return setTried(snapshot);
    void takeBack({ undo, undoCost }).then(setAsking);
  }, [snapshot, undo, undoCost]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isKey(event, 'undo') && !event.shiftKey) tryToTakeBack();
      else if ((isKey(event, 'redo') || (isKey(event, 'undo') && event.shiftKey)) && canRedo) void redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [tryToTakeBack, canRedo, redo]);
  return (
    <div className="match-bar">
      <h1 className="only-heard">{t.title(face.name[lang])}</h1>
      <p className="match-phase">
        {round !== undefined && <strong>{when ?? t.bar.round(round)}</strong>}
        <span>{phase}</span>
      </p>
      {steps && (
        <ol className="match-steps" aria-hidden="true">
          {steps.map((name, i) => (
            <li key={name} title={name} data-state={i === step ? 'now' : i < (step ?? 0) ? 'done' : 'ahead'} />
          ))}
        </ol>
      )}
      <p className="match-now" role="status" data-side={seat === undefined ? undefined : face.side(view, seat)}>
        {/* The log is read aloud by itself: this says only what is awaited, once, when the table has come so far. */}
        {waiting ? <span aria-hidden="true">{meanwhile?.line.text ?? '…'}</span> : now}
      </p>
      <div className="match-tools">
        {!watches && (
          <button
            type="button"
            className="tool tool-text"
            aria-disabled={!cost}
            onClick={tryToTakeBack}
            onBlur={() => setTried(undefined)}
          >
            <UndoIcon />
            <span>{t.bar.undo}</span>
          </button>
        )}
        {canRedo && (
          <button type="button" className="tool" aria-label={t.bar.redo} title={t.bar.redo} onClick={() => void redo()}>
            <RedoIcon />
          </button>
        )}
        <p className="tool-why" role="status">
          {why}
        </p>
        <SoundButton />
        <Menu speed={speed} onSpeed={onSpeed} onFile={onFile} />
      </div>
      <Suspense fallback={null}>
        {asking && cost && <UndoDialog cost={asking} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </div>
  );
}
