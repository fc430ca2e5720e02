import { CardSitting, type Emit, type Printed } from '@holotisch/engine';
import { type Box, boxOf, type Circle, type Polygon, type Pose, rectangle } from '@holotisch/table';
import {
  type ArmadaCards,
  type CardPlace,
  cardIndex,
  cardTable,
  type Fitted,
  fittedIn,
  isIndexOf,
} from './cards/laid.ts';
import type { CardSource } from './cards/source.ts';
import type { CardBook, CardRules, Names } from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import type { ShipCard, ShipClass, SquadronCard } from './data/types.ts';
import type { ArmadaEvent } from './events.ts';
import type { ArmadaRules } from './flow/edition.ts';
import { StandingShip, squadronBase } from './geometry/index.ts';
import { outlineAt } from './geometry/obstacle-outline.ts';
import type { ArmadaState, Obstacle, Ship, Squadron, Unit } from './state.ts';

/**
 * The sitting of a running procedure: the state, the voice, and what is worked out once because it hardly ever changes
 * (which cards are in the match) or is kept as long as it is true (where a ship's hull zones lie).
 */
export class Armada extends CardSitting<
  Armada,
  ArmadaState,
  ArmadaEvent,
  Printed<CardBook, ArmadaRules>,
  CardRules,
  CardPlace,
  CardSource,
  Names
> {
  readonly playArea: Polygon;
  /** The same for tests of leaving it. */
  readonly area: Box;
  readonly #ships: (StandingShip | undefined)[];
  readonly #squadrons: ({ readonly pose: Pose; readonly base: Circle } | undefined)[];
  readonly #obstacles: ({ readonly pose: Pose; readonly token: string; readonly shape: Polygon } | undefined)[];
  #fitted: Fitted;
  protected table: ArmadaCards;

  constructor(state: ArmadaState, emit: Emit<ArmadaEvent>, printed: Printed<CardBook, ArmadaRules>, like?: Armada) {
    super(state, emit, printed);
    const { book } = printed;
    if (like !== undefined && like.book === book && isIndexOf(state, like.#fitted)) {
      this.playArea = like.playArea;
      this.area = like.area;
      this.#ships = [...like.#ships];
      this.#squadrons = [...like.#squadrons];
      this.#obstacles = [...like.#obstacles];
      this.#fitted = like.#fitted;
      this.table = cardTable(like.table.index, state, book);
      return;
    }
    const { width, depth } = state.rules;
    this.playArea = rectangle({ x: width / 2, y: depth / 2, hx: 0, hy: 1 }, width / 2, depth / 2);
    this.area = boxOf(this.playArea);
    this.#ships = [];
    this.#squadrons = [];
    this.#obstacles = [];
    this.#fitted = fittedIn(state);
    this.table = cardTable(cardIndex(state, book), state, book);
  }

  /** Files the cards anew: one has come into the match (the objective, a card that takes another's place). */
  refit(): void {
    this.#fitted = fittedIn(this.state);
    this.table = cardTable(cardIndex(this.state, this.book), this.state, this.book);
  }

  unit(id: number): Unit {
    return this.state.units[id]!;
  }
  ship(id: number): Ship {
    const unit = this.unit(id);
    if (unit.kind !== 'ship') throw new Error(`unit ${id} is no ship`);
    return unit;
  }
  squadron(id: number): Squadron {
    const unit = this.unit(id);
    if (unit.kind !== 'squadron') throw new Error(`unit ${id} is no squadron`);
    return unit;
  }
  card(ship: Ship): ShipCard {
    return data.shipCard(ship.card);
  }
  class(ship: Ship): ShipClass {
    return data.classOf(data.shipCard(ship.card));
  }
  squadronCard(squadron: Squadron): SquadronCard {
    return data.squadronCard(squadron.card);
  }

  /** Where a ship's base, hull zones, arcs and dials lie. */
  standing(ship: Ship): StandingShip {
    const known = this.#ships[ship.id];
    if (known !== undefined && known.pose === ship.pose) return known;
    if (ship.pose === null) throw new Error(`ship ${ship.id} is not on the table`);
    const standing = new StandingShip(this.class(ship), ship.pose);
    this.#ships[ship.id] = standing;
    return standing;
  }
  base(squadron: Squadron): Circle {
    const known = this.#squadrons[squadron.id];
    if (known !== undefined && known.pose === squadron.pose) return known.base;
    const { pose } = squadron;
    if (pose === null) throw new Error(`squadron ${squadron.id} is not on the table`);
    const base = squadronBase(pose);
    this.#squadrons[squadron.id] = { pose, base };
    return base;
  }
  outline(obstacle: Obstacle): Polygon {
    const at = this.state.obstacles.indexOf(obstacle);
    const known = this.#obstacles[at];
    if (known !== undefined && known.pose === obstacle.pose && known.token === obstacle.token) return known.shape;
    const shape = outlineAt(obstacle.token, obstacle.pose);
    if (at >= 0) this.#obstacles[at] = { pose: obstacle.pose, token: obstacle.token, shape };
    return shape;
  }

  protected belonging(event: ArmadaEvent): ArmadaEvent {
    const { attacks, flying, active } = this.state;
    const attack = attacks.at(-1)?.id;
    const acting = flying?.squadron ?? active;
    return { ...(attack !== undefined && { attack }), ...(acting !== null && { active: acting }), ...event };
  }
}
