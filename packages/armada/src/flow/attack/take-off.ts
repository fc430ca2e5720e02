import type { Armada } from '../../armada.ts';
import { upgradeKey } from '../../cards/laid.ts';
import * as data from '../../data/index.ts';
import type { Unit } from '../../state.ts';

/** What becomes of a unit that leaves the match, and of those that only its cards could bring back. */

/** All of it goes: cards to the discard pile, tokens and dials to the supply. */
export function takeOff(g: Armada, unit: Unit, status: 'destroyed' | 'retreated' = 'destroyed'): void {
  unit.status = status;
  unit.doomed = false;
  unit.pose = null;
  if (unit.kind === 'squadron') {
    unit.hull = 0;
    return;
  }
  for (const card of unit.upgrades) loseSetAside(g, upgradeKey(unit, card));
  for (const { card } of unit.damage.splice(0)) g.state.deck.discard.push(card);
  unit.commands.length = 0;
  unit.raids.length = 0;
  unit.dials.length = 0;
  unit.open.length = 0;
  unit.marked = [];
  unit.aim = null;
  for (const zone of data.ZONES) unit.shields[zone] = 0;
}

/** Whom this card, or the objective, has set aside. AR-BEISEITEGESTELLTE-SCHIFFE-03 */
export const setAsideBy = ({ state }: Pick<Armada, 'state'>, by: string): readonly Unit[] =>
  state.units.filter((unit) => unit.asideBy === by);

/**
 * The card that has set units aside can place them no more, as it was discarded or its ship is destroyed: they are
 * destroyed. AR-BEISEITEGESTELLTE-SCHIFFE-03, R-AR-61
 */
export function loseSetAside(g: Armada, by: string): void {
  for (const unit of setAsideBy(g, by)) {
    delete unit.asideBy;
    takeOff(g, unit);
    g.emit({ type: 'destroyed', unit: unit.id, at: null });
  }
}
