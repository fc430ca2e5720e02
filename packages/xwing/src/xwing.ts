import type { Emit, Sitting } from '@holotisch/engine';
import {
  type Footprint,
  LARGE_BASE,
  movementFootprint,
  type Polygon,
  type Pose,
  placed,
  polygon,
  rectangle,
  SMALL_BASE,
  squareBase,
} from '@holotisch/table';
import type {
  AnyAbility,
  AnyBan,
  BanName,
  CardBook,
  CardRules,
  CardSource,
  ValueName,
  ValueRule,
  WindowName,
} from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import type { Pilot, ShipType, Upgrade } from './data/types.ts';
import type { XWingRules } from './flow/edition.ts';
import type { Equipped, Ship, XWingState } from './state.ts';

/** What a game is made with: the cards there are, and the procedures of its edition. */
export interface Printed {
  readonly book: CardBook;
  readonly rules: XWingRules;
}

interface Standing {
  readonly pose: Pose;
  readonly base: Polygon;
  readonly footprint: Footprint;
}

/** What can be known of a ship from its cards alone. */
export interface Facts {
  readonly type: ShipType;
  readonly pilot: Pilot;
  readonly half: number;
}

interface Sourced<T> {
  readonly source: CardSource;
  readonly rule: T;
}

/** A card that acts now. */
interface InForce {
  readonly source: CardSource;
  readonly rules: CardRules;
}
const NOTHING: readonly InForce[] = [];

/**
 * The hand of a running procedure: the state, the voice, and what is worked out once because it hardly ever changes
 * (which cards are in the match: see `refit`) or is kept as long as it is true (the outline of a ship at its pose).
 */
export class XWing implements Sitting<XWingState> {
  readonly state: XWingState;
  readonly emit: Emit;
  /** The rules of every card there is, by `faction/ship/pilot`, `slot/upgrade`, `deck/damage card`, `condition/id`. */
  readonly book: CardBook;
  /** The procedures of the edition that is played. */
  readonly rules: XWingRules;
  readonly playArea: Polygon;
  /** Ships that are being destroyed right now and still act one last time. */
  readonly leaving = new Set<Ship>();
  readonly #facts: readonly Facts[];
  readonly #upgrades = new Map<Equipped, Upgrade>();
  readonly #standing: (Standing | undefined)[] = [];
  readonly #obstacles: ({ readonly pose: Pose; readonly shape: Polygon } | undefined)[] = [];
  readonly #abilities = new Map<WindowName, Sourced<AnyAbility>[]>();
  readonly #values = new Map<ValueName, Sourced<ValueRule>[]>();
  readonly #bans = new Map<BanName, Sourced<AnyBan>[]>();
  readonly #words = new Set<keyof CardRules>();
  #cards: readonly (readonly InForce[])[] = [];

  constructor(state: XWingState, emit: Emit, { book, rules }: Printed) {
    this.state = state;
    this.emit = emit;
    this.book = book;
    this.rules = rules;
    const { width, depth } = state.rules;
    this.playArea = rectangle({ x: width / 2, y: depth / 2, hx: 0, hy: 1 }, width / 2, depth / 2);
    this.#facts = state.ships.map(factsOf);
    this.refit();
  }

