import type { Flow } from '@holotisch/engine';
import { footprintsOverlap, turned } from '@holotisch/table';
import type { Manoeuvre } from '../../data/types.ts';
import type { Ship } from '../../state.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';

/** Ships that are carried by others: out of the game for all purposes until they are deployed. */

export const dockedTo = (g: XWing, carrier: Ship): Ship | undefined =>
  g.state.ships.find((s) => s.status === 'docked' && s.carrier === carrier.id);

/**
 * A docked ship executes a manoeuvre from the guides of its carrier, with all that belongs to one; what finds no place
 * on its template is destroyed. It may perform an action unless it has overlapped something.
 */
export function* deploy(g: XWing, ship: Ship, guides: 'front' | 'rear', manoeuvre: Manoeuvre): Flow {
  const carrier = g.ship(ship.carrier!);
  const at = guides === 'front' ? carrier.pose! : turned(carrier.pose!, 180);
  // Edge to edge, so that the template begins where the carrier's base ends.
  const ahead = g.facts(carrier).half - g.facts(ship).half;
  ship.pose = { ...at, x: at.x + ahead * at.hx, y: at.y + ahead * at.hy };
  ship.status = 'play';
  ship.activated = true;
  g.emit({ type: 'undocked', ship: ship.id, from: carrier.id, to: { ...ship.pose } });
  const flown = yield* g.rules.executeManoeuvre(g, ship, manoeuvre);
  if (!flown.alive) return;
  if (isJammedIn(g, ship)) {
    yield* g.rules.destroy(g, ship, 'fled');
    return;
  }
  if (flown.overlapped.length === 0 && flown.obstacles.length === 0)
    yield* g.rules.performAction(g, ship, { free: false });
  for (const token of flown.obstacles) yield* g.rules.obstacleRoll(g, ship, token);
}

const isJammedIn = (g: XWing, ship: Ship): boolean =>
  inPlay(g.state).some((s) => s !== ship && footprintsOverlap(g.standing(s), g.standing(ship)));
