import type { Flow } from '@holotisch/engine';
import { turned } from '@holotisch/table';
import type { Manoeuvre } from '../../data/types.ts';
import type { Ship } from '../../state.ts';
import { dialOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import type { CardSource } from '../vocabulary.ts';
import { pickManoeuvre } from './questions.ts';

/** Dials, manoeuvres and ships that turn or leave. */

/** Turns a ship about on the spot; whoever it touches it goes on touching. */
export function turnAround(g: XWing, ship: Ship): void {
  const from = ship.pose!;
  ship.pose = turned(from, 180);
  g.emit({ type: 'rotated', ship: ship.id, from: { ...from }, to: { ...ship.pose } });
}

/** The same manoeuvre, faster or slower. */
export const atSpeed = (m: Manoeuvre, speed: number): Manoeuvre => ({
  ...m,
  speed,
  code: m.code.replace(String(m.speed), String(speed)),
});

/** Shows the dial of a ship to the owner of a card; others learn that he has looked. */
export const lookAtDial = (g: XWing, self: CardSource, ship: Ship): void =>
  g.emit({ type: 'dialSeen', ship: ship.id, manoeuvre: ship.dial }, [self.seat], {
    type: 'dialSeen',
    ship: ship.id,
    manoeuvre: null,
  });

/** A docked ship leaves by a manoeuvre of its own dial. */
export function* launch(g: XWing, self: CardSource, ship: Ship, guides: 'front' | 'rear'): Flow {
  yield* g.rules.deploy(g, ship, guides, yield* pickManoeuvre(g, { ...self, ship }, dialOf(ship)));
}
