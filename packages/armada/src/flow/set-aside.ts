import type { Armada } from '../armada.ts';
import { takeOff } from './damage.ts';

/**
 * The card that has set units aside can place them no more, as it was discarded or its ship is destroyed: they are
 * destroyed. AR-BEISEITEGESTELLTE-SCHIFFE-03, R-AR-61
 */
export function loseSetAside(g: Armada, by: string): void {
  for (const unit of g.state.units) {
    if (unit.status !== 'aside' || unit.asideBy !== by) continue;
    delete unit.asideBy;
    takeOff(g, unit);
    g.emit({ type: 'destroyed', unit: unit.id, at: null });
  }
}
