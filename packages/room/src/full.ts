import { type Match, OVERRIDE, type Refusal, WORK_LIMITS } from '@holotisch/engine';
import { type Proposed, refusal } from './protocol.ts';

/** Whether a match would become one whose file nobody may open any more. */

export const isFullForDecision = ({ taken }: Match): Refusal | undefined => isFull(taken, WORK_LIMITS.decisions);

export function isFullFor(match: Match, what: Proposed): Refusal | undefined {
  const { taken, takebacks } = match;
  if ('takeback' in what) return isFull(takebacks, WORK_LIMITS.takebacks);
  if ('report' in what) return isFullForDecision(match);
  if (!('change' in what)) return undefined;
  const changes = taken.filter(({ seat }) => seat === OVERRIDE);
  return isFullForDecision(match) ?? isFull(changes, WORK_LIMITS.changes);
}

const isFull = (list: readonly unknown[], most: number): Refusal | undefined =>
  list.length < most ? undefined : refusal('room.full', { most });
