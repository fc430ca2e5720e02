import { CardSitting, type Emit, type Printed } from '@holotisch/engine';
import { type Polygon, type Pose, rectangle, type Solid } from '@holotisch/table';
import { type CardPlace, cardIndex, cardTable, fittedIn, type LegionCards } from './cards/laid.ts';
import { Sheet } from './cards/sheet.ts';
import type { CardSource } from './cards/source.ts';
import type { CardBook, CardRules, Names } from './cards/vocabulary.ts';
import type { Base, Unit as UnitCard, Upgrade } from './data/types.ts';
import type { LegionEvent } from './events.ts';
import type { LegionRules } from './flow/edition.ts';
import { cylinder, type Footprint, footprint } from './geometry/base.ts';
import { type Pair, Sightings } from './geometry/sightings.ts';
import { type StandingTerrain, standingTerrain, type Terrain } from './geometry/terrain.ts';
import type { LegionState, Mini, Unit } from './state.ts';
import { unitCardIn, upgradeCardIn } from './training/cards.ts';

/** A miniature where it stands: its base seen from above, and what lines of sight meet. */
export interface StandingMini {
  readonly pose: Pose;
  readonly base: Footprint;
  readonly solids: readonly Solid[];
  /** The level it stands on. */
  readonly ground: number;
  readonly height: number;
}

