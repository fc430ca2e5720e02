import {
  type Arc,
  type Measure,
  measureInArc,
  type Polygon,
  type Pose,
  placed,
  type Shape,
  TOLERANCE,
  type ToolBase,
  toTable,
  type Vec,
} from '@holotisch/table';
import type { ShipClass, Zone } from '../data/types.ts';
import { toolBase } from './bases.ts';
import { type ClassShapes, type LocalArc, shapesOf, type ZoneShapes } from './class-shapes.ts';

/** A firing arc on the table. */
export interface FiringArc {
  /** Between the two extended lines, without end, the lines included. AR-FEUERWINKEL-02, AR-FEUERWINKEL-03 */
  readonly sector: Arc;
  /** Of a side arc whose lines meet only across the middle line: a point of that line, and the direction to its side. */
  readonly middle?: { readonly at: Vec; readonly towards: Vec };
}

/** A ship of a class at its place: what it covers and where it may shoot. All is computed when first asked for. */
export class StandingShip {
  readonly cls: ShipClass;
  readonly pose: Pose;
  /** Of the circle about its pose that holds all of it. */
  readonly radius: number;
  readonly #local: ClassShapes;
  #token: Polygon | undefined;
  #base: readonly Polygon[] | undefined;
  #footprint: readonly Shape[] | undefined;
  #special: FiringArc | undefined;
  readonly #areas = new Map<Zone, Polygon>();
  readonly #arcs = new Map<Zone, FiringArc>();

  constructor(cls: ShipClass, pose: Pose) {
    this.cls = cls;
    this.pose = pose;
    this.#local = shapesOf(cls);
    this.radius = this.#local.radius;
  }

  get zones(): readonly Zone[] {
    return this.#local.zones;
  }

  get toolBase(): ToolBase {
    return toolBase(this.cls);
  }

  /** The card with the hull zones. */
  get token(): Polygon {
    this.#token ??= placed(this.#local.token, this.pose);
    return this.#token;
  }

  /**
   * What is measured and may not leave the table: without shield dials. A huge ship has its two bases and the card
   * between them. AR-ABMESSUNG-VON-FEUERWINKEL-11, AR-SPIELFLAECHE-04
   */
  get base(): readonly Polygon[] {
    this.#base ??= this.#local.base.map((p) => placed(p, this.pose));
    return this.#base;
  }

  /** What overlaps: the base with the frames of the shield dials. AR-UEBERSCHNEIDUNG-13 */
  get footprint(): readonly Shape[] {
    this.#footprint ??= [...this.base, ...this.zones.map((z) => this.dial(z))];
    return this.#footprint;
  }

  zone(zone: Zone): Polygon {
    const made = this.#areas.get(zone) ?? placed(this.#shapes(zone).area, this.pose);
    this.#areas.set(zone, made);
    return made;
  }

  /** The targeting point. AR-SICHTLINIE-03 */
  point(zone: Zone): Vec {
    const { x, y } = this.#shapes(zone).point;
    return toTable(this.pose, x, y);
  }

  arc(zone: Zone): FiringArc {
    const made = this.#arcs.get(zone) ?? this.#arcOf(this.#shapes(zone).arc);
    this.#arcs.set(zone, made);
    return made;
  }

  /** The narrow arc of a special battery, in the front zone. */
  get special(): FiringArc | undefined {
    if (this.#local.special !== undefined) this.#special ??= this.#arcOf(this.#local.special);
    return this.#special;
  }

  dial(zone: Zone): Polygon {
    return placed(this.#shapes(zone).dial, this.pose);
  }

  #shapes(zone: Zone): ZoneShapes {
    const shapes = this.#local.zone.get(zone);
    if (shapes === undefined) throw new RangeError(`${this.cls.id} has no hull zone '${zone}'`);
    return shapes;
  }

  #arcOf({ apex, left, right, side }: LocalArc): FiringArc {
    const turn: Pose = { x: 0, y: 0, hx: this.pose.hx, hy: this.pose.hy };
    const sector: Arc = {
      apex: toTable(this.pose, apex.x, apex.y),
      left: toTable(turn, left.x, left.y),
      right: toTable(turn, right.x, right.y),
    };
    if (side === undefined) return { sector };
    return { sector, middle: { at: { x: this.pose.x, y: this.pose.y }, towards: toTable(turn, side, 0) } };
  }
}

/** How far a point lies on an arc's own side of the middle line; endlessly far for an arc that has none. */
const onItsSide = (arc: FiringArc, p: Vec): boolean => {
  if (arc.middle === undefined) return true;
  const { at, towards } = arc.middle;
  return (p.x - at.x) * towards.x + (p.y - at.y) * towards.y >= -TOLERANCE;
};

/**
 * The shortest line from a hull zone to that part of something that lies in the arc; nothing if no part does.
 * AR-ABMESSUNG-VON-FEUERWINKEL-02, AR-ABMESSUNG-VON-FEUERWINKEL-06
 *
 * The lines of some side arcs meet only across the middle line (even beyond the other side of the base), and the sector
 * between that point and the middle line is no part of the arc. To throw away a line that ends there is exact: that part
 * narrows away from the middle line, so it lies on or beside the base, and whatever has points in it and in the arc
 * itself would have to lie on the base in between. Bases never overlap.
 */
export function measureInFiringArc(from: Shape, arc: FiringArc, target: Shape): Measure | undefined {
  const found = measureInArc(from, arc.sector, target);
  return found && onItsSide(arc, found.to) ? found : undefined;
}

/** Whether any part of something lies in an arc of the ship. AR-ABMESSUNG-VON-FEUERWINKEL-02 */
export const isInArc = (ship: StandingShip, arc: FiringArc, target: Shape): boolean =>
  measureInFiringArc(ship.token, arc, target) !== undefined;
