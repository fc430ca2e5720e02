import { useSyncExternalStore } from 'react';
import { store, stored } from '../settings/stored.ts';
import type { Volume } from '../text/play.ts';
import type { Heard, SoundPlayer } from './player.ts';
import type { Cue } from './recipes.ts';

/** How loud the table is; the browser remembers it. */
const VOLUMES: readonly Volume[] = ['off', 'soft', 'middle', 'loud'];
const GAIN: Readonly<Record<Volume, number>> = { off: 0, soft: 0.35, middle: 0.65, loud: 1 };

let volume: Volume | undefined;
const watchers = new Set<() => void>();
const volumeNow = (): Volume => {
  volume ??= stored('volume', VOLUMES) ?? 'middle';
  return volume;
};
const watch = (told: () => void) => {
  watchers.add(told);
  return () => watchers.delete(told);
};
export const useVolume = (): Volume => useSyncExternalStore(watch, volumeNow);

/** Off, soft, middle, loud, and off again. */
export const nextVolume = (now: Volume): Volume => VOLUMES[(VOLUMES.indexOf(now) + 1) % VOLUMES.length]!;

export function setVolume(next: Volume): void {
  volume = next;
  store('volume', next);
  void player?.then((one) => {
    one.volume = GAIN[next];
  });
  for (const told of watchers) told();
}

let player: Promise<SoundPlayer> | undefined;
/** No browser lets a page sound before somebody has touched it, and nobody wants it to. */
let touched = false;
const touch = () => {
  touched = true;
  for (const kind of GESTURES) removeEventListener(kind, touch, true);
};
const GESTURES = ['pointerdown', 'keydown'] as const;
if (typeof window !== 'undefined') for (const kind of GESTURES) addEventListener(kind, touch, true);

/** What is heard even by somebody who looks elsewhere. */
const CALLS: ReadonlySet<Cue> = new Set<Cue>(['turn', 'clock', 'victory', 'defeat', 'drawn']);
const HERE: Heard = { pan: 0, near: 1 };

/** Plays a sound, from where it happens; the player is fetched with the first one. */
export function hear(cue: Cue, where: Heard = HERE): void {
  if (!touched || volumeNow() === 'off' || !('AudioContext' in window)) return;
  if (document.hidden && !CALLS.has(cue)) return;
  player ??= import('./player.ts').then(({ SoundPlayer: Player }) => {
    const made = new Player();
    made.volume = GAIN[volumeNow()];
    return made;
  });
  // A machine without a sound card has a silent table, no error.
  player.then((one) => one.play(cue, where)).catch(() => undefined);
}
