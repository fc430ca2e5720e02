import { type Polygon, type Pose, placed, polygon, type Solid } from '@holotisch/table';

/** Terrain: what its pieces are by default, and where they stand. Players may agree on other traits. LE-GELAENDEARTEN-01 */

/** Grades of cover: none, light, heavy. LE-DECKUNGSART-03 */
export type Cover = 0 | 1 | 2;
/** LE-BEWEGUNGSEINSCHRAENKUNG-01 */
type Footing = 'open' | 'difficult' | 'impassable';
/** Terrain treats these kinds of units differently. LE-SCHWIERIGES-GELAENDE-GLOSSAR-09 */
export const MOVERS = ['trooper', 'ground', 'repulsor'] as const;
export type Mover = (typeof MOVERS)[number];
/** How a miniature stands on it: in it on the ground, on its top, on its slope, or nowhere. LE-BEWEGUNG-27 */
type Stand = 'inside' | 'top' | 'slope' | 'never';

interface TerrainTraits {
  /** Areas act through their zone, depressions on those within, everything else is an object. */
  readonly shape: 'area' | 'depression' | 'barricade' | 'object';
  readonly cover: Cover;
  readonly footing: Readonly<Record<Mover, Footing>>;
  readonly stand: Stand;
  /** Lines of sight do not pass. */
  readonly blocks: boolean;
  /** Usual height in millimetres. */
  readonly height: number;
}

const traits = (
  shape: TerrainTraits['shape'],
  cover: Cover,
  [trooper, ground, repulsor]: readonly [Footing, Footing, Footing],
  stand: Stand,
  blocks: boolean,
  height: number,
): TerrainTraits => ({ shape, cover, footing: { trooper, ground, repulsor }, stand, blocks, height });

const OPEN = ['open', 'open', 'open'] as const;
const ROUGH = ['difficult', 'difficult', 'difficult'] as const;
const CLOSED = ['impassable', 'impassable', 'impassable'] as const;
const FOOT = ['difficult', 'open', 'open'] as const;

/** The tables of the reference, kind by kind. */
export const TERRAIN = {
  'shallow-water': traits('area', 0, ['difficult', 'difficult', 'open'], 'inside', false, 0), // LE-FLAECHEN-GELAENDE-06
  'deep-water': traits('area', 0, ['impassable', 'impassable', 'open'], 'inside', false, 0), // LE-FLAECHEN-GELAENDE-07
  'tall-grass': traits('area', 1, OPEN, 'inside', false, 45), // LE-FLAECHEN-GELAENDE-08
  'light-woods': traits('area', 1, OPEN, 'inside', false, 140), // LE-FLAECHEN-GELAENDE-09
  ruins: traits('area', 2, ROUGH, 'inside', false, 70), // LE-FLAECHEN-GELAENDE-10
  'dense-woods': traits('area', 2, ['difficult', 'difficult', 'impassable'], 'inside', false, 150), // LE-FLAECHEN-GELAENDE-11
  crater: traits('depression', 1, FOOT, 'inside', false, 0), // LE-GRUBEN-UND-GRAEBEN-06
  trench: traits('depression', 2, FOOT, 'inside', false, 0), // LE-GRUBEN-UND-GRAEBEN-07
  pit: traits('depression', 2, ['difficult', 'difficult', 'open'], 'inside', false, 0), // LE-GRUBEN-UND-GRAEBEN-08
  fence: traits('barricade', 0, FOOT, 'never', true, 25), // LE-GELAENDE-BARRIKADEN-02
  sandbags: traits('barricade', 1, FOOT, 'never', true, 25), // LE-GELAENDE-BARRIKADEN-03
  'low-hedge': traits('barricade', 1, FOOT, 'never', true, 28), // LE-GELAENDE-BARRIKADEN-04
  'low-mud-wall': traits('barricade', 1, FOOT, 'never', true, 28), // LE-GELAENDE-BARRIKADEN-05
  'low-stone-wall': traits('barricade', 2, FOOT, 'never', true, 28), // LE-GELAENDE-BARRIKADEN-06
  barricade: traits('barricade', 2, FOOT, 'never', true, 29.5), // LE-GELAENDE-BARRIKADEN-07
  hill: traits('object', 1, OPEN, 'slope', true, 40), // LE-GROSSE-OBJEKTE-04
  'high-hedge': traits('object', 1, ['difficult', 'impassable', 'impassable'], 'never', true, 60), // LE-GROSSE-OBJEKTE-05
  'high-mud-wall': traits('object', 1, CLOSED, 'never', true, 70), // LE-GROSSE-OBJEKTE-06
  'high-stone-wall': traits('object', 2, CLOSED, 'never', true, 70), // LE-GROSSE-OBJEKTE-07
  building: traits('object', 2, CLOSED, 'top', true, 120), // LE-GROSSE-OBJEKTE-08
  wreck: traits('object', 2, CLOSED, 'never', true, 70), // a downed vehicle. R-LE-111
} as const satisfies Record<string, TerrainTraits>;
export type TerrainKind = keyof typeof TERRAIN;
export const TERRAIN_KINDS = Object.keys(TERRAIN) as readonly TerrainKind[];

