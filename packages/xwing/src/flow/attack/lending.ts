import { friendlyReach, rangeBetween } from '../../geometry/measuring.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';

/** Friendly ships whose cards let an attacker treat their tokens of this kind as its own. */
export function lenders(g: XWing, attacker: Ship, token: 'focus' | 'targetlock'): Ship[] {
  if (!g.knows('lends')) return [];
  return inPlay(g.state).filter(
    (s) => s !== attacker && isFriendly(g.state, s, attacker) && lends(g, s, attacker, token),
  );
}

function lends(g: XWing, ship: Ship, attacker: Ship, token: 'focus' | 'targetlock'): boolean {
  for (const { rules } of g.cards(ship))
    if (rules.lends?.token === token && rangeBetween(g, ship, attacker) <= friendlyReach(g, ship, rules.lends.range))
      return true;
  return false;
}
