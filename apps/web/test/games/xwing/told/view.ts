import { Match } from '@holotisch/engine';
import { xwing } from '@holotisch/xwing';
import type { XWingView } from '../../../../src/games/xwing/view.ts';

const SHIPS = [
  { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', x: 450, y: 300, degrees: 0 },
  { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 450, y: 600, degrees: 180 },
];

/** An X-wing (0) and a TIE fighter (1) as a screen sees them. */
export function viewOfTwo(more: Partial<XWingView> = {}): XWingView {
  const started = Match.start(xwing, {
    start: { position: { phase: 'combat', ships: SHIPS }, seed: 'view', dice: {}, decks: {} },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return { ...started.value.seenBy('nobody').view, ...more };
}
