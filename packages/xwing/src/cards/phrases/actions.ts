import type { Flow } from '@holotisch/engine';
import type { Action } from '../../data/types.ts';
import { canAct } from '../../flow/activation/actions/perform.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { type AnyAbility, at, type CardSource, type WindowName, type Windows } from '../vocabulary.ts';

/** Free actions. XW-FREIE-AKTIONEN-01 */

/** Free actions: these ones, or without a list any that the ship has. XW-FREIE-AKTIONEN-01 */
export function canActFree(g: XWing, ship: Ship, only?: readonly Action[]): boolean {
  return canAct(g, ship, only && { only });
}

/** Its player may still leave it. */
export function* offerFree(g: XWing, ship: Ship, only?: readonly Action[]): Flow {
  yield* g.rules.performAction(g, ship, { free: true, ...(only && { only }) });
}

/** 'You may perform a free action' at this moment. */
export function mayActAt<W extends WindowName>(
  window: W,
  when: (g: XWing, m: Windows[W], self: CardSource) => boolean,
  only?: readonly Action[],
): AnyAbility {
  return at(window, {
    when: (g, m, self) => when(g, m, self) && canActFree(g, self.ship, only),
    *run(g, _m, self) {
      yield* g.rules.performAction(g, self.ship, { free: true, committed: true, ...(only && { only }) });
    },
  });
}
