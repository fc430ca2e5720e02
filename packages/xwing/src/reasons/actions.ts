import { type Refusal, say } from '@holotisch/engine';
import type { Ship } from '../state.ts';
import { isStressed } from '../values.ts';
import type { XWing } from '../xwing.ts';
import type { Reason } from './index.ts';

/** `focus`, `evade`: an action of the bar that a ship has skipped. */

export const actionReason: Reason = (g, { name, ships }) => {
  const ship = ships[0];
  if (!ship || g.state.phase !== 'activation' || !g.facts(ship).type.actions.some((action) => action === name))
    return undefined;
  const skipped = skippedBy(g, ship);
  return skipped && { ...skipped, piece: ship.id };
};

/**
 * XW-AKTIONEN-06: it overlapped a ship in this round. That is known as long as they touch, or where nothing else could have
 * been in its way; of an asteroid and a cloud of debris nothing is left to tell them apart.
 */
function skippedBy(g: XWing, ship: Ship): Refusal | undefined {
  const touches = g.state.touching.some(({ a, b }) => a === ship.id || b === ship.id);
  if (ship.activated && ship.bumped && (touches || g.state.obstacles.length === 0)) {
    const why = { ...say('xw.skipped.ship') };
    return { clauses: ['XW-AKTIONEN-06'], message: say('xw.event.skippedAction', { ship: ship.id, why }) };
  }
  return isStressed(ship) ? { clauses: ['XW-AKTIONEN-05'], message: say('xw.stressed') } : undefined;
}
