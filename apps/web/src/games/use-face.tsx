import { createContext, type ReactNode, use } from 'react';
import { faceOf } from './faces.ts';
import type { AnyFace } from './game-face.ts';

const Context = createContext<AnyFace | undefined>(undefined);

/** The face of the game that is being played. */
export function useFace(): AnyFace {
  const face = use(Context);
  if (!face) throw new Error('useFace stands outside its provider');
  return face;
}

/** How the words for faults are fetched, where the game keeps them apart. */
export const useMoreWords = (): (() => Promise<void>) | undefined => use(Context)?.moreWords;

interface FaceProviderProps {
  readonly game: string;
  /** What is shown of a game that has no face here. */
  readonly unknown: ReactNode;
  readonly children: ReactNode;
}

/** Suspends until the face is there. */
export function FaceProvider({ game, unknown, children }: FaceProviderProps) {
  const face = faceOf(game);
  return face ? <Known face={face}>{children}</Known> : unknown;
}

function Known({ face, children }: { readonly face: Promise<AnyFace>; readonly children: ReactNode }) {
  return <Context value={use(face)}>{children}</Context>;
}
