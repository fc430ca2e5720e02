import { containsPoint, type Shape } from '@holotisch/table';
import { CONTACT, cylinder, within } from '../../geometry/base.ts';
import { centreLineCrosses, look, type Screen, type Sight, seesAnyOf, standsAt } from '../../geometry/sight.ts';
import { type Cover, type Covered, coverFor } from '../../geometry/terrain.ts';
import type { Legion, StandingMini } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import {
  isEmplacement,
  isGroundToOthers,
  isRepulsor,
  isVehicle,
  leaderOf,
  marks,
  moverOf,
  onTable,
} from '../../values.ts';
import { shapeOf } from '../objectives/token-shapes.ts';

/** Who sees whom, and what gives cover. */

/** Wheels and tracks give heavy cover, legs light. R-LE-11 */
const TRACKED: readonly string[] = ['tx-225-gavw-occupier-combat-assault-tank', 'nr-n99-persuader-class-tank-droid'];

/**
 * All that may stand between two units: terrain with a height, vehicles, and emplacement troopers, who hide nobody but give
 * cover. Of the two units themselves only other miniatures than the two that look at each other. LE-SICHTLINIE-05, LE-DECKUNG-22
 */
export function screensBetween(g: Legion): readonly Screen[] {
  const of: object[] = [g.terrain];
  for (const unit of g.state.units) if (standsInTheWay(g, unit)) of.push(g.standing(unit));
  return g.sightings.screens(of, () => screensOf(g));
}
const standsInTheWay = (g: Legion, unit: Unit): boolean =>
  unit.status === 'play' && (isVehicle(g, unit) || isEmplacement(g, unit));
function screensOf(g: Legion): readonly Screen[] {
  const out: Screen[] = [];
  for (const [at, piece] of g.terrain.entries())
    if (piece.traits.shape !== 'depression' && piece.solid.high > 0) out.push(g.rules.terrainScreen(piece, at));
  for (const unit of g.state.units)
    if (standsInTheWay(g, unit))
      for (const { solids } of g.standing(unit).minis)
        for (const solid of solids)
          out.push({ shape: solid.base, solid, opaque: g.rules.hidesOthers(g, unit), unit: unit.id });
  return out;
}

/** Whether a miniature of one unit sees one of another (by their places in the units), as they stand now. */
export function looking(
  g: Legion,
  from: Unit,
  to: Unit,
  screens: readonly Screen[],
): (mini: number, other: number) => boolean {
  const pair = g.pair(from, to);
  const look = (mini: number, other: number): boolean => g.rules.sees(g.mini(from, mini), g.mini(to, other), screens);
  return (mini, other) => pair.sees(mini, other, screens, look);
}

/** LE-SICHTLINIE-09: neither of the two hides itself. */
const without = (screens: readonly Screen[], ...minis: readonly StandingMini[]): readonly Screen[] =>
  screens.some(({ unit }) => unit !== undefined)
    ? screens.filter(({ unit, solid }) => unit === undefined || !minis.some(({ solids }) => solids.includes(solid)))
    : screens;

/** What one miniature sees of another. */
export function sightOf(
  from: StandingMini,
  to: StandingMini,
  screens: readonly Screen[],
): Sight & { readonly screens: readonly Screen[] } {
  const between = without(screens, from, to);
  return { ...look(from, to, between), screens: between };
}
/** 1.2: from the highest point of the one that looks. LE-SICHTLINIE-01, -02 */
export const seesFromTop = seesAnyOf;
/** LE-SICHTLINIE-05, LE-FAHRZEUGE-20: vehicles of both kinds. */
export const hidesOthers = (g: Legion, unit: Unit): boolean => isVehicle(g, unit);

/** Whether any miniature of one unit sees any of another. LE-BEREITSCHAFT-04 */
export function unitSees(g: Legion, from: Unit, to: Unit, screens = screensBetween(g)): boolean {
  if (from === to) return true;
  const sees = looking(g, from, to, screens);
  return onTable(from).some((a) => onTable(to).some((b) => sees(a, b)));
}

/** A miniature of the defender that is obscured, how well, and by what. */
export interface Obscured {
  readonly mini: number;
  readonly grade: Cover;
  readonly by: readonly Screen[];
}

const covered = (g: Legion, unit: Unit): Covered => ({ mover: moverOf(g, unit), height: g.card(unit).height });

/** What a screen gives this defender. LE-DECKUNG-26..28, LE-BARRIKADEN-02..05 */
export function gradeOf(g: Legion, { terrain, unit }: Screen, defender: Unit): Cover {
  if (terrain !== undefined) {
    return coverFor(g.terrain[terrain]!, covered(g, defender));
  }
  if (unit === undefined) return cartCover(g, defender);
  const other = g.unit(unit);
  if (isEmplacement(g, other)) return 1;
  return isGroundToOthers(g, other) ? (TRACKED.includes(other.card) ? 2 : 1) : 0;
}

