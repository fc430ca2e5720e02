import { CardSitting, type Emit, type Printed } from '@holotisch/engine';
import {
  LARGE_BASE,
  type Measure,
  type Polygon,
  type Pose,
  placed,
  polygon,
  rectangle,
  type Arc as Sight,
  SMALL_BASE,
  StandingBase,
  squareBase,
} from '@holotisch/table';
import { type CardPlace, cardTable, type Filed, filed, isFiled, type XWingCards } from './cards/laid.ts';
import type { CardBook, CardRules, CardSource, Names } from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import type { Arc, Pilot, ShipType, Upgrade } from './data/types.ts';
import type { XWingEvent } from './events.ts';
import type { XWingRules } from './flow/edition.ts';
import type { Equipped, Outline, Ship, XWingState } from './state.ts';

/**
 * The outlines of a ship at a pose: the base for measuring, base and guides for overlapping, each drawn when somebody wants
 * to know it. Most questions are answered by the circle around them.
 */
class Standing extends StandingBase {
  /** As far as somebody has drawn them; a mobile one under the name of where it points. */
  readonly arcs: { [name in Arc]?: Sight } = {};
  #base: Polygon | undefined;
  #seen: Seen[] | undefined;

  /** A shot is measured from base to base; only who moves has to do with the guides. */
  get base(): Polygon {
    this.#base ??= squareBase(this.pose, this.half);
    return this.#base;
  }

  /** What is known of a ship at another place as seen from here. Copies of a match share the places, and so this too. */
  seen(other: Standing): Seen {
    const known = this.#seen;
    if (known === undefined) {
      const first: Seen = { other, arcs: {}, distance: undefined, closest: undefined };
      this.#seen = [first];
      return first;
    }
    for (const seen of known) if (seen.other === other) return seen;
    // Only quicker: a long memory would be searched for longer.
    if (known.length === MOST_SEEN) known.shift();
    const seen: Seen = { other, arcs: {}, distance: undefined, closest: undefined };
    known.push(seen);
    return seen;
  }
}

/** From base to base: measured when somebody wants to know it, and then kept as long as both stand there. */
interface Seen {
  readonly other: Standing;
  distance: number | undefined;
  /** Closest point to closest point. */
  closest: Measure | undefined;
  /** By arc: whether it lies in it, and the closest line inside it (null where there is none). */
  readonly arcs: { [name in Arc]?: { inside?: boolean; closest?: Measure | null } };
}
const MOST_SEEN = 16;

/** How many places of a ship are remembered: whoever thinks ahead comes back to a handful of them again and again. */
const REMEMBERED = 6;

/** What can be known of a ship from its cards alone. */
interface Facts {
  readonly type: ShipType;
  readonly pilot: Pilot;
  readonly half: number;
  /** Whether any card that it is equipped with, on either face, adds to a printed number. */
  readonly hasAdditions: boolean;
}

/**
 * The sitting of a running procedure: the state, the voice, and what is worked out once because it hardly ever changes
 * (which cards are in the match: see `refit`) or is kept as long as it is true (the outline of a ship at its pose).
 */
export class XWing extends CardSitting<
  XWing,
  XWingState,
  XWingEvent,
  Printed<CardBook, XWingRules>,
  CardRules,
  CardPlace,
  CardSource,
  Names
