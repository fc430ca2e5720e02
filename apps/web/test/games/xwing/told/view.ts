import { type Json, Match } from '@holotisch/engine';
import { xwing } from '@holotisch/xwing';
import type { XWingView } from '../../../../src/games/xwing/view.ts';

const SHIPS = [
  { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 300, degrees: 0 },
  { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 450, y: 600, degrees: 180 },
];

/** A position as a screen sees it. */
export function viewOf(position: Json): XWingView {
  const started = Match.start(xwing, { start: { position, seed: 'view', dice: {}, decks: {} } });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return started.value.seenBy('nobody').view;
}

/** An X-wing (0) and a TIE fighter (1). */
export const viewOfTwo = (more: Partial<XWingView> = {}): XWingView => ({
  ...viewOf({ phase: 'combat', ships: SHIPS }),
  ...more,
});
