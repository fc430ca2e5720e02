import { CardIndex, type InForce as CardInForce, CardTable, type Dealer, type Laid } from '@holotisch/engine';
import * as data from '../data/index.ts';
import type { Pilot } from '../data/types.ts';
import type { Damage, Equipped, Ship, XWingState } from '../state.ts';
import type { XWing } from '../xwing.ts';
import type { CardBook, CardRules, CardSource } from './vocabulary.ts';

/** Which cards a ship has, where they lie, and which of them act now. */

/** A card on the table by numbers, so that it is found again in any copy of the state. */
export interface CardPlace {
  readonly key: string;
  readonly card: string;
  readonly ship: number;
  /** The upgrade card that brings it: of which ship, and at which place there. */
  readonly equipped?: readonly [ship: number, at: number];
  readonly lender?: number;
  readonly with?: string;
  readonly under?: string;
  readonly heir?: true;
  readonly reach?: number;
}

type InForce = CardInForce<CardRules, CardSource>;
type XWingIndex = CardIndex<XWing, CardRules, CardPlace, CardSource>;
export type XWingCards = CardTable<XWing, CardRules, CardPlace, CardSource>;

/** The name of one very card on one very ship, for limits, weapons and notation: `3:r2d2`, a second copy `3:r2d2#2`. */
export function upgradeKey(ship: Ship, equipped: Equipped): string {
  const copies = ship.upgrades.filter((u) => u.id === equipped.id && u.slot === equipped.slot);
  const n = copies.indexOf(equipped);
  return n === 0 ? `${ship.id}:${equipped.slot}.${equipped.id}` : `${ship.id}:${equipped.slot}.${equipped.id}#${n + 1}`;
}

/** A ship with its pilot card, looked up once. */
interface Manned {
  readonly ship: Ship;
  readonly pilot: Pilot;
  readonly own: CardRules | undefined;
}

/** All cards that some forces have, filed. It holds nothing of a state, so all matches of these forces may share it. */
export interface Filed {
  readonly forces: Forces;
  readonly index: XWingIndex;
}

/**
 * Files all cards that ships have from the start, or have been given since. Matches are copied, looked at and played again
 * with the same forces, so those that were filed last lie ready.
 */
export function filed(state: XWingState, book: CardBook): Filed {
  let last = lastFiled.get(book);
  if (last === undefined || !isFiled(state, last)) {
    last = { forces: forcesOf(state), index: cardIndex(state, book) };
    lastFiled.set(book, last);
  }
  return last;
}
const lastFiled = new WeakMap<CardBook, Filed>();

function cardIndex(state: XWingState, book: CardBook): XWingIndex {
  const fleet = state.ships.map((ship): Manned => {
    const pilot = data.pilot(ship.faction, ship.type, ship.pilot);
    return { ship, pilot, own: book.get(pilotKey(pilot)) };
  });
  const laid: Laid<CardRules, CardPlace>[] = [];
  for (const manned of fleet) lay(state, book, fleet, manned, laid);
  return new CardIndex(laid, dealable(book));
}

/** Every match asks for the cards of all its ships, so the key of each is put together once. */
function pilotKey(pilot: Pilot): string {
  let key = pilotKeys.get(pilot);
  if (key === undefined) {
    key = `${pilot.faction}/${pilot.ship}/${pilot.id}`;
    pilotKeys.set(pilot, key);
  }
  return key;
}
const pilotKeys = new Map<Pilot, string>();

/** What says which cards there are: the sides, and of each ship what follows. */
interface Forces {
  readonly sides: XWingState['sides'];
  readonly ships: readonly Force[];
}
type Force = Pick<Ship, 'seat' | 'faction' | 'type' | 'pilot' | 'carrier'> & {
  readonly upgrades: readonly Pick<Equipped, 'slot' | 'id'>[];
};

const forcesOf = ({ sides, ships }: XWingState): Forces => ({ sides: [...sides], ships: ships.map(forceOf) });
const forceOf = ({ seat, faction, type, pilot, carrier, upgrades }: Ship): Force => ({
  seat,
  faction,
  type,
  pilot,
  ...(carrier !== undefined && { carrier }),
  upgrades: upgrades.map(({ slot, id }) => ({ slot, id })),
});

/** Whether the cards that were filed are those of a state: in a copy they are, unless one has been exchanged. */
export function isFiled({ sides, ships }: XWingState, { forces }: Filed): boolean {
  if (sides.length !== forces.sides.length || ships.length !== forces.ships.length) return false;
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] !== forces.sides[seat]) return false;
  for (let i = 0; i < ships.length; i++) if (!isSameForce(ships[i]!, forces.ships[i]!)) return false;
  return true;
}

