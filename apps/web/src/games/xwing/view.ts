import type { Attack, Face, Phase, ShipView, XWingEvent, XWingQuestion, XWingView } from '@holotisch/xwing';
import type { Snapshot } from '../../match/protocol.ts';
import { seenAs } from '../../table-ui/game-face.ts';

export type { Attack, Face, Phase, ShipView, XWingEvent, XWingView };

export const isXWing = seenAs<XWingView, XWingEvent, XWingQuestion>('xwing');

/** The parts of this face stand only at tables of this game. */
export function viewOf(snapshot: Snapshot): XWingView {
  if (!isXWing(snapshot)) throw new Error(`a match of ${snapshot.game} has come to the face of X-Wing`);
  return snapshot.view;
}
