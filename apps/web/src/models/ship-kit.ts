import type {
  Ball,
  Bar,
  Box,
  Flat,
  Loft,
  Model,
  Part,
  Plate,
  Point,
  Side,
  Slab,
  Station,
  Stuff,
  Tube,
} from './part.ts';

/** Short words for the parts of ships, so that an entry reads as a list of what one sees. */

type Rest<P extends Part> = Partial<Omit<P, 'shape' | 'stuff'>>;

/** A hull through its stations: how far ahead, how wide, how high, and where its middle lies. */
export const hull = (stuff: Stuff, stations: readonly Station[], rest: Rest<Loft> = {}): Loft => ({
  shape: 'loft',
  stuff,
  stations,
  ...rest,
});
/** A flat wing along its edge. */
export const wing = (stuff: Stuff, thick: number, edge: readonly Point[], rest: Rest<Plate> = {}): Plate => ({
  shape: 'plate',
  stuff,
  thick,
  edge,
  ...rest,
});
/** Wings on both sides. */
export const wings = (stuff: Stuff, thick: number, edge: readonly Point[], rest: Rest<Plate> = {}): Plate =>
  wing(stuff, thick, edge, { twin: true, ...rest });
/** A strut or a barrel. */
export const rod = (stuff: Stuff, from: Point, to: Point, radius: number | Flat, rest: Rest<Bar> = {}): Bar => ({
  shape: 'bar',
  stuff,
  from,
  to,
  radius,
  sides: 6,
  ...rest,
});
export const rods = (stuff: Stuff, from: Point, to: Point, radius: number | Flat, rest: Rest<Bar> = {}): Bar =>
  rod(stuff, from, to, radius, { twin: true, ...rest });
export const block = (stuff: Stuff, size: Point, at: Point, rest: Rest<Box> = {}): Box => ({
  shape: 'box',
  stuff,
  size,
  at,
  ...rest,
});
export const blocks = (stuff: Stuff, size: Point, at: Point, rest: Rest<Box> = {}): Box =>
  block(stuff, size, at, { twin: true, ...rest });
/** A round body along y: its radius behind and ahead. */
export const drum = (stuff: Stuff, radius: number | Flat, length: number, at: Point, rest: Rest<Tube> = {}): Tube => ({
  shape: 'tube',
  stuff,
  radius,
  length,
  at,
  sides: 12,
  ...rest,
});
export const drums = (stuff: Stuff, radius: number | Flat, length: number, at: Point, rest: Rest<Tube> = {}): Tube =>
  drum(stuff, radius, length, at, { twin: true, ...rest });
export const globe = (stuff: Stuff, radius: number, at: Point, rest: Rest<Ball> = {}): Ball => ({
  shape: 'ball',
  stuff,
  radius,
  at,
  rings: 4,
  ...rest,
});
export const dome = (stuff: Stuff, radius: number, at: Point, rest: Rest<Ball> = {}): Ball =>
  globe(stuff, radius, at, { half: true, rings: 3, ...rest });
/** An outline from above, so high from `up` on. */
export const deck = (
  stuff: Stuff,
  outline: readonly Flat[],
  up: number,
  high: number,
  rest: Rest<Slab> = {},
): Slab => ({ shape: 'slab', stuff, outline, high, at: [0, 0, up], ...rest });
/** A side view (ahead, up), so wide about x. */
export const fin = (stuff: Stuff, wide: number, outline: readonly Flat[], x = 0, rest: Rest<Side> = {}): Side => ({
  shape: 'side',
  stuff,
  wide,
  outline,
  at: [x, 0, 0],
  ...rest,
});
export const fins = (stuff: Stuff, wide: number, outline: readonly Flat[], x: number, rest: Rest<Side> = {}): Side =>
  fin(stuff, wide, outline, x, { twin: true, ...rest });

/** Sections of hulls: flat above and below with an edge to the sides, bevelled. */
export const KEEN: readonly Flat[] = [
  [1, 0],
  [0.55, 1],
  [-0.55, 1],
  [-1, 0],
  [-0.55, -1],
  [0.55, -1],
];
export const BEVELLED: readonly Flat[] = [
  [1, -0.5],
  [1, 0.5],
  [0.6, 1],
  [-0.6, 1],
  [-1, 0.5],
  [-1, -0.5],
  [-0.6, -1],
  [0.6, -1],
];
/** Flat below, a ridge above. */
export const ROOF: readonly Flat[] = [
  [1, -1],
  [1, -0.3],
  [0.45, 1],
  [-0.45, 1],
  [-1, -0.3],
  [-1, -1],
];

/** The right half of an outline from the bow to the stern, and its mirror image. */
export const mirror = (half: readonly Flat[]): readonly Flat[] => [
  ...half,
  ...half.toReversed().flatMap(([x, y]): readonly Flat[] => (x === 0 ? [] : [[-x, y]])),
];

/** Where its engines are and how large: right ones have their twins on the left. */
type Engine = readonly [x: number, y: number, z: number, radius: number];

interface Fittings extends Pick<Model, 'scale' | 'lift'> {
  /** Where its guns end: right ones have their twins on the left. */
  readonly guns?: readonly Point[];
  readonly engines?: readonly Engine[];
  /** How deep the nozzles are, in radii; none: only the light. */
  readonly nozzle?: number;
}

const bothSides = ([x, y, z]: Point): readonly Point[] =>
  x > 0
    ? [
        [x, y, z],
        [-x, y, z],
      ]
    : [[x, y, z]];

function engineParts([x, y, z, radius]: Engine, nozzle: number): readonly Part[] {
  const twin = x > 0 ? ({ twin: true } as const) : {};
  const deep = radius * nozzle;
  const light = drum('engine', radius * 0.82, radius * 0.3, [x, y - radius * 0.05, z], { sides: 10, ...twin });
  if (nozzle === 0) return [light];
  return [drum('metal', [radius * 1.02, radius * 0.9], deep, [x, y + deep / 2, z], { sides: 10, ...twin }), light];
}

/** A ship of its parts; the origin is where the peg holds it. */
export function ship(parts: readonly Part[], { scale = 1, lift = 0, guns, engines, nozzle = 1 }: Fittings): Model {
  const glows = engines?.flatMap(([x, y, z, radius]) => bothSides([x, y, z]).map((at) => ({ at, radius })));
  return {
    parts: [...parts, ...(engines ?? []).flatMap((engine) => engineParts(engine, nozzle))],
    scale,
    lift,
    ...(guns && { muzzles: guns.flatMap(bothSides) }),
    ...(glows && { glows }),
  };
}
