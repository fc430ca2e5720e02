import type { Json, Seat } from '@holotisch/engine';
import type { CardBook } from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import { idMarker } from './id-markers.ts';
import type { Ship, XWingState } from './state.ts';

/**
 * What a seat may know. Hidden are dials that have not been revealed, from all but their owner and his team
 * (XW-PLANUNGSPHASE-04, XW-TEAM-SPIEL-12); the face of facedown damage cards, from everybody; the order of the decks
 * and the chance to come.
 */
export function view(book: CardBook, state: XWingState, seat: Seat | 'nobody'): Json {
  const side = seat === 'nobody' ? undefined : state.sides[seat];
  const { chance: _c, decks, ships, ...open } = state;
  return {
    ...open,
    ships: ships.map((s) => viewShip(book, state, s, side)),
    // XW-SCHADEN-08: the discard pile is open
    decks: decks.map((d) => ({ left: d.draw.length, discard: [...d.discard] })),
    // XW-RUNDENMARKER-01, XW-RUNDENMARKER-02: one a round, where the number of rounds is limited
    roundTokens: state.rules.roundLimit === null ? 0 : state.round,
  } as unknown as Json;
}

function viewShip(book: CardBook, state: XWingState, ship: Ship, side: number | undefined): Json {
  const mine = side !== undefined && state.sides[ship.seat] === side;
  const dial = ship.dial === null ? null : ship.revealed || mine ? ship.dial : 'hidden';
  const damage = ship.damage.map((d) => (d.faceup ? d : { card: null, faceup: false }));
  // XW-ZIELERFASSUNG-02, XW-ZIELERFASSUNG-03: `locks` are its blue tokens, these its red ones
  const lockedBy = state.ships.filter((other) => other.locks.includes(ship.id)).map((other) => other.id);
  const byHand = state.rules.unenforced ? playedByHand(book, ship) : [];
  return { ...ship, dial, damage, lockedBy, byHand, marker: idMarker(state, ship) } as unknown as Json;
}

/** Cards in force whose text the program does not carry out: the players are reminded of them. */
function playedByHand(book: CardBook, ship: Ship): string[] {
  const pilot = data.pilot(ship.faction, ship.type, ship.pilot);
  const cards = ship.upgrades.filter((u) => !u.discarded).map((u) => data.upgrade(u.slot, u.id));
  return [
    ...(pilot.ability && !book.has(`${pilot.faction}/${pilot.ship}/${pilot.id}`) ? [pilot.id] : []),
    ...cards.filter((c) => c.ability && !book.has(`${c.slot}/${c.id}`)).map((c) => c.id),
  ];
}
