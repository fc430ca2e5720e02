import { type Rng, redealt, type Seat } from '@holotisch/engine';
import { dialOptions } from '../flow/planning/planning.ts';
import { cloneState, type Damage, HIDDEN, type XWingState } from '../state.ts';
import type { XWing } from '../xwing.ts';

/**
 * A state that looks the same to a seat: facedown cards and those of the decks are dealt anew, and dials of the other side
 * show anything that could have been set.
 */
export function determinise(g: XWing, seat: Seat, rng: Rng): XWingState {
  const { state } = g;
  const other = cloneState(state);
  const side = (owner: Seat) => state.sides[owner]!;
  for (const [which, { draw }] of other.decks.entries()) {
    const ships = other.ships.filter((ship) => other.decks.length === 1 || side(ship.seat) === which); // XW-SCHADEN-17
    const down = ships.flatMap(({ damage }) => damage.filter(isHidden).map(({ card }) => card));
    const next = redealt([...draw, ...down], rng);
    for (const { damage } of ships)
      for (const [i, one] of damage.entries()) if (isHidden(one)) damage[i] = { ...one, card: next() };
    for (const i of draw.keys()) draw[i] = next();
  }
  for (const ship of other.ships) {
    if (side(ship.seat) === side(seat) || ship.revealed || ship.dial === null || ship.dial === HIDDEN) continue;
    const options = dialOptions(g, ship);
    ship.dial = options[rng.below(options.length)]!.id;
  }
  return other;
}

/** A stand-in is no card, and everybody has seen that there was none left. XW-SCHADEN-11 */
const isHidden = ({ faceup, card }: Damage): boolean => !faceup && card !== '';
