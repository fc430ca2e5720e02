import type { Armada } from '../armada.ts';
import type { Squadron } from '../state.ts';
import { hasKeyword, isAtDistance, isFriendly, squadronsInPlay } from '../values.ts';
import { isClear } from './sight.ts';

/** Who is engaged with whom, and what that prevents. */

/** The enemy squadrons that a squadron is engaged with. AR-NAHKAMPF-01, AR-NAHKAMPF-04, AR-NAHKAMPF-05 */
export const engagedWith = (g: Armada, squadron: Squadron): readonly Squadron[] =>
  squadronsInPlay(g.state).filter((other) => areEngaged(g, squadron, other));

export const areEngaged = (g: Armada, a: Squadron, b: Squadron): boolean =>
  !a.doomed &&
  !b.doomed &&
  !isFriendly(g.state, a, b) &&
  isAtDistance(g, a, b, 1) &&
  isClear(g, { unit: a.id }, { unit: b.id });

/** Those of them that keep it from moving: all but Heavy ones; Grit lets it leave a single one. */
export function heldBy(g: Armada, squadron: Squadron): readonly Squadron[] {
  const engaged = engagedWith(g, squadron);
  // AR-SCHLUESSELWOERTER-VON-STAFFELN-07, -08
  if (engaged.length === 1 && hasKeyword(g, squadron, 'grit')) return [];
  return engaged.filter((other) => !hasKeyword(g, other, 'heavy')); // AR-SCHLUESSELWOERTER-VON-STAFFELN-23
}

/** Those that keep it from attacking ships. AR-NAHKAMPF-03, AR-SCHLUESSELWOERTER-VON-STAFFELN-23 */
export const boundBy = (g: Armada, squadron: Squadron): readonly Squadron[] =>
  engagedWith(g, squadron).filter((other) => !hasKeyword(g, other, 'heavy'));
