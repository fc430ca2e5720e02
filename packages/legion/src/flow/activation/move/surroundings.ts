import { contains, distance, type Pose, type Shape, TOLERANCE } from '@holotisch/table';
import { CONTACT, type Footprint, footprint, gap, mayMeet, overlapping } from '../../../geometry/base.ts';
import { footingOf, type StandingTerrain, type Stride } from '../../../geometry/terrain.ts';
import { type Legion, levelAt } from '../../../legion.ts';
import type { Marker, Unit } from '../../../state.ts';
import {
  flightOf,
  isEmplacement,
  isEngaged,
  isFriendly,
  isGround,
  isGroundToOthers,
  isRepulsor,
  moverOf,
  stepOf,
} from '../../../values.ts';
import { shapeOf } from '../../objectives/token-shapes.ts';

/** A base on the table that is not of the unit in question. */
interface Neighbour {
  readonly unit: Unit;
  readonly mini: number;
  readonly base: Footprint;
  readonly friendly: boolean;
}

/** All that matters for where miniatures of a unit may stand and go. */
export interface Surroundings {
  readonly g: Legion;
  readonly unit: Unit;
  readonly neighbours: readonly Neighbour[];
  /** Objective and condition tokens that may not be covered; its own are laid anew when it stands. LE-BEWEGUNG-24 */
  readonly markers: readonly Marker[];
  readonly terrain: readonly StandingTerrain[];
  readonly stride: Stride;
}

/** What lies around a place; `lifted` are bases that are out of the way for now. */
export function surroundings(
  g: Legion,
  unit: Unit,
  near: { readonly x: number; readonly y: number },
  reach: number,
  {
    jump = 0,
    from = 0,
    lifted = [],
  }: {
    readonly jump?: number;
    readonly from?: number;
    readonly lifted?: readonly (readonly [unit: number, mini: number])[];
  } = {},
): Surroundings {
  const neighbours: Neighbour[] = [];
  for (const other of g.state.units) {
    if (other === unit || other.status !== 'play') continue;
    const all = g.standing(other);
    if (!isNear(all, near, reach + 150 + all.radius)) continue;
    const friendly = isFriendly(g.state, unit, other);
    for (let i = 0; i < all.at.length; i++) {
      const mini = all.at[i]!;
      const { pose, base } = all.minis[i]!;
      if (!isNear(pose, near, reach + 150)) continue;
      if (lifted.length > 0 && lifted.some(([u, m]) => u === other.id && m === mini)) continue;
      neighbours.push({ unit: other, mini, base, friendly });
    }
  }
  const markers = g.state.markers.filter(({ kind, claimed }) => claimed !== unit.id && g.rules.keepsFree(kind));
  const terrain = g.terrain.filter(({ shape }) =>
    isNear({ x: shape.cx, y: shape.cy }, near, reach + 150 + shape.radius),
  );
  const stride = { from, step: stepOf(g, unit), over: Math.max(flightOf(g, unit), jump) };
  return { g, unit, neighbours, markers, terrain, stride };
}
const isNear = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  reach: number,
): boolean => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= reach * reach;

/** Why a base may not stand somewhere; `against` are enemies with which contact is wanted. */
export type Fault = 'off' | 'overlap' | 'marker' | 'contact' | 'friend' | 'terrain' | 'level';

export interface Standing {
  /** Base contact with these enemies is wanted. */
  readonly against?: readonly number[];
  /** The level on which it has to stand; undefined: any it can. */
  readonly level?: number;
  /** Troopers that are in the way are pushed aside. */
  readonly displaces?: boolean;
}

export function faultAt(s: Surroundings, base: Footprint, at: Pose, how: Standing = {}): Fault | undefined {
  if (!isOnBattlefield(s.g, base)) return 'off';
  const terrain = terrainFault(s, base, at, how);
  if (terrain) return terrain;
  if (s.markers.some((marker) => covers(base, marker) && !isTakenAlong(s, base, marker, how))) return 'marker';
  for (const { unit, base: other, friendly } of s.neighbours) {
    const d = gap(base, other);
    if (d > CONTACT) continue;
    if (d < TOLERANCE && overlapping(base, other)) {
      if (how.displaces && isDisplaceable(s.g, s.unit, unit)) continue;
      return 'overlap';
    }
    if (friendly) return 'friend'; // LE-BASISKONTAKT-04
    if (!how.against?.includes(unit.id)) return 'contact';
  }
  return undefined;
}

const covers = (base: Footprint, marker: Marker): boolean =>
  base.some((shape) => distance(shape, shapeOf(marker)) < CONTACT / 2 - TOLERANCE);
/** What the leader has claimed who is pushed aside goes with it. */
const isTakenAlong = (s: Surroundings, base: Footprint, { claimed }: Marker, { displaces }: Standing): boolean =>
  displaces === true &&
  s.neighbours.some(
    ({ unit, mini, base: other }) =>
      unit.id === claimed && mini === unit.leader && overlapping(base, other) && isDisplaceable(s.g, s.unit, unit),
  );

