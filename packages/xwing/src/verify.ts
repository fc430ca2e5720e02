import { contains, footprintsOverlap } from '@holotisch/table';
import { DAMAGE_DECKS } from './data/index.ts';
import { isIgnored } from './laid-cards.ts';
import { HIDDEN, type Ship, type XWingState } from './state.ts';
import { dialOf, inPlay, locksPerShip, shieldValueOf } from './values.ts';
import type { XWing } from './xwing.ts';

/** Invariants that no legal match may break, looked at between two activities. */
export function verify(g: XWing): void {
  const { state } = g;
  for (const ship of state.ships) if (ship.status === 'play') verifyShip(g, ship);
  for (const ship of state.ships) if (ship.status === 'destroyed') verifyDestroyed(ship);
  verifyPlaces(g);
  verifyDecks(state);
  insist(state.attacks.length === 0, 'an attack is left over between two activities');
}

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const areDifferent = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

function verifyShip(g: XWing, ship: Ship): void {
  const { id } = ship;
  for (const [token, n] of Object.entries(ship.tokens)) insist(isCount(n), `ship ${id} has ${n} ${token} tokens`);
  const most = shieldValueOf(g, ship); // XW-SCHILDE-03
  insist(isCount(ship.shields) && ship.shields <= most, `ship ${id} has ${ship.shields} shields of ${most}`);
  for (const target of ship.locks)
    insist(
      target !== id && g.state.ships[target]?.status === 'play',
      `ship ${id} has locked ship ${target}, which is not there`,
    );
  // XW-ZIELERFASSUNG-11; a pilot whose ability is ignored keeps the locks that it has brought him
  const copies = isIgnored(ship, undefined) ? 2 : locksPerShip(g, ship);
  for (const target of ship.locks)
    insist(ship.locks.filter((t) => t === target).length <= copies, `ship ${id} has locked a ship too often`);
  // XW-AKTIONEN-07
  insist(areDifferent(ship.performed), `ship ${id} has performed an action twice: ${ship.performed.join(', ')}`);
  const { dial } = ship;
  insist(
    dial === null || dial === HIDDEN || dialOf(ship).some((m) => m.code === dial),
    `ship ${id} has no ${dial} on its dial`,
  );
  for (const u of ship.upgrades) insist(isCount(u.tokens), `the card ${u.id} of ship ${id} has ${u.tokens} tokens`);
}

/** XW-SCHIFFE-ZERSTOEREN-02: everything that lay on a ship has gone with it. */
function verifyDestroyed(ship: Ship): void {
  const tokens = Object.values(ship.tokens).some((n) => n !== 0);
  const left = tokens || ship.shields > 0 || ship.locks.length > 0 || ship.pose !== null;
  insist(!left, `something of ship ${ship.id} is left although it is destroyed`);
}

function verifyPlaces(g: XWing): void {
  const ships = inPlay(g.state);
  for (const [i, a] of ships.entries()) {
    // XW-STOPPER-02: of a ship that has not moved yet the guides may stick out
    insist(contains(g.playArea, g.standing(a).base), `ship ${a.id} lies outside the play area`);
    for (const b of ships.slice(i + 1))
      insist(!footprintsOverlap(g.standing(a).footprint, g.standing(b).footprint), `ships ${a.id} and ${b.id} overlap`);
  }
  for (const { a, b } of g.state.touching) {
    const there = (id: number) => g.state.ships[id]?.status === 'play';
    insist(a !== b && there(a) && there(b), `ships ${a} and ${b} touch, but are not both there`);
  }
}

/** XW-SCHADEN-17, XW-SCHADEN-18: no card comes from nowhere. */
function verifyDecks(state: XWingState): void {
  for (const [card, n] of missingCards(state)) insist(n >= 0, `${-n} ${card} too many in the match`);
}

/** How many of its damage cards a match has lost, by id; in a match that began with its setup it is none of each. */
export function missingCards(state: XWingState): Map<string, number> {
  const missing = new Map<string, number>();
  const count = (card: string, by: number) => missing.set(card, (missing.get(card) ?? 0) + by);
  for (const deck of state.decks) {
    for (const { id, count: copies } of DAMAGE_DECKS[state.rules.damageDeck]) count(id, copies);
    for (const card of [...deck.draw, ...deck.discard]) count(card, -1);
  }
  for (const ship of state.ships) {
    for (const { card } of ship.damage) if (card !== '') count(card, -1); // no stand-ins: XW-SCHADEN-11
    for (const card of ship.aside) count(card, -1);
  }
  return missing;
}
