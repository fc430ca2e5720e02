import type { Seat } from '@holotisch/engine';
import * as data from '../data/index.ts';
import { cloneState, HIDDEN, type Ship, type XWingState } from '../state.ts';

/** What a seat cannot know is another thing that could lie there as well: dials of the other side, decks, facedown damage. */
export function otherwise(state: XWingState, seat: Seat): XWingState {
  const other = cloneState(state);
  const { damageDeck } = state.rules;
  const cards = data.DAMAGE_DECKS[damageDeck].map(({ id }) => id);
  for (const { draw } of other.decks) for (const [i, card] of draw.entries()) draw[i] = nextIn(cards, card);
  for (const ship of other.ships) {
    if (state.sides[ship.seat] !== state.sides[seat]) ship.dial = otherDial(ship);
    // A stand-in is no card, and everybody has seen that there was none left. XW-SCHADEN-11
    for (const [i, damage] of ship.damage.entries())
      if (!damage.faceup && damage.card !== '') ship.damage[i] = { ...damage, card: nextIn(cards, damage.card) };
  }
  return other;
}

function otherDial(ship: Ship): Ship['dial'] {
  if (ship.dial === null || ship.revealed || ship.dial === HIDDEN) return ship.dial;
  const codes = data.dialOf(ship.type).map(({ code }) => code);
  return nextIn(codes, ship.dial);
}

const nextIn = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;
