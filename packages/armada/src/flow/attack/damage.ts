import { type Flow, nothingHappens, type Seat, say, topCards } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { isGone } from '../../campaign/battle.ts';
import type { AttackMoment, DamageMoment, RemovedMoment } from '../../cards/vocabulary.ts';
import * as data from '../../data/index.ts';
import type { Zone } from '../../data/types.ts';
import type { Damage, Ship, Squadron, Unit } from '../../state.ts';
import { hullOf, lives, numberOf, zonesOf } from '../../values.ts';
import { chooseZone } from '../choose.ts';
import { endIfFleetGone } from '../end/end.ts';
import { open } from '../timing.ts';
import { loseShields } from '../tokens.ts';
import { takeOff } from './take-off.ts';

/** Damage: suffered by ships point by point, by squadrons at once; damage cards, and what is destroyed by them. */

interface Suffering {
  /** The hull zone that suffers it; without one the owner chooses. AR-SCHADEN-06 */
  readonly zone?: Zone;
  readonly attack?: AttackMoment;
  /** A critical effect of this attack does it: no damage from an attack, but its damage cards are dealt by the attack. */
  readonly critical?: AttackMoment;
  /** The card or obstacle that does it. */
  readonly by?: string;
  /** Redirect: how many points of so many these zones' shields take first. */
  readonly redirected?: (amount: number) => Flow<ReadonlyMap<Zone, number>>;
}

/** A unit suffers damage. AR-SCHADEN-01..06 */
export function* suffer(g: Armada, unit: Unit, amount: number, how: Suffering = {}): Flow<number> {
  if (amount <= 0 || unit.status !== 'play') return 0;
  const zone = unit.kind === 'squadron' ? null : (how.zone ?? (yield* zoneToSuffer(g, unit, amount)));
  const moment: DamageMoment = { unit, amount, zone, attack: how.attack, by: how.by };
  yield* open(g, 'damage.suffers', moment);
  if (moment.amount <= 0) return 0;
  g.emit({ type: 'suffers', unit: unit.id, amount: moment.amount, zone, by: how.by ?? null });
  if (unit.kind === 'squadron') loseHull(g, unit, moment.amount, how.attack);
  else yield* sufferPoints(g, unit, zone!, moment.amount, how);
  return moment.amount;
}

function* zoneToSuffer(g: Armada, ship: Ship, amount: number): Flow<Zone> {
  return yield* chooseZone(
    ship.seat,
    'zone',
    ship.id,
    zonesOf(g, ship),
    ['AR-SCHADEN-06'],
    say('ar.ask.damage-zone', { unit: ship.id, amount }),
  );
}

/** AR-SCHADEN-02, AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-02 */
function loseHull(g: Armada, squadron: Squadron, amount: number, attack: AttackMoment | undefined): void {
  const lost = Math.min(amount, squadron.hull);
  squadron.hull -= lost;
  if (attack) attack.attack.memory.hullLost += lost;
  g.emit({ type: 'hullLost', unit: squadron.id, hull: squadron.hull, lost });
  if (isDestroyed(g, squadron)) doom(g, squadron);
}

/** AR-SCHADEN-03..05: one point at a time; first what was redirected to other zones. */
function* sufferPoints(g: Armada, ship: Ship, zone: Zone, amount: number, how: Suffering): Flow {
  let left = amount;
  const memory = how.attack?.attack.memory;
  const bare = how.attack !== undefined && shieldsAreIgnored(g, how.attack);
  for (const [other, points] of bare || !how.redirected ? [] : yield* how.redirected(amount)) {
    const lost = loseShields(g, ship, other, Math.min(points, left));
    left -= lost;
    if (memory) memory.shieldsLost += lost;
  }
  for (; left > 0 && lives(ship); left--) {
    if (!bare && loseShields(g, ship, zone, 1) === 1) {
      if (memory) memory.shieldsLost++;
      continue;
    }
    const dealer = how.attack ?? how.critical;
    const faceup = dealer !== undefined && dealer.attack.memory.cardsDealt < dealer.attack.memory.faceup;
    yield* dealDamage(g, ship, faceup, dealer);
  }
}

