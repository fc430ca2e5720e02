import { type ReactNode, use } from 'react';
import type { AnyFace } from '../table-ui/game-face.ts';
import { FaceContext } from '../table-ui/use-face.ts';
import { faceOf } from './faces.ts';

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
  return <FaceContext value={use(face)}>{children}</FaceContext>;
}
