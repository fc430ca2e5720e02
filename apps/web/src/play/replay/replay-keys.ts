import { useEffect, useRef } from 'react';
import { isTyping } from '../../settings/keys.ts';
import type { Replay } from './use-replay.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = 'button' | 'arrows' | 'else';

/** What a key does in a replay; table and tabs have arrows of their own, and a button takes the space bar for itself. */
export function replayKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  on: Place,
): 'toggle' | 'back' | 'forth' | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === ' ') return on === 'button' ? undefined : 'toggle';
  if (on === 'arrows') return undefined;
  if (key === 'ArrowLeft') return 'back';
  return key === 'ArrowRight' ? 'forth' : undefined;
}

function placeOf(target: EventTarget | null): Place {
  // Whoever has gone to a chapter lets it play from there without looking for another button.
  if (!(target instanceof Element) || target.closest('.replay-track')) return 'else';
  if (target.closest('[role=application], [role=tab], select')) return 'arrows';
  return target.closest('button, a, summary') ? 'button' : 'else';
}

export function useReplayKeys(replay: Replay): void {
  const now = useRef(replay);
  now.current = replay;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTrack = event.target instanceof Element && event.target.matches('.replay-track input');
      if ((isTyping(event) && !isTrack) || document.querySelector('dialog[open]')) return;
      const does = replayKey(event, placeOf(event.target));
      if (!does) return;
      event.preventDefault();
      if (does === 'toggle') now.current.toggle();
      else now.current.step(does === 'back' ? -1 : 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
