import { useEffect } from 'react';
import { isKeyBare, isTyping, type KeyName } from '../settings/keys.ts';
import type { Camera } from './camera.ts';

/** By which share of the picture a key pans. */
const KEY_PAN = 0.08;
const FASTER = 3;
/** To the right and up, in the picture as it lies. */
const PANS: readonly (readonly [KeyName, number, number])[] = [
  ['panUp', 0, 1],
  ['panLeft', -1, 0],
  ['panDown', 0, -1],
  ['panRight', 1, 0],
];
export const ZOOM_STEP = 1.25;

/** By how much a key zooms; 0 shows the whole table. */
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': 1 / ZOOM_STEP,
  '=': 1 / ZOOM_STEP,
  '-': ZOOM_STEP,
  '0': 0,
};

/** Pixels of one press. */
export const panStep = ({ place: { screen } }: Camera): number => Math.min(screen.width, screen.height) * KEY_PAN;

/** Keys that pan and zoom wherever the focus is; the arrows belong to whatever has it. */
export function useViewKeys(camera: Camera, listening: boolean): void {
  useEffect(() => {
    if (!listening) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector('dialog[open]')) return;
      const zoomBy = ZOOM_KEYS[event.key];
      if (zoomBy !== undefined) {
        event.preventDefault();
        if (zoomBy === 0) camera.showWhole();
        else camera.zoom(zoomBy);
        return;
      }
      const [, right, up] = PANS.find(([name]) => isKeyBare(event, name)) ?? [];
      if (right === undefined || up === undefined) return;
      event.preventDefault();
      const step = panStep(camera) * (event.shiftKey ? FASTER : 1);
      camera.pan(right * step, up * step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [camera, listening]);
}