  /** Works out the cards: at the beginning, and when one has come into the match. */
  refit(): void {
    const { ships } = this.state;
    for (const { upgrades } of ships) for (const u of upgrades) this.#upgrades.set(u, data.upgrade(u.slot, u.id));
    for (const filed of [this.#abilities, this.#values, this.#bans]) filed.clear();
    this.#words.clear();
    this.#cards = ships.map((ship) => this.#cardsOf(ship));
    for (const cards of this.#cards)
      for (const { source, rules } of cards) {
        for (const word of Object.keys(rules)) this.#words.add(word as keyof CardRules);
        for (const rule of rules.abilities ?? []) file(this.#abilities, rule.window as WindowName, { source, rule });
        for (const rule of rules.values ?? []) file(this.#values, rule.value, { source, rule });
        for (const rule of rules.bans ?? []) file(this.#bans, rule.ban, { source, rule });
      }
  }

  /** Whether any card of the match has such a rule at all; most have none, and looking through them takes time. */
  knows(word: keyof CardRules): boolean {
    return this.#words.has(word);
  }

  ship(id: number): Ship {
    return this.state.ships[id]!;
  }
  facts(ship: Ship): Facts {
    return this.#facts[ship.id]!;
  }
  upgrade(equipped: Equipped): Upgrade {
    return this.#upgrades.get(equipped) ?? data.upgrade(equipped.slot, equipped.id);
  }

  /** The outlines of a ship where it stands: the base for measuring, base and guides for overlapping. */
  standing(ship: Ship): Standing {
    const known = this.#standing[ship.id];
    const { pose } = ship;
    if (known !== undefined && known.pose === pose) return known;
    if (pose === null) throw new Error(`ship ${ship.id} is not on the table`);
    const { half } = this.facts(ship);
    const fresh = { pose, base: squareBase(pose, half), footprint: movementFootprint(pose, half) };
    this.#standing[ship.id] = fresh;
    return fresh;
  }

  obstacleShape(index: number): Polygon {
    const { kind, pose } = this.state.obstacles[index]!;
    const known = this.#obstacles[index];
    if (known?.pose === pose) return known.shape; // obstacles may go, and then others move up
    const shape = obstacleOutline(kind, pose);
    this.#obstacles[index] = { pose, shape };
    return shape;
  }

  /** The cards of a ship that are in force now, its faceup damage and its conditions included. */
  cards(ship: Ship): readonly InForce[] {
    const out: InForce[] = [];
    for (const card of this.#cards[ship.id]!) if (inForce(this.state, card.source)) out.push(card);
    this.#addDamage(out, ship);
    if (ship.conditions.length > 0) this.#addConditions(out, ship);
    return out.length === 0 ? NOTHING : out;
  }

  /** Everything filed under a window, a value or a ban that is in force now. */
  abilities(window: WindowName): readonly Sourced<AnyAbility>[] {
    const out = active(this.state, this.#abilities.get(window));
    for (const { source, rules } of this.#allDealt())
      for (const rule of rules.abilities ?? []) if (rule.window === window) out.push({ source, rule });
    return out;
  }
  values(value: ValueName): readonly Sourced<ValueRule>[] {
    const out = active(this.state, this.#values.get(value));
    for (const { source, rules } of this.#allDealt())
      for (const rule of rules.values ?? []) if (rule.value === value) out.push({ source, rule });
    return out;
  }
  bans(name: BanName): readonly Sourced<AnyBan>[] {
    const out = active(this.state, this.#bans.get(name));
    for (const { source, rules } of this.#allDealt())
      for (const rule of rules.bans ?? []) if (rule.ban === name) out.push({ source, rule });
    return out;
  }

  /**
   * The faceup damage cards and the conditions on the table. Asked with every look-up, so it makes a list only where
   * there are any.
   */
  #allDealt(): readonly InForce[] {
    let out: InForce[] | undefined;
    for (const ship of this.state.ships)
      if (ship.status === 'play' && (ship.conditions.length > 0 || hasFaceup(ship))) {
        out ??= [];
        this.#addDamage(out, ship);
        this.#addConditions(out, ship);
      }
    return out ?? NOTHING;
  }

  #addDamage(to: InForce[], ship: Ship): void {
    for (let i = 0; i < ship.damage.length; i++) {
      const damage = ship.damage[i]!;
      if (!damage.faceup) continue;
      const rules = this.book.get(`${this.state.rules.damageDeck}/${damage.card}`);
      if (rules === undefined) continue;
      const key = `${ship.id}:${damage.card}#${i}`;
      to.push({ source: { key, card: damage.card, seat: ship.seat, piece: ship.id, ship, damage }, rules });
    }
  }

  /** 'You' on a condition is the ship that has it. A second copy of one is told apart by its number. */
  #addConditions(to: InForce[], ship: Ship): void {
    for (const [i, id] of ship.conditions.entries()) {
      const rules = this.book.get(`condition/${id}`);
      if (rules === undefined) continue;
      const copy = ship.conditions.indexOf(id) === i ? '' : `#${i + 1}`;
      const key = `${ship.id}:condition.${id}${copy}`;
      to.push({ source: { key, card: id, seat: ship.seat, piece: ship.id, ship }, rules });
    }
  }

  #cardsOf(ship: Ship): InForce[] {
    const { pilot } = this.facts(ship);
    const out: InForce[] = [];
    const add = (card: string, rules: CardRules | undefined, key: string, more: Partial<CardSource> = {}) => {
      if (rules !== undefined)
        out.push({ source: { key, card, seat: ship.seat, piece: ship.id, ship, ...more }, rules });
    };
    const own = this.book.get(pilotKey(pilot));
    add(pilot.id, own, `${ship.id}:${pilot.id}`);
    if (own?.pilotsUnder !== undefined)
      for (const lender of this.state.ships) {
        const lent = this.facts(lender).pilot;
        if (!this.#isFriend(ship, lender) && lent.conditions === undefined)
          add(lent.id, this.book.get(pilotKey(lent)), `${ship.id}:${lent.id}`, { lender, under: own.pilotsUnder });
      }
    if (own?.inheritsPilot && ship.carrier !== undefined) {
      const lender = this.ship(ship.carrier);
      const lent = this.facts(lender).pilot;
      add(lent.id, this.book.get(pilotKey(lent)), `${ship.id}:${lent.id}`, { lender, heir: true });
    }
    for (const equipped of ship.upgrades) {
      const rules = this.book.get(`${equipped.slot}/${equipped.id}`);
      add(equipped.id, rules, upgradeKey(ship, equipped), { equipped });
      if (rules?.pilotsWith === undefined) continue;
      for (const lender of this.#lenders(ship, rules.pilotsWith)) {
        const lent = this.facts(lender).pilot;
        add(lent.id, this.book.get(pilotKey(lent)), `${ship.id}:${lent.id}`, { equipped, lender });
      }
    }
    for (const lender of this.state.ships) {
      const lends = this.book.get(pilotKey(this.facts(lender).pilot))?.lendsActions;
      if (lends === undefined || lender === ship || !this.#isFriend(lender, ship) || lends.to !== ship.type) continue;
      for (const equipped of lender.upgrades) {
        const rules = this.book.get(`${equipped.slot}/${equipped.id}`);
        const key = `${ship.id}:${equipped.slot}.${equipped.id}@${lender.id}`;
        if (equipped.slot === lends.slot && rules?.actions)
          add(equipped.id, rules, key, { equipped, lender, reach: lends.range });
      }
    }
    return out;
  }

  #lenders(ship: Ship, upgrade: string): Ship[] {
    return this.state.ships.filter((s) => s !== ship && this.#isFriend(s, ship) && carries(s, upgrade));
  }

  #isFriend(a: Ship, b: Ship): boolean {
    const { sides } = this.state;
    return sides[a.seat] === sides[b.seat];
  }
}

const pilotKey = (pilot: Pilot): string => `${pilot.faction}/${pilot.ship}/${pilot.id}`;
const carries = (ship: Ship, upgrade: string): boolean =>
  ship.upgrades.some((u) => `${u.slot}/${u.id}` === upgrade && !u.discarded);

/** The name of one very card on one very ship, for limits, weapons and notation: `3:r2d2`, a second copy `3:r2d2#2`. */
export function upgradeKey(ship: Ship, equipped: Equipped): string {
  const copies = ship.upgrades.filter((u) => u.id === equipped.id && u.slot === equipped.slot);
  const n = copies.indexOf(equipped);
  return n === 0 ? `${ship.id}:${equipped.slot}.${equipped.id}` : `${ship.id}:${equipped.slot}.${equipped.id}#${n + 1}`;
}

const file = <K, T>(map: Map<K, T[]>, key: K, item: T): void => {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
};

function active<T>(state: XWingState, list: readonly Sourced<T>[] | undefined): Sourced<T>[] {
  const out: Sourced<T>[] = [];
  if (list !== undefined) for (const item of list) if (inForce(state, item.source)) out.push(item);
  return out;
}

/** A destroyed ship's cards and a discarded card no longer act. XW-KARTENFAEHIGKEITEN-11, XW-AUFWERTUNGSKARTEN-13 */
function inForce(state: XWingState, source: CardSource): boolean {
  const { ship, equipped, lender, under, reach, heir } = source;
  // Before forces are placed all ships wait, and some cards speak of just that moment.
  const waits = ship.status === 'reserve' && state.phase === 'obstacles';
  if (ship.status !== 'play' && !waits) return false;
  // What a lent action has begun goes on without the lender. XW-KARTENFAEHIGKEITEN-12
  if (lender && reach !== undefined && state.lasting.some((l) => l.source === source.key)) return true;
  if (lender && reach !== undefined && isIgnored(lender, undefined)) return false;
  if (lender && !heir && !(under === undefined ? lender.status === 'play' : lender.conditions.includes(under)))
    return false;
  // A weapon that was discarded as the cost of an attack still says how this attack goes. XW-ANGRIFF-06
  // So does what it has begun and not ended yet. XW-KARTENFAEHIGKEITEN-12
  if (equipped?.discarded)
    return state.attacks.some((a) => a.weapon === source.key) || state.lasting.some((l) => l.source === source.key);
  return !isIgnored(ship, equipped);
}

/** The Injured Pilot (first damage deck) takes away the pilot's ability and his elite talents. */
export const isIgnored = (ship: Ship, equipped: Equipped | undefined): boolean =>
  (equipped === undefined || equipped.slot === 'ept') && ship.damage.some((d) => d.faceup && d.card === 'injuredpilot');

function hasFaceup(ship: Ship): boolean {
  for (const damage of ship.damage) if (damage.faceup) return true;
  return false;
}

function factsOf(ship: Ship): Facts {
  const type = data.ship(ship.type);
  const half = type.size === 'small' ? SMALL_BASE : LARGE_BASE;
  return { type, pilot: data.pilot(ship.faction, ship.type, ship.pilot), half };
}

const outlines = new Map<string, Polygon>();
/** An outline is prepared once for each kind of obstacle and then only moved about. */
function localOutline(kind: string): Polygon {
  let outline = outlines.get(kind);
  if (outline === undefined) {
    outline = polygon(data.obstacle(kind).outline.map(([x, y]) => ({ x, y })));
    outlines.set(kind, outline);
  }
  return outline;
}

export const obstacleOutline = (kind: string, pose: Pose): Polygon => placed(localOutline(kind), pose);
