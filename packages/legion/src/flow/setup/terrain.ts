import { below, type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import { contains, distance, poseOfSpot, readSpot, type Spot, sampleSpot, TOLERANCE, WHETHER } from '@holotisch/table';
import { gap, overlapping } from '../../geometry/base.ts';
import { isAt, isBeyond, SEGMENT } from '../../geometry/range.ts';
import { type StandingTerrain, standingTerrain, type Terrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { TerrainPlaceData } from '../../payloads.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, leaderOf, onTable, otherSide, refuse, seatsOf, standingMinis, unitsInPlay } from '../../values.ts';
import { askIn, choose } from '../choose.ts';
import { shapeOf } from '../objectives/markers.ts';

/** Step 3 where the players do not agree: they place the terrain in turn. LE-KOMPETITIVE-GELAENDEPLATZ-01..06 */

/** Whose army is cheaper: that side begins, or a coin decides. LE-KOMPETITIVE-GELAENDEPLATZ-03, LE-SPIELAUFBAU-07, -09 */
export function cheaperSide({ state }: Legion): { readonly side: Side; readonly even: boolean } {
  const cost = (side: Side) => seatsOf(state, side).reduce((sum, seat) => sum + state.points[seat]!, 0);
  const even = cost(0) === cost(1);
  return { side: even ? (below(state.chance, 2) as Side) : cost(0) < cost(1) ? 0 : 1, even };
}

/** One piece after the other until none is left; then the colours. LE-KOMPETITIVE-GELAENDEPLATZ-06 */
export function* placeTerrain(g: Legion): Flow {
  const { state } = g;
  if (state.supply.length === 0) {
    state.phase = 'sides';
    state.stage = 0;
    return;
  }
  if (state.stage === 0) {
    state.turnOf = cheaperSide(g).side;
    state.stage = 1;
  }
  const seat = captainOf(state, state.turnOf);
  const id = yield* choose({
    seat,
    kind: 'terrain-order',
    about: {},
    clauses: ['LE-KOMPETITIVE-GELAENDEPLATZ-03'],
    prompt: say('le.ask.terrain-order', { left: state.supply.length }),
    options: state.supply.map(({ kind }, terrain) => ({
      id: String(terrain),
      label: say('le.terrainPiece', { terrain: kind, n: terrain + 1 }),
      about: { terrain },
    })),
  });
  const piece = Number(id);
  const apart = [APART, 0].find((range) => roomFor(g, piece, range));
  if (apart === undefined) {
    const [left] = state.supply.splice(piece, 1);
    const why = say('le.noTerrainRoom', { terrain: left!.kind });
    return g.emit({ type: 'note', why, clauses: ['LE-KOMPETITIVE-GELAENDEPLATZ-05'] });
  }
  const data: TerrainPlaceData = { piece, apart };
  const spot = yield* askIn(terrainPlace as Region<never, TerrainPlaceData, Spot>, {
    seat,
    kind: 'terrain-place',
    region: { ...data, name: 'terrain-place' },
    about: { terrain: piece },
    prompt: say('le.ask.terrain-place', { terrain: state.supply[piece]!.kind }),
    clauses: ['LE-KOMPETITIVE-GELAENDEPLATZ-04', 'LE-KOMPETITIVE-GELAENDEPLATZ-05'],
  });
  const placed = { ...state.supply[piece]!, pose: poseOfSpot(spot) };
  state.supply.splice(piece, 1);
  state.terrain.push(placed);
  g.emit({ type: 'terrain', seat, piece: state.terrain.length - 1, terrain: placed });
  state.turnOf = otherSide(state.turnOf);
}
/** LE-KOMPETITIVE-GELAENDEPLATZ-04: beyond this range of all others. */
const APART = 1;

export const terrainPlace: Region<Legion, TerrainPlaceData, Spot> = {
  name: 'terrain-place',
  read: readSpot,
  check: (g, data, spot) =>
    refusePlace(g, pieceOf(g, data), spot, data.apart, data.moved?.terrain) ?? refuseInPlay(g, data, spot),
  sample: (g, data, rng) => {
    const legal = (spot: Spot) => terrainPlace.check(g, data, spot) === undefined;
    return sampleSpot(rng, areaOf(g, data), HEADINGS, legal, STEP);
  },
};
const pieceOf = ({ state }: Legion, { piece, moved }: TerrainPlaceData): Terrain =>
  moved ? state.terrain[moved.terrain]! : state.supply[piece]!;
/** Where it is worth looking. */
function areaOf(g: Legion, { near, moved }: TerrainPlaceData) {
  const about = near ? leaderOf(g, g.unit(near.unit)).pose : moved && g.state.terrain[moved.terrain]!.pose;
  if (!about) return wholeTable(g);
  const reach = 2 * SEGMENT;
  return { x: [about.x - reach, about.x + reach] as const, y: [about.y - reach, about.y + reach] as const };
}
/** What cards say of pieces that they place or move. R-LE-87 */
function refuseInPlay(g: Legion, data: TerrainPlaceData, spot: Spot): Refusal | undefined {
  const { near, moved } = data;
  if (!near && !moved) return undefined;
  const terrain = pieceOf(g, data);
  const { shape } = standingTerrain({ ...terrain, pose: poseOfSpot(spot) });
  const bases = unitsInPlay(g.state).flatMap((unit) => onTable(unit).map((mini) => g.mini(unit, mini).base));
  if (bases.some((base) => overlapping(base, [shape])) || g.state.markers.some((m) => gap([shapeOf(m)], [shape]) <= 0))
    return refuse(['LE-FAEHIGKEITEN-03'], say('le.no.terrainOccupied'));
  const from = near ? standingMinis(g, g.unit(near.unit)).map(({ base }) => base) : [[standingTerrain(terrain).shape]];
  const measured = Math.min(...from.map((base) => gap(base, [shape])));
  const allowed = (near ?? moved)!.range;
  return isAt(measured, allowed)
    ? undefined
    : refuse(['LE-FAEHIGKEITEN-03'], say('le.no.terrainFar', { range: allowed }), {
        measured,
        allowed: allowed * SEGMENT,
      });
}
const HEADINGS = [0, 45, 90, 135];
/** Millimetres between two places that are tried. */
const STEP = 30;
const wholeTable = ({ state: { rules } }: Legion) => ({ x: [0, rules.width] as const, y: [0, rules.depth] as const });

/** Whether there is any such place. */
function roomFor(g: Legion, piece: number, apart: number): boolean {
  return terrainPlace.sample(g, { piece, apart }, WHETHER) !== undefined;
}

/** Wholly on the battlefield, beyond the range of all others; or at least touching none of them. */
function refusePlace(g: Legion, terrain: Terrain, spot: Spot, apart: number, moved?: number): Refusal | undefined {
  const piece = standingTerrain({ ...terrain, pose: poseOfSpot(spot) });
  if (!contains(g.battlefield, piece.shape))
    return refuse(['LE-KOMPETITIVE-GELAENDEPLATZ-05'], say('le.no.terrainOff', { terrain: terrain.kind }));
  for (const [at, other] of g.terrain.entries()) {
    if (at === moved) continue;
    const mm = apartFrom(piece, other, apart * SEGMENT);
    if (apart > 0 ? isBeyond(mm, apart) : mm > TOLERANCE) continue;
    const clause = apart > 0 ? 'LE-KOMPETITIVE-GELAENDEPLATZ-04' : 'LE-KOMPETITIVE-GELAENDEPLATZ-05';
    const [measured, allowed] = [Math.round(mm * 100) / 100, apart * SEGMENT];
    return refuse([clause], say(apart > 0 ? 'le.no.terrainNear' : 'le.no.terrainTouches', { measured, allowed }), {
      measured,
      allowed,
    });
  }
  return undefined;
}
/** How far two pieces are apart; of those that are further than asked for the circles about them are enough. */
function apartFrom({ shape: a }: StandingTerrain, { shape: b }: StandingTerrain, enough: number): number {
  const [dx, dy] = [a.cx - b.cx, a.cy - b.cy];
  const least = Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius;
  return least > enough + 1 ? least : distance(a, b);
}

/** A card puts another piece on the battlefield, if there is room. */
export function* addTerrain(g: Legion, unit: Unit, terrain: Terrain, card: string): Flow {
  const { state } = g;
  const data: TerrainPlaceData = { piece: state.supply.push(terrain) - 1, apart: 0, near: { unit: unit.id, range: 1 } };
  const spot = yield* placeByCard(g, unit, data, card);
  state.supply.pop();
  if (!spot) return;
  const placed = { ...terrain, pose: poseOfSpot(spot) };
  state.terrain.push(placed);
  g.emit({ type: 'terrain', seat: unit.seat, piece: state.terrain.length - 1, terrain: placed });
}
/** A card moves a piece of the battlefield. */
export function* moveTerrain(g: Legion, unit: Unit, piece: number, card: string): Flow {
  const spot = yield* placeByCard(g, unit, { piece: 0, apart: 0, moved: { terrain: piece, range: 1 } }, card);
  if (!spot) return;
  const terrain = { ...g.state.terrain[piece]!, pose: poseOfSpot(spot) };
  g.state.terrain[piece] = terrain;
  g.emit({ type: 'terrain', seat: unit.seat, piece, terrain });
}
function* placeByCard(g: Legion, unit: Unit, data: TerrainPlaceData, card: string): Flow<Spot | undefined> {
  if (terrainPlace.sample(g, data, WHETHER) === undefined) return undefined;
  return yield* askIn(terrainPlace as Region<never, TerrainPlaceData, Spot>, {
    seat: unit.seat,
    kind: 'terrain-place',
    region: { ...data, name: 'terrain-place' },
    about: { terrain: data.moved?.terrain ?? data.piece },
    prompt: say('le.ask.card-place', { card }),
    clauses: ['LE-FAEHIGKEITEN-03'],
  });
}
