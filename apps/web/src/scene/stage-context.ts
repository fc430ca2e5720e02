import { createContext, type RefObject, use, useLayoutEffect } from 'react';
import type { Camera } from './camera.ts';
import type { Details } from './details.ts';
import type { Draw, Follows, Rig } from './rig.ts';

/** What the parts of one stage share. */
export interface StageParts {
  readonly rig: Rig;
  readonly camera: Camera;
  readonly details: Details;
}

export const StageContext = createContext<StageParts | undefined>(undefined);

export function useStageParts(): StageParts {
  const parts = use(StageContext);
  if (!parts) throw new Error('a part of a stage stands outside of it');
  return parts;
}

/**
 * Hangs something on a piece, or on a place of the table that bears a key like one. `draw` has to stay the same. What
 * `whole` points to only gets another transform from `draw`: while its piece moves, it is a picture of its own that
 * is shifted and turned, and nothing has to be painted for that.
 */
export function usePart(key: string, draw: Draw, follows: Follows = 'piece', whole?: RefObject<Element | null>): void {
  const { rig } = useStageParts();
  useLayoutEffect(
    () => rig.hang(key, draw, follows, whole && ((moves) => whole.current?.toggleAttribute('data-moves', moves))),
    [rig, key, draw, follows, whole],
  );
}