/** A card lets the attacker treat the defender as having no shields. */
export function shieldsAreIgnored(g: Armada, attack: AttackMoment): boolean {
  for (const { source, rule } of g.having('ignoresShields')) if (rule(g, source, attack)) return true;
  return false;
}

/**
 * An effect does damage to these units, one after the other. Whoever is destroyed by it goes at once, unless an attack
 * that is going on has still to do with it.
 */
export function* harm(g: Armada, units: readonly Unit[], amount: number, by: string): Flow {
  for (const unit of units) {
    yield* g.rules.suffer(g, unit, amount, { by });
    const fights = g.state.attacks.some(({ attacker, defender }) =>
      [attacker, defender].some((p) => 'unit' in p && p.unit === unit.id),
    );
    if (!fights) yield* removeIfDestroyed(g, unit);
  }
  endIfFleetGone(g);
}

/** AR-SCHADEN-10, AR-SCHADEN-11: cards are dealt one at a time. */
export function* dealDamage(g: Armada, ship: Ship, faceup: boolean, attack?: AttackMoment): Flow<Damage | undefined> {
  yield* open(g, 'damage.draws', { ship, faceup, attack });
  // The card stays on the deck until it is known where it goes: what nobody may see lies in the state and nowhere else, so
  // that a takeback is told whether somebody has seen it.
  const [top] = topCards(g.state.chance, g.state.deck, 1);
  if (top === undefined) return undefined; // all 52 lie on ships
  return yield* dealTop(g, ship, faceup, attack);
}

/** The top card of the deck is dealt to a ship. */
function* dealTop(g: Armada, ship: Ship, faceup: boolean, attack?: AttackMoment): Flow<Damage | undefined> {
  const { deck } = g.state;
  const dealt = {
    get card() {
      return deck.draw[0]!;
    },
    faceup,
  };
  const moment = { ship, damage: dealt, attack, prevented: false };
  yield* open(g, 'damage.deals', moment);
  const card = deck.draw.shift()!;
  if (moment.prevented) {
    deck.discard.push(card);
    if (attack && dealt.faceup) attack.attack.memory.faceup--; // it was this one that was to lie faceup
    return undefined;
  }
  const damage: Damage = { card, faceup: dealt.faceup };
  ship.damage.push(damage);
  if (attack) attack.attack.memory.cardsDealt++;
  g.emit({ type: 'damageCard', unit: ship.id, card: damage.faceup ? damage.card : null });
  if (damage.faceup) yield* faceUp(g, ship, damage);
  if (lives(ship) && isDestroyed(g, ship)) doom(g, ship);
  yield* open(g, 'damage.dealt', { ...moment, damage });
  return damage;
}

/** A facedown card is turned faceup. AR-SCHADEN-09 */
export function* turnFaceup(g: Armada, ship: Ship, damage: Damage): Flow {
  if (damage.faceup) return;
  damage.faceup = true;
  g.emit({ type: 'faceup', unit: ship.id, card: damage.card });
  yield* faceUp(g, ship, damage);
}

/** AR-SCHADEN-07: an immediate effect is resolved at once; a card without a persistent one is then turned facedown. */
function* faceUp(g: Armada, ship: Ship, damage: Damage): Flow {
  const attack = g.state.attacks.at(-1);
  if (attack && 'unit' in attack.defender && attack.defender.unit === ship.id) attack.memory.turnedUp++;
  for (const { rules, source } of g.cards(ship))
    if (source.damage === damage && rules.immediate) yield* rules.immediate(g, ship, damage, source);
  if (data.damageCard(damage.card).persistent || !ship.damage.includes(damage)) return;
  turnFacedown(g, ship, damage);
}

/** Somebody looks at the facedown cards of a ship: he alone is told what they are. */
export function lookAtDamage(g: Armada, seat: Seat, ship: Ship): void {
  const seen = { type: 'damageSeen', unit: ship.id } as const;
  const cards = ship.damage.filter((d) => !d.faceup).map((d) => d.card);
  g.emit({ ...seen, cards }, [seat], { ...seen, cards: [] });
}

export function turnFacedown(g: Armada, ship: Ship, damage: Damage): void {
  if (!damage.faceup) return;
  damage.faceup = false;
  g.emit({ type: 'turnedDown', unit: ship.id, card: damage.card });
}

