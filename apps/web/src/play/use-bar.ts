import { useSyncExternalStore } from 'react';

/** Screens with no margin beside a square mat. */
const NARROW = '(max-width: 74.99rem), (max-aspect-ratio: 149 / 100)';
/** Tables from this share of their depth on need all the width there is. */
const WIDE = 1.4;

const narrow = () => window.matchMedia(NARROW);

const listen = (told: () => void): (() => void) => {
  const media = narrow();
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};

/** Where headline and order stand: in the margin beside the mat, or above it. `shape` is its width by its depth. */
export function useBar(shape: number): 'side' | 'top' {
  const isNarrow = useSyncExternalStore(listen, () => narrow().matches);
  return isNarrow || shape >= WIDE ? 'top' : 'side';
}
