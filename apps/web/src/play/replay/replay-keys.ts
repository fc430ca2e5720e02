import { useEffect, useRef } from 'react';
import { isTyping } from '../../settings/keys.ts';
import type { Replay } from './use-replay.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key does in a replay; on the table itself the arrows pan, and a button takes the space bar for itself. */
export function replayKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  on: 'button' | 'table' | 'else',
): 'toggle' | 'back' | 'forth' | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === ' ') return on === 'button' ? undefined : 'toggle';
  if (on === 'table') return undefined;
  if (key === 'ArrowLeft') return 'back';
  return key === 'ArrowRight' ? 'forth' : undefined;
}

function placeOf(target: EventTarget | null): 'button' | 'table' | 'else' {
  if (!(target instanceof Element)) return 'else';
  if (target.closest('[role=application]')) return 'table';
  // Tabs and other ranges have arrows of their own; the track is ours.
  return target.closest('button, a, summary, [role=tab], select') ? 'button' : 'else';
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