/** A unit where it stands: who of it is on the table, and a circle about them all for a quick no. */
export interface StandingUnit {
  /** The places of these miniatures in the unit. */
  readonly at: readonly number[];
  readonly minis: readonly StandingMini[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** What this is true for: where each miniature stood, null for those that did not. */
  readonly poses: readonly (Pose | null)[];
}

/**
 * The sitting of a running procedure: the state, the voice, and what is worked out once because it hardly ever changes (which
 * cards are in the match, where terrain stands) or is kept as long as it is true (where a miniature stands).
 */
export class Legion extends CardSitting<
  Legion,
  LegionState,
  LegionEvent,
  Printed<CardBook, LegionRules>,
  CardRules,
  CardPlace,
  CardSource,
  Names
> {
  readonly battlefield: Polygon;
  readonly #minis: (StandingMini | undefined)[][];
  readonly #standing: (StandingUnit | undefined)[];
  readonly sightings: Sightings;
  readonly #sheets: (Sheet | undefined)[];
  #pieces: readonly Terrain[];
  #terrain: readonly StandingTerrain[];
  #fitted: string;
  protected table: LegionCards;

  constructor(state: LegionState, emit: Emit<LegionEvent>, printed: Printed<CardBook, LegionRules>, like?: Legion) {
    super(state, emit, printed);
    const { book, rules } = printed;
    const { width, depth } = state.rules;
    this.battlefield =
      like?.battlefield ?? rectangle({ x: width / 2, y: depth / 2, hx: 0, hy: 1 }, width / 2, depth / 2);
    this.#fitted = fittedIn(state);
    const same = like !== undefined && like.book === book && like.#fitted === this.#fitted;
    this.table = cardTable(same ? like.table.index : cardIndex(state, book), this);
    const sameTerrain = like !== undefined && hasSame(like.#pieces, state.terrain);
    this.#pieces = sameTerrain ? like.#pieces : [...state.terrain];
    this.#terrain = sameTerrain ? like.#terrain : state.terrain.map(standingTerrain);
    this.#minis = same && sameTerrain ? like.#minis.map((list) => [...list]) : state.units.map(() => []);
    this.#standing = same && sameTerrain ? [...like.#standing] : [];
    this.#sheets = same ? [...like.#sheets] : [];
    this.sightings = like !== undefined && like.rules === rules ? like.sightings : new Sightings();
  }

  /** Files the cards anew: some have come into the match (battle cards, an upgrade that takes another's place). */
  refit(): void {
    this.#fitted = fittedIn(this.state);
    this.table = cardTable(cardIndex(this.state, this.book), this);
  }

  unit(id: number): Unit {
    return this.state.units[id]!;
  }
  card(unit: Unit): UnitCard {
    return this.sheet(unit).card;
  }
  upgradeCard(id: string): Upgrade {
    return upgradeCardIn(this.state.rules, id);
  }
  upgrades(unit: Unit): readonly Upgrade[] {
    return this.sheet(unit).upgrades;
  }
  /** What is printed on all its cards. */
  sheet(unit: Unit): Sheet {
    const known = this.#sheets[unit.id];
    if (known?.isOf(unit)) return known;
    const { rules } = this.state;
    const upgrades = unit.upgrades.map(({ id }) => upgradeCardIn(rules, id));
    const sheet = new Sheet(unitCardIn(rules, unit.card), upgrades);
    this.#sheets[unit.id] = sheet;
    return sheet;
  }

  /** Terrain where it stands. */
  get terrain(): readonly StandingTerrain[] {
    if (!hasSame(this.#pieces, this.state.terrain)) {
      this.#pieces = [...this.state.terrain];
      this.#terrain = this.state.terrain.map(standingTerrain);
      for (const list of this.#minis) list.length = 0;
      this.#standing.length = 0;
    }
    return this.#terrain;
  }

  baseOf(unit: Unit, _mini: number): Base {
    return this.card(unit).base;
  }

  /** A miniature where it stands. */
  mini(unit: Unit, mini: number): StandingMini {
    const { pose } = unit.minis[mini]!;
    if (pose === null) throw new Error(`miniature ${mini} of unit ${unit.id} is not on the table`);
    const terrain = this.terrain;
    this.#minis[unit.id] ??= [];
    const list = this.#minis[unit.id]!;
    const known = list[mini];
    if (known !== undefined && known.pose === pose) return known;
    const standing = this.standingAt(unit, mini, pose, terrain);
    list[mini] = standing;
    return standing;
  }
  /** The same, if it stood there. */
  standingAt(unit: Unit, mini: number, pose: Pose, terrain = this.terrain): StandingMini {
    const base = footprint(pose, this.baseOf(unit, mini));
    const ground = levelAt(terrain, pose);
    const { height } = this.card(unit);
    return { pose, base, ground, height, solids: base.map((shape) => cylinder(shape, ground, height)) };
  }

  /** All miniatures of a unit that are on the table. */
  standing(unit: Unit): StandingUnit {
    const terrain = this.terrain;
    const known = this.#standing[unit.id];
    if (known !== undefined && isTrue(known, unit)) return known;
    const standing = this.#stand(unit, terrain);
    this.#standing[unit.id] = standing;
    return standing;
  }
  #stand(unit: Unit, terrain: readonly StandingTerrain[]): StandingUnit {
    this.#minis[unit.id] ??= [];
    const list = this.#minis[unit.id]!;
    const [at, minis, poses]: [number[], StandingMini[], (Pose | null)[]] = [[], [], []];
    for (let i = 0; i < unit.minis.length; i++) {
      const pose = standingPose(unit.minis[i]!);
      poses.push(pose);
      if (pose === null) continue;
      if (list[i]?.pose !== pose) list[i] = this.standingAt(unit, i, pose, terrain);
      at.push(i);
      minis.push(list[i]!);
    }
    return { at, minis, poses, ...circleAbout(minis) };
  }

  /** What is known between two units as they stand now. */
  pair(a: Unit, b: Unit): Pair {
    return this.sightings.pair(a.id, b.id, this.standing(a), this.standing(b));
  }

  protected belonging(event: LegionEvent): LegionEvent {
    const { attacks, turn } = this.state;
    const attack = attacks.at(-1)?.id;
    return { ...(attack !== undefined && { attack }), ...(turn !== null && { active: turn.unit }), ...event };
  }
}

/** The height of the ground at a place: the top of the highest piece that one can stand on there. LE-HOEHE-04 */
export function levelAt(
  terrain: readonly StandingTerrain[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  let level = 0;
  for (const { piece, traits, shape } of terrain) {
    if (traits.stand !== 'top' && traits.stand !== 'slope') continue;
    if (piece.height > level && isInside(shape, x, y)) level = piece.height;
  }
  return level;
}

/** Border included; the bounding circle answers most questions. */
function isInside({ points, cx, cy, radius }: Polygon, x: number, y: number): boolean {
  if ((x - cx) * (x - cx) + (y - cy) * (y - cy) > radius * radius) return false;
  let inside = false;
  let p = points[points.length - 1]!;
  for (const q of points) {
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) inside = !inside;
    p = q;
  }
  return inside;
}

function hasSame(a: readonly Terrain[], b: readonly Terrain[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Where a miniature stands that has not fallen. */
const standingPose = ({ fell, pose }: Mini): Pose | null => (fell === null ? pose : null);

/** Whether a unit still stands so: a miniature that moves gets another pose, and who falls has none. */
function isTrue({ poses }: StandingUnit, { minis }: Unit): boolean {
  if (poses.length !== minis.length) return false;
  for (let i = 0; i < poses.length; i++) if (poses[i] !== standingPose(minis[i]!)) return false;
  return true;
}

/** A circle about all bases, not the smallest one. */
function circleAbout(minis: readonly StandingMini[]): { x: number; y: number; radius: number } {
  let [west, east, south, north] = [FAR, -FAR, FAR, -FAR];
  for (const { base } of minis)
    for (const { cx, cy, radius } of base) {
      west = Math.min(west, cx - radius);
      east = Math.max(east, cx + radius);
      south = Math.min(south, cy - radius);
      north = Math.max(north, cy + radius);
    }
  if (minis.length === 0) return { x: 0, y: 0, radius: 0 };
  const [width, depth] = [east - west, north - south];
  return { x: (west + east) / 2, y: (south + north) / 2, radius: Math.sqrt(width * width + depth * depth) / 2 };
}
const FAR = Number.POSITIVE_INFINITY;
