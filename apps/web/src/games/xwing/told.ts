import type { Told } from '../game-face.ts';
import type { XWingEvent, XWingView } from './view.ts';

const ROLL = { seenLast: true } as const;

/** How each event is told. */
export const told: Told<XWingView, XWingEvent> = {
  rolled: ROLL,
  modified: ROLL,
  obstacleRoll: ROLL,
  cardRoll: ROLL,
  bombRoll: ROLL,
  tieRoll: ROLL,
};