function isSameForce(a: Force, b: Force): boolean {
  if (a.seat !== b.seat || a.pilot !== b.pilot || a.type !== b.type || a.faction !== b.faction) return false;
  if (a.carrier !== b.carrier || a.upgrades.length !== b.upgrades.length) return false;
  for (let i = 0; i < a.upgrades.length; i++)
    if (a.upgrades[i]!.id !== b.upgrades[i]!.id || a.upgrades[i]!.slot !== b.upgrades[i]!.slot) return false;
  return true;
}

/** Adds the cards of one ship to those that are laid. */
function lay(
  { sides }: XWingState,
  book: CardBook,
  fleet: readonly Manned[],
  { ship, pilot, own }: Manned,
  laid: Laid<CardRules, CardPlace>[],
): void {
  const add = (card: string, rules: CardRules | undefined, key: string, more?: Partial<CardPlace>) => {
    if (rules !== undefined) laid.push({ at: { key, card, ship: ship.id, ...more }, piece: ship.id, rules });
  };
  const addPilot = (lender: Manned, more: Partial<CardPlace>) =>
    add(lender.pilot.id, lender.own, `${ship.id}:${lender.pilot.id}`, { lender: lender.ship.id, ...more });
  const isFriend = (other: Ship): boolean => sides[other.seat] === sides[ship.seat];
  if (own !== undefined) add(pilot.id, own, `${ship.id}:${pilot.id}`);
  if (own?.pilotsUnder !== undefined)
    for (const lender of fleet)
      if (!isFriend(lender.ship) && lender.pilot.conditions === undefined) addPilot(lender, { under: own.pilotsUnder });
  if (own?.inheritsPilot && ship.carrier !== undefined) addPilot(fleet[ship.carrier]!, { heir: true });
  for (const [at, equipped] of ship.upgrades.entries()) {
    const rules = book.get(`${equipped.slot}/${equipped.id}`);
    add(equipped.id, rules, upgradeKey(ship, equipped), { equipped: [ship.id, at] });
    const upgrade = rules?.pilotsWith;
    if (upgrade === undefined) continue;
    for (const lender of fleet)
      if (lender.ship !== ship && isFriend(lender.ship) && has(lender.ship, upgrade))
        addPilot(lender, { equipped: [ship.id, at], with: upgrade });
  }
  for (const { ship: lender, own: theirs } of fleet) {
    const lends = theirs?.lendsActions;
    if (lends === undefined || lender === ship || !isFriend(lender) || !lends.to.includes(ship.type)) continue;
    for (const [at, equipped] of lender.upgrades.entries()) {
      const rules = book.get(`${equipped.slot}/${equipped.id}`);
      const key = `${ship.id}:${equipped.slot}.${equipped.id}@${lender.id}`;
      if (equipped.slot === lends.slot && rules?.actions)
        add(equipped.id, rules, key, { equipped: [lender.id, at], lender: lender.id, reach: lends.range });
    }
  }
}

const has = (ship: Ship, upgrade: string): boolean => ship.upgrades.some((u) => `${u.slot}/${u.id}` === upgrade);
const carries = (ship: Ship, upgrade: string): boolean =>
  ship.upgrades.some((u) => !u.discarded && `${u.slot}/${u.id}` === upgrade);

/** The cards of a state, filed under an index that fits it. */
export const cardTable = (index: XWingIndex, state: XWingState, book: CardBook): XWingCards =>
  new CardTable(index, new XWingDealer(state, book));

/** All damage cards and conditions of a book, looked through once. */
function dealable(book: CardBook): CardIndex<XWing, CardRules, null, CardSource> {
  let index = dealableIn.get(book);
  if (index === undefined) {
    const keys = book.keys().filter((key) => DEALT.has(key.slice(0, key.indexOf('/'))));
    index = new CardIndex(keys.map((key) => ({ at: null, rules: book.get(key)! })));
    dealableIn.set(book, index);
  }
  return index;
}
const dealableIn = new WeakMap<CardBook, CardIndex<XWing, CardRules, null, CardSource>>();
const DEALT: ReadonlySet<string> = new Set([...Object.keys(data.DAMAGE_DECKS), 'condition']);

/** A card that another ship lends. */
function lentSource(
  { key, card, ship: piece, equipped: _, lender: __, ...how }: CardPlace,
  ship: Ship,
  equipped: Equipped | undefined,
  lender: Ship,
): CardSource {
  return { key, card, seat: ship.seat, piece, ship, ...(equipped && { equipped }), lender, ...how };
}

/** A destroyed ship's cards and a discarded card no longer act. XW-KARTENFAEHIGKEITEN-11, XW-AUFWERTUNGSKARTEN-13 */
function inForce(state: XWingState, source: CardSource): boolean {
  const { ship, equipped, lender, reach } = source;
  // Before forces are placed all ships wait, and some cards speak of just that moment.
  const waits = ship.status === 'reserve' && state.phase === 'obstacles';
  if (ship.status !== 'play' && !waits) return false;
  // What a lent action has begun goes on without the lender. XW-KARTENFAEHIGKEITEN-12
  if (lender && reach !== undefined && state.lasting.some((l) => l.source === source.key)) return true;
  if (lender && !isLent(source, lender)) return false;
  // A weapon that was discarded as the cost of an attack still says how this attack goes. XW-ANGRIFF-06
  // So does what it has begun and not ended yet. XW-KARTENFAEHIGKEITEN-12
  if (equipped?.discarded)
    return state.attacks.some((a) => a.weapon === source.key) || state.lasting.some((l) => l.source === source.key);
  return !isIgnored(ship, equipped);
}

