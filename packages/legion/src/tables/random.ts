import { below, chance, type Rng } from '@holotisch/engine';
import { cosDegrees, distance, pose, sinDegrees } from '@holotisch/table';
import {
  rectangle,
  type StandingTerrain,
  standingTerrain,
  TERRAIN,
  type Terrain,
  type TerrainKind,
} from '../geometry/terrain.ts';

/**
 * A table by a seed that is fair to both sides: for every piece there is another at the place that a half turn of the table
 * brings it to. About a quarter is covered, kinds are mixed, the rim stays free, and vehicles find a way through.
 */
export interface Field {
  readonly width: number;
  readonly depth: number;
}
/** Nothing stands so near to an edge. */
export const RIM = 76;
/** The widest base goes between two pieces that it cannot cross; anybody else between all others. */
const WIDE = 110;
const NARROW = 50;
/** Share of the table that large pieces are to cover, and when it is enough. */
const COVERED = 0.22;
const TRIES = 60;

type Size = readonly [least: number, most: number];
interface Recipe {
  readonly kind: TerrainKind;
  readonly width: Size;
  readonly depth: Size;
  readonly height?: Size;
  /** Woods and the like have no straight sides. */
  readonly round?: true;
}
/** Large pieces; what hides most comes first, so that no table is a shooting range. */
const LARGE: readonly Recipe[] = [
  { kind: 'building', width: [150, 220], depth: [110, 160], height: [90, 150] },
  { kind: 'light-woods', width: [200, 300], depth: [160, 230], round: true },
  { kind: 'building', width: [110, 160], depth: [90, 120], height: [70, 120] },
  { kind: 'ruins', width: [170, 240], depth: [130, 190] },
  { kind: 'hill', width: [190, 270], depth: [140, 200], height: [25, 45], round: true },
  { kind: 'crater', width: [110, 160], depth: [100, 140], round: true },
  { kind: 'dense-woods', width: [130, 190], depth: [110, 160], round: true },
  { kind: 'tall-grass', width: [180, 260], depth: [120, 180], round: true },
];
const SMALL: readonly Recipe[] = [
  { kind: 'barricade', width: [70, 70], depth: [27, 27] },
  { kind: 'low-stone-wall', width: [110, 160], depth: [16, 16] },
  { kind: 'sandbags', width: [90, 120], depth: [20, 20] },
  { kind: 'barricade', width: [70, 70], depth: [27, 27] },
];
const SMALL_PAIRS = 5;

const between = (rng: Rng, [least, most]: Size): number => least + rng.below(Math.round(most - least) + 1);

function outlineOf(rng: Rng, { width, depth, round }: Recipe): Terrain['outline'] {
  const [w, d] = [between(rng, width) / 2, between(rng, depth) / 2];
  if (!round) return rectangle(2 * w, 2 * d);
  return Array.from({ length: 10 }, (_, i) => {
    const share = 0.85 + rng.below(16) / 100;
    return [w * share * cosDegrees(36 * i), d * share * sinDegrees(36 * i)] as const;
  });
}

/** The same piece where a half turn of the table brings it. */
export const turnedAbout = (piece: Terrain, { width, depth }: Field): Terrain => {
  const { x, y, hx, hy } = piece.pose;
  return { ...piece, pose: { x: width - x, y: depth - y, hx: -hx, hy: -hy } };
};

const isWall = ({ kind }: Terrain): boolean => TERRAIN[kind].footing.ground === 'impassable';
const areaOf = ({ outline }: Terrain): number => {
  let sum = 0;
  for (const [i, [x, y]] of outline.entries()) {
    const [u, v] = outline[(i + 1) % outline.length]!;
    sum += x * v - u * y;
  }
  return Math.abs(sum) / 2;
};

/** Inside the rim, and far enough from all others. */
const isFree = (one: StandingTerrain, others: readonly StandingTerrain[], { width, depth }: Field): boolean =>
  one.shape.points.every(({ x, y }) => x >= RIM && y >= RIM && x <= width - RIM && y <= depth - RIM) &&
  others.every((other) => areApart(one, other, isWall(one.piece) || isWall(other.piece) ? WIDE : NARROW));
/** Mostly the circles about them tell. */
function areApart({ shape: a }: StandingTerrain, { shape: b }: StandingTerrain, gap: number): boolean {
  const reach = gap + a.radius + b.radius + 1;
  const [dx, dy] = [a.cx - b.cx, a.cy - b.cy];
  return dx * dx + dy * dy > reach * reach || distance(a, b) >= gap;
}

/** A piece and its twin, if there is room for both. */
function placePair(
  rng: Rng,
  recipe: Recipe,
  placed: readonly StandingTerrain[],
  field: Field,
): readonly StandingTerrain[] {
  const outline = outlineOf(rng, recipe);
  const height = recipe.height ? between(rng, recipe.height) : TERRAIN[recipe.kind].height;
  for (let i = 0; i < TRIES; i++) {
    const at = pose(rng.below(Math.floor(field.width)), rng.below(Math.floor(field.depth)), 15 * rng.below(24));
    const piece: Terrain = { kind: recipe.kind, outline, pose: at, height };
    const one = standingTerrain(piece);
    if (!isFree(one, placed, field)) continue;
    const twin = standingTerrain(turnedAbout(piece, field));
    if (isFree(one, [twin], field) && isFree(twin, placed, field)) return [one, twin];
  }
  return [];
}

export function randomTable(seed: string, field: Field): Terrain[] {
  const own = chance(`${seed}/table`);
  const rng: Rng = { below: (n) => below(own, n) };
  const placed: StandingTerrain[] = [];
  const wanted = COVERED * field.width * field.depth;
  const covered = () => placed.reduce((sum, { piece }) => sum + areaOf(piece), 0);
  const first = rng.below(2);
  for (let i = 0; i < 3 * LARGE.length && covered() < wanted; i++)
    placed.push(...placePair(rng, LARGE[(first + i) % LARGE.length]!, placed, field));
  for (let i = 0; i < SMALL_PAIRS; i++) placed.push(...placePair(rng, SMALL[i % SMALL.length]!, placed, field));
  return placed.map(({ piece }) => piece);
}