/** AR-KOMMANDOS-13 and whatever else takes a damage card off a ship. */
export function discardDamage(g: Armada, ship: Ship, damage: Damage): void {
  const at = ship.damage.indexOf(damage);
  if (at < 0) return;
  ship.damage.splice(at, 1);
  g.state.deck.discard.push(damage.card);
  g.emit({ type: 'damageDiscarded', unit: ship.id, card: damage.faceup ? damage.card : null });
}

/** R-AR-09: at least as many damage cards as hull. */
export const isDestroyed = (g: Armada, unit: Unit): boolean =>
  (unit.kind === 'squadron' ? unit.hull <= 0 : unit.damage.length >= hullOf(g, unit)) &&
  numberOf(g, unit, 'undying', 0) === 0;

/** A unit is destroyed; it is taken off by `removeDestroyed`, after what it may still do. */
function doom(g: Armada, unit: Unit): void {
  if (!lives(unit)) return;
  unit.doomed = true;
  g.rules.credit(g, unit);
  g.emit({ type: 'doomed', unit: unit.id });
}

/**
 * Units that are destroyed and have nothing left to do leave the table. AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-03..06;
 * AR-VERTEIDIGUNGSMARKER-17 and AR-SCHLUESSELWOERTER-VON-STAFFELN-14 are seen to before this is called.
 */
export const removeDestroyed = (g: Armada, attack?: AttackMoment): Flow<unknown> =>
  g.state.units.some((unit) => isToGo(g, unit)) ? removeAll(g, attack) : nothingHappens;
const isToGo = (g: Armada, unit: Unit): boolean => unit.status === 'play' && (unit.doomed || isDestroyed(g, unit));

function* removeAll(g: Armada, attack?: AttackMoment): Flow {
  // with a ship its cards go, and the hull of others may drop: AR-CARD-ADMIRAL-MOTTI-01
  for (let gone = true; gone; ) {
    gone = false;
    for (const unit of g.state.units) gone = (yield* removeIfDestroyed(g, unit, attack)) || gone;
  }
  endIfFleetGone(g);
}

function* removeIfDestroyed(g: Armada, unit: Unit, attack?: AttackMoment): Flow<boolean> {
  if (unit.status !== 'play') return false;
  if (!unit.doomed && isDestroyed(g, unit)) doom(g, unit);
  if (!unit.doomed) return false;
  yield* open(g, 'unit.doomed', { unit, attack, pose: unit.pose! });
  if (!unit.doomed) return false;
  yield* remove(g, unit, attack);
  return true;
}

/** A destroyed unit is treated as if it were not, until the end of the Status Phase. */
export function keep(g: Armada, unit: Unit, by: string): void {
  unit.doomed = false;
  g.state.lasting.push({ source: by, unit: unit.id, until: 'round', value: UNDYING, modifier: { atLeast: 1 } });
  g.emit({ type: 'note', why: say('ar.note.kept', { unit: unit.id }), clauses: ['AR-ERR-GENERAL-RIEEKAN-03'] });
}
const UNDYING = 'undying';

/** Whoever was kept is destroyed now, however whole it may be. AR-CARD-GENERAL-RIEEKAN-01, -02 */
export function* removeKept(g: Armada): Flow {
  const kept = g.state.lasting.filter((l) => l.value === UNDYING);
  for (const l of kept) {
    g.state.lasting.splice(g.state.lasting.indexOf(l), 1);
    yield* remove(g, g.unit(l.unit));
  }
  yield* removeDestroyed(g);
  if (kept.length > 0) endIfFleetGone(g);
}

/** A unit is removed from the play area, whatever keeps it otherwise (it has fled, or its time has come). */
export function* remove(g: Armada, unit: Unit, attack?: AttackMoment): Flow {
  const { pose } = unit;
  if (isGone(unit)) return;
  g.emit({ type: 'destroyed', unit: unit.id, at: pose });
  const moment: RemovedMoment | undefined = pose ? { unit, attack, pose, returned: false } : undefined;
  if (moment) yield* open(g, 'unit.destroyed', moment);
  if (!moment?.returned) takeOff(g, unit);
}
