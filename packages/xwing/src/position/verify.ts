import { type Broken, broken, throwBroken } from '@holotisch/engine';
import { contains, footprintsOverlap } from '@holotisch/table';
import { isIgnored } from '../cards/laid.ts';
import { DAMAGE_DECKS } from '../data/index.ts';
import { HIDDEN, type Ship, type XWingState } from '../state.ts';
import { dialOf, hullOf, inPlay, isDoomed, locksPerShip, shieldValueOf } from '../values.ts';
import { damageOn } from '../view/damage-on.ts';
import type { XWing } from '../xwing.ts';

/** What no legal match may break, looked at between two activities, in positions and after changes by hand. */

export const verify = (g: XWing): void => throwBroken(brokenIn(g));

/** The first thing in a state that cannot be. */
export function brokenIn(g: XWing): Broken | undefined {
  const { state } = g;
  for (const ship of state.ships) {
    const broken = brokenShip(g, ship);
    if (broken) return broken;
  }
  return brokenPlace(g) ?? brokenTouching(state) ?? brokenTurn(state) ?? brokenDecks(state);
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const areDifferent = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

function brokenShip(g: XWing, ship: Ship): Broken | undefined {
  const at = ['ships', ship.id];
  const { id, tokens, upgrades, damage } = ship;
  for (const token of Object.keys(tokens) as (keyof typeof tokens)[])
    if (!isCount(tokens[token])) return broken([...at, 'tokens', token], 'xw.wrong.count', { count: tokens[token] });
  for (const [i, u] of upgrades.entries())
    if (!isCount(u.tokens)) return broken([...at, 'upgrades', i, 'tokens'], 'xw.wrong.count', { count: u.tokens });
  for (const [i, d] of damage.entries())
    if (d.faceup && d.card === '')
      return broken([...at, 'damage', i, 'faceup'], 'xw.wrong.standIn', {}, 'XW-SCHADEN-12');
  switch (ship.status) {
    case 'play':
      return brokenInPlay(g, ship, at);
    case 'destroyed':
      // Everything that lay on a ship has gone with it.
      return isBare(ship) && damage.length + ship.aside.length === 0
        ? undefined
        : broken(at, 'xw.wrong.destroyed', { ship: id }, 'XW-SCHIFFE-ZERSTOEREN-02');
    case 'docked':
      return isCarried(g.state, ship) ? undefined : broken(at, 'xw.wrong.docked', { ship: id });
    case 'reserve':
      return isBare(ship) ? undefined : broken(at, 'xw.wrong.reserve', { ship: id });
  }
}

const isBare = ({ tokens, shields, locks, pose }: Ship): boolean =>
  pose === null && shields === 0 && locks.length === 0 && Object.values(tokens).every((n) => n === 0);

function isCarried({ ships, sides }: XWingState, { carrier, seat, pose, locks }: Ship): boolean {
  const by = carrier === undefined ? undefined : ships[carrier];
  const isThere = by?.status === 'play' || by?.status === 'reserve';
  return isThere && sides[by.seat] === sides[seat] && pose === null && locks.length === 0;
}

function brokenInPlay(g: XWing, ship: Ship, at: Broken['where']): Broken | undefined {
  const { id, locks, dial, performed, shields } = ship;
  const most = shieldValueOf(g, ship);
  if (!isCount(shields) || shields > most)
    return broken([...at, 'shields'], 'xw.tooManyShields', { ship: id, most }, 'XW-SCHILDE-03');
  // A pilot whose ability is ignored keeps the locks that it has brought him
  const copies = isIgnored(ship, undefined) ? 2 : locksPerShip(g, ship);
  for (const [i, target] of locks.entries())
    if (
      target === id ||
      g.state.ships[target]?.status !== 'play' ||
      locks.filter((other) => other === target).length > copies
    )
      return broken([...at, 'locks', i], 'xw.wrong.lock', { ship: id, target }, 'XW-ZIELERFASSUNG-11');
  if (!areDifferent(performed))
    return broken([...at, 'performed'], 'xw.wrong.performed', { ship: id }, 'XW-AKTIONEN-07');
  if (dial !== null && dial !== HIDDEN && !dialOf(ship).some((m) => m.code === dial))
    return broken([...at, 'dial'], 'xw.notOnDial', { ship: id, id: dial });
  return undefined;
}

function brokenPlace(g: XWing): Broken | undefined {
  const ships = inPlay(g.state);
  for (const [i, a] of ships.entries()) {
    // XW-STOPPER-02: of a ship that has not moved yet the guides may stick out
    if (!contains(g.playArea, g.standing(a).base)) return broken(['ships', a.id, 'x'], 'xw.offTable', { ship: a.id });
    for (let k = i + 1; k < ships.length; k++) {
      const b = ships[k]!;
      if (footprintsOverlap(g.standing(a), g.standing(b)))
        return broken(['ships', b.id, 'x'], 'xw.wrong.overlap', { ship: b.id, target: a.id });
    }
  }
  return undefined;
}

/** R-XW-22: ships in play that differ, each pair once. */
function brokenTouching({ touching, ships }: XWingState): Broken | undefined {
  const isThere = (id: number) => ships[id]?.status === 'play';
  for (const [i, { a, b, moved }] of touching.entries()) {
    const again = touching.findIndex((t) => (t.a === a && t.b === b) || (t.a === b && t.b === a)) < i;
    const areTheirs = areDifferent(moved) && moved.every((id) => id === a || id === b);
    if (a === b || !isThere(a) || !isThere(b) || again || !areTheirs)
      return broken(['touching', i], 'xw.wrong.touching', { ship: a, target: b });
  }
  return undefined;
}

/** A turn is somebody's and belongs to its phase; and nothing is left of an attack. */
function brokenTurn({ turn, active, phase, attacks, ships }: XWingState): Broken | undefined {
  if (active !== null && ships[active] === undefined) return broken(['active'], 'xw.noSuchShip', { id: active });
  if (attacks.length > 0) return broken(['attacks'], 'xw.wrong.attack');
  if (turn === undefined) return undefined;
  const isFight = turn.step === 'attack' || turn.step === 'fought';
  return active !== null && phase === (isFight ? 'combat' : 'activation')
    ? undefined
    : broken(['turn'], 'xw.wrong.turn', { phase });
}

/** No card comes from nowhere. */
function brokenDecks(state: XWingState): Broken | undefined {
  for (const [card, n] of missingCards(state))
    if (n < 0) return broken(['discarded'], 'xw.noSuchDamage', { id: card }, 'XW-SCHADEN-17', 'XW-SCHADEN-18');
  return undefined;
}

/**
 * A ship that would have been removed. Not an invariant: in the middle of things the one step brings the damage and the
 * next one removes the ship; but nobody puts one on the table like that. R-XW-21
 */
export function fallenIn(g: XWing): Broken | undefined {
  const ship = inPlay(g.state).find((one) => !one.doomed && isDoomed(g, one) && !isKept(g, one));
  if (!ship) return undefined;
  const args = { ship: ship.id, count: damageOn(ship), most: hullOf(g, ship) };
  return broken(['ships', ship.id, 'damage'], 'xw.wrong.hull', args, 'XW-HUELLE-01', 'XW-SCHIFFE-ZERSTOEREN-01');
}

/** A card lets it live on, or act one last time. */
const isKept = (g: XWing, ship: Ship): boolean =>
  g.cards(ship).some(({ rules }) => rules.outlives !== undefined || rules.staysFor !== undefined);

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
