import { headingDegrees, type Vec } from '@holotisch/table';
import { useSyncExternalStore } from 'react';
import { type Area, inPicture, type Turn } from '../scene/view.ts';

/** How the table lies on the screen, for whoever speaks of it: left is what is left in the picture. */
interface Picture {
  readonly area: Area;
  readonly turn: Turn;
}

let shown: Picture | undefined;
const watchers = new Set<() => void>();

/** Told by the table that is on the screen. */
export function setPicture(picture: Picture | undefined): void {
  shown = picture;
  for (const tell of watchers) tell();
}

export const usePicture = (): Picture | undefined =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => shown,
  );

/** So many millimetres from the left side of the picture, and from below. */
export const placeIn = (picture: Picture | undefined, at: Vec): Vec =>
  picture ? inPicture(at, picture.area, picture.turn) : { x: at.x, y: at.y };

/** The eighth of the circle that something looks to in the picture: 0 is up, 2 is right. */
export function eighthIn(
  picture: Picture | undefined,
  { hx, hy }: { readonly hx: number; readonly hy: number },
): number {
  const degrees = headingDegrees(hx, hy) + (picture?.turn ?? 0);
  return Math.round(((degrees + 360) % 360) / 45) % 8;
}
