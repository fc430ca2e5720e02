import type { Attack, Face, Phase, ShipView, XWingEvent, XWingQuestion, XWingView } from '@holotisch/xwing';
import type { Snapshot } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { seenAs } from '../game-face.ts';

export type { Attack, Face, Phase, ShipView, XWingEvent, XWingView };

export const isXWing = seenAs<XWingView, XWingEvent, XWingQuestion>('xwing');

/** The parts of this face stand only at tables of this game. */
export function viewOf(snapshot: Snapshot): XWingView {
  if (!isXWing(snapshot)) throw new Error(`a match of ${snapshot.game} has come to the face of X-Wing`);
  return snapshot.view;
}

/** What this seat sees now. */
export function useView(): XWingView {
  const { snapshot } = useMatch();
  if (!snapshot) throw new Error('no match has been started');
  return viewOf(snapshot);
}
