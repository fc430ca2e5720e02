import type { Armada } from './armada.ts';
import { COMMANDS } from './data/types.ts';
import { isDestroyed } from './flow/damage.ts';
import { shipsOverlap } from './geometry/index.ts';
import { damageCards } from './start.ts';
import { HIDDEN } from './state.ts';
import {
  hullOf,
  maxSpeedOf,
  sameTokenLimit,
  shieldLimit,
  shipsInPlay,
  squadronsInPlay,
  tokenLimit,
  zonesOf,
} from './values.ts';

/** Invariants that no legal match may break, looked at between two activities. */
export function verify(g: Armada): void {
  const { state } = g;
  insist(state.attacks.length === 0, 'an attack is left over between two activities');
  const ships = shipsInPlay(state);
  for (const ship of ships) {
    const { id } = ship;
    insist(ship.pose !== null, `ship ${id} is nowhere`);
    insist(isCount(ship.speed) && ship.speed <= Math.max(4, maxSpeedOf(g, ship)), `ship ${id} has speed ${ship.speed}`);
    for (const zone of zonesOf(g, ship)) {
      const n = ship.shields[zone];
      insist(isCount(n) && n <= shieldLimit(g, ship, zone), `ship ${id} has ${n} shields at ${zone}`);
    }
    // AR-KOMMANDOMARKER-03, -04
    const same = sameTokenLimit(g, ship);
    for (const command of COMMANDS)
      insist(ship.commands.filter((c) => c === command).length <= same, `ship ${id} has too many tokens of a kind`);
    insist(ship.commands.length <= Math.max(tokenLimit(g, ship), 0), `ship ${id} has too many command tokens`);
    insist(areDifferent(ship.raids), `ship ${id} has two raid tokens of a kind`); // AR-UEBERFALLMARKER-04
    for (const dial of ship.dials)
      insist(dial === HIDDEN || COMMANDS.includes(dial), `ship ${id} has no command ${dial}`);
    insist(ship.doomed || !isDestroyed(g, ship), `ship ${id} should be destroyed`);
  }
  for (const s of squadronsInPlay(state)) {
    insist(s.pose !== null, `squadron ${s.id} is nowhere`);
    insist(s.doomed || (!isDestroyed(g, s) && s.hull <= hullOf(g, s)), `squadron ${s.id} has hull ${s.hull}`);
  }
  for (const unit of state.units)
    if (unit.status === 'destroyed') insist(unit.pose === null && !unit.doomed, `unit ${unit.id} is not wholly gone`);
  for (const [i, a] of ships.entries())
    for (const b of ships.slice(i + 1))
      insist(!shipsOverlap(g.standing(a), g.standing(b)), `ships ${a.id} and ${b.id} overlap`);
  verifyDeck(g);
}

/** AR-SCHADEN-11: no card is lost, none comes from nowhere. */
function verifyDeck({ state }: Armada): void {
  const all = [...state.deck.draw, ...state.deck.discard];
  for (const unit of state.units) if (unit.kind === 'ship') for (const { card } of unit.damage) all.push(card);
  if (all.includes(HIDDEN)) return;
  insist(all.length === damageCards().length, `${all.length} damage cards in the match`);
}

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const areDifferent = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