/** On top of a piece wholly, on the ground beside it, never half on an edge. LE-BEWEGUNG-25, LE-BEWEGUNG-28 */
function terrainFault(
  { g, unit, terrain, stride }: Surroundings,
  base: Footprint,
  at: Pose,
  { level }: Standing,
): Fault | undefined {
  const mover = moverOf(g, unit);
  for (const piece of terrain) {
    const { traits, shape } = piece;
    if (!touchesAny(base, shape)) continue;
    if (traits.stand === 'inside' || traits.stand === 'slope') {
      if (footingOf(piece, mover, stride) === 'impassable') return 'terrain';
      continue;
    }
    if (traits.stand === 'never') return 'terrain';
    if (!base.every((s) => contains(shape, s))) return 'terrain';
    if (level === undefined && footingOf(piece, mover, stride) === 'impassable') return 'level';
  }
  if (level !== undefined && Math.abs(levelAt(terrain, at) - level) > TOLERANCE) return 'level';
  return undefined;
}
const touchesInside = (a: Shape, b: Shape): boolean =>
  mayMeet(a, b, 0) && distance(a, b) === 0 && overlapping([a], [b]);
function touchesAny(base: Footprint, b: Shape): boolean {
  for (const a of base) if (touchesInside(a, b)) return true;
  return false;
}

/** Mostly it stands well away from all edges. */
export function isOnBattlefield({ battlefield, state: { rules } }: Legion, base: Footprint): boolean {
  for (const shape of base) {
    const { cx, cy, radius } = shape;
    const edge = radius + 1;
    const isWellInside = cx > edge && cy > edge && cx < rules.width - edge && cy < rules.depth - edge;
    if (!isWellInside && !contains(battlefield, shape)) return false;
  }
  return true;
}

/** LE-VERDRAENGUNG-01..05, R-LE-25: troopers that are neither engaged nor emplaced. */
export const isDisplaceable = (g: Legion, by: Unit, other: Unit): boolean => other !== by && mayBePushed(g, other);
export const mayBePushed = (g: Legion, other: Unit): boolean =>
  g.rules.displaces && !g.card(other).type.endsWith('-vehicle') && !isEmplacement(g, other) && !isEngaged(g, other);

/**
 * What a base cannot pass on its way: terrain that is impassable for it, and bases by the kinds of both.
 * LE-TRUPPENBEWEGUNG-01, -02, LE-BODENFAHRZEUG-BEWEGUNG-01, -05..08, LE-REPULSORFAHRZEUG-BEWEGUNG-01
 */
export function blockers(s: Surroundings, from: Pose, jump = 0): readonly Shape[] {
  const { g, unit, terrain } = s;
  const mover = moverOf(g, unit);
  const stride = { ...s.stride, from: levelAt(terrain, from) };
  const out: Shape[] = [];
  for (const piece of terrain) {
    const { traits, shape } = piece;
    const level = traits.stand === 'top' || traits.stand === 'slope' ? piece.piece.height : 0;
    if (level > 0 && Math.abs(level - stride.from) <= TOLERANCE) continue; // it stands on it, or on one of the same height
    if (footingOf(piece, mover, stride) === 'impassable') out.push(shape);
  }
  for (const { unit: other, base } of s.neighbours) if (g.rules.stops(g, unit, other, jump)) out.push(...base);
  return out;
}
/** Whether bases of one unit cannot pass those of another. */
export function stops(g: Legion, unit: Unit, other: Unit, jump: number): boolean {
  if (isRepulsor(g, unit) || (isRepulsor(g, other) && !isGroundToOthers(g, other))) return false;
  if (isGroundToOthers(g, other)) return !(jump > 0 && g.card(other).height <= jump); // LE-SPRINGEN-X-07
  return isGround(g, unit) && !isDisplaceable(g, unit, other);
}

/** The piece on whose top a base stands, if leaving it would be a fall: the way must stay on it. */
export function perch({ terrain, stride: { step, over } }: Surroundings, at: Pose): StandingTerrain | undefined {
  const level = levelAt(terrain, at);
  if (level <= step || over > 0) return undefined;
  return terrain.find(
    ({ traits, piece, shape }) =>
      traits.stand === 'top' &&
      piece.height === level &&
      distance({ kind: 'circle', cx: at.x, cy: at.y, radius: 0 }, shape) === 0,
  );
}

/** The difficult ground on which something stands, or through which a way leads. LE-SCHWIERIGES-GELAENDE-GLOSSAR-02, -03 */
export function difficultUnder(
  { g, unit, terrain, stride }: Surroundings,
  swept: readonly Shape[],
): StandingTerrain | undefined {
  const mover = moverOf(g, unit);
  return terrain.find((piece) => {
    if (footingOf(piece, mover, stride) !== 'difficult') return false;
    if (piece.piece.kind === 'barricade' && !g.rules.barricadesSlow) return false;
    if (!touchesAny(swept, piece.shape)) return false;
    // LE-GRUBEN-UND-GRAEBEN-09: who moves within a trench has firm ground
    return !(piece.piece.kind === 'trench' && swept.every((s) => contains(piece.shape, s)));
  });
}
/** The same for a miniature that is put from one place to another: in a trench it must have been before. LE-GRUBEN-UND-GRAEBEN-10 */
export function difficultAt(
  s: Surroundings,
  before: Footprint | undefined,
  base: Footprint,
): StandingTerrain | undefined {
  const isIn = ({ shape }: StandingTerrain, of: Footprint) => of.every((one) => contains(shape, one));
  return (
    difficultUnder(s, base) ??
    s.terrain.find(
      (piece) =>
        piece.piece.kind === 'trench' &&
        footingOf(piece, moverOf(s.g, s.unit), s.stride) === 'difficult' &&
        isIn(piece, base) !== (before !== undefined && isIn(piece, before)),
    )
  );
}

export const baseAt = (g: Legion, unit: Unit, mini: number, at: Pose): Footprint => footprint(at, g.baseOf(unit, mini));
