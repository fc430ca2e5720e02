import type { Armada } from '../../armada.ts';
import type { Squadron } from '../../state.ts';
import {
  hasKeyword,
  isAtDistance,
  isFriendly,
  lives,
  livingSquadrons,
  numberOf,
  squadronsInPlay,
} from '../../values.ts';
import { isClear } from '../attack/sight.ts';

/** Who is engaged with whom, and what that prevents. */

/** The enemy squadrons that a squadron is engaged with. AR-NAHKAMPF-01, AR-NAHKAMPF-04, AR-NAHKAMPF-05 */
export const engagedWith = (g: Armada, squadron: Squadron): readonly Squadron[] =>
  squadronsInPlay(g.state).filter((other) => areEngaged(g, squadron, other));

export const areEngaged = (g: Armada, a: Squadron, b: Squadron): boolean =>
  lives(a) &&
  lives(b) &&
  !isFriendly(g.state, a, b) &&
  isAtDistance(g, a, b, 1) &&
  !isDisengaged(g, a) &&
  !isDisengaged(g, b) &&
  isClear(g, a, b);

const isDisengaged = (g: Armada, squadron: Squadron): boolean => numberOf(g, squadron, 'disengaged', 0) > 0;

/** Squadrons that it only counts as engaged with: no rule finds them on the table. */
const imagined = (g: Armada, squadron: Squadron): number =>
  isDisengaged(g, squadron) ? 0 : numberOf(g, squadron, 'engagers', 0);

/** With how many squadrons it counts as engaged. */
export const engagersOf = (g: Armada, squadron: Squadron): number =>
  engagedWith(g, squadron).length + imagined(g, squadron);

/** Its own, or from Intel: of a friendly squadron at distance 1, itself included. AR-SCHLUESSELWOERTER-VON-STAFFELN-24 */
const hasGrit = (g: Armada, squadron: Squadron): boolean =>
  hasKeyword(g, squadron, 'grit') ||
  livingSquadrons(g.state).some(
    (s) => isFriendly(g.state, s, squadron) && hasKeyword(g, s, 'intel') && isAtDistance(g, s, squadron, 1),
  );

interface Held {
  readonly held: boolean;
  /** It would be held, if no card let it leave. */
  readonly bound: boolean;
  readonly by: readonly Squadron[];
}
/** Whether engagement keeps it from moving, and who does. Heavy ones do not; Grit lets it leave a single one. */
export function heldBy(g: Armada, squadron: Squadron): Held {
  const engaged = engagedWith(g, squadron);
  const more = imagined(g, squadron);
  const free = numberOf(g, squadron, 'unhindered', 0) > 0 || (engaged.length + more === 1 && hasGrit(g, squadron)); // AR-SCHLUESSELWOERTER-VON-STAFFELN-07, -08
  if (free) return { held: false, bound: false, by: [] };
  const by = engaged.filter((other) => !hasKeyword(g, other, 'heavy')); // AR-SCHLUESSELWOERTER-VON-STAFFELN-23
  const bound = by.length + more > 0;
  return { held: bound && numberOf(g, squadron, 'leaves', 0) === 0, bound, by };
}

/** Those that keep it from attacking ships. AR-NAHKAMPF-03, AR-SCHLUESSELWOERTER-VON-STAFFELN-23 */
export const boundBy = (g: Armada, squadron: Squadron): readonly Squadron[] =>
  numberOf(g, squadron, 'unhindered', 0) > 0
    ? []
    : engagedWith(g, squadron).filter((other) => !hasKeyword(g, other, 'heavy') || numberOf(g, other, 'binds', 0) > 0);