/** Whether the ship whose card it is still lends it. */
function isLent({ under, with: upgrade, heir, reach }: CardSource, lender: Ship): boolean {
  if ((reach !== undefined || upgrade !== undefined) && isIgnored(lender, undefined)) return false;
  if (heir) return true;
  if (under !== undefined) return lender.conditions.includes(under);
  return lender.status === 'play' && (upgrade === undefined || carries(lender, upgrade));
}

const isActive = ({ faceup, unresolved }: Damage): boolean => faceup && unresolved === undefined;

/** The Injured Pilot (first damage deck) takes away the pilot's ability and his elite talents. */
export const isIgnored = (ship: Ship, equipped: Equipped | undefined): boolean =>
  ship.damage.length > 0 &&
  (equipped === undefined || equipped.slot === 'ept') &&
  ship.damage.some((d) => isActive(d) && d.card === 'injuredpilot');

const NOTHING: readonly InForce[] = [];

/** Where the cards of a state are. What was dealt is asked for with every look-up, so mostly no list is made. */
class XWingDealer implements Dealer<CardRules, CardPlace, CardSource> {
  readonly #state: XWingState;
  readonly #book: CardBook;
  /** Each damage card with its rules, looked up once, as long as it lies where it lay then. */
  readonly #damage = new Map<Damage, { readonly ship: Ship; readonly at: number; readonly card: InForce | null }>();

  constructor(state: XWingState, book: CardBook) {
    this.#state = state;
    this.#book = book;
  }

  bind(place: CardPlace): CardSource {
    const { ships } = this.#state;
    const { key, card, ship: id, equipped: at, lender } = place;
    const ship = ships[id]!;
    const { seat } = ship;
    const equipped = at && ships[at[0]]!.upgrades[at[1]]!;
    if (lender !== undefined) return lentSource(place, ship, equipped, ships[lender]!);
    return equipped ? { key, card, seat, piece: id, ship, equipped } : { key, card, seat, piece: id, ship };
  }

  inForce(source: CardSource): boolean {
    return inForce(this.#state, source);
  }

  /** The faceup damage cards and the conditions on the table, or on one ship. */
  dealt(piece?: number): readonly InForce[] {
    return piece === undefined ? this.#all() : this.#on(this.#state.ships[piece]!);
  }

  #all(): readonly InForce[] {
    let out: InForce[] | undefined;
    for (const ship of this.#state.ships)
      if (ship.status === 'play' && (ship.conditions.length > 0 || hasFaceup(ship))) {
        out ??= [];
        this.#add(ship, out);
      }
    return out ?? NOTHING;
  }

  #on(ship: Ship): readonly InForce[] {
    if (ship.conditions.length === 0 && !hasFaceup(ship)) return NOTHING;
    const out: InForce[] = [];
    this.#add(ship, out);
    return out;
  }

  #add(ship: Ship, out: InForce[]): void {
    for (let i = 0; i < ship.damage.length; i++) {
      const damage = ship.damage[i]!;
      const card = isActive(damage) ? this.#ofDamage(ship, damage, i) : null;
      if (card !== null) out.push(card);
    }
    // 'You' on a condition is the ship that has it. A second copy of one is told apart by its number.
    for (const [i, id] of ship.conditions.entries()) {
      const copy = ship.conditions.indexOf(id) === i ? '' : `#${i + 1}`;
      const rules = this.#book.get(`condition/${id}`);
      if (rules) out.push({ source: sourceOn(ship, id, `${ship.id}:condition.${id}${copy}`), rules });
    }
  }

  #ofDamage(ship: Ship, damage: Damage, at: number): InForce | null {
    const known = this.#damage.get(damage);
    if (known !== undefined && known.ship === ship && known.at === at) return known.card;
    const { card: id } = damage;
    const rules = this.#book.get(`${this.#state.rules.damageDeck}/${id}`);
    const card = rules ? { source: { ...sourceOn(ship, id, `${ship.id}:${id}#${at}`), damage }, rules } : null;
    this.#damage.set(damage, { ship, at, card });
    return card;
  }
}

const sourceOn = (ship: Ship, card: string, key: string): CardSource => ({
  key,
  card,
  seat: ship.seat,
  piece: ship.id,
  ship,
});

function hasFaceup(ship: Ship): boolean {
  for (const damage of ship.damage) if (isActive(damage)) return true;
  return false;
}