/**
 * One miniature as the attacking leader sees it: a piece obscures it if it hides any part of it and the line between the
 * middles of the bases crosses that same piece; not one that the leader stands at, unless nothing is seen at all.
 * LE-DECKUNG-17..24, R-LE-12
 */
export function obscuring(
  g: Legion,
  eye: StandingMini,
  defender: Unit,
  mini: number,
  screens: readonly Screen[],
): Obscured {
  const target = g.mini(defender, mini);
  const between = without(withCarts(g, screens), eye, target);
  const { sees: visible, hiding } = look(eye, isRepulsor(g, defender) ? hullOf(target) : target, between);
  const by: Screen[] = [];
  let grade: Cover = visible ? 0 : 2; // R-LE-12
  for (const at of hiding) {
    const screen = between[at]!;
    const given = gradeOf(g, screen, defender);
    if (given === 0 || !centreLineCrosses(eye, target, screen.shape)) continue;
    if (visible && standsAt(eye, screen.shape, CONTACT)) continue; // LE-DECKUNG-21, -22
    by.push(screen);
    if (given > grade) grade = given;
  }
  const hole = inDepression(g, defender, target);
  return { mini, grade: hole > grade ? hole : grade, by };
}

/** Bomb carts are low enough to be seen over; troopers crouch behind them, but no creature. R-LE-109 */
const CART_HEIGHT = 28;
const cartCover = (g: Legion, defender: Unit): Cover =>
  isVehicle(g, defender) || g.card(defender).type === 'creature-trooper' ? 0 : 2;
/** What lies on the battlefield and is seen over. */
export function markerScreen(marker: Marker, height: number): Screen {
  const shape = shapeOf(marker);
  return { shape, solid: cylinder(shape, 0, height), opaque: false, marker: marker.id };
}
function withCarts({ state }: Legion, screens: readonly Screen[]): readonly Screen[] {
  const carts = state.markers.filter(({ kind }) => kind === 'cart');
  if (carts.length === 0) return screens;
  return [...screens, ...carts.map((cart) => markerScreen(cart, CART_HEIGHT))];
}

/** The rod on which a repulsor vehicle stands, and its base, are no part of it here: its hull is the upper half. LE-DECKUNG-23, R-LE-90 */
const hullOf = (mini: StandingMini): StandingMini => ({
  ...mini,
  solids: mini.solids.map((solid) => ({ ...solid, low: (solid.low + solid.high) / 2 })),
});

/** LE-GRUBEN-UND-GRAEBEN-02..05, R-LE-10: whoever stands completely inside and is covered by it at all. */
export function inDepression(g: Legion, defender: Unit, { base }: StandingMini): Cover {
  let best: Cover = 0;
  for (const piece of g.terrain) {
    if (piece.traits.shape !== 'depression' || !within(piece.shape, base)) continue;
    const grade = coverFor(piece, covered(g, defender));
    if (grade > best) best = grade;
  }
  return best;
}

/** How a defender is covered against a leader's eyes. LE-DECKUNG-16, LE-DECKUNG-25..30 */
export interface CoverSeen {
  readonly grade: Cover;
  readonly obscured: readonly Obscured[];
  readonly of: number;
}
export function coverSeen(g: Legion, attacker: Unit, defender: Unit): CoverSeen {
  return coverFrom(g, leaderOf(g, attacker), defender);
}
export function coverFrom(g: Legion, eye: StandingMini, defender: Unit, screens = screensBetween(g)): CoverSeen {
  const minis = marks(g, defender);
  const all = minis.map((mini) => g.rules.obscuring(g, eye, defender, mini, screens));
  const obscured = all.filter(({ grade }) => grade > 0);
  return { grade: g.rules.gradeOfCover(obscured, minis.length), obscured, of: minis.length };
}

/** LE-DECKUNG-25, LE-DECKUNG-29: half of them; heavy, unless strictly more are behind light cover. */
export function gradeOfCover(obscured: readonly Obscured[], minis: number): Cover {
  if (obscured.length * 2 < minis || obscured.length === 0) return 0;
  const heavy = obscured.filter(({ grade }) => grade === 2).length;
  return heavy * 2 >= obscured.length ? 2 : 1;
}

/** Whether a point of the table lies in a shape, border included. */
export const holds = (shape: Shape, x: number, y: number): boolean => containsPoint(shape, { x, y });
