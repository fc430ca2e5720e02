import type { ClauseId } from '@holotisch/rules';
import { cosDegrees, distance, sightLine, sinDegrees } from '@holotisch/table';
import { CONTACT, within } from '../../geometry/base.ts';
import { HALF, isBeyond } from '../../geometry/range.ts';
import {
  eyeOf,
  liesNear,
  passes,
  reachOf,
  type Screen,
  standsAt,
  terrainScreen as terrainScreen12,
} from '../../geometry/sight.ts';
import type { Cover, StandingTerrain } from '../../geometry/terrain.ts';
import { coverFor } from '../../geometry/terrain.ts';
import type { Legion, StandingMini } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isGroundToOthers, isVehicle } from '../../values.ts';
import { inDepression, markerScreen, type Obscured, seesFromTop, sightOf } from '../attack/sight.ts';

/** Sight and cover of 2.6. L2-SICHTLINIE-01..03, L2-VERDECKT-01 */

/** What says that a miniature is not seen, and that it is obscured. */
export const CLAUSES: { readonly blocked: readonly ClauseId[]; readonly obscured: readonly ClauseId[] } = {
  blocked: ['L2-SICHTLINIE-02', 'L2-SICHTLINIE-03'],
  obscured: ['L2-VERDECKT-01'],
};

/** Area terrain blocks with its whole volume. R-L2-23 */
export const terrainScreen = (piece: StandingTerrain, at: number): Screen => ({
  ...terrainScreen12(piece, at),
  opaque: piece.traits.blocks || (piece.traits.shape === 'area' && piece.solid.high > 0),
});
/** Ground vehicles hide what is behind them; repulsor vehicles do not, unless they hover like one. R-L2-23 */
export const hidesOthers = (g: Legion, unit: Unit): boolean => isGroundToOthers(g, unit);

/**
 * Any point of one cylinder sees any point of the other: looked from the middle of its top, and from its rim to both sides of
 * the way. Everything in the way stands on the ground, so nothing is seen from lower down that is hidden from the top. Area
 * terrain does not hide who stands within it. L2-SICHTLINIE-02, R-L2-23
 */
export function sees(from: StandingMini, to: StandingMini, screens: readonly Screen[]): boolean {
  const open = screens.filter(
    (screen) =>
      isBetween(from, to, screen) &&
      (screen.terrain === undefined || !(within(screen.shape, from.base) || within(screen.shape, to.base))),
  );
  if (open.length === 0 || seesFromTop(from, to, open)) return true;
  const solids = open
    .filter(
      ({ opaque, unit, solid }) =>
        opaque && !(unit !== undefined && (from.solids.includes(solid) || to.solids.includes(solid))),
    )
    .map(({ solid }) => solid);
  const head = eyeOf(to);
  return eyes(from, to).some(
    (eye) =>
      solids.every((solid) => passes(eye, head, solid)) ||
      to.solids.some((target) => sightLine(eye, target, solids).result !== 'blocked'),
  );
}
const RIM = [90, -90, 45, -45] as const;
function eyes({ pose, base, ground, height }: StandingMini, to: StandingMini): { x: number; y: number; z: number }[] {
  const radius = base[0]!.radius - 0.01;
  const [dx, dy] = [to.pose.x - pose.x, to.pose.y - pose.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return RIM.map((degrees) => {
    const [c, n] = [cosDegrees(degrees), sinDegrees(degrees)];
    const [ux, uy] = [(dx * c - dy * n) / length, (dx * n + dy * c) / length];
    return { x: pose.x + radius * ux, y: pose.y + radius * uy, z: ground + height };
  });
}
/** A quick no for what lies aside of both bases and the way between them. */
const isBetween = (from: StandingMini, to: StandingMini, { shape }: Screen): boolean =>
  liesNear(shape, from.pose, to.pose, Math.max(reachOf(from), reachOf(to)));

/**
 * Fully hidden, or partly hidden by terrain within half a segment of the miniature that the attacking leader does not stand at;
 * always within area terrain. Vehicles never. L2-VERDECKT-01, R-L2-14, R-L2-32
 */
export function obscuring(
  g: Legion,
  eye: StandingMini,
  defender: Unit,
  mini: number,
  screens: readonly Screen[],
): Obscured {
  if (isVehicle(g, defender)) return { mini, grade: 0, by: [] };
  const target = g.mini(defender, mini);
  const { hiding, screens: between } = sightOf(eye, target, [...screens, ...pointsOfInterest(g)]);
  const by: Screen[] = [];
  let grade: Cover = sees(eye, target, screens) ? 0 : 2;
  const give = (screen: Screen, given: Cover) => {
    if (given === 0) return;
    by.push(screen);
    if (given > grade) grade = given;
  };
  for (const at of hiding) {
    const screen = between[at]!;
    if (target.base.every((shape) => isBeyond(distance(shape, screen.shape), 0.5))) continue;
    if (screen.terrain !== undefined && !sheltersThem(g, defender, screen.terrain)) continue;
    if (standsAt(eye, screen.shape, CONTACT)) continue;
    give(screen, gradeOf(g, screen));
  }
  for (const [at, piece] of g.terrain.entries())
    if (piece.traits.shape === 'area' && within(piece.shape, target.base))
      give(terrainScreen(piece, at), coverFor(piece, TROOPER));
  const hole = inDepression(g, defender, target);
  return { mini, grade: hole > grade ? hole : grade, by };
}
/** Only troopers are ever obscured, and no half is asked for. */
const TROOPER = { mover: 'trooper', height: 0 } as const;
/** A ground vehicle gives heavy cover, and a point of interest too. R-L2-32 */
const gradeOf = (g: Legion, { terrain, unit }: Screen): Cover => {
  if (terrain !== undefined) return coverFor(g.terrain[terrain]!, TROOPER);
  return unit === undefined || isGroundToOthers(g, g.unit(unit)) ? 2 : 0;
};
/** Barricades are of no use to creatures. */
const sheltersThem = (g: Legion, unit: Unit, terrain: number): boolean =>
  g.terrain[terrain]!.piece.kind !== 'barricade' || g.card(unit).type !== 'creature-trooper';
/** Half a segment high; sight passes them. */
const pointsOfInterest = (g: Legion): readonly Screen[] =>
  g.state.markers.flatMap((marker) => (marker.kind === 'poi' ? [markerScreen(marker, HALF)] : []));

/** L2-ANGRIFF-IM-DETAIL-09, -10: half of them; one behind heavy cover makes it heavy. */
export function gradeOfCover(obscured: readonly Obscured[], minis: number): Cover {
  if (obscured.length === 0 || obscured.length * 2 < minis) return 0;
  return obscured.some(({ grade }) => grade === 2) ? 2 : 1;
}