> {
  readonly playArea: Polygon;
  /** Ships that are being destroyed right now and still act one last time. */
  readonly leaving: Ship[] = [];
  #facts: readonly Facts[];
  readonly #standing: (Standing | undefined)[];
  readonly #stood: Standing[][] = [];
  readonly #obstacles: ({ readonly pose: Pose; readonly kind: string; readonly shape: Polygon } | undefined)[];
  #filed: Filed;
  protected table: XWingCards;

  constructor(state: XWingState, emit: Emit<XWingEvent>, printed: Printed<CardBook, XWingRules>, like?: XWing) {
    super(state, emit, printed);
    const { book } = printed;
    if (like !== undefined && like.book === book && isFiled(state, like.#filed)) {
      this.playArea = like.playArea;
      this.#facts = like.#facts;
      this.#standing = [...like.#standing];
      this.#obstacles = [...like.#obstacles];
      this.#filed = like.#filed;
      this.table = cardTable(like.#filed.index, state, book);
      return;
    }
    const { width, depth } = state.rules;
    this.playArea = rectangle({ x: width / 2, y: depth / 2, hx: 0, hy: 1 }, width / 2, depth / 2);
    this.#facts = state.ships.map(factsOf);
    this.#standing = [];
    this.#obstacles = [];
    this.#filed = filed(state, book);
    this.table = cardTable(this.#filed.index, state, book);
  }

  /** Files the cards anew: one has come into the match. */
  refit(): void {
    this.#facts = this.state.ships.map(factsOf);
    this.#filed = filed(this.state, this.book);
    this.table = cardTable(this.#filed.index, this.state, this.book);
  }

  ship(id: number): Ship {
    return this.state.ships[id]!;
  }
  facts(ship: Ship): Facts {
    return this.#facts[ship.id]!;
  }
  upgrade(equipped: Equipped): Upgrade {
    return upgradeOf(equipped);
  }

  /** The outlines of a ship where it stands. */
  standing(ship: Ship): Standing {
    const known = this.#standing[ship.id];
    const { pose } = ship;
    if (known !== undefined && known.pose === pose) return known;
    if (pose === null) throw new Error(`ship ${ship.id} is not on the table`);
    return this.#stand(ship.id, pose);
  }

  #stand(ship: number, pose: Pose): Standing {
    const places = this.#stood[ship];
    let standing = places?.find((one) => one.pose === pose);
    if (standing === undefined) {
      standing = new Standing(pose, this.#facts[ship]!.half);
      if (places === undefined) this.#stood[ship] = [standing];
      else {
        if (places.length === REMEMBERED) places.shift();
        places.push(standing);
      }
    }
    this.#standing[ship] = standing;
    return standing;
  }

  obstacleShape(index: number): Polygon {
    const { kind, pose, outline } = this.state.obstacles[index]!;
    const known = this.#obstacles[index];
    // obstacles may go, and then others move up; none of them ever gets another outline
    if (known?.pose === pose && known.kind === kind) return known.shape;
    const shape = outline ? placed(polygonOf(outline), pose) : obstacleOutline(kind, pose);
    this.#obstacles[index] = { pose, kind, shape };
    return shape;
  }

  protected belonging(event: XWingEvent): XWingEvent {
    const { attacks, active } = this.state;
    const attack = attacks.at(-1)?.id;
    return { ...(attack !== undefined && { attack }), ...(active !== null && { active }), ...event };
  }
}

function factsOf(ship: Ship): Facts {
  const type = data.ship(ship.type);
  const half = type.size === 'small' ? SMALL_BASE : LARGE_BASE;
  const hasAdditions = ship.upgrades.some((equipped) => {
    const { grants, sides } = upgradeOf(equipped);
    return grants?.stats !== undefined || sides?.some((side) => side.grants?.stats !== undefined) === true;
  });
  return { type, pilot: data.pilot(ship.faction, ship.type, ship.pilot), half, hasAdditions };
}

const upgrades = new Map<string, Map<string, Upgrade>>();
/** Asked for all the time, so it is found without putting a name together. */
function upgradeOf({ slot, id }: Equipped): Upgrade {
  const known = upgrades.get(slot)?.get(id);
  if (known !== undefined) return known;
  const card = data.upgrade(slot, id);
  if (!upgrades.has(slot)) upgrades.set(slot, new Map());
  upgrades.get(slot)!.set(id, card);
  return card;
}

const polygonOf = (outline: Outline): Polygon => polygon(outline.map(([x, y]) => ({ x, y })));

const outlines = new Map<string, Polygon>();
/** An outline in its own frame is prepared once for each kind of obstacle and then only moved about. */
function localOutline(kind: string): Polygon {
  let outline = outlines.get(kind);
  if (outline === undefined) {
    outline = polygonOf(data.obstacle(kind).outline);
    outlines.set(kind, outline);
  }
  return outline;
}

export const obstacleOutline = (kind: string, pose: Pose): Polygon => placed(localOutline(kind), pose);