/** A piece of terrain on the battlefield, with what the players have agreed for it. LE-GELAENDE-FESTLEGEN-01 */
export type Terrain = {
  readonly kind: TerrainKind;
  /** Its outline in its own frame, millimetres, counter-clockwise. */
  readonly outline: readonly (readonly [number, number])[];
  readonly pose: Pose;
  readonly height: number;
  /** One grade for whomever such a piece covers, or one for each kind of unit. LE-GELAENDE-FESTLEGEN-06 */
  readonly cover?: Cover | { readonly [M in Mover]?: Cover };
  readonly footing?: { readonly [M in Mover]?: Footing };
  /** Ladders, stairs or steps lead up: clambering is safe. LE-VERTIKALE-BEWEGUNG-14 */
  readonly ladders?: true;
};

/** A rectangle around the middle of its own frame. */
export function rectangle(width: number, depth: number): Terrain['outline'] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
}
/** The barricade of the core set. */
export const CORE_BARRICADE = {
  kind: 'barricade',
  outline: rectangle(70, 27),
  height: TERRAIN.barricade.height,
} as const satisfies Partial<Terrain>;

/** The same as it stands there, worked out once. */
export interface StandingTerrain {
  readonly piece: Terrain;
  readonly traits: TerrainTraits;
  readonly shape: Polygon;
  readonly solid: Solid;
}

const OUTLINES = new WeakMap<Terrain['outline'], Polygon>();
const outlineOf = (outline: Terrain['outline']): Polygon => {
  let known = OUTLINES.get(outline);
  if (known === undefined) {
    known = polygon(outline.map(([x, y]) => ({ x, y })));
    OUTLINES.set(outline, known);
  }
  return known;
};

export function standingTerrain(piece: Terrain): StandingTerrain {
  const shape = placed(outlineOf(piece.outline), piece.pose);
  const solid = { base: shape, low: 0, high: Math.max(piece.height, 0) };
  return { piece, traits: TERRAIN[piece.kind], shape, solid };
}

/** Whom cover is asked for: its kind, and how high its miniatures are. */
export interface Covered {
  readonly mover: Mover;
  readonly height: number;
}

/**
 * The grade that a piece gives a kind of miniature, as it is settled before the game. What the players have agreed stands. Else
 * barricades cover all troopers and no vehicles, depressions likewise, and everything else whom it can hide to the half.
 * LE-BARRIKADEN-02..05, LE-GRUBEN-UND-GRAEBEN-03, LE-GELAENDE-FESTLEGEN-02, -06, -09, R-LE-12
 */
export function coverFor({ piece, traits }: StandingTerrain, { mover, height }: Covered): Cover {
  const { cover } = piece;
  const own = typeof cover === 'object' ? cover[mover] : undefined;
  if (own !== undefined) return own;
  const forTroopers = traits.shape === 'barricade' || traits.shape === 'depression';
  if (forTroopers && mover !== 'trooper') return 0;
  if (typeof cover === 'number') return cover;
  return forTroopers || piece.height * 2 >= height ? traits.cover : 0;
}

/** How high a mover gets, in millimetres, all measured from the level it starts on. LE-HOEHE-04, LE-SPRINGEN-X-03 */
export interface Stride {
  readonly from: number;
  /** It steps over what is no higher. */
  readonly step: number;
  /** Terrain that is no higher means nothing to it: it jumps, or flies over it. LE-GELAENDE-UNPASSIERBAR-08 */
  readonly over: number;
}

/**
 * How a piece treats a mover. What the table calls impassable is judged by its height: troopers step over what is no higher than
 * they are, ground vehicles over half of that; it is difficult then. What the players have agreed stands as it is, and what
 * is higher than its kind usually is may be too high. LE-GELAENDE-UNPASSIERBAR-04, -05, LE-KLIMMEN-UND-KLETTERN-25
 */
export function footingOf({ piece, traits }: StandingTerrain, mover: Mover, { from, step, over }: Stride): Footing {
  const rise = piece.height - from;
  if (over > 0 && rise <= over) return 'open';
  const agreed = piece.footing?.[mover];
  const footing = agreed ?? traits.footing[mover];
  const onTop = traits.stand === 'top';
  if (onTop && rise === 0 && agreed === undefined) return 'open'; // a flat top, to whoever stands on one
  if (traits.stand === 'inside' || traits.stand === 'slope' || (agreed !== undefined && !onTop)) return footing;
  if (rise > step && (footing === 'impassable' || onTop || piece.height > traits.height)) return 'impassable';
  if (footing === 'impassable') return agreed === undefined ? 'difficult' : footing;
  return footing;
}
