import { createContext, use } from 'react';
import type { AnyFace } from './game-face.ts';

const Context = createContext<AnyFace | undefined>(undefined);
export const FaceContext = Context;

/** The face of the game that is being played. */
export function useFace(): AnyFace {
  const face = use(Context);
  if (!face) throw new Error('useFace stands outside its provider');
  return face;
}

/** How the words for faults are fetched, where the game keeps them apart. */
export const useMoreWords = (): (() => Promise<void>) | undefined => use(Context)?.moreWords;
